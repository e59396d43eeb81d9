-- Grocery lists that a member shares by a link. Anyone who has the link sees what is on the list and
-- ticks it off, without an account. The link holds a secret of 256 bits, and the database only a
-- hash of it. What a link shows doesn't say who the member is, or what the list is called.

create table private.shared_lists (
  secret_hash text primary key check (secret_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- as in the fields of tracker_entries
  list text not null check (list ~ '^[\w.!~*''()%-]{1,100}$'),
  -- [{ id, name, category }], and for what follows the plan { food, quantity }. The member's
  -- browser knows what that is; ticks are in tracker_entries.
  items jsonb not null check (octet_length(items::text) <= 200000),
  shared_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  -- its member took the link back
  ended_at timestamptz
);
create unique index one_link_for_a_list on private.shared_lists (user_id, list)
  where ended_at is null;

alter table private.shared_lists enable row level security;
revoke all on private.shared_lists from public, anon, authenticated, service_role;

-- Keeps of items what a shared list shows, and nothing else.
create function private.shared_items(items jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', left(item ->> 'id', 100), 'name', left(item ->> 'name', 200),
      'category', left(item ->> 'category', 20), 'food', left(item ->> 'food', 100),
      'quantity', case jsonb_typeof(item -> 'quantity') when 'number' then item -> 'quantity' end
    )) order by place), '[]')
  from jsonb_array_elements(items) with ordinality as sent (item, place)
  where place <= 500 and item ->> 'id' <> '' and item ->> 'name' <> ''
$$;

-- Shares a list by a new link; an older one to the same list ends. Returns the time when it expires.
-- Raises PT403 without access, PT413 for more than 20 shared lists at once or 200 in a month.
create function public.share_list(list text, secret_hash text, items jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  expires timestamptz;
begin
  perform private.require_access();
  perform pg_advisory_xact_lock(hashtextextended('share ' || me::text, 0));
  delete from private.shared_lists where expires_at < now() - interval '30 days';
  perform public.stop_sharing(share_list.list);
  if (
    select count(*) filter (where ended_at is null and expires_at > now()) >= 20
      or count(*) filter (where shared_at > now() - interval '30 days') >= 200
    from private.shared_lists where user_id = me
  ) then
    raise exception 'Too many shared lists.' using errcode = 'PT413';
  end if;
  insert into private.shared_lists (secret_hash, user_id, list, items)
    values (share_list.secret_hash, me, share_list.list, private.shared_items(share_list.items))
    returning expires_at into expires;
  return private.iso(expires);
end $$;

-- Shows what is on a shared list now. Returns false if it isn't shared any more.
create function public.update_shared_list(list text, items jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_access();
  update private.shared_lists set items = private.shared_items(update_shared_list.items)
    where shared_lists.user_id = auth.uid() and shared_lists.list = update_shared_list.list
      and ended_at is null and expires_at > now();
  return found;
end $$;

-- Takes the link to a list back. Works without access, too.
create function public.stop_sharing(list text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  update private.shared_lists set ended_at = now(), items = '[]'
    where shared_lists.user_id = auth.uid() and shared_lists.list = stop_sharing.list
      and ended_at is null;
end $$;

-- The lists that are shared now: [{ list, expires_at }].
create function public.my_shared_lists() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'list', list, 'expires_at', private.iso(expires_at)
      ) order by shared_at), '[]')
    from private.shared_lists
    where user_id = auth.uid() and ended_at is null and expires_at > now()
  );
end $$;

