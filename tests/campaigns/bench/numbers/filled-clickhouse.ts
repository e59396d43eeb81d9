import { addDays } from "#rules/numbers/days.ts";
import {
  type EventStore,
  openEventStore,
} from "../../../../supabase/functions/_shared/event-store/event-store.ts";
import { settleDays } from "../../../../supabase/functions/_shared/event-store/settle.ts";
import { DAYS, EVENTS_PER_VISIT, SOURCES, VERSIONS } from "./counted-days.ts";
import { KEEP_DAYS, startClickHouse } from "./engines.ts";
import { realPlaces } from "./real-places.ts";

const TYPES = ["entered", "answered", "left"];

/** ClickHouse with so many events of 90 days, each day counted by the sweep when it's over. */
export async function fillClickHouse(
  events: number,
): Promise<{ store: EventStore; stop(): Promise<void> }> {
  const server = await startClickHouse();
  const store = await openEventStore(server.url);
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  for (let ago = DAYS - 1; ago >= 0; ago--) {
    const query = eventsOfDay(addDays(today, -ago), ago, events / DAYS);
    await store.run(`insert into funnel_events ${query}`);
    const end = Date.parse(addDays(today, 1 - ago)) - 1;
    await settleDays(store, KEEP_DAYS, Math.min(now, end));
  }
  return {
    store,
    async stop() {
      await store.close();
      await server.stop();
    },
  };
}

/** Visits with random ids, which walk through the funnel and stay 1 to 20 seconds on a screen. */
function eventsOfDay(day: string, ago: number, events: number): string {
  const visits = Math.max(1, Math.round(events / EVENTS_PER_VISIT));
  const places = realPlaces()
    .map((place) => `'${place}'`)
    .join(", ");
  const types = TYPES.map((type) => `'${type}'`).join(", ");
  return `select substring(base64Encode(MD5(concat('${day}', toString(nth)))), 1, 22) as visit, toUInt32(number % ${EVENTS_PER_VISIT}) as n,
    [${types}][n % 3 + 1] as type, [${places}][intDiv(n, 3) + 1] as place,
    if(type = 'left', toInt32(1 + cityHash64(number) % 20), null) as seconds,
    toDateTime64('${day} 00:00:00', 3, 'UTC') + intDiv(nth * 80000, ${visits}) + n * 3 as recorded_at,
    'v${Math.floor((ago * VERSIONS) / DAYS)}' as version, if(nth % 2 = 0, 'summary:A', 'summary:B') as arms,
    concat('source ', toString(least(${SOURCES - 1}, toInt32(-log2((cityHash64(nth) % 10000 + 1) / 10001) * 2)))) as source
  from (select number, intDiv(number, ${EVENTS_PER_VISIT}) as nth from numbers(${visits * EVENTS_PER_VISIT}))`;
}
