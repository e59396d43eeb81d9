-- Visits and their events, which are private and forgotten after a while.
-- docs/decisions/0055-numbers-in-the-database.md says why they're made this way.

-- A visit belongs to the day of its first beacon, with all its events: what was entered is then
-- what was left and what is still open.
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
-- Ranges of time without a cost for each row: rows are as old as their place in the file.
create index visits_by_time on private.visits using brin (created_at);

-- Append-only, a partition for each day. A visit's events are numbered, so sending them again
-- changes nothing.
create table private.funnel_events (
  day date not null,
  visit text not null,
  n integer not null check (n >= 0),
  type text not null check (type in ('entered', 'left', 'answered', 'checkout_started',
    'account_created')),
  place text not null,
  seconds integer check (seconds between 0 and 86400),
  recorded_at timestamptz not null default now(),
  primary key (day, visit, n)
) partition by range (day);

-- Beacons of a client in a minute. One row for each, so that a flood costs little.
create table private.beacons (
  client text not null,
  minute timestamptz not null,
  count integer not null default 1,
  primary key (client, minute)
);

alter table private.visits enable row level security;
alter table private.funnel_events enable row level security;
alter table private.beacons enable row level security;
revoke all on private.visits, private.funnel_events, private.beacons
  from public, anon, authenticated, service_role;

-- Counts a beacon of a client; raises PT429 for one too many in a minute. A mobile network shows
-- thousands of people under one address.
create function private.count_beacon(client text) returns void
language plpgsql set search_path = '' as $$
declare
  most constant integer := case client when 'unknown' then 60000 else 600 end;
begin
  insert into private.beacons as b (client, minute)
    values (count_beacon.client, date_trunc('minute', now()))
    on conflict on constraint beacons_pkey do update set count = b.count + 1 where b.count < most;
  if not found then
    raise exception 'Too many beacons.' using errcode = 'PT429';
  end if;
end $$;

-- The partition of a day, which is open from then on: nobody sums it up before this transaction
-- ends. Two visits at midnight: the second one waits.
create function private.prepare_events(of_day date) returns void
language plpgsql set search_path = '' as $$
declare
  part constant text := 'funnel_events_' || to_char(of_day, 'YYYYMMDD');
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('funnel_open_days', 0));
  insert into public.funnel_open_days (day) values (of_day) on conflict do nothing;
  if to_regclass('private.' || part) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('funnel_events', 0));
  execute format('create table if not exists private.%I partition of private.funnel_events for values from (%L) to (%L)', part, of_day, of_day + 1);
  execute format('alter table private.%I enable row level security', part);
  execute format('revoke all on private.%I from public, anon, authenticated, service_role', part);
end $$;

-- The source of a visit, in one word.
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

