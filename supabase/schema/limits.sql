-- Limits on what a client may ask for. They count what costs something and failures, not page
-- views: behind one address of a mobile network are thousands of people. docs/decisions/0030 says
-- what they count.

create table private.attempts (
  -- the action, and a hash of the client's address: never the address
  action text not null,
  client text not null,
  at timestamptz not null default now(),
  -- a hash of what an attempt was about, if the same again is free
  subject text
);
create index attempts_by_client on private.attempts (action, client, at);

alter table private.attempts enable row level security;
revoke all on private.attempts from public, anon, authenticated, service_role;

-- Counts an attempt; raises PT429 for one too many.
create function private.attempt(
  action text, client text, most integer, span interval, subject text default null
) returns void
language plpgsql set search_path = '' as $$
begin
  -- one at a time for each client, or many at once would all find room
  perform pg_advisory_xact_lock(hashtextextended(attempt.action || ' ' || attempt.client, 0));
  delete from private.attempts as old
    where old.action = attempt.action and old.client = attempt.client and old.at < now() - span;
  if (
    select count(*) from private.attempts as tried
    where tried.action = attempt.action and tried.client = attempt.client
  ) >= most then
    raise exception 'Too many attempts.' using errcode = 'PT429';
  end if;
  insert into private.attempts (action, client, subject)
    values (attempt.action, attempt.client, attempt.subject);
end $$;

-- The limit for a client. Visitors without an address share one name, so the whole site may be this
-- one client.
create function private.room(client text, most integer) returns integer
language sql immutable set search_path = '' as $$
  select case client when 'unknown' then most * 100 else most end
$$;

-- Counts an attempt, as private.attempt does, but within an hour and within a day. Raises PT429 for
-- one too many.
create function private.attempt_in_hour_and_day(
  action text, client text, most_in_hour integer, most_in_day integer
) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.attempt(action, client, most_in_day, interval '1 day');
  -- the one that was just counted included
  if (
    select count(*) from private.attempts as tried
    where tried.action = attempt_in_hour_and_day.action
      and tried.client = attempt_in_hour_and_day.client and tried.at >= now() - interval '1 hour'
  ) > most_in_hour then
    raise exception 'Too many attempts.' using errcode = 'PT429';
  end if;
end $$;

-- Returns the product of a price id, for a client that may open one more session. The same intent
-- again opens no session, and is free. Raises PT404 for an unknown price, PT429 for the 101st
-- session within 10 minutes, and for the 1001st call, since each asks the provider.
create function public.begin_checkout(
  price_id text, client text, intent text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  price private.prices;
begin
  select * into price from private.prices
    where prices.price_id = begin_checkout.price_id and prices.on_sale;
  if not found then
    raise exception 'There is no such price.' using errcode = 'PT404';
  end if;
  perform private.attempt('checkout call', client, private.room(client, 1000),
    interval '10 minutes');
  if not exists (
    select from private.attempts as opened
    where opened.action = 'checkout' and opened.client = begin_checkout.client
      and opened.subject = intent and opened.at >= now() - interval '10 minutes'
  ) then
    perform private.attempt('checkout', client, private.room(client, 100), interval '10 minutes',
      intent);
  end if;
  return jsonb_build_object('name', price.name, 'description', price.description,
    'amount', price.amount, 'currency', price.currency, 'guarantee_days', price.guarantee_days);
end $$;

-- Looks for the order of a session; null if the database holds none. Then the lookup counts against
-- the client until `end_lookup`, so that what stays counted are sessions that the provider doesn't
-- know. Raises PT429 for the 121st of these within 10 minutes.
create function public.begin_lookup(session_id text, client text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held jsonb;
begin
  select jsonb_build_object('status', orders.status, 'owned', orders.user_id is not null,
    'livemode', payments.livemode) into held
    from private.payments join public.stripe_orders as orders
      on orders.checkout_session_id = payments.session_id
    where payments.session_id = begin_lookup.session_id;
  if held is null then
    perform private.attempt('lookup', client, private.room(client, 120), interval '10 minutes');
  end if;
  return held;
end $$;

-- Takes one lookup of a client back.
create function public.end_lookup(client text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- the lock of private.attempt: two at once would both take the same one back
  perform pg_advisory_xact_lock(hashtextextended('lookup ' || end_lookup.client, 0));
  delete from private.attempts where ctid = (
    select latest.ctid from private.attempts as latest
    where latest.action = 'lookup' and latest.client = end_lookup.client
    order by latest.at desc limit 1
  );
end $$;

revoke all on function
  private.attempt, private.room, private.attempt_in_hour_and_day, public.begin_checkout,
  public.begin_lookup, public.end_lookup
  from public, anon, authenticated, service_role;
grant execute on function
  public.begin_checkout, public.begin_lookup, public.end_lookup
  to service_role;
