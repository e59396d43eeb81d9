-- What visitors do, in numbers. docs/decisions/0055-numbers-in-the-database.md says why it's made this way.
-- Events and visits are private and forgotten after a while. Counts have no visit in them and stay.

-- A visit belongs to the day of its first beacon, with all its events: what was entered is then what was left and what is still open.
create table private.visits (
  visit text primary key check (visit ~ '^[\w-]{22}$'),
  day date not null,
  version text not null,
  -- `order:A price:B`: the arms by experiment
  arms text not null,
  source text not null,
  -- what the source was made from: tags, click, referrer, device
  tags jsonb not null,
  created_at timestamptz not null default now()
);
create index visits_by_day on private.visits (day);

-- Append-only, a partition for each day. A visit's events are numbered, so sending them again changes nothing.
create table private.funnel_events (
  day date not null,
  visit text not null,
  n integer not null check (n >= 0),
  type text not null check (type in ('entered', 'left', 'answered', 'checkout_started', 'account_created')),
  place text not null,
  seconds integer check (seconds between 0 and 86400),
  recorded_at timestamptz not null default now(),
  primary key (day, visit, n)
) partition by range (day);

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

-- How visits went from place to place.
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

-- How long places were on screen, for medians: exact up to a minute, then in steps of 5 %, so a median is off by 2.5 % at most.
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

-- Which group a checkout session belongs to. There's no visit in it, so no order leads to one.
create table private.session_groups (
  session_id text primary key,
  version text not null,
  arms text not null,
  source text not null,
  created_at timestamptz not null default now()
);

-- What has been counted of an order, so that nothing counts twice.
create table private.counted_orders (
  session_id text primary key,
  refunds integer not null default 0,
  refund_cents integer not null default 0
);

-- Beacons of a client in a minute. One row for each, so that a flood costs little.
create table private.beacons (
  client text not null,
  minute timestamptz not null,
  count integer not null default 1,
  primary key (client, minute)
);

alter table private.visits enable row level security;
alter table private.funnel_events enable row level security;
alter table private.session_groups enable row level security;
alter table private.counted_orders enable row level security;
alter table private.beacons enable row level security;
alter table public.funnel_totals enable row level security;
alter table public.funnel_counts enable row level security;
alter table public.funnel_ways enable row level security;
alter table public.funnel_stays enable row level security;
revoke all on private.visits, private.funnel_events, private.session_groups, private.counted_orders, private.beacons
  from public, anon, authenticated, service_role;
revoke all on public.funnel_totals, public.funnel_counts, public.funnel_ways, public.funnel_stays
  from public, anon, authenticated, service_role;
grant select on public.funnel_totals, public.funnel_counts, public.funnel_ways, public.funnel_stays to authenticated, service_role;

-- Whether the account that asks may read the numbers. Only the server can write an account's `app_metadata`. It's read here and not
-- in the token, so that a role counts from the next request on, and no longer than it's given.
create function public.reads_numbers() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users where id = (select auth.uid()) and raw_app_meta_data ->> 'role' in ('marketer', 'admin')
  )
$$;

-- Gives an account the role `marketer`, or takes it away. False: there's no such account. An admin stays one.
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

create policy "marketers read the numbers" on public.funnel_totals for select to authenticated using ((select public.reads_numbers()));
create policy "marketers read the numbers" on public.funnel_counts for select to authenticated using ((select public.reads_numbers()));
create policy "marketers read the numbers" on public.funnel_ways for select to authenticated using ((select public.reads_numbers()));
create policy "marketers read the numbers" on public.funnel_stays for select to authenticated using ((select public.reads_numbers()));

create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'utc')::date
$$;

-- Counts a beacon of a client; raises PT429 for one too many in a minute. A mobile network shows thousands of people under one address.
create function private.count_beacon(client text) returns void
language plpgsql set search_path = '' as $$
declare
  most constant integer := case client when 'unknown' then 60000 else 600 end;
begin
  insert into private.beacons as b (client, minute) values (count_beacon.client, date_trunc('minute', now()))
    on conflict on constraint beacons_pkey do update set count = b.count + 1 where b.count < most;
  if not found then
    raise exception 'Too many beacons.' using errcode = 'PT429';
  end if;
