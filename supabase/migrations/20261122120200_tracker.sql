-- Of two entries for the same field, the one that the member wrote last stays, whatever the clocks of the devices say.

-- `changed_at` is now by the server's clock. Rows of before have no device.
alter table public.tracker_entries add column device text check (length(device) <= 64);
-- when the member wrote it, by the clock of that device: it orders what one device wrote
alter table public.tracker_entries add column written_at timestamptz;

-- Keeps what a member wrote down and returns what the account has for those fields: [{ day, field, value, changed_at, kept }]. `kept`: it is what was sent.
--   entries: [{ day, field, value, changed_at: by the clock of the device, seen: the `changed_at` of the entry that it was written over }]
--   device: a name that the browser made up for itself; device_now: what its clock says now, so that a wrong clock can be corrected
-- Pages that were loaded before this migration send entries only, and their clock is believed.
-- Raises PT403 without access, PT413 for more than 500 entries.
drop function public.save_tracker(jsonb);
create function public.save_tracker(entries jsonb, device text default null, device_now timestamptz default null) returns jsonb
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
    from jsonb_to_recordset(entries) as sent (day smallint, field text, value jsonb, changed_at timestamptz, seen timestamptz)
    -- nothing is no value, and must not keep the others from being saved
    where sent.value is not null
    order by sent.day, sent.field, sent.changed_at desc
  loop
    insert into public.tracker_entries as known (user_id, day, field, value, changed_at, device, written_at)
      values (me, entry.day, entry.field, entry.value, entry.corrected, save_tracker.device, entry.changed_at)
      on conflict on constraint tracker_entries_pkey do update
        -- never earlier than before, or other devices would keep what they have
        set value = excluded.value, changed_at = greatest(excluded.changed_at, known.changed_at + interval '1 millisecond'),
          device = excluded.device, written_at = excluded.written_at
        where case
          -- one device: its own order. Sending the same entry again changes nothing
          when known.device = excluded.device then known.written_at < excluded.written_at
          -- two devices: the one that has seen the other's entry wrote later; else the corrected times decide, and within a millisecond the order of arrival
          else coalesce(date_trunc('milliseconds', known.changed_at) <= entry.seen, false) or known.changed_at <= excluded.changed_at
        end;
    select answer || jsonb_build_object('day', known.day, 'field', known.field, 'value', known.value, 'changed_at', known.changed_at,
        'kept', known.device is not distinct from save_tracker.device and known.written_at = entry.changed_at) into answer
      from public.tracker_entries as known
      where known.user_id = me and known.day = entry.day and known.field = entry.field;
  end loop;
  return answer;
end $$;

revoke all on function public.save_tracker(jsonb, text, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.save_tracker(jsonb, text, timestamptz) to authenticated;
