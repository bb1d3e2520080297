/** Tests are TypeScript modules, run by Node's own module loader. */
export default {
  testEnvironment: "node",
  maxWorkers: "100%",
  // Modules of tests stay in memory; a process that holds gigabytes takes longer to end than Jest waits.
  workerIdleMemoryLimit: "1GB",
  // Tests that start processes wait for them, and for every other test that runs at the same time.
  testTimeout: 60_000,
  setupFiles: ["<rootDir>/test/seed.ts"],
  roots: ["<rootDir>/test"],
  testMatch: ["**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "/test/corpus/"],
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "^.+\\.ts$": ["@swc/jest", { jsc: { parser: { syntax: "typescript" }, target: "es2022" }, module: { type: "es6" } }],
  },
  moduleNameMapper: {
    "^(\\.{1,2}/.*)\\.js$": "$1",
    "^contract-gate$": "<rootDir>/generator/index.ts",
    "^contract-gate/runtime$": "<rootDir>/runtime/index.ts",
  },
};
