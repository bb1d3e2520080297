import fc from "fast-check";

/**
 * Property tests draw the same samples everywhere, so that a pull request is not red for what it did not
 * touch. `SEED=$RANDOM npm test` looks for more.
 */
fc.configureGlobal({ seed: Number(process.env["SEED"] ?? 20261201) });
