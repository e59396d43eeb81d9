-- What PostgreSQL does for events that are stored in ClickHouse: it limits beacons, and counts orders with their group.
-- docs/decisions/0060-clickhouse.md

-- Counts a beacon of a client; raises PT429 for one too many in a minute.
create function public.limit_beacon(client text) returns void
language sql security definer set search_path = '' as $$
  select private.count_beacon(client)
$$;

-- Remembers the group of visits that a checkout session belongs to, if the visit itself is in ClickHouse.
create function public.store_session_group(session_id text, version text, arms text, source text) returns void
language sql security definer set search_path = '' as $$
  insert into private.session_groups (session_id, version, arms, source)
    values (store_session_group.session_id, store_session_group.version, store_session_group.arms, store_session_group.source)
    on conflict do nothing
$$;

revoke all on function public.limit_beacon(text) from public, anon, authenticated, service_role;
revoke all on function public.store_session_group(text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.limit_beacon(text) to service_role;
grant execute on function public.store_session_group(text, text, text, text) to service_role;