end $$;

-- The partition of a day. Two visits at midnight: the second one waits.
create function private.prepare_events(of_day date) returns void
language plpgsql set search_path = '' as $$
declare
  part constant text := 'funnel_events_' || to_char(of_day, 'YYYYMMDD');
begin
  if to_regclass('private.' || part) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('funnel_events', 0));
  execute format('create table if not exists private.%I partition of private.funnel_events for values from (%L) to (%L)', part, of_day, of_day + 1);
  execute format('alter table private.%I enable row level security', part);
  execute format('revoke all on private.%I from public, anon, authenticated, service_role', part);
end $$;

-- Where a visit comes from, in one word.
create function private.source_of(tags jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when tags is null then 'unknown'
    when coalesce(tags ->> 'utm_source', '') <> '' then lower(tags ->> 'utm_source')
    when tags ->> 'click' = 'gclid' then 'google ads'
    when tags ->> 'click' = 'fbclid' then 'meta ads'
    when tags ->> 'click' = 'ttclid' then 'tiktok ads'
    when tags ->> 'click' = 'msclkid' then 'microsoft ads'
    when coalesce(tags ->> 'referrer', '') <> '' then lower(tags ->> 'referrer')
    else 'direct'
  end
$$;

-- The visit of a beacon, with the group that it belongs to. A group's words become `other` if a day has too many of them already:
-- forged beacons mustn't fill the tables.
create function private.begin_visit(beacon jsonb) returns private.visits
language plpgsql set search_path = '' as $$
declare
  found_visit private.visits;
  visit_day constant date := private.today();
  new_version text := beacon ->> 'version';
  new_source text := private.source_of(beacon -> 'source');
  new_arms text := coalesce((select string_agg(arm.key || ':' || arm.value, ' ' order by arm.key) from jsonb_each_text(beacon -> 'arms') as arm), '');
begin
  select * into found_visit from private.visits where visits.visit = beacon ->> 'visit' for update;
  if found then
    return found_visit;
  end if;
  if not exists (select from public.funnel_totals where day = visit_day and version = new_version)
    and (select count(distinct version) from public.funnel_totals where day = visit_day) >= 50 then
    new_version := 'other';
  end if;
  if not exists (select from public.funnel_totals where day = visit_day and arms = new_arms)
    and (select count(distinct arms) from public.funnel_totals where day = visit_day) >= 100 then
    new_arms := 'other';
  end if;
  if not exists (select from public.funnel_totals where day = visit_day and source = new_source)
    and (select count(distinct source) from public.funnel_totals where day = visit_day) >= 200 then
    new_source := 'other';
  end if;
  insert into private.visits (visit, day, version, arms, source, tags)
    values (beacon ->> 'visit', visit_day, new_version, new_arms, new_source, coalesce(beacon -> 'source', '{}'))
    on conflict (visit) do nothing
    returning * into found_visit;
  if not found then
    -- Another beacon of this visit was faster.
    select * into found_visit from private.visits where visits.visit = beacon ->> 'visit' for update;
    return found_visit;
  end if;
  insert into public.funnel_totals as t (day, version, arms, source, visits)
    values (found_visit.day, found_visit.version, found_visit.arms, found_visit.source, 1)
    on conflict on constraint funnel_totals_pkey do update set visits = t.visits + 1;
  return found_visit;
end $$;

-- Exact up to a minute, then the middle of a step of 5 %.
create function private.stay_of(seconds integer) returns integer
language sql immutable set search_path = '' as $$
  select case when seconds <= 60 then seconds else round(60 * power(1.05, round(ln(seconds / 60.0) / ln(1.05)))) end::integer
$$;

-- Stores and counts the events of a beacon, all or none. Sending one again, or in another order, changes nothing.
--   beacon: { visit, version, arms, source?, events: [{ n, type, place, seconds? }] }, which the function `events` has checked
create function public.record_events(beacon jsonb, client text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v private.visits;
begin
  perform private.count_beacon(client);
  v := private.begin_visit(beacon);
  perform private.prepare_events(v.day);

  with sent as (
    select event.n, event.type, event.seconds,
      case when (select count(*) from (select distinct place from public.funnel_counts where day = v.day limit 301) as places) > 300
        and not exists (select from public.funnel_counts where day = v.day and funnel_counts.place = event.place)
        then 'other' else event.place end as place
    from jsonb_to_recordset(beacon -> 'events') as event (n integer, type text, place text, seconds integer)
  ), fresh as (
    insert into private.funnel_events (day, visit, n, type, place, seconds)
      select v.day, v.visit, n, type, place, seconds from sent
      on conflict do nothing
      returning n, type, place, seconds
  ), counts as (
    insert into public.funnel_counts as c (day, version, arms, source, place, entered, left_count, answered, seconds)
      select v.day, v.version, v.arms, v.source, place,
        count(*) filter (where type = 'entered'), count(*) filter (where type = 'left'), count(*) filter (where type = 'answered'),
        coalesce(sum(seconds) filter (where type = 'left'), 0)
      from fresh where type in ('entered', 'left', 'answered') group by place order by place
      on conflict on constraint funnel_counts_pkey do update set entered = c.entered + excluded.entered,
        left_count = c.left_count + excluded.left_count, answered = c.answered + excluded.answered, seconds = c.seconds + excluded.seconds
  ), stays as (
    insert into public.funnel_stays as s (day, version, arms, source, place, seconds, stays)
      select v.day, v.version, v.arms, v.source, place, private.stay_of(seconds), count(*)
      from fresh where type = 'left' and seconds is not null group by place, private.stay_of(seconds) order by place, private.stay_of(seconds)
      on conflict on constraint funnel_stays_pkey do update set stays = s.stays + excluded.stays
  ), milestones as (
    update public.funnel_totals as t set
      checkouts = t.checkouts + (select count(*) from fresh where type = 'checkout_started'),
      accounts = t.accounts + (select count(*) from fresh where type = 'account_created')
      where (t.day, t.version, t.arms, t.source) = (v.day, v.version, v.arms, v.source)
        and exists (select from fresh where type in ('checkout_started', 'account_created'))
  ), known as (
    -- What this statement inserts isn't visible to it yet.
    select n, type, place, false as is_fresh from private.funnel_events as stored
      where stored.day = v.day and stored.visit = v.visit and stored.type in ('entered', 'left')
        and stored.n between (select min(n) from sent) - 1 and (select max(n) from sent) + 1
    union all
    select n, type, place, true from fresh
  )
  insert into public.funnel_ways as w (day, version, arms, source, from_place, to_place, visits)
    select v.day, v.version, v.arms, v.source, before.place, after.place, count(*)
    from known as before join known as after on after.n = before.n + 1
    where before.type = 'left' and after.type = 'entered' and before.place <> after.place and (before.is_fresh or after.is_fresh)
    group by before.place, after.place order by before.place, after.place
    on conflict on constraint funnel_ways_pkey do update set visits = w.visits + excluded.visits;
end $$;

-- Remembers which group of visits a checkout session belongs to.
create function public.group_session(session_id text, visit text) returns void
language sql security definer set search_path = '' as $$
  insert into private.session_groups (session_id, version, arms, source)
    select group_session.session_id, visits.version, visits.arms, visits.source from private.visits where visits.visit = group_session.visit
    on conflict do nothing
$$;

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
  select * into paid from public.stripe_orders where checkout_session_id = session and status <> 'test';
  if not found then
    return;
  end if;
  select * into belongs from private.session_groups where session_id = session;
  insert into private.counted_orders (session_id) values (session) on conflict do nothing;
  is_new := found;
  if is_new then
    insert into public.funnel_totals as t (day, version, arms, source, orders, cents)
      values ((paid.created_at at time zone 'utc')::date, coalesce(belongs.version, 'unknown'), coalesce(belongs.arms, ''),
        coalesce(belongs.source, 'unknown'), 1, paid.amount_total)
      on conflict on constraint funnel_totals_pkey do update set orders = t.orders + 1, cents = t.cents + excluded.cents;
  end if;
  select * into counted from private.counted_orders where session_id = session for update;
  -- A refund that failed is taken back.
  select count(*)::integer as refunds, coalesce(sum(refund.amount), 0)::integer as cents into money
    from private.payment_facts as refund
    where refund.session_id = session and refund.kind = 'refund' and not exists (
      select from private.payment_facts as failure
      where failure.session_id = session and failure.kind = 'refund_failed' and failure.source = refund.source
    );
  if (money.refunds, money.cents) is distinct from (counted.refunds, counted.refund_cents) then
    insert into public.funnel_totals as t (day, version, arms, source, refunds, refund_cents)
      values (private.today(), coalesce(belongs.version, 'unknown'), coalesce(belongs.arms, ''), coalesce(belongs.source, 'unknown'),
        money.refunds - counted.refunds, money.cents - counted.refund_cents)
      on conflict on constraint funnel_totals_pkey do update
        set refunds = t.refunds + excluded.refunds, refund_cents = t.refund_cents + excluded.refund_cents;
    update private.counted_orders set refunds = money.refunds, refund_cents = money.cents where session_id = session;
  end if;
end $$;

create function private.count_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A mistake in a number must never cost anyone their order. What's missing is counted by the next sweep.
  begin
    perform private.count_order(case tg_table_name when 'stripe_orders' then to_jsonb(new) ->> 'checkout_session_id' else to_jsonb(new) ->> 'session_id' end);
  exception when others then
    raise log 'An order could not be counted: %', sqlstate;
  end;
  return null;
end $$;

create trigger count_order after insert on public.stripe_orders for each row execute function private.count_payment();
create trigger count_refund after insert on private.payment_facts for each row
  when (new.kind in ('refund', 'refund_failed')) execute function private.count_payment();

-- Counts what wasn't counted, and forgets visits, events, and limits that are older than so many days. Counts stay.
create function public.tend_numbers(keep_days integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  first_day constant date := private.today() - greatest(keep_days, 1);
  part record;
begin
  perform private.count_order(checkout_session_id) from public.stripe_orders
    where status <> 'test' and not exists (select from private.counted_orders where session_id = checkout_session_id);
  for part in
    select child.relname from pg_catalog.pg_inherits
      join pg_catalog.pg_class as child on child.oid = inhrelid
    where inhparent = 'private.funnel_events'::regclass and child.relname < 'funnel_events_' || to_char(first_day, 'YYYYMMDD')
  loop
    execute format('drop table private.%I', part.relname);
  end loop;
  delete from private.visits where day < first_day;
  delete from private.session_groups where created_at < now() - interval '60 days'
    and not exists (select from private.payments where payments.session_id = session_groups.session_id);
  delete from private.beacons where minute < now() - interval '10 minutes';
  perform private.prepare_events(private.today() + 1);
end $$;

select private.count_order(checkout_session_id) from public.stripe_orders;

revoke all on function private.today() from public, anon, authenticated, service_role;
revoke all on function private.count_beacon(text) from public, anon, authenticated, service_role;
revoke all on function private.prepare_events(date) from public, anon, authenticated, service_role;
revoke all on function private.source_of(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.begin_visit(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.stay_of(integer) from public, anon, authenticated, service_role;
revoke all on function private.count_order(text) from public, anon, authenticated, service_role;
revoke all on function private.count_payment() from public, anon, authenticated, service_role;
revoke all on function public.reads_numbers() from public, anon, authenticated, service_role;
revoke all on function public.grant_numbers(text, boolean) from public, anon, authenticated, service_role;
revoke all on function public.record_events(jsonb, text) from public, anon, authenticated, service_role;
revoke all on function public.group_session(text, text) from public, anon, authenticated, service_role;
revoke all on function public.tend_numbers(integer) from public, anon, authenticated, service_role;
grant execute on function public.reads_numbers() to authenticated;
grant execute on function public.grant_numbers(text, boolean) to service_role;
grant execute on function public.record_events(jsonb, text) to service_role;
grant execute on function public.group_session(text, text) to service_role;
grant execute on function public.tend_numbers(integer) to service_role;
