-- The program that members get, and their notes. access.sql says who may read them.

-- The program's parts as they are published: meals, workouts, groceries, resources.
create table public.program_parts (
  name text primary key,
  content jsonb not null,
  published_at timestamptz not null default now()
);

-- Downloads, in Base64: a PDF is small, and no bucket has to be kept in step with the policies.
create table public.program_files (
  id text primary key,
  media_type text not null,
  -- of the file itself, in bytes
  size integer not null check (size > 0),
  content text not null,
  published_at timestamptz not null default now()
);

-- A member's notes: one row for each thing of each day, so that two devices overwrite each other as
-- little as possible. Day 0 holds what is of no day, also a year of weights from before the plan, by
-- month and day, in kg: weights-2025 has { "03-14": 82.3 }. Days go on from month to month: day 31
-- is the first of the second of up to 120 months. The answers that a member's plan is made from,
-- exchanged meals and exercises, and favorite dishes are entries, too: their day is the first that
-- is planned from them. Grocery lists are entries of day 0: each list, each of its items, and the
-- amounts that the member has seen of it. What was removed stays as { "deleted": true }, so that
-- other devices hear of it.
create table public.tracker_entries (
  user_id uuid not null references auth.users (id) on delete cascade,
  day smallint not null check (day between 0 and 3600),
  field text not null check (
    field in ('current-day', 'month', 'came-back', 'people', 'skipped', 'water', 'weight', 'mood',
      'energy', 'sleep', 'notes', 'exercises', 'waist', 'hips', 'chest', 'arm', 'thigh',
      'plan-answers', 'meal-swaps', 'meal-moves', 'meal-doubles', 'exercise-swaps', 'favorites')
    or (day = 0 and field ~ '^weights-20\d\d$' and jsonb_typeof(value) = 'object')
    or day = 0 and field ~ '^((list|seen):[\w.!~*''()%-]{1,100}|item(:[\w.!~*''()%-]{1,100}){2})$'
  ),
  value jsonb not null check (
    octet_length(value::text) <= case when field like 'item:%' then 4000 else 10000 end
  ),
  -- by the server's clock
  changed_at timestamptz not null,
  device text check (length(device) <= 64),
  -- when the member wrote it, by the clock of that device: it orders what one device wrote
  written_at timestamptz,
  primary key (user_id, day, field)
);

alter table public.program_parts enable row level security;
alter table public.program_files enable row level security;
alter table public.tracker_entries enable row level security;
revoke all on public.program_parts, public.program_files, public.tracker_entries
  from public, anon, authenticated, service_role;

