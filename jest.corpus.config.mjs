import base from "./jest.config.mjs";

/** What needs a folder of real surfaces beside the repository; fails where there is none. */
export default { ...base, testMatch: ["<rootDir>/test/corpus/**/*.test.ts"], testPathIgnorePatterns: ["/node_modules/"] };
