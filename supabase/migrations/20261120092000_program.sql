-- What members get, and what they write down. Both ask the one function that knows who has paid.

-- The program's parts as they are published: meals, workouts, groceries, resources.
create table public.program_parts (
  name text primary key,
  content jsonb not null,
  published_at timestamptz not null default now()
);

-- What can be downloaded, in Base64: a PDF is small, and no bucket has to be kept in step with the policies.
create table public.program_files (
  id text primary key,
  media_type text not null,
  -- of the file itself, in bytes
  size integer not null check (size > 0),
  content text not null,
  published_at timestamptz not null default now()
);

-- A member's notes: one row for each thing of each day, so that two devices overwrite each other as little as possible. Day 0 holds what is of no day.
create table public.tracker_entries (
  user_id uuid not null references auth.users (id) on delete cascade,
  day smallint not null check (day between 0 and 30),
  field text not null check (field in ('current-day', 'water', 'weight', 'mood', 'energy', 'sleep', 'notes', 'exercises')),
  value jsonb not null check (octet_length(value::text) <= 10000),
  -- when the member wrote it, by the clock of the device; the later one stays
  changed_at timestamptz not null,
  primary key (user_id, day, field)
);

alter table public.program_parts enable row level security;
alter table public.program_files enable row level security;
alter table public.tracker_entries enable row level security;
revoke all on public.program_parts, public.program_files, public.tracker_entries from public, anon, authenticated, service_role;
grant select on public.program_parts, public.program_files, public.tracker_entries to authenticated;

create policy "whoever has paid reads the program" on public.program_parts for select to authenticated using ((select public.has_access()));
create policy "whoever has paid gets the files" on public.program_files for select to authenticated using ((select public.has_access()));
create policy "members read their own notes" on public.tracker_entries for select to authenticated using (user_id = (select auth.uid()));

-- Puts the program in place of the one that is published: { "meals": …, "workouts": … }. Parts that are not in it are taken away.
create function public.publish_program(parts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.program_parts where not parts ? name;
  insert into public.program_parts (name, content) select key, value from jsonb_each(parts)
    on conflict (name) do update set content = excluded.content, published_at = now() where program_parts.content is distinct from excluded.content;
end $$;

create function public.publish_file(id text, media_type text, size integer, content text) returns void
language sql security definer set search_path = '' as $$
  insert into public.program_files (id, media_type, size, content) values (publish_file.id, publish_file.media_type, publish_file.size, publish_file.content)
    on conflict on constraint program_files_pkey do update set media_type = excluded.media_type, size = excluded.size, content = excluded.content, published_at = now()
    where program_files.content is distinct from excluded.content
$$;

-- Keeps what a member wrote down: [{ day, field, value, changed_at }]. An entry that is older than the one that is kept changes nothing.
-- Raises PT403 for whoever has no access.
create function public.save_tracker(entries jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.has_access() then
    raise exception 'This needs a completed order.' using errcode = 'PT403';
  end if;
  if jsonb_array_length(entries) > 500 then
    raise exception 'Too many entries at once.' using errcode = 'PT413';
  end if;
  -- a clock that is ahead must not lock out all later entries
  insert into public.tracker_entries (user_id, day, field, value, changed_at)
    select distinct on (entry.day, entry.field) (select auth.uid()), entry.day, entry.field, entry.value, least(entry.changed_at, now() + interval '1 minute')
    from jsonb_to_recordset(entries) as entry (day smallint, field text, value jsonb, changed_at timestamptz)
    -- nothing is no value, and must not keep the others from being saved
    where entry.value is not null
    order by entry.day, entry.field, entry.changed_at desc
    on conflict (user_id, day, field) do update set value = excluded.value, changed_at = excluded.changed_at
    where tracker_entries.changed_at < excluded.changed_at;
end $$;

revoke all on function public.publish_program(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.publish_file(text, text, integer, text) from public, anon, authenticated, service_role;
revoke all on function public.save_tracker(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.publish_program(jsonb) to service_role;
grant execute on function public.publish_file(text, text, integer, text) to service_role;
grant execute on function public.save_tracker(jsonb) to authenticated;
