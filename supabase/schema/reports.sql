-- The numbers that marketers read, as rows. The reports also run in ClickHouse:
-- functions/_shared/event-store/reports.ts. The function `numbers` puts their rows together.
-- docs/decisions/0060-clickhouse.md says why. Their bodies are atomic: names are looked up when
-- they are created.

-- The rows that reports of all visits read: the sums, and the counts of open days.
create view public.funnel_all_counts with (security_invoker = true) as
  select day, place, entered, left_count, answered from public.funnel_day_counts
    where day not in (select day from public.funnel_open_days)
  union all
  select day, place, entered, left_count, answered from public.funnel_counts
    where day in (select day from public.funnel_open_days);

create view public.funnel_all_ways with (security_invoker = true) as
  select day, from_place, to_place, visits from public.funnel_day_ways
    where day not in (select day from public.funnel_open_days)
  union all
  select day, from_place, to_place, visits from public.funnel_ways
    where day in (select day from public.funnel_open_days);

create view public.funnel_all_stays with (security_invoker = true) as
  select day, place, seconds, stays from public.funnel_day_stays
    where day not in (select day from public.funnel_open_days)
  union all
  select day, place, seconds, stays from public.funnel_stays
    where day in (select day from public.funnel_open_days);

-- The arms of each combination: `order:A price:B` has two. Combinations that were too many are
-- `other`, and have none.
create view public.funnel_arms with (security_invoker = true) as
  select combinations.arms, unnest(string_to_array(combinations.arms, ' ')) as arm
  from (select distinct arms from public.funnel_totals where arms not in ('', 'other')) as combinations;

revoke all on public.funnel_all_counts, public.funnel_all_ways, public.funnel_all_stays,
  public.funnel_arms
  from public, anon, authenticated, service_role;
grant select on public.funnel_all_counts, public.funnel_all_ways, public.funnel_all_stays,
  public.funnel_arms
  to service_role;

-- One report as rows, from all visits. Only the server may call it.
create function private.report_days(from_day date, to_day date)
returns table (
  day date, visits bigint, checkouts bigint, accounts bigint, orders bigint, cents bigint,
  refunds bigint, refund_cents bigint
)
language sql stable set search_path = ''
begin atomic
-- The totals of each day that has any.
select t.day,
  cast(sum(t.visits) as bigint) as visits, cast(sum(t.checkouts) as bigint) as checkouts, cast(sum(t.accounts) as bigint) as accounts,
  cast(sum(t.orders) as bigint) as orders, cast(sum(t.cents) as bigint) as cents,
  cast(sum(t.refunds) as bigint) as refunds, cast(sum(t.refund_cents) as bigint) as refund_cents
from funnel_totals as t
where t.day between from_day and to_day
group by t.day;
end;

-- One report as rows, from all visits. Only the server may call it.
create function private.report_groups(from_day date, to_day date, by_what text)
returns table (
  name text, visits bigint, checkouts bigint, accounts bigint, orders bigint, cents bigint,
  refunds bigint, refund_cents bigint, first_day date, last_day date
)
language sql stable set search_path = ''
begin atomic
-- The totals of each group: of each `arm` of each experiment, each `source`, or each `version`.
select named.name,
  cast(sum(named.visits) as bigint) as visits, cast(sum(named.checkouts) as bigint) as checkouts, cast(sum(named.accounts) as bigint) as accounts,
  cast(sum(named.orders) as bigint) as orders, cast(sum(named.cents) as bigint) as cents,
  cast(sum(named.refunds) as bigint) as refunds, cast(sum(named.refund_cents) as bigint) as refund_cents,
  min(case when named.visits > 0 then named.day end) as first_day, max(case when named.visits > 0 then named.day end) as last_day
from (
  select t.*, case by_what when 'source' then t.source else t.version end as name
  from funnel_totals as t where by_what <> 'arm'
  union all
  select t.*, a.arm as name
  from funnel_totals as t join funnel_arms as a on a.arms = t.arms where by_what = 'arm'
) as named
where named.day between from_day and to_day
group by named.name;
end;

