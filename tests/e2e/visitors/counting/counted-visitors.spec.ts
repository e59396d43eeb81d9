import type { BrowserContext, Page } from "@playwright/test";
import { createRandom } from "#lib/seeded-random.ts";
import { assembleGroups } from "../../../../supabase/functions/_shared/numbers/assemble-report.ts";
import type {
  GroupPlaceRow,
  GroupRow,
} from "../../../../supabase/functions/_shared/numbers/report-rows.ts";
import { callDatabase } from "../../support/call-database.ts";
import { isRecording, path, toId, turnAway, walk } from "../../support/counted-walk.ts";
import { type Step, toScreenName } from "../../support/funnel.ts";
import { expect, isAt, isReacts, test } from "../../support/journey.ts";

test.use({ isCounted: true });

/** 300 take a quarter of an hour: `COUNTED_VISITORS=300 npx playwright test counted-visitors`. */
const VISITORS = Number(process.env.COUNTED_VISITORS) || 10;
const SEED = Number(process.env.SEED) || 1;
/** None of them is slow to answer. */
const STEPS = path.slice(0, 4);
const MAX_DEEDS = 7;

interface Counts {
  visits: number;
  places: { place: string; entered: number; left: number; inside: number }[];
}

/** The true counts of visitors. */
class Truth {
  visits = 0;
  readonly #places = new Map<string, { entered: number; left: number }>();

  begin(step: Step): void {
    this.visits++;
    this.#at(step).entered++;
  }

  move(from: Step, to: Step): void {
    this.#at(from).left++;
    this.#at(to).entered++;
  }

  get counts(): Counts {
    const places = [...this.#places].map(([place, { entered, left }]) => {
      return { place, entered, left, inside: entered - left };
    });
    return { visits: this.visits, places: sortPlaces(places) };
  }

  #at(step: Step) {
    const found = this.#places.get(toId(step)) ?? { entered: 0, left: 0 };
    this.#places.set(toId(step), found);
    return found;
  }
}

const sortPlaces = (places: Counts["places"]) =>
  places.toSorted((one, other) => one.place.localeCompare(other.place));

/** Continues, goes back, reloads, turns away, copies the tab, and closes it in the end. */
async function visit(context: BrowserContext, source: string, chance: () => number, truth: Truth) {
  const page = await context.newPage();
  await page.goto(`/?utm_source=${source}`);
  await isRecording(page);
  let at = 0;
  const step = (index: number) => STEPS[index] as Step;
  truth.begin(step(at));
  const goTo = async (next: number) => {
    await isAt(page, toScreenName(step(next)));
    truth.move(step(at), step(next));
    at = next;
  };
  const deeds = 1 + Math.floor(chance() * MAX_DEEDS);
  for (let deed = 0; deed < deeds; deed++) {
    const kind = chance();
    if (kind < 0.5 && at < STEPS.length - 1) {
      await walk(page, step(at));
      await goTo(at + 1);
    } else if (kind < 0.65 && at > 0) {
      await page.goBack();
      await goTo(at - 1);
    } else if (kind < 0.75) {
      await page.reload();
      await isAt(page, toScreenName(step(at)));
      await isReacts(page);
      await isRecording(page);
    } else if (kind < 0.85) {
      await turnAway(page);
      await turnBack(page);
    } else if (kind < 0.92) {
      await openCopy(page, `${step(at).route}?utm_source=${source}`, step(at));
      truth.begin(step(at));
    }
  }
  await leave(page);
}

/** Turns away, and closes the tab once the server knows everything: browsers may kill it sooner. */
async function leave(page: Page): Promise<void> {
  await turnAway(page);
  await expect.poll(async () => (await readStored(page)).events).toEqual([]);
  await page.close();
}

/** Takes back what `turnAway` pretends, or the page would still be visible when it's closed. */
async function turnBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

const readStored = (page: Page): Promise<{ visit?: string; events?: unknown[] }> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("funnelVisit") ?? "{}"));

/** A second tab of the same browser, closed as soon as it counts. */
async function openCopy(page: Page, address: string, step: Step): Promise<void> {
  const { visit: copied } = await readStored(page);
  const opened = page.context().waitForEvent("page");
  await page.evaluate((url) => void window.open(url), address);
  const copy = await opened;
  await isAt(copy, toScreenName(step));
  // It begins with what the other tab has stored.
  await expect.poll(async () => (await readStored(copy)).visit).not.toBe(copied);
  await leave(copy);
  await page.bringToFront();
}

test(`${VISITORS} visitors who go back, reload, and close tabs are counted exactly`, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(VISITORS * 30_000);
  const chance = createRandom(SEED);
  const truth = new Truth();
  const source = `counted-${Date.now()}`;
  for (let visitor = 0; visitor < VISITORS; visitor++) {
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    await visit(context, source, chance, truth);
    await context.close();
  }

  const today = new Date().toISOString().slice(0, 10);
  const readCounts = async (): Promise<Counts | undefined> => {
    const asked = { from_day: today, to_day: today, by_what: "source" };
    const [groups, places] = await Promise.all([
      callDatabase<GroupRow[]>(baseURL, "group_rows", asked),
      callDatabase<GroupPlaceRow[]>(baseURL, "group_place_rows", asked),
    ]);
    const group = assembleGroups(groups, places, "server")[source];
    return (
      group && {
        visits: group.visits,
        places: sortPlaces(
          group.places.map(({ place, entered, left, inside }) => ({
            place,
            entered,
            left,
            inside,
          })),
        ),
      }
    );
  };
  await expect.poll(readCounts, { message: `SEED=${SEED}` }).toEqual(truth.counts);
});
