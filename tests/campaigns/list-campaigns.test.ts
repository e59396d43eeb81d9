// @module-tag long
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { groups } from "./campaigns.ts";
import { chooseCampaigns } from "./choose-campaigns.ts";
import { rows } from "./faults/faults.ts";
import { plantedBugs } from "./faults/planted-bugs/planted-bugs.ts";

const DOCS = join(import.meta.dirname, "..", "..", "docs");

describe("the list of campaigns", () => {
  test("has each name once", () => {
    const names = Object.entries(groups).flatMap(([group, all]) => [
      group,
      ...all.map(({ name }) => name),
    ]);
    expect(names).toEqual([...new Set(names)]);
  });

  test("has every campaign that the docs name", () => {
    const pages = readdirSync(DOCS, { recursive: true, encoding: "utf8" })
      .filter((page) => page.endsWith(".md"))
      .map((page) => readFileSync(join(DOCS, page), "utf8"));
    const commands = pages
      .flatMap((page) => [...page.matchAll(/npm run campaign -- ([a-z][a-z /-]*?)(?= --|`)/g)])
      .map(([, names = ""]) => names.split(" "));
    expect(commands.length).toBeGreaterThan(0);
    for (const names of commands) expect(() => chooseCampaigns(groups, names, false)).not.toThrow();
  });

  test("has a planted bug for each row of the faults", () => {
    expect(Object.keys(plantedBugs).sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});
