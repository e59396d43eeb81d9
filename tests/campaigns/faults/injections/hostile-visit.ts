import type { Page } from "@playwright/test";
import { watchViolations } from "../../../e2e/support/policy-violations.ts";
import type { BuiltSite } from "../browser/built-site.ts";
import type { Visitor } from "../browser/visitor.ts";
import { CANARY, payloads } from "./payloads.ts";
import { readText, strangersOn } from "./screen.ts";

/** A visit in which every text is a payload. */
export interface HostileVisit {
  page: Page;
  site: BuiltSite;
  email: string;
  /** The next payload. */
  next(): string;
  /** Looks for what doesn't belong on the page. */
  inspect(where: string): Promise<void>;
  /** Waits until a payload is on screen, as text. */
  shows(payload: string, where: string): Promise<void>;
  /** The number of payloads that were used. */
  countUsed(): number;
  problems: string[];
}

const REPORTED = 100;
const LOOK_MS = 10_000;

/** Begins a visit. Its first payload is the one with this number. */
export async function beginVisit(
  { page, context }: Visitor,
  { site, email, first }: { site: BuiltSite; email: string; first: number },
): Promise<HostileVisit> {
  const problems: string[] = [];
  let used = 0;
  let where = "";
  const report = (problem: string) => void problems.push(`${where}: ${problem}`);
  const violations = await watchViolations(page);
  await context.exposeFunction("reportHit", () => report("a payload has run"));
  await context.addInitScript(trapHits);
  context.on("request", (request) => {
    if (new URL(request.url()).hostname === CANARY) report(`asks ${request.url()}`);
  });
  context.on("dialog", (dialog) => {
    report(`opens a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("weberror", (thrown) => report(`throws ${thrown.error()}`.slice(0, REPORTED)));

  return {
    page,
    site,
    email,
    problems,
    countUsed: () => used,
    next: () => payloads[(first + used++) % payloads.length] as string,
    async inspect(what) {
      where = what;
      for (const stranger of await strangersOn(page)) report(`has ${stranger}`);
      for (const violation of violations.splice(0)) report(violation);
    },
    async shows(payload, what) {
      where = what;
      const wanted = readText(payload);
      const isShown = await page
        .waitForFunction(isOnScreen, wanted, { timeout: LOOK_MS })
        .then(() => true)
        .catch(() => false);
      if (!isShown) report(`doesn't show ${JSON.stringify(wanted)}`);
    },
  };
}

/** Reports when `hit` is set, in each page before ours, frames included. */
function trapHits(): void {
  Object.defineProperty(window, "hit", {
    set: () => (window as unknown as { reportHit(): void }).reportHit(),
  });
}

/** Runs in the page. Fields show text, too. */
function isOnScreen(wanted: string): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
  const texts = [document.body.innerText, ...fields.map(({ value }) => value)].map((text) =>
    text.replace(/[^\x21-\x7e]+/g, "").slice(0, 1_000_000),
  );
  return texts.some((text) => text.includes(wanted));
}
