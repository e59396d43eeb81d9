import { expect, test } from "vitest";
import { readAssets, readFunnelFolder } from "../../../scripts/funnel-folder.ts";
import { compileFunnel } from "../compile-funnel.ts";
import { warningsOf } from "../warnings.ts";
import { doubted } from "./doubted.ts";

test("a marketer whose funnel is good is not asked to look again", () => {
  expect(doubted()).toBe("nothing");
});

test("nothing in the real funnel is doubtful", () => {
  const assets = readAssets("funnel");
  const funnel = compileFunnel(readFunnelFolder("funnel"), assets);
  expect(Array.isArray(funnel) || warningsOf(funnel, assets)).toEqual([]);
});

test("a marketer whose headline fills a small phone is told how much room there is", () => {
  const long = `title: ${"Your goals ".repeat(9).trim()}`;
  expect(doubted(["steps/questions.yaml", "title: Your goals", long])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  This text has 98 letters, and its place on a small phone has room for 90. Say it in fewer words."`,
  );
});

test("a marketer whose headline just fits is told nothing", () => {
  expect(doubted(["steps/questions.yaml", "title: Your goals", `title: ${"n".repeat(90)}`])).toBe(
    "nothing",
  );
});

test("a headline that only some see has to fit as well", () => {
  const instead = `title: Your goals\n  instead:\n    - when: { gender: male }\n      title: ${"n".repeat(91)}`;
  expect(doubted(["steps/questions.yaml", "title: Your goals", instead])).toMatch(
    /^funnel\/steps\/questions\.yaml:17:14 {2}This text has 91 letters/,
  );
});

test("an option's label that does not fit its button is told at the option", () => {
  expect(
    doubted([
      "steps/questions.yaml",
      "fit: Get fit",
      "fit: Get fit and stay so for the rest of my long life",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:18:10  This text has 48 letters, and its place on a small phone has room for 40. Say it in fewer words."`,
  );
});

test("a picture on a screen of its own needs words, or says that it needs none", () => {
  const shown = (image: string): Parameters<typeof doubted>[0] => [
    "steps/pages.yaml",
    "title: Thank you",
    `title: Thank you\n  image: ${image}`,
  ];
  expect(doubted(shown("hero"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:10  Those who cannot see this picture learn nothing of it. Say what it shows: { image: hero, alt: … }, or alt: "" where it only decorates."`,
  );
  expect(doubted(shown('{ image: hero, alt: "" }'))).toBe("nothing");
  expect(doubted(shown("{ image: hero, alt: hero }"))).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:30  This does not say what the picture shows. Say it in a few words, without naming the file or that it is a picture."`,
  );
  expect(doubted(shown("{ image: hero, alt: Image of a plate }"))).not.toBe("nothing");
});

test("an experiment whose question is still open is told at the question", () => {
  expect(
    doubted(["funnel.yaml", "Does asking for sleep first help?", "TODO ask the team"]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:8:15  This does not say what "order" is to find out. Ask it so that a number can answer: Does … sell more plans?"`,
  );
  expect(doubted(["funnel.yaml", "Does asking for sleep first help?", "Test"])).not.toBe("nothing");
});
