const from = "toDateTime64({day:Date}, 3, 'UTC')";
const until = "toDateTime64({day:Date} + 1, 3, 'UTC')";

/** Forged beacons mustn't fill the tables: the most frequent words count, the others are `other`. */
const selectKnown = (word: string, most: number, events: string) => `known_${word} as (
  select ${word} from ${events} group by ${word} order by count() desc, ${word} limit ${most}
)`;

/**
 * Visits that began on `day`, with their events: each number once, as it was recorded first. A visit
 * may go on after its day. It's one pass over the events, because joins of millions of visits are
 * slow.
 */
const VISITS = `
since as (
  select * from funnel_events where recorded_at >= ${from}
),
recently as (
  select * from since where recorded_at < ${until}
),
${selectKnown("version", 50, "recently")},
${selectKnown("arms", 100, "recently")},
${selectKnown("source", 200, "recently")},
${selectKnown("place", 300, "since")},
day_visits as (
  select if(said_version in known_version, said_version, 'other') as version,
    if(said_arms in known_arms, said_arms, 'other') as arms, if(said_source in known_source, said_source, 'other') as source, events
  from (
    select argMin(version, recorded_at) as said_version, argMin(arms, recorded_at) as said_arms, argMin(source, recorded_at) as said_source,
      arrayCompact(e -> e.1, arraySort(e -> (e.1, e.2), groupArray((n, recorded_at, type, place, seconds)))) as events
    from since
    where visit in (select visit from recently)
      and visit not in (
        select visit from funnel_visit_days where day < {day:Date} and visit in (select visit from recently)
      )
    group by visit having toDate(min(recorded_at)) = {day:Date}
  )
),
day_events as (
  select version, arms, source, event.3 as type, if(event.4 in known_place, event.4, 'other') as place, event.5 as seconds
  from (select version, arms, source, arrayJoin(events) as event from day_visits)
)`;

/** Exact up to a minute, then the middle of a step of 5 %, as in PostgreSQL. */
export const roundStay = (seconds: string): string =>
  `toInt32(if(${seconds} <= 60, ${seconds}, round(60 * pow(1.05, round(log(${seconds} / 60) / log(1.05))))))`;

/** From a screen that was left to one that was entered next. */
const isWay = "b.1 = a.1 + 1 and a.3 = 'left' and b.3 = 'entered'";

/** The counts of visits, by the table that they're kept in. */
const COUNTS = {
  totals: `
  select version, arms, source, toInt64(count()) as visits,
    toInt64(sum(arrayCount(e -> e.3 = 'checkout_started', events))) as checkouts,
    toInt64(sum(arrayCount(e -> e.3 = 'account_created', events))) as accounts
  from day_visits
  group by version, arms, source`,
  counts: `
  select version, arms, source, place, toInt64(countIf(type = 'entered')) as entered, toInt64(countIf(type = 'left')) as left_count,
    toInt64(countIf(type = 'answered')) as answered, toInt64(sumIf(ifNull(e.seconds, 0), type = 'left')) as seconds
  from day_events as e where type in ('entered', 'left', 'answered')
  group by version, arms, source, place`,
  ways: `
  select version, arms, source, way.1 as from_place, way.2 as to_place, toInt64(count()) as visits
  from (
    select version, arms, source,
      arrayJoin(arrayMap((a, b) -> (if(a.4 in known_place, a.4, 'other'), if(b.4 in known_place, b.4, 'other')),
        arrayFilter((a, b) -> ${isWay}, arrayPopBack(events), arrayPopFront(events)),
        arrayFilter((b, a) -> ${isWay}, arrayPopFront(events), arrayPopBack(events))
      )) as way
    from day_visits
  )
  where way.1 <> way.2
  group by version, arms, source, from_place, to_place`,
  stays: `
  select version, arms, source, place, ${roundStay("assumeNotNull(e.seconds)")} as seconds, toInt64(count()) as stays
  from day_events as e where type = 'left' and isNotNull(e.seconds)
  group by version, arms, source, place, seconds`,
};

type Counted = keyof typeof COUNTS;
export const counted = Object.keys(COUNTS) as Counted[];

/** The counts of a run, as rows of the table of settled counts. */
export const selectSettledRows = (counted: Counted): string =>
  `with ${VISITS} select {day:Date} as day, {run:UInt64} as run, * from (${COUNTS[counted]})`;

/** The number of visits that began on the day. */
export const VISITS_OF_DAY = `with ${VISITS} select toInt64(count()) as visits from day_visits`;

/** A relation of the reports: what the newest run of each day counted. */
const relation = (counted: Counted): string => `funnel_${counted} as (
  select * except run${counted === "totals" ? NO_ORDERS : ""} from settled_${counted}
  where day between {from_day:Date} and {to_day:Date} and (day, run) in newest_runs
)`;

/** Orders and refunds are in PostgreSQL. */
const NO_ORDERS = `, toInt64(0) as orders, toInt64(0) as cents, toInt64(0) as refunds, toInt64(0) as refund_cents`;

/** Only PostgreSQL has sums of all visits. */
const OF_ALL_VISITS: Counted[] = ["counts", "ways", "stays"];

/** The beginning of every report: the relations and the names that it reads. */
export const REPORT_PREFIX = `with {from_day:Date} as from_day, {to_day:Date} as to_day, {by_what:String} as by_what,
newest_runs as (
  select day, max(run) as run from settled_days where day between {from_day:Date} and {to_day:Date} group by day
),
${counted.map(relation).join(",\n")},
${OF_ALL_VISITS.map((name) => `funnel_all_${name} as (select * from funnel_${name})`).join(",\n")},
funnel_arms as (
  select distinct arms, arrayJoin(splitByChar(' ', toString(arms))) as arm
  from settled_totals where day between {from_day:Date} and {to_day:Date} and arms not in ('', 'other')
)
`;
