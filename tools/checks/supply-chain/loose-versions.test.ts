import { describe, expect, test } from "vitest";
import { looseVersions } from "./loose-versions.ts";

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
