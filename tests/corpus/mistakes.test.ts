import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { told } from "#funnel/small-funnel.ts";
import { doubted } from "#funnel/warnings/doubted.ts";
import { mistakesTable } from "../../scripts/funnel/mistakes/table.ts";
import { allMistakes } from "./mistakes/all-mistakes.ts";

for (const { title, isOnlyDoubtful, mistakes } of allMistakes) {
  for (const mistake of mistakes) {
    test(`${title}: a marketer who ${mistake.who} is told where, and what to do`, () => {
      expect((isOnlyDoubtful ? doubted : told)(...mistake.changes)).toBe(mistake.told);
    });
  }
}

test("every kind of mistake is one of its own, and there are at least 60", () => {
  const kinds = allMistakes.flatMap(({ mistakes }) => mistakes);
  expect(new Set(kinds.map(({ who }) => who)).size).toBe(kinds.length);
  expect(new Set(kinds.map(({ changes }) => JSON.stringify(changes))).size).toBe(kinds.length);
  expect(kinds.length).toBeGreaterThanOrEqual(60);
  for (const { told: words } of kinds)
    expect(words).toMatch(/^funnel\/[\w./-]+\.ya?ml:\d+:\d+ {2}/);
});

test("the table in docs is what the mistakes are told today", () => {
  expect(readFileSync(join(import.meta.dirname, "..", "..", "docs", "mistakes.md"), "utf8")).toBe(
    mistakesTable(),
  );
});
