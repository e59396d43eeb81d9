import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { atRest } from "./journey.ts";

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

/** Where the engine is wrong, or can't see enough. */
const ACCEPTED = [
  // The page behind an open dialog is hidden, and the dialog keeps the focus.
  { rule: "aria_hidden_nontabbable", snippet: "" },
  // The label of the search field is an icon, with words for assistive technology.
  { rule: "label_content_exists", snippet: "<label" },
  // The name is the first words on the button, which also shows the days.
  { rule: "label_name_visible", snippet: 'aria-label="Week ' },
  // HTML allows it for an email field.
  { rule: "input_autocomplete_valid", snippet: 'autocomplete="username"' },
  // Fields for a number are of type text, where `min` and `max` are for programs that read the page.
  { rule: "aria_attribute_conflict", snippet: 'role="spinbutton"' },
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
 * other things than axe. Its questions to a person are answered in docs/accessibility.md.
 */
export async function passesSecondEngine(page: Page): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate("'equalAccess' in window")))
    await page.evaluate(`${ENGINE}\nwindow.equalAccess = ace;`);
  const failures = await page.evaluate(async (accepted) => {
    const { equalAccess } = window as unknown as { equalAccess: Engine };
    const report = await new equalAccess.Checker().check(document, ["WCAG_2_2"]);
    return report.results
      .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
      .filter(
        ({ ruleId, snippet }) =>
          !accepted.some((one) => one.rule === ruleId && snippet.includes(one.snippet)),
      )
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  }, ACCEPTED);
  expect(failures, page.url()).toEqual([]);
}
