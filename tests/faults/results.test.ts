import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  DATA,
  dataText,
  publishedOf,
  type Result,
  readPublished,
  withResult,
} from "./published.ts";
import { reliabilityPage } from "./reliability-page.ts";
import { PAGE } from "./results.ts";
import { rows } from "./rows.ts";
import { plantedBugs } from "./teeth/planted-bugs.ts";

describe("docs/reliability", () => {
  test("is what --write makes of today's rows", () => {
    const published = publishedOf(rows, readPublished());
    expect(readFileSync(DATA, "utf8")).toBe(dataText(published));
    expect(readFileSync(PAGE, "utf8")).toBe(reliabilityPage(published));
  });

  test("has the latest result of each seed", () => {
    const [row] = rows;
    if (!row) throw new Error("There are no rows.");
    const result = (seed: number, figures: string): Result => ({
      ...{ isKept: true, figures, seed, count: 10, minutes: 1, date: "2026-11-27" },
    });
    let published = publishedOf([row], {});
    const add = (one: Result) => (published = withResult(published, row.name, one));

    add(result(2, "two"));
    expect(reliabilityPage(published)).toContain("| Result | Kept: two. 1 min on 2026-11-27 |");
    add(result(1, "replaced"));
    add({ ...result(1, "one"), isKept: false });
    expect(reliabilityPage(published)).toContain(
      [
        "| Result of seed 1 | **Broken**: one. 1 min on 2026-11-27 |",
        "| Result of seed 2 | Kept: two. 1 min on 2026-11-27 |",
        `| Run it alone | \`npm run campaign -- ${row.name} --count 10 --seed 1\` |`,
      ].join("\n"),
    );
    expect(reliabilityPage(published)).not.toContain("replaced");
  });

  test("counts the bugs that the list has now, all caught", () => {
    const counted = Object.entries(readPublished()).flatMap(([name, { teeth }]) =>
      teeth ? [[name, teeth.planted, teeth.caught]] : [],
    );
    const listed = counted.map(([name = ""]) => {
      const bugs = plantedBugs[name]?.length;
      return [name, bugs, bugs];
    });
    expect(counted.length).toBeGreaterThan(0);
    expect(counted).toEqual(listed);
  });
});
