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
from counts as c left join medians as m on m.name = c.name and m.place = c.place
