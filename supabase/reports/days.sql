-- The totals of each day that has any.
select t.day,
  cast(sum(t.visits) as bigint) as visits, cast(sum(t.checkouts) as bigint) as checkouts, cast(sum(t.accounts) as bigint) as accounts,
  cast(sum(t.orders) as bigint) as orders, cast(sum(t.cents) as bigint) as cents,
  cast(sum(t.refunds) as bigint) as refunds, cast(sum(t.refund_cents) as bigint) as refund_cents
from funnel_totals as t
where t.day between from_day and to_day
group by t.day
