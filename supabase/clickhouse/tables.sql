-- The event store in ClickHouse: npm run task -- events:create. Running it again changes nothing. docs/decisions/0060-clickhouse.md
-- {keep_days} is NUMBERS_KEEP_DAYS.

-- Every event that a page reported, each with what its beacon said about the visit. Events come twice: whatever reads them takes the
-- one that was recorded first, and doesn't rely on merges, which only save space.
create table if not exists funnel_events (
  visit String,
  n UInt32,
  type LowCardinality(String),
  place LowCardinality(String),
  seconds Nullable(Int32),
  recorded_at DateTime64(3, 'UTC'),
  version LowCardinality(String),
  -- `order:A price:B`: the arms by experiment
  arms LowCardinality(String),
  source LowCardinality(String),
  -- of the same event, the one that was recorded first stays
  earliest UInt64 materialized toUInt64(9999999999999 - toUnixTimestamp64Milli(recorded_at))
)
engine = ReplacingMergeTree(earliest)
partition by toDate(recorded_at)
order by (visit, n)
ttl toDate(recorded_at) + toIntervalDay({keep_days})
settings ttl_only_drop_parts = 1;

-- The days on which a visit sent something, to find out which visits began earlier.
create table if not exists funnel_visit_days (day Date, visit String)
engine = ReplacingMergeTree order by (day, visit) ttl day + toIntervalDay({keep_days});

create materialized view if not exists funnel_visit_days_of_events to funnel_visit_days as
select toDate(recorded_at) as day, visit from funnel_events group by day, visit;

-- Counts of days that are over. A day is counted as a whole, in a run that is named by its time; the newest run in `settled_days` is the
-- one that counts. These tables have no visits in them, and stay.
create table if not exists settled_days (day Date, run UInt64) engine = MergeTree order by (day, run);

create table if not exists settled_totals (
  day Date, run UInt64, version LowCardinality(String), arms LowCardinality(String), source LowCardinality(String),
  visits Int64, checkouts Int64, accounts Int64
) engine = MergeTree partition by toYYYYMM(day) order by (day, run);

create table if not exists settled_counts (
  day Date, run UInt64, version LowCardinality(String), arms LowCardinality(String), source LowCardinality(String),
  place LowCardinality(String), entered Int64, left_count Int64, answered Int64, seconds Int64
) engine = MergeTree partition by toYYYYMM(day) order by (day, run);

create table if not exists settled_ways (
  day Date, run UInt64, version LowCardinality(String), arms LowCardinality(String), source LowCardinality(String),
  from_place LowCardinality(String), to_place LowCardinality(String), visits Int64
) engine = MergeTree partition by toYYYYMM(day) order by (day, run);

create table if not exists settled_stays (
  day Date, run UInt64, version LowCardinality(String), arms LowCardinality(String), source LowCardinality(String),
  place LowCardinality(String), seconds Int32, stays Int64
) engine = MergeTree partition by toYYYYMM(day) order by (day, run);

alter table funnel_events modify ttl toDate(recorded_at) + toIntervalDay({keep_days});

alter table funnel_visit_days modify ttl day + toIntervalDay({keep_days});
