/**
 * What marketers read, as SQL that runs unchanged in PostgreSQL and in ClickHouse. A report reads
 * `funnel_totals`, `funnel_counts`, and `funnel_stays` (what was counted of each group of visits on
 * each day), `funnel_arms` (the arms of each group), `funnel_all_counts`, `funnel_all_ways`, and
 * `funnel_all_stays` (the same of all visits), and the names `from_day`, `to_day`, and `by_what`
 * (`arm`, `source`, or `version`). In PostgreSQL, it's the body of the function
 * `private.report_<name>`: a change needs a new migration.
 */
export const reports = {
  days: `-- The totals of each day that has any.
select t.day,
  cast(sum(t.visits) as bigint) as visits, cast(sum(t.checkouts) as bigint) as checkouts, cast(sum(t.accounts) as bigint) as accounts,
  cast(sum(t.orders) as bigint) as orders, cast(sum(t.cents) as bigint) as cents,
  cast(sum(t.refunds) as bigint) as refunds, cast(sum(t.refund_cents) as bigint) as refund_cents
from funnel_totals as t
where t.day between from_day and to_day
group by t.day
`,
  "group-places": `-- What happened at each place, in each group: of each \`arm\` of each experiment, each \`source\`, or each \`version\`. A median is the shortest stay that half of the stays aren't longer than.
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
from counts as c left join medians as m on m.name = c.name and m.place = c.place
`,
  groups: `-- The totals of each group: of each \`arm\` of each experiment, each \`source\`, or each \`version\`.
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
group by named.name
`,
  places: `-- What happened at each place. A median is the shortest stay that half of the stays aren't longer than.
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
from counts as c left join medians as m on m.place = c.place
`,
  ways: `-- The number of visits that went from place to place.
select w.from_place, w.to_place, cast(sum(w.visits) as bigint) as visits
from funnel_all_ways as w
where w.day between from_day and to_day
group by w.from_place, w.to_place
`,
};
