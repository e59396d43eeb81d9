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
group by named.name
