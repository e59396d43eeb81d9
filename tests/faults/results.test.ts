import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PAGE, readResults, reliabilityPage } from "./results.ts";
import { rows } from "./rows.ts";

describe("docs/reliability.md", () => {
  test("is what --write makes of the results", () => {
    expect(readFileSync(PAGE, "utf8")).toBe(reliabilityPage(rows, readResults()));
  });

  test("only has results of rows that exist", () => {
    const names = rows.map(({ name }) => name);
    expect(Object.keys(readResults()).filter((name) => !names.includes(name))).toEqual([]);
  });
});
