-- Sessions: members see theirs and end them, and old ones end by themselves. Operators end those of
-- an account: operations.sql.

-- When a session was last used: the auth service notes when it renews its token, in UTC, which
-- happens every hour while a page is open.
create function private.used_at(refreshed_at timestamp, created_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select coalesce(refreshed_at at time zone 'UTC', created_at)
$$;

-- The open sessions of the account that asks, latest first:
-- [{ id, began_at, used_at, browser, address, is_this }]. `browser` is what the browser says about
-- itself, and `address` the network address; null if the auth service doesn't know them.
create function public.my_sessions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'began_at', private.iso(created_at),
        'used_at', private.iso(private.used_at(refreshed_at, created_at)), 'browser', user_agent,
        'address', host(ip), 'is_this', id::text = auth.jwt() ->> 'session_id'
      ) order by private.used_at(refreshed_at, created_at) desc, id), '[]')
    from auth.sessions where user_id = auth.uid() and (not_after is null or not_after > now())
  );
end $$;

-- Ends sessions of the account that asks, and skips all others. PT403 unless its password was typed
-- in the last ten minutes.
create function public.end_my_sessions(session_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  if not exists (
    select from auth.sessions
    where id::text = (select auth.jwt() ->> 'session_id') and user_id = auth.uid()
      and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Type your password again.' using errcode = 'PT403';
  end if;
  delete from auth.sessions where user_id = auth.uid() and id = any (session_ids);
end $$;

-- Ends sessions without use for 90 days, and those that began a year ago, so many at most.
-- It skips those that the auth service is working on. docs/security.md has the reasons.
create function public.end_old_sessions(most integer) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions where id in (
    select id from auth.sessions
    where created_at < now() - interval '1 year'
      or private.used_at(refreshed_at, created_at) < now() - interval '90 days'
    limit most for update skip locked
  )
$$;

revoke all on function
  private.used_at, public.my_sessions, public.end_my_sessions, public.end_old_sessions
  from public, anon, authenticated, service_role;
grant execute on function public.my_sessions, public.end_my_sessions to authenticated;
grant execute on function public.end_old_sessions to service_role;
