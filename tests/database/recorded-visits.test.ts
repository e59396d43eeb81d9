import { describe, expect, test } from "vitest";
import { type Beacon, openPage, smallPlan } from "#recorder/recorder.fixtures.ts";
import { chanceOf, shuffled } from "./chance.ts";
import { freshDatabase } from "./database.ts";
import { numbersIn, visitId } from "./numbers.fixtures.ts";

const VISITS = 500;
const PLACES = ["start", "one", "two", "summary", "sales"];
const ARMS = ["A", "B"];
const SOURCES = ["mail", "ads", "friends"];

type Counts = Record<string, { entered: number; left: number }>;

/** What really happened, by group and place. */
class Truth {
  readonly counts: Counts = {};
  readonly ways: Record<string, number> = {};

  move(group: string, from: string | undefined, to: string): void {
    this.#at(group, to).entered++;
    if (from === undefined) return;
    this.#at(group, from).left++;
    const way = `${from} → ${to}`;
    this.ways[way] = (this.ways[way] ?? 0) + 1;
  }

  #at(group: string, place: string) {
    const key = `${group} ${place}`;
    this.counts[key] ??= { entered: 0, left: 0 };
    return this.counts[key];
  }
}

/** A visitor who continues, goes back, reloads, turns away, and sometimes has no network. */
async function visit(index: number, chance: () => number, truth: Truth): Promise<Beacon[]> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const version = `v${1 + (index % 2)}`;
  const arm = pick(ARMS);
  const source = pick(SOURCES);
  const group = `${version} x:${arm} ${source}`;
  const storage = new Map<string, string>();
  const accepted: Beacon[] = [];
  let page = openPage({ storage, plan: { ...smallPlan, version } });
  let lost = 0;
  const collect = async () => {
    await page.settled();
    accepted.push(...page.beacons.slice(lost));
    lost = page.beacons.length;
  };
  let place = 0;
  page.comeTo(PLACES[0]);
  truth.move(group, undefined, PLACES[0] ?? "");
  const steps = 1 + Math.floor(chance() * 12);
  for (let step = 0; step < steps; step++) {
    page.wait(Math.floor(chance() * 90));
    const deed = chance();
    if (deed < 0.1) {
      page.hide();
      await collect();
      page.show();
    } else if (deed < 0.2) {
      await collect();
      // What is sent without a network never comes.
      page.stopServer();
      page.hide();
      await page.settled();
      lost = page.beacons.length;
      page.startServer();
      page.show();
    } else if (deed < 0.3) {
      page.hide();
      await collect();
      page = openPage({ storage, plan: { ...smallPlan, version: "newer" } });
      lost = 0;
      page.comeTo(PLACES[place]);
    } else {
      const isBack = deed < 0.45 && place > 0;
      const next = isBack ? place - 1 : Math.min(place + 1, PLACES.length - 1);
      if (next === place) continue;
      truth.move(group, PLACES[place], PLACES[next] ?? "");
      if (isBack) page.comeTo(PLACES[next]);
      else page.goOn(PLACES[next]);
      place = next;
    }
  }
  page.hide();
  await collect();
  return accepted.map((beacon) => ({
    ...beacon,
    visit: visitId(index),
    arms: { x: arm },
    source: { utm_source: source, device: "phone" },
  }));
}

/** Every beacon comes, some twice or three times, and in any order. */
const delivered = (beacons: Beacon[], chance: () => number): Beacon[] =>
  shuffled(
    beacons.flatMap((beacon) => Array<Beacon>(1 + Math.floor(chance() * 3)).fill(beacon)),
    chance,
  );

describe("recorded visits", () => {
  test(`${VISITS} with reloads, Back, lost and repeated beacons count exactly what happened`, async () => {
    const { sql } = await freshDatabase({ connections: 8 });
    const { send, ways } = numbersIn(sql);
    const chance = chanceOf(16);
    const truth = new Truth();
    const beacons: Beacon[] = [];
    for (let index = 0; index < VISITS; index++)
      beacons.push(...(await visit(index, chance, truth)));
    const all = delivered(beacons, chance);
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let at = sender; at < all.length; at += 8) await send(all[at] ?? {}, `client ${at}`);
    });
    await Promise.all(senders);

    const rows = await sql`select version || ' ' || arms || ' ' || source || ' ' || place as key,
      sum(entered)::int as entered, sum(left_count)::int as left from public.funnel_counts group by 1`;
    expect(Object.fromEntries(rows.map(({ key, ...counts }) => [key, counts]))).toEqual(
      truth.counts,
    );
    expect(await ways()).toEqual(
      Object.entries(truth.ways)
        .map(([way, count]) => `${way}: ${count}`)
        .toSorted(),
    );
    const [totals] = await sql`select sum(visits)::int as visits from public.funnel_totals`;
    expect(totals).toEqual({ visits: VISITS });
    // Each visit is still inside of one place.
    const inside = rows.reduce((sum, { entered, left }) => sum + entered - left, 0);
    expect(inside).toBe(VISITS);
  });
});
