import { describe, expect, test } from "vitest";
import type { Campaign } from "./campaign.ts";
import { chooseCampaigns } from "./choose-campaigns.ts";

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
