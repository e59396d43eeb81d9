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
from counts as c left join medians as m on m.place = c.place
