-- An access token is valid until it expires, also if its session has ended: by signing out, or because a new password was set. What belongs to an account is
-- therefore shown and changed only within a session that is still open. The refusal is an error, not an empty answer: an empty answer would say that the
-- account has bought nothing.

create function private.require_open_session() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from auth.sessions
    where user_id = (select auth.uid()) and id::text = (select auth.jwt() ->> 'session_id') and (not_after is null or not_after > now())
  ) then
    raise exception 'This session has ended. Sign in again.' using errcode = 'PT401';
  end if;
  return true;
end $$;

revoke all on function private.require_open_session() from public, anon, authenticated, service_role;
-- policies run as the role that asks; the schema stays closed to it
grant execute on function private.require_open_session() to authenticated;

create policy "orders of an account need an open session" on public.stripe_orders as restrictive
  for select to authenticated
  using (user_id is null or (select private.require_open_session()));
create policy "the program needs an open session" on public.program_parts as restrictive
  for select to authenticated
  using ((select private.require_open_session()));
create policy "the files need an open session" on public.program_files as restrictive
  for select to authenticated
  using ((select private.require_open_session()));
create policy "notes need an open session" on public.tracker_entries as restrictive
  for select to authenticated
  using ((select private.require_open_session()));

-- What members change goes through functions that pass the policies: claims of orders, and notes.
create function private.check_member_session() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.user_id = (select auth.uid()) then
    perform private.require_open_session();
  end if;
  return new;
end $$;
revoke all on function private.check_member_session() from public, anon, authenticated, service_role;

create trigger needs_open_session before update of user_id on public.stripe_orders
  for each row execute function private.check_member_session();
create trigger needs_open_session before insert or update on public.tracker_entries
  for each row execute function private.check_member_session();

create or replace function public.has_access() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.require_open_session()
    and exists (select from public.stripe_orders where user_id = (select auth.uid()) and status = 'completed')
$$;
