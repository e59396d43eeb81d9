-- Access is never decided on a read replica. It learns of a refund, an erased account, or a sign-out a moment later than the primary, and as long as it's
-- cut off, never. Everything that belongs to an account passes this function, so on a replica all of it is refused with 503. The refusal is an error, not
-- an empty answer: an empty answer would say that the account has bought nothing.

create or replace function private.require_open_session() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if pg_is_in_recovery() then
    raise exception 'Only the primary database decides this. Please try again.' using errcode = 'PT503';
  end if;
  if not exists (
    select from auth.sessions
    where user_id = (select auth.uid()) and id::text = (select auth.jwt() ->> 'session_id') and (not_after is null or not_after > now())
  ) then
    raise exception 'This session has ended. Sign in again.' using errcode = 'PT401';
  end if;
  return true;
end $$;
