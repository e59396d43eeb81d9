-- Payments that the sweep heard of first. An event that's only late takes its payment off this list; one that's lost keeps it there, and the operator
-- gets an alert.
create table private.unreported_payments (
  session_id text primary key references private.payments on delete cascade,
  found_at timestamptz not null default now()
);
alter table private.unreported_payments enable row level security;
revoke all on private.unreported_payments from public, anon, authenticated, service_role;

-- As before, and notes who brought the news: `heard_from` is `event`, `sweep`, or missing, for the buyer.
create or replace function public.record_payment(payment jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session text := payment ->> 'session_id';
  news integer;
  written integer;
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
  insert into public.stripe_orders as orders (checkout_session_id, status, amount_total, currency)
    select session, private.status_of(session), payments.amount, payments.currency
    from private.payments where payments.session_id = session and private.status_of(session) is not null
    on conflict (checkout_session_id) do update
      set status = excluded.status, amount_total = excluded.amount_total, currency = excluded.currency
      where (orders.status, orders.amount_total, orders.currency) is distinct from (excluded.status, excluded.amount_total, excluded.currency);
  get diagnostics written = row_count;
  if payment ->> 'heard_from' = 'event' then
    delete from private.unreported_payments where session_id = session;
  elsif payment ->> 'heard_from' = 'sweep' and greatest(news, written) > 0 then
    delete from private.unreported_payments where found_at < now() - interval '1 day';
    insert into private.unreported_payments (session_id) values (session) on conflict do nothing;
  end if;

  select * into found_order from public.stripe_orders where checkout_session_id = session;
  return jsonb_build_object('known', true, 'news', greatest(news, written), 'status', found_order.status, 'owned', found_order.user_id is not null);
end $$;

-- As before, and the payments of the last day that no event has reported.
create or replace function private.queues() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(queue, jsonb_build_object('waiting', waiting, 'since', private.iso(since))) from (
    select 'payments' as queue, count(*) as waiting, min(failed_since) as since from private.failed_sessions
    union all select 'unreported', count(*), min(found_at) from private.unreported_payments where found_at > now() - interval '1 day'
    union all select 'refunds', count(*), min(declared_at) from private.withdrawals
      where state = 'waiting' and private.payment_state(session_id) <> 'disputed'
    union all select 'stopped_refunds', count(*), min(since) from (
      select declared_at as since from private.withdrawals where state = 'stopped' and private.payment_state(session_id) = 'completed'
      union all select since from private.returned_refunds()
    ) as stopped
    union all select 'receipts', count(*), min(declared_at) from private.withdrawals where receipt_to is not null
    union all select 'erasure_mails', count(*), min(erased_at) from private.erasures where mail_to is not null
    union all select 'reminders', count(*), min(noted_at) from private.recovery_mails where state = 'refused'
    union all select 'conversions', count(*), min(created_at) from private.conversions where state = 'waiting'
  ) as waiting
$$;
