-- The counts of visits and orders. docs/decisions/0055-numbers-in-the-database.md says why they're
-- made this way. No visit is in them, and they stay. Accounts don't read them, because single
-- visits are counted: the function `numbers` asks for the role, reads as the server, and leaves out
-- what could point to a person.

-- The groups of visits. Orders and refunds count on the day of the payment, visits on their own.
create table public.funnel_totals (
  day date not null,
  version text not null,
  arms text not null,
  source text not null,
  visits bigint not null default 0,
  checkouts bigint not null default 0,
  accounts bigint not null default 0,
  orders bigint not null default 0,
  cents bigint not null default 0,
  refunds bigint not null default 0,
  refund_cents bigint not null default 0,
  primary key (day, version, arms, source)
);

create table public.funnel_counts (
  day date not null,
  version text not null,
  arms text not null,
  source text not null,
  place text not null,
  entered bigint not null default 0,
  left_count bigint not null default 0,
  answered bigint not null default 0,
  seconds bigint not null default 0,
  primary key (day, version, arms, source, place)
);

-- The ways of visits from place to place.
create table public.funnel_ways (
  day date not null,
  version text not null,
  arms text not null,
  source text not null,
  from_place text not null,
  to_place text not null,
  visits bigint not null default 0,
  primary key (day, version, arms, source, from_place, to_place)
);

-- The times that places were on screen, for medians: exact up to a minute, then in steps of 5 %, so
-- a median is off by 2.5 % at most.
create table public.funnel_stays (
  day date not null,
  version text not null,
  arms text not null,
  source text not null,
  place text not null,
  seconds integer not null,
  stays bigint not null default 0,
  primary key (day, version, arms, source, place, seconds)
);

-- Sums over all groups, of days that are over, so that a report of all visits reads some rows for
-- each day, and not some for each of its groups. docs/decisions/0055-numbers-in-the-database.md says why. An
-- open day has no sums. Beacons that are counted open their day: today, and a day before if one of
-- its tabs is still open.
create table public.funnel_open_days (
  day date primary key
);

create table public.funnel_day_counts (
  day date not null,
  place text not null,
  entered bigint not null,
  left_count bigint not null,
  answered bigint not null,
  primary key (day, place)
);

create table public.funnel_day_ways (
  day date not null,
  from_place text not null,
  to_place text not null,
  visits bigint not null,
  primary key (day, from_place, to_place)
);

create table public.funnel_day_stays (
  day date not null,
  place text not null,
  seconds integer not null,
  stays bigint not null,
  primary key (day, place, seconds)
);

-- The group of a checkout session. There's no visit in it, so no order leads to one.
create table private.session_groups (
  session_id text primary key,
  version text not null,
  arms text not null,
  source text not null,
  created_at timestamptz not null default now()
);

-- The part of an order that has been counted, so that nothing counts twice.
create table private.counted_orders (
  session_id text primary key,
  refunds integer not null default 0,
  refund_cents integer not null default 0
);

alter table public.funnel_totals enable row level security;
alter table public.funnel_counts enable row level security;
alter table public.funnel_ways enable row level security;
alter table public.funnel_stays enable row level security;
alter table public.funnel_open_days enable row level security;
alter table public.funnel_day_counts enable row level security;
alter table public.funnel_day_ways enable row level security;
alter table public.funnel_day_stays enable row level security;
alter table private.session_groups enable row level security;
alter table private.counted_orders enable row level security;
revoke all on public.funnel_totals, public.funnel_counts, public.funnel_ways, public.funnel_stays,
  public.funnel_open_days, public.funnel_day_counts, public.funnel_day_ways,
  public.funnel_day_stays, private.session_groups, private.counted_orders
  from public, anon, authenticated, service_role;
grant select on public.funnel_totals, public.funnel_counts, public.funnel_ways, public.funnel_stays,
  public.funnel_open_days, public.funnel_day_counts, public.funnel_day_ways, public.funnel_day_stays
  to service_role;

-- True if the account that asks may read the numbers. Only the server can write an account's
-- `app_metadata`. It's read here and not in the token, so that a role counts from the next request
-- on, and no longer than it's given. As in `has_access()`, a session that has ended is an error and
-- not "no": the page then asks to sign in again.
create function public.reads_numbers() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.require_open_session() and exists (
    select from auth.users
    where id = (select auth.uid()) and raw_app_meta_data ->> 'role' in ('marketer', 'admin')
  )
$$;

