import { findSteps, firstArms, inArms } from "../../../e2e/support/funnel.ts";
import { man } from "../../../e2e/support/visitors.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { type BuiltSite, openBuiltSite } from "../browser/built-site.ts";
import { collectProblems } from "../browser/collect-problems.ts";
import { openVisitor } from "../browser/visitor.ts";
import { wrongSessions } from "../browser/wrong-sessions.ts";
import { openTab } from "./tab.ts";
import { atThanks, goToPay, pay, pressStyles, type Trip } from "./trip.ts";
import { waysBack } from "./ways-back.ts";

const entries = ["the quiz", "another page"] as const;
const keeping = [true, false];
const VARIANTS = waysBack.length * pressStyles.length * entries.length * keeping.length;
const PROGRESS_EVERY = 20;
/** A browser's log when a card is declined, or a paid session is opened again. */
const EXPECTED_NOISE = /status of (402|410)/;
/** The last screen before the offer. */
const before = findSteps("features").at(-1);

export const backFromPayment: FaultRow = {
  name: "back-from-payment",
  claim:
    "A buyer who comes back from the payment page can press Buy at once, and still pays only once",
  inputs: `purchases in a Chromium with its real back-forward cache, from the offer to the success page: ${waysBack.length} ways back (${waysBack.map(({ name }) => name).join("; ")}), with a press ${pressStyles.join(", ")}`,
  faults:
    "Back, Forward, and reloads, also before the checkout has answered; offers that the browser restores, and offers that it has to load again",
  count: { whole: VARIANTS, part: waysBack.length },
  minutes: 3.2,
  isOnDemand: true,
  run,
};

interface Variant {
  way: (typeof waysBack)[number];
  style: Trip["style"];
  entry: (typeof entries)[number];
  isKept: boolean;
}

/** The variants in an order in which the first ones differ in the way back and in the press. */
function toVariant(index: number): Variant {
  const round = Math.floor(index / waysBack.length);
  const block = Math.floor(round / pressStyles.length);
  return {
    way: waysBack[index % waysBack.length] as Variant["way"],
    style: pressStyles[(index + round) % pressStyles.length] as Variant["style"],
    entry: entries[(index + block) % entries.length] as Variant["entry"],
    isKept: keeping[Math.floor(block / entries.length) % keeping.length] as boolean,
  };
}

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const site = await openBuiltSite();
  const returns = { all: 0, restored: 0 };
  let done = 0;
  const problems = await collectProblems(count, async (index) => {
    const variant = toVariant(index);
    const trip = await buyWith(site, variant, `back-${seed}-${index}-${Date.now()}@example.com`);
    returns.all += trip.returns.all;
    returns.restored += trip.returns.restored;
    if (++done % PROGRESS_EVERY === 0) print(`${done} purchases`);
    const { way, style, entry, isKept } = variant;
    const where = `${way.name}, pressed ${style}, from ${entry}, ${isKept ? "kept" : "not kept"}`;
    return trip.problems.map((problem) => `${where}: ${problem}`);
  });
  if (returns.restored * 4 < returns.all) problems.push("The browser hardly ever kept the offer.");
  return {
    isKept: problems.length === 0,
    figures: `${count} purchases with ${Math.min(count, VARIANTS)} variants, ${returns.all} returns to the offer, ${returns.restored} of them from the back-forward cache: ${problems.length} problems`,
    problems,
  };
}

async function buyWith(site: BuiltSite, variant: Variant, email: string) {
  const visitor = await openVisitor(site, { keepsPages: true });
  const trip: Trip = {
    tab: await openTab(visitor.page),
    visitor,
    style: variant.style,
    problems: [],
    returns: { all: 0, restored: 0 },
  };
  try {
    await openOffer(trip, variant);
    await variant.way.go(trip, email);
    if (!variant.way.isPaid) {
      await goToPay(trip);
      await pay(trip, email);
    }
    await atThanks(trip);
    trip.problems.push(...(await wrongSessions(site, visitor.network.getAnswered())));
    trip.problems.push(...visitor.noise.filter((text) => !EXPECTED_NOISE.test(text)));
  } catch (error) {
    trip.problems.push(String(error));
  } finally {
    await visitor.close();
  }
  return trip;
}

/** Opens the offer with a page or a screen before it. */
async function openOffer({ tab, visitor }: Trip, { entry, isKept }: Variant): Promise<void> {
  const { page, context } = visitor;
  await context.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  // Browsers don't keep a page that wants to know when it's unloaded.
  if (!isKept) await context.addInitScript(() => addEventListener("unload", () => {}));
  await page.goto("/help");
  await page.evaluate(
    (state) => localStorage.setItem("quizState", state),
    JSON.stringify(man(firstArms)),
  );
  if (entry === "another page") await page.goto("/sales");
  else {
    await page.goto(`${before?.route}?${inArms(firstArms)}`);
    await tab.press(before?.continue ?? "");
  }
  await tab.wait("the offer", () => (document.querySelector('[data-step="sales"]') ? true : null));
}
