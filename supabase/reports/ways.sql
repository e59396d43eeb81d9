-- How many visits went from place to place.
select w.from_place, w.to_place, cast(sum(w.visits) as bigint) as visits
from funnel_all_ways as w
where w.day between from_day and to_day
group by w.from_place, w.to_place
