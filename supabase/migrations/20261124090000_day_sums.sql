-- Sums over all groups, of days that are over, so that a report of all visits reads some rows for each day, and not some for each of its
-- groups. docs/decisions/0055-numbers-in-the-database.md says why they're made this way.

-- The days without sums. What beacons count opens its day: today, and a day before if one of its tabs is still open.
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

alter table public.funnel_open_days enable row level security;
alter table public.funnel_day_counts enable row level security;
alter table public.funnel_day_ways enable row level security;
alter table public.funnel_day_stays enable row level security;
revoke all on public.funnel_open_days, public.funnel_day_counts, public.funnel_day_ways, public.funnel_day_stays
  from public, anon, authenticated, service_role;
grant select on public.funnel_open_days, public.funnel_day_counts, public.funnel_day_ways, public.funnel_day_stays to authenticated, service_role;
create policy "marketers read the numbers" on public.funnel_open_days for select to authenticated using ((select public.reads_numbers()));
create policy "marketers read the numbers" on public.funnel_day_counts for select to authenticated using ((select public.reads_numbers()));
create policy "marketers read the numbers" on public.funnel_day_ways for select to authenticated using ((select public.reads_numbers()));
create policy "marketers read the numbers" on public.funnel_day_stays for select to authenticated using ((select public.reads_numbers()));

insert into public.funnel_open_days select distinct day from public.funnel_counts;

-- What reports of all visits read: the sums, and what was counted on open days.
create view public.funnel_all_counts with (security_invoker = true) as
  select day, place, entered, left_count, answered from public.funnel_day_counts
    where day not in (select day from public.funnel_open_days)
  union all
  select day, place, entered, left_count, answered from public.funnel_counts
    where day in (select day from public.funnel_open_days);

create view public.funnel_all_ways with (security_invoker = true) as
  select day, from_place, to_place, visits from public.funnel_day_ways
    where day not in (select day from public.funnel_open_days)
  union all
  select day, from_place, to_place, visits from public.funnel_ways
    where day in (select day from public.funnel_open_days);

create view public.funnel_all_stays with (security_invoker = true) as
  select day, place, seconds, stays from public.funnel_day_stays
    where day not in (select day from public.funnel_open_days)
  union all
  select day, place, seconds, stays from public.funnel_stays
    where day in (select day from public.funnel_open_days);

revoke all on public.funnel_all_counts, public.funnel_all_ways, public.funnel_all_stays from public, anon, authenticated, service_role;
grant select on public.funnel_all_counts, public.funnel_all_ways, public.funnel_all_stays to authenticated, service_role;

-- The partition of a day, which is open from then on: nobody sums it up before this transaction ends. Two visits at midnight: the second
-- one waits.
create or replace function private.prepare_events(of_day date) returns void
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

-- Sums up some days that are over, the oldest first. The sweep calls it, in a transaction of its own: beacons wait until it's done.
create function public.sum_up_days(most integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  over date;
begin
  perform pg_advisory_xact_lock(hashtextextended('funnel_open_days', 0));
  for over in select day from public.funnel_open_days where day < private.today() order by day limit most loop
    delete from public.funnel_day_counts where day = over;
    delete from public.funnel_day_ways where day = over;
    delete from public.funnel_day_stays where day = over;
    insert into public.funnel_day_counts (day, place, entered, left_count, answered)
      select day, place, sum(entered), sum(left_count), sum(answered) from public.funnel_counts where day = over group by day, place;
    insert into public.funnel_day_ways (day, from_place, to_place, visits)
      select day, from_place, to_place, sum(visits) from public.funnel_ways where day = over group by day, from_place, to_place;
    insert into public.funnel_day_stays (day, place, seconds, stays)
      select day, place, seconds, sum(stays) from public.funnel_stays where day = over group by day, place, seconds;
    delete from public.funnel_open_days where day = over;
  end loop;
end $$;

revoke all on function public.sum_up_days(integer) from public, anon, authenticated, service_role;
grant execute on function public.sum_up_days(integer) to service_role;