-- One report as rows, from all visits. Only the server may call it.
create function private.report_places(from_day date, to_day date)
returns table (place text, entered bigint, left_count bigint, answered bigint, median integer)
language sql stable set search_path = ''
begin atomic
-- What happened at each place. A median is the shortest stay that half of the stays aren't longer than.
with counts as (
  select c.place,
    cast(sum(c.entered) as bigint) as entered, cast(sum(c.left_count) as bigint) as left_count, cast(sum(c.answered) as bigint) as answered
  from funnel_all_counts as c
  where c.day between from_day and to_day
  group by c.place
), stays as (
  select s.place, s.seconds, sum(s.stays) as stays
  from funnel_all_stays as s
  where s.day between from_day and to_day
  group by s.place, s.seconds
), ranked as (
  select s.place, s.seconds,
    sum(s.stays) over (partition by s.place order by s.seconds) as upto, sum(s.stays) over (partition by s.place) as total
  from stays as s
), medians as (
  select r.place, min(r.seconds) as median
  from ranked as r where r.upto * 2 >= r.total group by r.place
)
select c.place as place, c.entered as entered, c.left_count as left_count, c.answered as answered, m.median as median
from counts as c left join medians as m on m.place = c.place;
end;

-- One report as rows, from all visits. Only the server may call it.
create function private.report_group_places(from_day date, to_day date, by_what text)
returns table (
  name text, place text, entered bigint, left_count bigint, answered bigint, median integer
)
language sql stable set search_path = ''
begin atomic
-- What happened at each place, in each group: of each `arm` of each experiment, each `source`, or each `version`. A median is the shortest stay that half of the stays aren't longer than.
with counts as (
  select named.name, named.place,
    cast(sum(named.entered) as bigint) as entered, cast(sum(named.left_count) as bigint) as left_count, cast(sum(named.answered) as bigint) as answered
  from (
    select c.*, case by_what when 'source' then c.source else c.version end as name
    from funnel_counts as c where by_what <> 'arm'
    union all
    select c.*, a.arm as name
    from funnel_counts as c join funnel_arms as a on a.arms = c.arms where by_what = 'arm'
  ) as named
  where named.day between from_day and to_day
  group by named.name, named.place
), stays as (
  select named.name, named.place, named.seconds, sum(named.stays) as stays
  from (
    select s.*, case by_what when 'source' then s.source else s.version end as name
    from funnel_stays as s where by_what <> 'arm'
    union all
    select s.*, a.arm as name
    from funnel_stays as s join funnel_arms as a on a.arms = s.arms where by_what = 'arm'
  ) as named
  where named.day between from_day and to_day
  group by named.name, named.place, named.seconds
), ranked as (
  select s.name, s.place, s.seconds,
    sum(s.stays) over (partition by s.name, s.place order by s.seconds) as upto, sum(s.stays) over (partition by s.name, s.place) as total
  from stays as s
), medians as (
  select r.name, r.place, min(r.seconds) as median
  from ranked as r where r.upto * 2 >= r.total group by r.name, r.place
)
select c.name as name, c.place as place, c.entered as entered, c.left_count as left_count, c.answered as answered, m.median as median
from counts as c left join medians as m on m.name = c.name and m.place = c.place;
end;

-- One report as rows, from all visits. Only the server may call it.
create function private.report_ways(from_day date, to_day date)
returns table (from_place text, to_place text, visits bigint)
language sql stable set search_path = ''
begin atomic
-- The number of visits that went from place to place.
select w.from_place, w.to_place, cast(sum(w.visits) as bigint) as visits
from funnel_all_ways as w
where w.day between from_day and to_day
group by w.from_place, w.to_place;
end;

-- The rows that the page is made from. Days are also those of the period before.
create function public.numbers_rows(from_day date, to_day date) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'days', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from private.report_days(from_day - (to_day - from_day + 1), to_day) as r),
    'arms', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from private.report_groups(from_day, to_day, 'arm') as r),
    'sources', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from private.report_groups(from_day, to_day, 'source') as r),
    'versions', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from private.report_groups(from_day, to_day, 'version') as r),
    'places', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from private.report_places(from_day, to_day) as r),
    'ways', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from private.report_ways(from_day, to_day) as r)
  );
end;

-- The groups by `arm`, `source`, or `version`.
create function public.group_rows(from_day date, to_day date, by_what text) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') from private.report_groups(from_day, to_day, by_what) as r;
end;

-- Their places.
create function public.group_place_rows(from_day date, to_day date, by_what text) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') from private.report_group_places(from_day, to_day, by_what) as r;
end;

revoke all on function
  private.report_days, private.report_groups, private.report_places, private.report_group_places,
  private.report_ways, public.numbers_rows, public.group_rows, public.group_place_rows
  from public, anon, authenticated, service_role;
grant execute on function
  private.report_days, private.report_groups, private.report_places, private.report_group_places,
  private.report_ways, public.numbers_rows, public.group_rows, public.group_place_rows
  to service_role;