-- True if the member took an item off the list. What was ticked comes back once its week needs
-- another quantity.
create function private.is_cleared(value jsonb, item jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select value ? 'deleted' and coalesce(value -> 'ticked' = item -> 'quantity', true)
$$;

-- Ticks items of a shared list as somebody with the link does: in the quantity that they saw, which
-- may have grown since. Ticks are the member's own entries, so that their devices learn of them. Of
-- two changes to an item, the later one stays.
create function private.tick_shared(
  account uuid, list text, items jsonb, ticks jsonb
) returns void
language plpgsql set search_path = '' as $$
declare
  tick record;
begin
  for tick in
    select item, 'item:' || tick_shared.list || ':' || (item ->> 'id') as field, sent.checked,
      coalesce(to_jsonb(sent.quantity), item -> 'quantity') as quantity,
      date_trunc('milliseconds', now() - make_interval(
        secs => least(greatest(coalesce(sent.ago, 0), 0), 2592000))) as at
    from jsonb_to_recordset(ticks) as sent (
        id text, checked boolean, ago double precision, quantity numeric)
      join jsonb_array_elements(items) as known_items (item) on item ->> 'id' = sent.id
    where sent.checked is not null
  loop
    if tick.item ? 'quantity' then
      insert into public.tracker_entries as known (user_id, day, field, value, changed_at, device,
        written_at)
        values (account, 0, tick.field,
          jsonb_build_object('food', tick.item -> 'food') || case when tick.checked
            then jsonb_build_object('ticked', tick.quantity) else '{}' end,
          tick.at, 'a shared link', tick.at)
        on conflict on constraint tracker_entries_pkey do update
          set value = (known.value - 'ticked' - 'deleted') || excluded.value,
            changed_at = tick.at, device = excluded.device, written_at = tick.at
          where known.changed_at < tick.at and not private.is_cleared(known.value, tick.item);
    else
      update public.tracker_entries as known
        set value = known.value || jsonb_build_object('checked', tick.checked),
          changed_at = tick.at, device = 'a shared link', written_at = tick.at
        where known.user_id = account and known.day = 0 and known.field = tick.field
          and known.changed_at < tick.at and not private.is_cleared(known.value, tick.item);
    end if;
  end loop;
end $$;

-- Opens a shared list, after ticking [{ id, checked, ago: seconds, quantity }] on it:
-- { state: 'open', items: [{ id, name, category, checked, quantity }], expires_at }, or only the state
-- 'revoked' or 'expired'. Null if there never was such a link; then it counts against the client.
-- A link ends with the list, with the access of its member, and with their account.
-- Raises PT413 for more than 500 ticks, PT429 for the 61st unknown link or the 601st call with ticks
-- within 10 minutes.
create function public.open_shared_list(
  secret_hash text, client text, ticks jsonb default '[]'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  share private.shared_lists;
begin
  select * into share from private.shared_lists as known
    where known.secret_hash = open_shared_list.secret_hash;
  if not found then
    perform private.attempt('shared list', client, private.room(client, 60), interval '10 minutes');
    return null;
  end if;
  if share.ended_at is not null or not private.opens_program(share.user_id) or exists (
    select from public.tracker_entries as lists
    where lists.user_id = share.user_id and lists.day = 0 and lists.field = 'list:' || share.list
      and lists.value ? 'deleted'
  ) then
    return jsonb_build_object('state', 'revoked');
  end if;
  if share.expires_at < now() then
    return jsonb_build_object('state', 'expired');
  end if;
  if jsonb_array_length(ticks) > 500 then
    raise exception 'Too many ticks at once.' using errcode = 'PT413';
  end if;
  if jsonb_array_length(ticks) > 0 then
    perform private.attempt('shared tick', client, private.room(client, 600),
      interval '10 minutes');
    perform private.attempt('shared tick', share.secret_hash, 600, interval '10 minutes');
    perform private.tick_shared(share.user_id, share.list, share.items, ticks);
  end if;
  return jsonb_build_object('state', 'open', 'expires_at', private.iso(share.expires_at), 'items', (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', item -> 'id', 'name', item -> 'name', 'category', item -> 'category',
        'quantity', item -> 'quantity',
        'checked', case when item ? 'quantity'
          then coalesce(known.value -> 'ticked' = item -> 'quantity', false)
          else coalesce(known.value -> 'checked' = 'true'::jsonb, false) end
      )) order by place), '[]')
    from jsonb_array_elements(share.items) with ordinality as items (item, place)
      left join public.tracker_entries as known on known.user_id = share.user_id
        and known.day = 0 and known.field = 'item:' || share.list || ':' || (item ->> 'id')
    where known.value is null
      or not (known.value ? 'atHome' or private.is_cleared(known.value, item))
  ));
end $$;

revoke all on function
  private.shared_items, private.is_cleared, private.tick_shared, public.share_list,
  public.update_shared_list, public.stop_sharing, public.my_shared_lists, public.open_shared_list
  from public, anon, authenticated, service_role;
grant execute on function
  public.share_list, public.update_shared_list, public.stop_sharing, public.my_shared_lists
  to authenticated;
grant execute on function public.open_shared_list to service_role;
