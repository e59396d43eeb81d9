import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PAGE, type Result, readResults, reliabilityPage, withResult } from "./results.ts";
import { rows } from "./rows.ts";

describe("docs/reliability.md", () => {
  test("is what --write makes of the results", () => {
    expect(readFileSync(PAGE, "utf8")).toBe(reliabilityPage(rows, readResults()));
  });

  test("only has results of rows that exist", () => {
    const names = rows.map(({ name }) => name);
    expect(Object.keys(readResults()).filter((name) => !names.includes(name))).toEqual([]);
  });

  test("has the latest result of each seed", () => {
    const [row] = rows;
    if (!row) throw new Error("There are no rows.");
    const result = (seed: number, figures: string): Result => ({
      ...{ isKept: true, figures, seed, count: 10, minutes: 1, date: "2026-11-27" },
    });
    let results = {};
    const page = () => reliabilityPage([row], results);
    const add = (one: Result) => (results = withResult(results, row.name, one));

    add(result(2, "two"));
    expect(page()).toContain("| Result | Kept: two. 1 min on 2026-11-27 |");
    add(result(1, "old"));
    add({ ...result(1, "one"), isKept: false });
    expect(page()).toContain(
      [
        "| Result of seed 1 | **Broken**: one. 1 min on 2026-11-27 |",
        "| Result of seed 2 | Kept: two. 1 min on 2026-11-27 |",
        `| Run it alone | \`npm run faults -- ${row.name} --count 10 --seed 1\` |`,
      ].join("\n"),
    );
    expect(page()).not.toContain("old");
  });
});
