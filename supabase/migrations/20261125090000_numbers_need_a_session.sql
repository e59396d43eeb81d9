-- The numbers, too, need a session that is still open. As in `has_access()`, a session that has
-- ended is an error and not "no": the page then asks to sign in again. The server reads them
-- without an account: it bypasses the policies, which alone call this.
create or replace function public.reads_numbers() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.require_open_session() and exists (
    select from auth.users
    where id = (select auth.uid()) and raw_app_meta_data ->> 'role' in ('marketer', 'admin')
  )
$$;
