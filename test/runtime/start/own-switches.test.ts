import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readContract, StartProblem, takeSwitches } from "../../../runtime/index.js";
import { action, contract, tool } from "../fixture.js";

describe("switches of an author's own", () => {
  it("are taken in both spellings, and the rest is left in its order", () => {
    expect(takeSwitches(["--strict", "--project", "a b", "--profile", "developer"], ["project"])).toEqual({ values: { project: "a b" }, rest: ["--strict", "--profile", "developer"] });
    expect(takeSwitches(["--project=x=y", "--profile=reader"], ["project"])).toEqual({ values: { project: "x=y" }, rest: ["--profile=reader"] });
    expect(takeSwitches([], ["project"])).toEqual({ values: {}, rest: [] });
  });

  it("leave what only looks like one of them", () => {
    const argv = ["--projects", "x", "--__proto__", "y", "project"];
    expect(takeSwitches(argv, ["project"])).toEqual({ values: {}, rest: argv });
  });

  it.each([[["--project"]], [["--project", "--strict"]], [["--project="]], [["--project", " "]], [["--project", "a", "--project", "b"]]])("%j does not start, and is named", (argv) => {
    expect(() => takeSwitches(argv, ["project"])).toThrow(StartProblem);
    expect(() => takeSwitches(argv, ["project"])).toThrow("--project");
  });
});

describe("the contract of a server that starts", () => {
  const folder = mkdtempSync(join(tmpdir(), "contract-"));
  const file = join(folder, "public-contract.json");
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is read by path and by URL", () => {
    const published = contract([tool("show", [action(null)])]);
    writeFileSync(file, JSON.stringify(published));
    expect(readContract(file)).toEqual(JSON.parse(JSON.stringify(published)));
    expect(readContract(pathToFileURL(file))).toEqual(readContract(file));
  });

  it.each(["", "{", "null", "[]", "{}", '{"contract":2,"tools":[]}'])("is refused by name where the file holds %j", (text) => {
    writeFileSync(file, text);
    expect(() => readContract(file)).toThrow(StartProblem);
    expect(() => readContract(file)).toThrow(file);
  });

  it("is missed with the command that writes it", () => {
    expect(() => readContract(join(folder, "nothing.json"))).toThrow("contract-gate generate");
  });
});
