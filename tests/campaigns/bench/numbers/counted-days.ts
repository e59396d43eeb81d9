import { realPlaces } from "./real-places.ts";
import { GO_ON } from "./typical-visits.ts";

/** About what a visit of a whole quiz and visits that end early have together. */
export const EVENTS_PER_VISIT = 40;
export const DAYS = 90;

/** The groups that visits fall into: a funnel that's edited monthly, and a busy list of sources. */
export const VERSIONS = 3;
const ARMS = ["summary:A", "summary:B"];
export const SOURCES = 12;
/** Stays have a median of 6 seconds; one in six is longer than 16. */
const LOG_MEDIAN = 1.8;
const LOG_SPREAD = 1;

/**
 * SQL that fills the tables of counts with what so many events add up to, spread over 90 days: exact
 * sums are the same, whether they come from beacons or from here.
 */
export function fillCounts(events: number): string[] {
  const places = realPlaces();
  const visitsADay = Math.max(1, events / EVENTS_PER_VISIT / DAYS);
  const arms = `unnest(array[${ARMS.map((arm) => `'${arm}'`).join(", ")}])`;
  const groups = `
    select (now() at time zone 'utc')::date - ago as day, 'v' || (ago * ${VERSIONS} / ${DAYS}) as version, arms,
      'source ' || source as source, ${visitsADay / ARMS.length}::float8 * power(0.7::float8, source) * 0.3 as visits
    from generate_series(0, ${DAYS - 1}) as ago, ${arms} as arms, generate_series(0, ${SOURCES - 1}) as source`;
  const steps = `unnest(array[${places.map((place) => `'${place}'`).join(", ")}])`;
  const density = `exp(-power(ln(s) - ${LOG_MEDIAN}, 2) / ${2 * LOG_SPREAD ** 2}) / (s * ${LOG_SPREAD * Math.sqrt(2 * Math.PI)})`;
  return [
    `insert into public.funnel_totals (day, version, arms, source, visits, checkouts, orders, cents)
      select day, version, arms, source, ceil(visits), ceil(visits * 0.05), ceil(visits * 0.02), ceil(visits * 0.02) * 2999
      from (${groups}) as g`,
    `insert into public.funnel_counts (day, version, arms, source, place, entered, left_count, answered, seconds)
      select day, version, arms, source, place, ceil(visits * power(${GO_ON}::float8, at)), floor(visits * power(${GO_ON}::float8, at + 1)), floor(visits * power(${GO_ON}::float8, at + 1)), ceil(visits * 8)
      from (${groups}) as g, ${steps} with ordinality as p (place, at)`,
    `insert into public.funnel_ways (day, version, arms, source, from_place, to_place, visits)
      select day, version, arms, source, place, lead(place, 1, 'start') over (partition by day, version, arms, source order by at), ceil(visits * power(${GO_ON}::float8, at))
      from (${groups}) as g, ${steps} with ordinality as p (place, at)`,
    `insert into public.funnel_stays (day, version, arms, source, place, seconds, stays)
      select day, version, arms, source, place, seconds, round(visits * going_on * share)
      from (${groups}) as g,
        (select place, power(${GO_ON}::float8, at) as going_on from ${steps} with ordinality as p (place, at)) as p,
        (select private.stay_of(s) as seconds, sum(${density}) as share from generate_series(1, 200) as s group by 1) as s
      where visits * going_on * share >= 0.5`,
    "insert into public.funnel_open_days select distinct day from public.funnel_counts on conflict do nothing",
    "select public.sum_up_days(1000)",
    "analyze public.funnel_day_counts, public.funnel_day_ways, public.funnel_day_stays, public.funnel_open_days",
    "analyze public.funnel_totals, public.funnel_counts, public.funnel_ways, public.funnel_stays",
  ];
}
