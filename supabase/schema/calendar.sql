-- Members subscribe to their plan in a calendar of their own. The browser makes the plan, so it
-- saves what the calendar shows: days, times, and kinds of events, and the names of meals only if
-- the member says so. docs/decisions/0088 says why it's made this way.

create table private.reminders (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- begins the ids of events; it's no secret
  id uuid not null unique default gen_random_uuid(),
  -- the server makes the calendar's address from it; null: the calendar is off
  seed uuid,
  -- SHA-256 of the secret in the address, in hexadecimal digits
  address_hash text unique check (address_hash ~ '^[0-9a-f]{64}$'),
  -- true if names of meals may be in it
  names boolean not null default false,
  -- of the coming days: [{ day, kind, at, name }]
  events jsonb not null default '[]' check (octet_length(events::text) <= 60000),
  saved_at timestamptz not null default now(),
  check (seed is not null or address_hash is null)
);

alter table private.reminders enable row level security;
revoke all on private.reminders from public, anon, authenticated, service_role;

-- The events that may be kept: one of each kind a day, from yesterday on for 40 days. Kinds that
-- this server doesn't know are left out, and names unless they're allowed.
create function private.kept_events(events jsonb, names boolean) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'day', event.day, 'kind', event.kind, 'at', private.iso(event.at),
      'name', case when names then left(event.name, 100) end
    )) order by event.day, event.at nulls first, event.kind), '[]')
  from (
    select distinct on (sent.day, sent.kind) sent.*
    from jsonb_to_recordset(events) as sent (day date, kind text, at timestamptz, name text)
    where sent.kind in ('breakfast', 'lunch', 'dinner', 'workout', 'shopping', 'freezer')
      and sent.day between private.today() - 1 and private.today() + 40
      and (sent.at is null or abs(extract(epoch from sent.at - sent.day::timestamptz)) < 172800)
    order by sent.day, sent.kind
  ) as event
$$;

-- The reminders of the account that asks: { account, calendar, names, events, weekly }. `calendar` and
-- `weekly`: they're on.
create function public.my_reminders() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_access();
  kept private.reminders;
begin
  select * into kept from private.reminders where user_id = me;
  return jsonb_build_object(
    'account', me,
    'calendar', kept.seed is not null,
    'names', coalesce(kept.names, false),
    'events', coalesce(kept.events, '[]'),
    'weekly', private.takes_weekly_mail(me)
  );
end $$;

-- Turns the calendar of the account that asks on, and returns the seed of its address. With
-- `renew`, it gets another address, and the one before shows nothing any more.
create function public.open_calendar(renew boolean) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_access();
  kept uuid;
begin
  insert into private.reminders as known (user_id, seed) values (me, gen_random_uuid())
    on conflict (user_id) do update set
      seed = case when renew then excluded.seed else coalesce(known.seed, excluded.seed) end,
      address_hash = case when renew then null else known.address_hash end
    returning seed into kept;
  return kept;
end $$;

-- Lets an address open the calendar of a seed. The server alone can make it from the seed.
create function public.keep_calendar_address(seed uuid, address_hash text) returns void
language sql security definer set search_path = '' as $$
  update private.reminders as kept set address_hash = keep_calendar_address.address_hash
    where kept.seed = keep_calendar_address.seed
      and kept.address_hash is distinct from keep_calendar_address.address_hash
$$;

-- Turns the calendar of the account that asks off, and forgets what it showed, unless the weekly mail
-- needs it.
create function public.close_calendar() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  update private.reminders as kept set seed = null, address_hash = null, names = false,
      events = private.kept_events(kept.events, false)
    where user_id = auth.uid();
  perform private.forget_unused_days(auth.uid());
end $$;

-- Decides if names of meals may be kept. Those that are there are removed at once.
create function public.set_calendar_names(names boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_access();
begin
  update private.reminders as kept set names = set_calendar_names.names, saved_at = now(),
      events = private.kept_events(kept.events, set_calendar_names.names)
    where kept.user_id = me and kept.names is distinct from set_calendar_names.names;
end $$;

-- Keeps the coming days of the account that asks, and returns what is kept; null if no reminder is
-- on, because then no one needs them. If there are days, and none is a coming one, the clock that
-- they come from is wrong, and what was kept stays. Raises PT413 for more than 300 events.
create function public.save_reminders(events jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_access();
begin
  if jsonb_array_length(events) > 300 then
    raise exception 'Too many events at once.' using errcode = 'PT413';
  end if;
  update private.reminders as kept set
      events = coming.events,
      saved_at = case when kept.events = coming.events then kept.saved_at else now() end
    from (
      select private.kept_events(save_reminders.events, own.names) as events
      from private.reminders as own where own.user_id = me
    ) as coming
    where kept.user_id = me and (coming.events <> '[]' or save_reminders.events = '[]');
  return (select kept.events from private.reminders as kept where kept.user_id = me);
end $$;

-- What an address shows: { id, events, saved_at }. Null for an address that is wrong or no longer
-- good, and as long as its member has no access: nobody learns which of them it is. Such addresses
-- are counted. Raises PT429 for a client that has tried 120 of them within 10 minutes, whatever it
-- tries next.
create function public.read_calendar(address_hash text, client text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  shown jsonb;
begin
  if (
    select count(*) from private.attempts as tried
    where tried.action = 'calendar' and tried.client = read_calendar.client
      and tried.at >= now() - interval '10 minutes'
  ) >= private.room(client, 120) then
    raise exception 'Too many attempts.' using errcode = 'PT429';
  end if;
  select jsonb_build_object('id', kept.id, 'events', kept.events,
      'saved_at', private.iso(kept.saved_at)) into shown
    from private.reminders as kept
    where kept.address_hash = read_calendar.address_hash and private.opens_program(kept.user_id);
  if shown is null then
    perform private.attempt('calendar', client, private.room(client, 120), interval '10 minutes');
  end if;
  return shown;
end $$;

revoke all on function
  private.kept_events, public.my_reminders, public.open_calendar,
  public.keep_calendar_address, public.close_calendar, public.set_calendar_names,
  public.save_reminders, public.read_calendar
  from public, anon, authenticated, service_role;
grant execute on function
  public.my_reminders, public.open_calendar, public.close_calendar, public.set_calendar_names,
  public.save_reminders
  to authenticated;
grant execute on function public.keep_calendar_address, public.read_calendar to service_role;