-- Replaces the published program: { "meals": …, "workouts": … }. Parts that aren't in it are
-- removed.
create function public.publish_program(parts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.program_parts where not parts ? name;
  insert into public.program_parts (name, content) select key, value from jsonb_each(parts)
    on conflict (name) do update set content = excluded.content, published_at = now()
      where program_parts.content is distinct from excluded.content;
end $$;

-- Publishes a file, or replaces it.
create function public.publish_file(
  id text, media_type text, size integer, content text
) returns void
language sql security definer set search_path = '' as $$
  insert into public.program_files (id, media_type, size, content)
    values (publish_file.id, publish_file.media_type, publish_file.size, publish_file.content)
    on conflict on constraint program_files_pkey
      do update set media_type = excluded.media_type, size = excluded.size,
      content = excluded.content, published_at = now()
    where program_files.content is distinct from excluded.content
$$;

-- Items of removed lists are of no use, and what was removed half a year ago is forgotten: a device
-- that was off for so long shows it again. Raises PT413 for more than 2000 entries of lists.
create function private.tidy_lists(account uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.tracker_entries as items
    using public.tracker_entries as lists
    where items.user_id = account and items.day = 0 and items.field ~ '^(item|seen):'
      and lists.user_id = account and lists.day = 0 and lists.field like 'list:%'
      and lists.value ? 'deleted'
      and split_part(items.field, ':', 2) = split_part(lists.field, ':', 2);
  delete from public.tracker_entries
    where user_id = account and day = 0 and field ~ '^(list|item):' and value ? 'deleted'
      and changed_at < now() - interval '180 days';
  if (
    select count(*) from public.tracker_entries
    where user_id = account and day = 0 and field ~ '^(list|item|seen):'
  ) > 2000 then
    raise exception 'Too many lists.' using errcode = 'PT413';
  end if;
end $$;

-- The value of an entry after another one was sent: the later one, or both if they are merged key by
-- key. If both have no room, what was removed is forgotten; then, nothing is added.
create function private.merge_values(field text, known jsonb, sent jsonb, is_later boolean)
returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when merge_values.field !~ '^(weights-.*|meal-(swaps|moves|doubles)|exercise-swaps|favorites)$'
      or jsonb_typeof(known) <> 'object' or jsonb_typeof(sent) <> 'object'
      then case when is_later then sent else known end
    when octet_length(merged::text) <= 10000 then merged
    when octet_length(jsonb_strip_nulls(merged)::text) <= 10000 then jsonb_strip_nulls(merged)
    else known
  end
  from (select case when is_later then known || sent else sent || known end) as result (merged)
$$;

-- Keeps a member's notes and returns what the account has for those fields:
-- [{ day, field, value, changed_at, kept }]. `kept`: it is what was sent. Of two entries for the
-- same field, the one that the member wrote last stays, whatever the clocks of the devices say. Years
-- of weights, exchanges, moved meals, and favorites are merged key by key; what was removed is null.
--   entries: [{ day, field, value, changed_at: by the clock of the device,
--     seen: the `changed_at` of the entry that it was written over }]
--   device: a name that the browser made up for itself
--   device_now: the time of its clock, so that a wrong clock can be corrected
-- Pages that only send entries are older; their clock is believed.
-- Raises PT403 without access, PT413 for more than 500 entries or too many lists.
create function public.save_tracker(
  entries jsonb, device text default null, device_now timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  clock_error interval := coalesce(now() - device_now, interval '0');
  entry record;
  answer jsonb := '[]';
begin
  if not public.has_access() then
    raise exception 'This needs a completed order.' using errcode = 'PT403';
  end if;
  if jsonb_array_length(entries) > 500 then
    raise exception 'Too many entries at once.' using errcode = 'PT413';
  end if;
  for entry in
    select distinct on (sent.day, sent.field) sent.*,
      -- nothing was written later than now; the browser's times have milliseconds
      date_trunc('milliseconds', least(sent.changed_at + clock_error, now())) as corrected
    from jsonb_to_recordset(entries) as sent (day smallint, field text, value jsonb,
      changed_at timestamptz, seen timestamptz)
    -- nothing is no value, and must not keep the others from being saved
    where sent.value is not null
    order by sent.day, sent.field, sent.changed_at desc
  loop
    insert into public.tracker_entries as known (user_id, day, field, value, changed_at, device,
      written_at)
      values (me, entry.day, entry.field, entry.value, entry.corrected, save_tracker.device,
        entry.changed_at)
      on conflict on constraint tracker_entries_pkey do update
        -- never earlier than before, or other devices would keep what they have
        set value = private.merge_values(excluded.field, known.value, excluded.value, true),
          changed_at = greatest(excluded.changed_at,
            known.changed_at + interval '1 millisecond'),
          device = excluded.device, written_at = excluded.written_at
        where case
          -- one device: its own order. Sending the same entry again changes nothing
          when known.device = excluded.device then known.written_at < excluded.written_at
          -- two devices: the one that has seen the other's entry wrote later; else the corrected
          -- times decide, and within a millisecond the order of arrival
          else coalesce(date_trunc('milliseconds', known.changed_at) <= entry.seen, false)
            or known.changed_at <= excluded.changed_at
        end;
    -- an earlier one adds the keys that the later one doesn't have
    if not found then
      update public.tracker_entries as known
        set value = private.merge_values(entry.field, known.value, entry.value, false),
          changed_at = known.changed_at + interval '1 millisecond'
        where known.user_id = me and known.day = entry.day and known.field = entry.field
          and known.value
            is distinct from private.merge_values(entry.field, known.value, entry.value, false);
    end if;
    select answer || jsonb_build_object('day', known.day, 'field', known.field,
      'value', known.value, 'changed_at', known.changed_at,
        'kept', known.device is not distinct from save_tracker.device
          and known.written_at = entry.changed_at) into answer
      from public.tracker_entries as known
      where known.user_id = me and known.day = entry.day and known.field = entry.field;
  end loop;
  if exists (
    select from jsonb_array_elements(entries) as sent
      where sent ->> 'field' ~ '^(list|item|seen):'
  ) then
    perform private.tidy_lists(me);
  end if;
  return answer;
end $$;

revoke all on function
  private.tidy_lists, private.merge_values, public.publish_program, public.publish_file, public.save_tracker
  from public, anon, authenticated, service_role;
grant execute on function public.save_tracker to authenticated;
grant execute on function public.publish_program, public.publish_file to service_role;
