-- Forged words can use up the names of a day, but not the room of words that visitors had in the week before.

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
    where day between private.today() - 7 and private.today() - 1 and counts.place = is_usual_place.place
$$;

-- The visit of a beacon, with the group that it belongs to. A group's words become `other` if a day has too many of them already, and few had
-- them in the week before: forged beacons mustn't fill the tables.
create or replace function private.begin_visit(beacon jsonb) returns private.visits
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

-- Stores and counts the events of a beacon, all or none. Sending one again, or in another order, changes nothing.
--   beacon: { visit, version, arms, source?, events: [{ n, type, place, seconds? }] }, which the function `events` has checked
create or replace function public.record_events(beacon jsonb, client text) returns void
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
        and not private.is_usual_place(event.place)
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
    where before.type = 'left' and after.type = 'entered' and before.place <> after.place and (before.is_fresh or after.is_fresh)
    group by before.place, after.place order by before.place, after.place
    on conflict on constraint funnel_ways_pkey do update set visits = w.visits + excluded.visits;
end $$;

revoke all on function private.is_usual_word(text, text) from public, anon, authenticated, service_role;
revoke all on function private.is_usual_place(text) from public, anon, authenticated, service_role;