-- Gives an account the role `marketer`, or takes it away. False: there's no such account. An admin
-- stays one.
create function public.grant_numbers(email text, is_granted boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set raw_app_meta_data = case
    when raw_app_meta_data ->> 'role' = 'admin' then raw_app_meta_data
    when is_granted then coalesce(raw_app_meta_data, '{}') || '{"role": "marketer"}'
    else coalesce(raw_app_meta_data, '{}') - 'role'
  end where lower(users.email) = lower(grant_numbers.email);
  return found;
end $$;

-- Sums up some days that are over, the oldest first. The sweep calls it, in a transaction of its
-- own: beacons wait until it's done.
create function public.sum_up_days(most integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  over date;
begin
  perform pg_advisory_xact_lock(hashtextextended('funnel_open_days', 0));
  for over in select day from public.funnel_open_days where day < private.today() order by day
    limit most loop
    delete from public.funnel_day_counts where day = over;
    delete from public.funnel_day_ways where day = over;
    delete from public.funnel_day_stays where day = over;
    insert into public.funnel_day_counts (day, place, entered, left_count, answered)
      select day, place, sum(entered), sum(left_count), sum(answered) from public.funnel_counts
        where day = over group by day, place;
    insert into public.funnel_day_ways (day, from_place, to_place, visits)
      select day, from_place, to_place, sum(visits) from public.funnel_ways where day = over
        group by day, from_place, to_place;
    insert into public.funnel_day_stays (day, place, seconds, stays)
      select day, place, seconds, sum(stays) from public.funnel_stays where day = over
        group by day, place, seconds;
    delete from public.funnel_open_days where day = over;
  end loop;
end $$;

-- Counts an order and its refunds, however often and in whatever order its facts come.
create function private.count_order(session text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid public.stripe_orders;
  belongs private.session_groups;
  counted private.counted_orders;
  money record;
  is_new boolean;
begin
  -- Orders of the payment provider's test mode aren't sales.
  select * into paid from public.stripe_orders
    where checkout_session_id = session and status <> 'test';
  if not found then
    return;
  end if;
  select * into belongs from private.session_groups where session_id = session;
  insert into private.counted_orders (session_id) values (session) on conflict do nothing;
  is_new := found;
  if is_new then
    insert into public.funnel_totals as t (day, version, arms, source, orders, cents)
      values ((paid.created_at at time zone 'utc')::date, coalesce(belongs.version, 'unknown'),
        coalesce(belongs.arms, ''), coalesce(belongs.source, 'unknown'), 1, paid.amount_total)
      on conflict on constraint funnel_totals_pkey
        do update set orders = t.orders + 1, cents = t.cents + excluded.cents;
  end if;
  select * into counted from private.counted_orders where session_id = session for update;
  -- A refund that failed is taken back.
  select count(*)::integer as refunds, coalesce(sum(refund.amount), 0)::integer as cents into money
    from private.payment_facts as refund
    where refund.session_id = session and refund.kind = 'refund' and not exists (
      select from private.payment_facts as failure
      where failure.session_id = session and failure.kind = 'refund_failed'
        and failure.source = refund.source
    );
  if (money.refunds, money.cents) is distinct from (counted.refunds, counted.refund_cents) then
    insert into public.funnel_totals as t (day, version, arms, source, refunds, refund_cents)
      values (private.today(), coalesce(belongs.version, 'unknown'), coalesce(belongs.arms, ''),
        coalesce(belongs.source, 'unknown'),
        money.refunds - counted.refunds, money.cents - counted.refund_cents)
      on conflict on constraint funnel_totals_pkey do update
        set refunds = t.refunds + excluded.refunds,
          refund_cents = t.refund_cents + excluded.refund_cents;
    update private.counted_orders set refunds = money.refunds, refund_cents = money.cents
      where session_id = session;
  end if;
end $$;

-- Counts the order of a row that is inserted.
create function private.count_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A mistake in a number must never cost anyone their order. What's missing is counted by the next
  -- sweep.
  begin
    perform private.count_order(case tg_table_name when 'stripe_orders'
      then to_jsonb(new) ->> 'checkout_session_id' else to_jsonb(new) ->> 'session_id' end);
  exception when others then
    raise log 'An order could not be counted: %', sqlstate;
  end;
  return null;
end $$;

create trigger count_order after insert on public.stripe_orders for each row
  execute function private.count_payment();
create trigger count_refund after insert on private.payment_facts for each row
  when (new.kind in ('refund', 'refund_failed')) execute function private.count_payment();

-- Counts orders that weren't counted, and forgets visits, events, and limits that are older than so
-- many days. Counts stay.
create function public.tend_numbers(keep_days integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  first_day constant date := private.today() - greatest(keep_days, 1);
  part record;
begin
  perform private.count_order(checkout_session_id) from public.stripe_orders
    where status <> 'test' and not exists (select from private.counted_orders
      where session_id = checkout_session_id);
  for part in
    select child.relname from pg_catalog.pg_inherits
      join pg_catalog.pg_class as child on child.oid = inhrelid
    where inhparent = 'private.funnel_events'::regclass
      and child.relname < 'funnel_events_' || to_char(first_day, 'YYYYMMDD')
  loop
    execute format('drop table private.%I', part.relname);
  end loop;
  delete from private.visits where day < first_day;
  delete from private.session_groups where created_at < now() - interval '60 days'
    and not exists (select from private.payments
      where payments.session_id = session_groups.session_id);
  delete from private.beacons where minute < now() - interval '10 minutes';
  perform private.prepare_events(private.today() + 1);
end $$;

revoke all on function
  public.reads_numbers, public.grant_numbers, public.sum_up_days, private.count_order,
  private.count_payment, public.tend_numbers
  from public, anon, authenticated, service_role;
grant execute on function public.reads_numbers to authenticated;
grant execute on function
  public.grant_numbers, public.sum_up_days, public.tend_numbers
  to service_role;
