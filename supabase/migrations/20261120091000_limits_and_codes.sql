-- How often a client may ask for what costs something, and the codes that stand in for a lost claim.

create table private.attempts (
  -- what was tried, and by whom: a hash of an address, never the address
  action text not null,
  client text not null,
  at timestamptz not null default now()
);
create index attempts_by_client on private.attempts (action, client, at);

create table private.restore_codes (
  session_id text primary key references private.payments on delete cascade,
  hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

alter table private.attempts enable row level security;
alter table private.restore_codes enable row level security;
revoke all on private.attempts, private.restore_codes from public, anon, authenticated, service_role;

-- Counts an attempt; raises PT429 for one too many.
create function private.attempt(action text, client text, most integer, span interval) returns void
language plpgsql set search_path = '' as $$
begin
  -- one at a time for each client, or many at once would all find room
  perform pg_advisory_xact_lock(hashtextextended(attempt.action || ' ' || attempt.client, 0));
  delete from private.attempts as old where old.action = attempt.action and old.client = attempt.client and old.at < now() - span;
  if (select count(*) from private.attempts as tried where tried.action = attempt.action and tried.client = attempt.client) >= most then
    raise exception 'Too many attempts.' using errcode = 'PT429';
  end if;
  insert into private.attempts (action, client) values (attempt.action, attempt.client);
end $$;

-- What is sold under a price id, for a client that may open one more session.
-- Raises PT404 for an unknown price, PT429 for the 31st session within 10 minutes. A mobile network shows thousands of people under one address.
create function public.begin_checkout(price_id text, client text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  price private.prices;
begin
  select * into price from private.prices where prices.price_id = begin_checkout.price_id and prices.on_sale;
  if not found then
    raise exception 'There is no such price.' using errcode = 'PT404';
  end if;
  perform private.attempt('checkout', client, 30, interval '10 minutes');
  return jsonb_build_object('name', price.name, 'description', price.description, 'amount', price.amount, 'currency', price.currency);
end $$;

-- Raises PT429 for a client that asks after payments all the time.
create function public.begin_verification(client text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.attempt('verification', client, 120, interval '10 minutes');
end $$;

-- The paid session without an owner that a buyer may mean: by its id, or the latest one that was paid for with an address.
create function private.unclaimed_session(session_id text, email text) returns private.payments
language sql stable set search_path = '' as $$
  select payments.*
  from private.payments join public.stripe_orders as orders on orders.checkout_session_id = payments.session_id
  where orders.user_id is null and orders.status = 'completed'
    and (payments.session_id = unclaimed_session.session_id or (unclaimed_session.session_id is null and lower(payments.email) = lower(unclaimed_session.email)))
  order by payments.recorded_at desc
  limit 1
$$;

-- Keeps a code for a purchase that has no owner, for 15 minutes. Answers the address that it must be sent to, or null where nothing was found.
create function public.issue_restore_code(session_id text, email text, code_hash text, client text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  payment private.payments;
begin
  perform private.attempt('restore', client, 10, interval '1 hour');
  payment := private.unclaimed_session(session_id, email);
  if payment.session_id is null or payment.email is null then
    return null;
  end if;
  -- a refusal would tell a stranger that this address has bought
  begin
    perform private.attempt('restore code', payment.session_id, 5, interval '1 hour');
  exception when sqlstate 'PT429' then
    return null;
  end;
  insert into private.restore_codes (session_id, hash, expires_at) values (payment.session_id, code_hash, now() + interval '15 minutes')
    on conflict on constraint restore_codes_pkey do update set hash = excluded.hash, tries = 0, expires_at = excluded.expires_at;
  return payment.email;
end $$;

-- Exchanges a code for a new claim. Answers the session id, or null for a wrong, spent or expired code; after five wrong ones it is spent.
create function public.redeem_restore_code(session_id text, email text, code_hash text, claim_hash text, client text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  payment private.payments;
  code private.restore_codes;
begin
  perform private.attempt('redeem', client, 30, interval '1 hour');
  payment := private.unclaimed_session(session_id, email);
  update private.restore_codes set tries = tries + 1
    where restore_codes.session_id = payment.session_id and tries < 5 and expires_at > now()
    returning * into code;
  if not found or code.hash is distinct from code_hash then
    return null;
  end if;
  delete from private.restore_codes where restore_codes.session_id = payment.session_id;
  insert into private.claims (session_id, hash) values (payment.session_id, claim_hash) on conflict do nothing;
  return payment.session_id;
end $$;

-- Forgets what has served its time.
create function public.forget_old_attempts() returns void
language sql security definer set search_path = '' as $$
  delete from private.attempts where at < now() - interval '1 day';
  delete from private.restore_codes where expires_at < now() - interval '1 day';
$$;

revoke all on function private.attempt(text, text, integer, interval) from public, anon, authenticated, service_role;
revoke all on function private.unclaimed_session(text, text) from public, anon, authenticated, service_role;
revoke all on function public.begin_checkout(text, text) from public, anon, authenticated, service_role;
revoke all on function public.begin_verification(text) from public, anon, authenticated, service_role;
revoke all on function public.issue_restore_code(text, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.redeem_restore_code(text, text, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.forget_old_attempts() from public, anon, authenticated, service_role;
grant execute on function public.begin_checkout(text, text) to service_role;
grant execute on function public.begin_verification(text) to service_role;
grant execute on function public.issue_restore_code(text, text, text, text) to service_role;
grant execute on function public.redeem_restore_code(text, text, text, text, text) to service_role;
grant execute on function public.forget_old_attempts() to service_role;
