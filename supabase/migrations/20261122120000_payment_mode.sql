-- Payments with test cards count only while the project is in test mode. A project starts in live mode.

create table private.payment_mode (
  -- there is one row
  id boolean primary key default true check (id),
  mode text not null default 'live' check (mode in ('live', 'test'))
);
insert into private.payment_mode default values;
alter table private.payment_mode enable row level security;
revoke all on private.payment_mode from public, anon, authenticated, service_role;

-- `test`: paid with a test card while only live payments count. Switching the mode turns such an order into a completed one and back.
alter table public.stripe_orders drop constraint stripe_orders_status_check;
alter table public.stripe_orders add constraint stripe_orders_status_check check (status in ('completed', 'refunded', 'disputed', 'test'));

-- The one place where facts become access. Null: never paid.
create or replace function private.status_of(session text) returns text
language sql stable set search_path = '' as $$
  select case
    when not exists (select from private.payment_facts where session_id = session and kind = 'paid') then null
    when payments.amount <= (
      select coalesce(sum(refunds.amount), 0)
      from private.payment_facts as refunds
      where refunds.session_id = session and refunds.kind = 'refund'
        and not exists (
          select from private.payment_facts as failures
          where failures.session_id = session and failures.kind = 'refund_failed' and failures.source = refunds.source
        )
    ) then 'refunded'
    when exists (
      select from private.payment_facts as disputes
      where disputes.session_id = session and disputes.kind in ('dispute_opened', 'dispute_lost')
        and not exists (
          select from private.payment_facts as wins
          where wins.session_id = session and wins.kind = 'dispute_won' and wins.source = disputes.source
        )
    ) then 'disputed'
    when not payments.livemode and (select mode from private.payment_mode) = 'live' then 'test'
    else 'completed'
  end
  from private.payments where payments.session_id = session
$$;

-- Recording a payment holds this lock shared, switching the mode holds it alone: no order keeps a status of the old mode.
create function private.hold_payment_mode() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock_shared(hashtextextended('payment mode', 0))
$$;

-- As before, except that the status follows the mode: a test payment in live mode answers with the status `test`.
create or replace function public.record_payment(payment jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session text := payment ->> 'session_id';
  news integer;
  found_order public.stripe_orders;
begin
  if not exists (
    select from private.prices
    where price_id = payment ->> 'price_id' and amount = (payment ->> 'amount')::integer and currency = payment ->> 'currency'
  ) then
    return jsonb_build_object('known', false);
  end if;

  perform private.hold_payment_mode();
  perform pg_advisory_xact_lock(hashtextextended(session, 0));
  insert into private.payments (session_id, payment_intent, price_id, amount, currency, email, livemode)
    values (session, payment ->> 'payment_intent', payment ->> 'price_id', (payment ->> 'amount')::integer, payment ->> 'currency',
      payment ->> 'email', (payment ->> 'livemode')::boolean)
    on conflict (session_id) do nothing;
  if payment ->> 'claim_hash' is not null then
    insert into private.claims (session_id, hash) values (session, payment ->> 'claim_hash') on conflict do nothing;
  end if;
  insert into private.payment_facts (session_id, kind, source, amount)
    select session, fact.kind, fact.source, fact.amount
    from jsonb_to_recordset(payment -> 'facts') as fact (kind text, source text, amount integer)
    on conflict do nothing;
  get diagnostics news = row_count;
  insert into public.stripe_orders (checkout_session_id, status, amount_total, currency)
    select session, private.status_of(session), (payment ->> 'amount')::integer, payment ->> 'currency'
    where private.status_of(session) is not null
    on conflict (checkout_session_id) do nothing;

  select * into found_order from public.stripe_orders where checkout_session_id = session;
  return jsonb_build_object('known', true, 'news', news, 'status', found_order.status, 'owned', found_order.user_id is not null);
end $$;

-- As before, except that a test order in live mode is no order.
create or replace function public.claim_order(session_id text, claim text) returns public.stripe_orders
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  found_order public.stripe_orders;
begin
  if me is null then
    raise exception 'Sign in first.' using errcode = '42501';
  end if;
  select * into found_order from public.stripe_orders as orders
    where orders.checkout_session_id = claim_order.session_id and orders.status <> 'test' for update;
  if not found then
    raise exception 'There is no order of this session.' using errcode = 'PT404';
  end if;
  if found_order.user_id = me then
    return found_order;
  end if;
  if not exists (
    select from private.claims
    where claims.session_id = claim_order.session_id and claims.hash = encode(sha256(convert_to(claim_order.claim, 'UTF8')), 'hex')
  ) then
    raise exception 'This claim does not fit.' using errcode = 'PT403';
  end if;
  if found_order.user_id is not null then
    raise exception 'This order belongs to another account.' using errcode = 'PT409';
  end if;
  update public.stripe_orders as orders set user_id = me where orders.id = found_order.id returning * into found_order;
  return found_order;
end $$;

-- nobody sees a test order in live mode
alter policy "members read their own orders" on public.stripe_orders
  using (user_id = (select auth.uid()) and status <> 'test');
alter policy "whoever knows the session reads its order until it has an owner" on public.stripe_orders
  using (
    user_id is null and status <> 'test'
    and checkout_session_id = (select coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json ->> 'x-checkout-session')
  );

-- The mode, the test orders that are neither refunded nor disputed, and the accounts whose access depends on them.
create function public.payment_mode() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('mode', mode, 'test_orders', test.orders, 'test_members', test.members)
  from private.payment_mode, (
    select count(*) as orders, count(distinct orders.user_id) filter (
      where not exists (
        select from public.stripe_orders as others join private.payments as paid on paid.session_id = others.checkout_session_id
        where others.user_id = orders.user_id and others.status = 'completed' and paid.livemode
      )
    ) as members
    from public.stripe_orders as orders join private.payments on payments.session_id = orders.checkout_session_id
    where orders.status in ('completed', 'test') and not payments.livemode
  ) as test
$$;

-- Switches the mode for the orders of the past and of the future. No row is deleted. Raises PT400 for anything but `live` and `test`.
create function public.set_payment_mode(mode text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if set_payment_mode.mode is null or set_payment_mode.mode not in ('live', 'test') then
    raise exception 'The mode is live or test.' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('payment mode', 0));
  update private.payment_mode set mode = set_payment_mode.mode where payment_mode.mode <> set_payment_mode.mode;
  update public.stripe_orders as orders set status = private.status_of(orders.checkout_session_id)
    from private.payments
    where payments.session_id = orders.checkout_session_id and not payments.livemode
      and orders.status <> private.status_of(orders.checkout_session_id);
  return public.payment_mode();
end $$;

-- test orders of before this migration
select public.set_payment_mode('live');

revoke all on function private.hold_payment_mode() from public, anon, authenticated, service_role;
revoke all on function public.payment_mode() from public, anon, authenticated, service_role;
revoke all on function public.set_payment_mode(text) from public, anon, authenticated, service_role;
grant execute on function public.payment_mode() to service_role;
grant execute on function public.set_payment_mode(text) to service_role;
