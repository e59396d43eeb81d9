import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { atRest } from "./journey.ts";

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

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
 * other things than axe. Its questions to a person are answered in decision 69.
 */
export async function passesSecondEngine(page: Page): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate("'equalAccess' in window")))
    await page.evaluate(`${ENGINE}\nwindow.equalAccess = ace;`);
  const failures = await page.evaluate(async () => {
    const { equalAccess } = window as unknown as { equalAccess: Engine };
    const report = await new equalAccess.Checker().check(document, ["WCAG_2_2"]);
    return report.results
      .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  });
  expect(failures, page.url()).toEqual([]);
}
