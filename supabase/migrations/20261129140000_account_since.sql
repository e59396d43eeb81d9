-- A role opens the numbers or the orders of a shop, and nobody may have confirmed an address. So the one who grants it sees since
-- when the account exists.

-- Since when an address has an account, as an ISO 8601 time; null if it has none.
create function public.account_since(email text) returns text
language sql stable security definer set search_path = '' as $$
  select private.iso(created_at) from auth.users where lower(users.email) = lower(account_since.email)
$$;
revoke all on function public.account_since(text) from public, anon, authenticated, service_role;
grant execute on function public.account_since(text) to service_role;