-- True if at least five visits of the week before had a version, arms, or a source.
create function private.is_usual_word(kind text, word text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(sum(visits), 0) >= 5 from public.funnel_totals
    where day between private.today() - 7 and private.today() - 1
      and case kind when 'version' then version when 'arms' then arms else source end = word
$$;

-- True if visitors entered a place at least five times in the week before.
create function private.is_usual_place(place text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(sum(entered), 0) >= 5 from public.funnel_day_counts as counts
    where day between private.today() - 7 and private.today() - 1
      and counts.place = is_usual_place.place
$$;

-- The visit of a beacon, with the group that it belongs to. A group's words become `other` if a day
-- has too many of them already, and few had them in the week before: forged beacons mustn't fill
-- the tables, and can't use up the room of usual words.
create function private.begin_visit(beacon jsonb) returns private.visits
language plpgsql set search_path = '' as $$
declare
  found_visit private.visits;
  visit_day constant date := private.today();
  new_version text := beacon ->> 'version';
  new_source text := private.source_of(beacon -> 'source');
  new_arms text := coalesce((select string_agg(arm.key || ':' || arm.value, ' ' order by arm.key)
    from jsonb_each_text(beacon -> 'arms') as arm), '');
begin
  select * into found_visit from private.visits where visits.visit = beacon ->> 'visit' for update;
  if found then
    return found_visit;
  end if;
  if not exists (select from public.funnel_totals where day = visit_day and version = new_version)
    and (select count(distinct version) from public.funnel_totals where day = visit_day) >= 50
    and not private.is_usual_word('version', new_version) then
    new_version := 'other';
  end if;
  if not exists (select from public.funnel_totals where day = visit_day and arms = new_arms)
    and (select count(distinct arms) from public.funnel_totals where day = visit_day) >= 100
    and not private.is_usual_word('arms', new_arms) then
    new_arms := 'other';
  end if;
  if not exists (select from public.funnel_totals where day = visit_day and source = new_source)
    and (select count(distinct source) from public.funnel_totals where day = visit_day) >= 200
    and not private.is_usual_word('source', new_source) then
    new_source := 'other';
  end if;
  insert into private.visits (visit, day, version, arms, source, tags)
    values (beacon ->> 'visit', visit_day, new_version, new_arms, new_source,
      coalesce(beacon -> 'source', '{}'))
    on conflict (visit) do nothing
    returning * into found_visit;
  if not found then
    -- Another beacon of this visit was faster.
    select * into found_visit from private.visits where visits.visit = beacon ->> 'visit'
      for update;
    return found_visit;
  end if;
  insert into public.funnel_totals as t (day, version, arms, source, visits)
    values (found_visit.day, found_visit.version, found_visit.arms, found_visit.source, 1)
    on conflict on constraint funnel_totals_pkey do update set visits = t.visits + 1;
  return found_visit;
end $$;

-- The seconds of a stay as they're counted: exact up to a minute, then the middle of a step of 5 %.
create function private.stay_of(seconds integer) returns integer
language sql immutable set search_path = '' as $$
  select case when seconds <= 60 then seconds
    else round(60 * power(1.05, round(ln(seconds / 60.0) / ln(1.05)))) end::integer
$$;

-- Stores and counts the events of a beacon, all or none. Sending one again, or in another order,
-- changes nothing.
--   beacon: { visit, version, arms, source?, events: [{ n, type, place, seconds? }] }, which the
--     function `events` has checked
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
      case when (select count(*) from (select distinct place from public.funnel_counts
        where day = v.day limit 301) as places) > 300
        and not exists (select from public.funnel_counts where day = v.day
          and funnel_counts.place = event.place)
        and not private.is_usual_place(event.place)
        then 'other' else event.place end as place
    from jsonb_to_recordset(beacon -> 'events')
      as event (n integer, type text, place text, seconds integer)
  ), fresh as (
    insert into private.funnel_events (day, visit, n, type, place, seconds)
      select v.day, v.visit, n, type, place, seconds from sent
      on conflict do nothing
      returning n, type, place, seconds
  ), counts as (
    insert into public.funnel_counts as c (day, version, arms, source, place, entered, left_count,
      answered, seconds)
      select v.day, v.version, v.arms, v.source, place,
        count(*) filter (where type = 'entered'), count(*) filter (where type = 'left'),
        count(*) filter (where type = 'answered'),
        coalesce(sum(seconds) filter (where type = 'left'), 0)
      from fresh where type in ('entered', 'left', 'answered') group by place order by place
      on conflict on constraint funnel_counts_pkey
        do update set entered = c.entered + excluded.entered,
        left_count = c.left_count + excluded.left_count, answered = c.answered + excluded.answered,
        seconds = c.seconds + excluded.seconds
  ), stays as (
    insert into public.funnel_stays as s (day, version, arms, source, place, seconds, stays)
      select v.day, v.version, v.arms, v.source, place, private.stay_of(seconds), count(*)
      from fresh where type = 'left' and seconds is not null
        group by place, private.stay_of(seconds) order by place, private.stay_of(seconds)
      on conflict on constraint funnel_stays_pkey do update set stays = s.stays + excluded.stays
  ), milestones as (
    update public.funnel_totals as t set
      checkouts = t.checkouts + (select count(*) from fresh where type = 'checkout_started'),
      accounts = t.accounts + (select count(*) from fresh where type = 'account_created')
      where (t.day, t.version, t.arms, t.source) = (v.day, v.version, v.arms, v.source)
        and exists (select from fresh where type in ('checkout_started', 'account_created'))
  ), known as (
    -- The rows that this statement inserts aren't visible to it yet.
    select n, type, place, false as is_fresh from private.funnel_events as stored
      where stored.day = v.day and stored.visit = v.visit and stored.type in ('entered', 'left')
        and stored.n between (select min(n) from sent) - 1 and (select max(n) from sent) + 1
    union all
    select n, type, place, true from fresh
  )
  insert into public.funnel_ways as w (day, version, arms, source, from_place, to_place, visits)
    select v.day, v.version, v.arms, v.source, before.place, after.place, count(*)
    from known as before join known as after on after.n = before.n + 1
    where before.type = 'left' and after.type = 'entered' and before.place <> after.place
      and (before.is_fresh or after.is_fresh)
    group by before.place, after.place order by before.place, after.place
    on conflict on constraint funnel_ways_pkey do update set visits = w.visits + excluded.visits;
end $$;

-- Remembers which group of visits a checkout session belongs to.
create function public.group_session(session_id text, visit text) returns void
language sql security definer set search_path = '' as $$
  insert into private.session_groups (session_id, version, arms, source)
    select group_session.session_id, visits.version, visits.arms, visits.source from private.visits
      where visits.visit = group_session.visit
    on conflict do nothing
$$;

-- The same for a visit that is in ClickHouse. docs/decisions/0060-clickhouse.md
create function public.store_session_group(
  session_id text, version text, arms text, source text
) returns void
language sql security definer set search_path = '' as $$
  insert into private.session_groups (session_id, version, arms, source)
    values (store_session_group.session_id, store_session_group.version, store_session_group.arms,
      store_session_group.source)
    on conflict do nothing
$$;

-- Counts a beacon for ClickHouse; raises PT429 for one too many in a minute.
create function public.limit_beacon(client text) returns void
language sql security definer set search_path = '' as $$
  select private.count_beacon(client)
$$;

revoke all on function
  private.count_beacon, private.prepare_events, private.source_of, private.is_usual_word,
  private.is_usual_place, private.begin_visit, private.stay_of, public.record_events,
  public.group_session, public.store_session_group, public.limit_beacon
  from public, anon, authenticated, service_role;
grant execute on function
  public.record_events, public.group_session, public.store_session_group, public.limit_beacon
  to service_role;
