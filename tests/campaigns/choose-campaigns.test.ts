import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Campaign } from "./campaign.ts";
import { groups } from "./campaigns.ts";
import { chooseCampaigns } from "./choose-campaigns.ts";

const DOCS = join(import.meta.dirname, "..", "..", "docs");

const campaign = (name: string, more: Partial<Campaign> = {}): Campaign => ({
  ...{ name, claim: "It holds", minutes: 1, ...more },
  run: async () => ({ isKept: true, figures: "", problems: [] }),
});

const few = {
  faults: [campaign("races"), campaign("walks", { isOnDemand: true })],
  others: [campaign("bugs", { isOnDemand: true, parts: ["races", "claim/sql"] })],
};

describe("choosing campaigns", () => {
  const choose = (names: string[], isShort = false) =>
    chooseCampaigns(few, names, isShort).map((one) => [one.campaign.name, ...one.parts].join(" "));

  test.each<[title: string, names: string[], isShort: boolean, chosen: string[]]>([
    ["several by name, in this order", ["walks", "races"], false, ["walks", "races"]],
    ["a whole group", ["faults"], false, ["races", "walks"]],
    ["a group, without what's on demand", ["faults"], true, ["races"]],
    ["everything short, without what's on demand", [], true, ["races"]],
    ["what's on demand, by its name", ["walks"], true, ["walks"]],
    ["the parts behind a name", ["bugs", "races", "claim/sql"], false, ["bugs races claim/sql"]],
    ["a campaign that's also a part", ["races", "bugs", "races"], false, ["races", "bugs races"]],
  ])("%s", (_, names, isShort, chosen) => {
    expect(choose(names, isShort)).toEqual(chosen);
  });

  test("suggests the name that was probably meant", () => {
    expect(() => choose(["race"])).toThrow('There is no campaign "race". Did you mean "races"?');
    expect(() => choose(["bugs", "clam/sql"])).toThrow(
      'There is no campaign or part of bugs "clam/sql". Did you mean "claim/sql"?',
    );
  });
});

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
});
