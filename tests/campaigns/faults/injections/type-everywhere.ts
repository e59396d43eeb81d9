import type { Locator, Page } from "@playwright/test";
import type { HostileVisit } from "./hostile-visit.ts";
import { wellFormed } from "./payloads.ts";

const FIELDS =
  "input:not([type=checkbox], [type=radio], [type=hidden], [type=file]):visible, textarea:visible";

export interface Typed {
  label: string;
  payload: string;
}

/** Types a payload into each field on screen, as pasting does, and returns what's typed where. */
export async function typeEverywhere(visit: HostileVisit, within?: Locator): Promise<Typed[]> {
  const { page } = visit;
  const typed: Typed[] = [];
  const fields = (within ?? page.locator("body")).locator(FIELDS);
  for (let index = 0; index < (await fields.count()); index++) {
    const field = fields.nth(index);
    const payload = visit.next();
    await field.evaluate((element) => element.removeAttribute("maxlength"));
    await field.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.insertText(wellFormed(payload));
    const label = await field.evaluate((element) => (element as HTMLInputElement).name);
    typed.push({ label, payload });
  }
  return typed;
}

/** Fills in the form on screen with payloads, and sends it. */
export async function submitPayloads(visit: HostileVisit, where: string): Promise<void> {
  await typeEverywhere(visit);
  await sendForm(visit.page);
  await visit.inspect(where);
}

async function sendForm(page: Page): Promise<void> {
  const answered = page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  await page.locator("form button[type=submit]:visible, [data-continue]:visible").first().click();
  await answered;
}
