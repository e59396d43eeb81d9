-- An expired session that its buyer paid in a copy is no longer unpaid.

create index claims_by_hash on private.claims (hash);

-- The order that was paid with the claim of a session: { session, owned }. Null if there's none that opens the plan.
create function public.recovered_session(claim_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('session', orders.checkout_session_id, 'owned', orders.user_id is not null)
  from private.claims join public.stripe_orders as orders on orders.checkout_session_id = claims.session_id
  where claims.hash = claim_hash and orders.status = 'completed'
  order by orders.created_at desc limit 1
$$;

revoke all on function public.recovered_session(text) from public, anon, authenticated, service_role;
grant execute on function public.recovered_session(text) to service_role;
