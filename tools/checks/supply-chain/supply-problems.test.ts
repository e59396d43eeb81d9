import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { differences, hashFiles } from "./hash-files.ts";
import { type LockedPackage, parseLockFile } from "./lock-file.ts";
import { looseVersions } from "./loose-versions.ts";
import { type PublishRecord, updateRecord } from "./publish-record.ts";
import { supplyProblems } from "./supply-problems.ts";

const react: LockedPackage = {
  name: "react",
  version: "19.3.1",
  path: "node_modules/react",
  isShipped: true,
  license: "MIT",
  integrity: "sha512-abc=",
};
const RECORD: PublishRecord = { "2026-11-22": { "react@19.3.1": "2026-10-14" } };

const problems = (change: Partial<LockedPackage>, record = RECORD, allowScripts = {}) =>
  supplyProblems({ locked: [{ ...react, ...change }], record, allowScripts });

describe("supplyProblems", () => {
  test("accepts a recorded version that is old enough", () => {
    expect(problems({})).toEqual([]);
    expect(problems({}, { "2026-11-22": { "react@19.3.1": "2026-11-15" } })).toEqual([]);
  });

  test("refuses a version without a record", () => {
    expect(problems({ version: "19.3.2" })).toEqual([
      "react@19.3.2 has no publish date. Run: npm run task -- supply:record",
    ]);
  });

  test("refuses a version that was younger than a week when it was recorded", () => {
    expect(problems({}, { "2026-11-22": { "react@19.3.1": "2026-11-16" } })).toEqual([
      expect.stringContaining("less than 7 days before it was recorded"),
    ]);
  });

  test("accepts a young version of a package that is excluded by name", () => {
    const record = { "2026-11-22": { "react@19.3.1": "2026-11-21" } };
    expect(
      supplyProblems({ locked: [react], record, allowScripts: {}, mayBeYoung: ["react"] }),
    ).toEqual([]);
    expect(
      supplyProblems({ locked: [react], record, allowScripts: {}, mayBeYoung: ["react-dom"] }),
    ).toHaveLength(1);
  });

  test("refuses an install script without a decision", () => {
    expect(problems({ hasInstallScript: true })).toEqual([expect.stringContaining("allowScripts")]);
    expect(problems({ hasInstallScript: true }, RECORD, { react: false })).toEqual([]);
  });

  test.each<[string, Partial<LockedPackage>]>([
    ["from Git", { resolved: "git+ssh://git@example.com/react.git#abc" }],
    ["from a folder", { link: true, resolved: "../react" }],
    ["without a checksum", { integrity: "" }],
    ["with a weak checksum", { integrity: "sha1-abc=" }],
  ])("refuses a package %s", (_, change) => {
    expect(problems(change)).toEqual([
      "react@19.3.1 isn't a package of the registry with a SHA-512 checksum.",
    ]);
  });

  test.each(["GPL-3.0", "MIT AND GPL-3.0", "UNLICENSED", ""])(
    "refuses the license %s in the pages",
    (license) => {
      expect(problems({ license })).toEqual([expect.stringContaining("its license")]);
      expect(problems({ license, isShipped: false })).toEqual([]);
    },
  );

  test.each(["MIT", "(MIT OR GPL-3.0)", "MIT AND ISC AND BSD-3-Clause"])(
    "accepts the license %s in the pages",
    (license) => {
      expect(problems({ license })).toEqual([]);
    },
  );
});

describe("updateRecord", () => {
  test("adds today's versions, and drops versions that are no longer used", () => {
    const record = {
      "2026-10-01": { "gone@1.0.0": "2026-01-01" },
      "2026-11-22": { "react@19.3.1": "2026-10-14" },
    };
    const found = new Map([["new@1.0.0", "2026-11-01"]]);
    expect(
      updateRecord(record, "2026-11-22", found, new Set(["react@19.3.1", "new@1.0.0"])),
    ).toEqual({
      "2026-11-22": { "new@1.0.0": "2026-11-01", "react@19.3.1": "2026-10-14" },
    });
  });
});

describe("parseLockFile", () => {
  test("takes a package's name from its folder or its alias", () => {
    const packages = {
      "": { name: "project" },
      "node_modules/a": { version: "1.0.0" },
      "node_modules/a/node_modules/@scope/b": { version: "2.0.0", dev: true },
      "node_modules/c": { name: "real", version: "3.0.0" },
    };
    const found = parseLockFile(JSON.stringify({ packages })).map(
      ({ name, version, isShipped }) => [name, version, isShipped],
    );
    expect(found).toEqual([
      ["a", "1.0.0", true],
      ["@scope/b", "2.0.0", false],
      ["real", "3.0.0", true],
    ]);
  });
});

let folder: string;

describe("hashFiles", () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "hashes-"));
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "index.html"), "<!doctype html>");
    writeFileSync(join(folder, "assets", "app.js"), "start();");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("hashes every file, at any depth", () => {
    expect([...hashFiles(folder).keys()]).toEqual(["assets/app.js", "index.html"]);
    expect(differences(hashFiles(folder), hashFiles(folder))).toEqual([]);
  });

  test("finds a changed, a missing, and a new file", () => {
    const before = hashFiles(folder);
    writeFileSync(join(folder, "assets", "app.js"), "start()");
    rmSync(join(folder, "index.html"));
    writeFileSync(join(folder, "new.txt"), "");
    expect(differences(before, hashFiles(folder))).toEqual([
      "assets/app.js differs.",
      "index.html is only in the first build.",
      "new.txt is only in the second build.",
    ]);
  });
});

describe("looseVersions", () => {
  test("accepts exact versions, also of a release to come", () => {
    expect(
      looseVersions({ dependencies: { react: "19.3.1" }, overrides: { "a-parser": "1.0.0-rc.1" } }),
    ).toEqual([]);
  });

  test.each(["^19.3.1", "~19.3.1", ">=19", "19", "*", "latest", "npm:preact@1.0.0", "github:a/b"])(
    "refuses %s",
    (version) => {
      expect(looseVersions({ devDependencies: { react: version } })).toEqual([
        `react in devDependencies is "${version}". Pin one exact version.`,
      ]);
    },
  );
});
