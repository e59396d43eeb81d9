import { setTimeout as pause } from "node:timers/promises";
import { createRandom } from "#lib/seeded-random.ts";
import { fetchSavedNotes } from "../../../e2e/support/member.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { type BuiltSite, openBuiltSite } from "../browser/built-site.ts";
import { collectProblems } from "../browser/collect-problems.ts";
import { makeBuyer, signInAs } from "../browser/member.ts";
import { openVisitor, type Visitor } from "../browser/visitor.ts";
import { wholeNumber } from "../pick.ts";
import { type Device, killTab, openDevice, shows, type Writing, write } from "./device.ts";

/** Of each member. */
const MAX_KILLS = 25;
/** Longer than it takes until a note is sent and answered. */
const MAX_LIFE_MS = 1_200;
const OFFLINE_SHARE = 0.3;
const ITEM_SHARE = 0.3;
const PHONE_SHARE = 0.3;
const SAVED = /^Saved/;

export const notesKept: FaultRow = {
  name: "notes-kept",
  claim: "Whatever a member has written is there after their tab dies, and reaches the account",
  inputs: "notes and grocery items, written by members on a computer and a phone in Chromium",
  faults:
    "the tab's process is killed at a random moment, before, while, or after the note is sent, and offline",
  count: { whole: 60, part: 6 },
  minutes: 1.3,
  isOnDemand: true,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const site = await openBuiltSite();
  let killed = 0;
  const problems = await collectProblems(Math.ceil(count / MAX_KILLS), async (index) => {
    const kills = Math.min(MAX_KILLS, count - index * MAX_KILLS);
    const chance = createRandom(seed * count + index);
    const lost = await writeAndDie(site, kills, chance);
    killed += kills;
    print(`${killed} tabs killed`);
    return lost;
  });
  return {
    isKept: problems.length === 0,
    figures: `${killed} tabs killed while a note or an item was being kept: ${problems.length} lost`,
    problems,
  };
}

/** One member's notes and items, with a tab killed after each. Returns what was lost. */
async function writeAndDie(
  site: BuiltSite,
  kills: number,
  chance: () => number,
): Promise<string[]> {
  const visitors = [await openVisitor(site), await openVisitor(site)] as const;
  const [{ page }, phonePage] = [visitors[0], visitors[1].page];
  try {
    const email = `notes-${Math.floor(chance() * 1e9)}-${Date.now()}@example.com`;
    const member = await makeBuyer(site, page, email);
    const computer = await openDevice(visitors[0], member.signedIn);
    const phone = await openDevice(visitors[1], await signInAs(phonePage, email));
    const problems: string[] = [];
    let last = "";
    for (let kill = 0; kill < kills; kill++) {
      const isItem = chance() < ITEM_SHARE;
      const text = `${isItem ? "Item" : "Note"} ${kill}`;
      // Lists belong to one browser.
      const device = !isItem && chance() < PHONE_SHARE ? phone : computer;
      const written = await writeOnce(device, isItem ? "item" : "note", text, chance);
      if (!isItem) last = written.text;
      problems.push(...written.problems);
    }
    const saved = await fetchSavedNotes(page, member);
    if (last !== "" && saved["1/notes"] !== last)
      problems.push(`the account has "${saved["1/notes"]}" instead of "${last}"`);
    return problems;
  } finally {
    await Promise.all(visitors.map(({ close }: Visitor) => close()));
  }
}

interface Written {
  /** The text that was acknowledged. */
  text: string;
  problems: string[];
}

/** Writes, kills the tab, and looks for the text in the next one. */
async function writeOnce(
  { visitor, open }: Device,
  writing: Writing,
  wanted: string,
  chance: () => number,
): Promise<Written> {
  const { context } = visitor;
  const tab = await open(writing);
  const isOffline = chance() < OFFLINE_SHARE;
  await context.setOffline(isOffline);
  const text = await write(tab, writing, wanted);
  await pause(wholeNumber(0, MAX_LIFE_MS, chance));
  await killTab(tab);
  await context.setOffline(false);
  const next = await open(writing);
  const isThere = await shows(next, writing, text);
  // Another device may write next, so this one sends first.
  if (writing === "note")
    await next.getByRole("status").filter({ hasText: SAVED }).first().waitFor();
  await next.close();
  const problems: string[] = [];
  if (!text.includes(wanted)) problems.push(`"${wanted}" is "${text}" at once`);
  if (!isThere) problems.push(`"${text}" ${isOffline ? "written offline " : ""}isn't there`);
  return { text, problems };
}
