import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { atRest } from "./journey.ts";

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

interface Rule {
  rule: string;
  why: string;
}

/** Rules that ask a person to look. We looked, on every screen; a new rule asks again. */
const lookedAt: Rule[] = [
  { rule: "style_color_misuse", why: "asks on every page; states have an icon, a text, or both" },
  {
    rule: "input_label_visible",
    why: "round buttons have an icon that says the same: a back arrow, a gear",
  },
  {
    rule: "element_tabbable_unobscured",
    why: "the engine sees the sticky header over what's further down; what gets the focus is scrolled below it",
  },
  {
    rule: "text_sensory_misuse",
    why: "“above all” in the footer isn't a direction",
  },
  {
    rule: "target_spacing_sufficient",
    why: "an option fills its row, and each is larger than 44 pixels",
  },
  { rule: "text_quoted_correctly", why: "the quotation marks are around names of buttons" },
];

/** The part of the engine that runs in the page. */
interface Engine {
  Checker: new () => {
    check(root: Document, rulesets: string[]): Promise<{ results: Result[] }>;
  };
}

interface Result {
  ruleId: string;
  value: [level: string, outcome: string];
  message: string;
  snippet: string;
}

/**
 * Fails on anything on screen that breaks WCAG 2.2 by the rules of IBM's Equal Access, which finds
 * other things than axe, or that it wants a person to look at for the first time.
 */
export async function passesSecondEngine(page: Page): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate("'equalAccess' in window")))
    await page.evaluate(`${ENGINE}\nwindow.equalAccess = ace;`);
  const results = await page.evaluate(async () => {
    const { equalAccess } = window as unknown as { equalAccess: Engine };
    const report = await new equalAccess.Checker().check(document, ["WCAG_2_2"]);
    return report.results
      .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome !== "PASS")
      .map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }));
  });
  const isKnown = ({ ruleId, value: [, outcome] }: Result) =>
    outcome !== "FAIL" && lookedAt.some(({ rule }) => rule === ruleId);
  const found = results.filter((result) => !isKnown(result));
  expect(
    found.map(({ ruleId, value, message, snippet }) =>
      [ruleId, value[1], message, snippet.slice(0, 160)].join(" · "),
    ),
    page.url(),
  ).toEqual([]);
}
