-- The sweep also finds orders that are no longer what their facts say, such as after a mistake in the SQL editor, and orders
-- that were deleted. Both count as news, so that the sweep reports them.

-- As before, and leaves out only sessions with an order that follows from its payment and its facts.
create or replace function public.unrecorded_sessions(facts jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(distinct found.session), '[]')
  from (
    select coalesce(payments.session_id, fact.session_id) as session, fact.kind, fact.source
    from jsonb_to_recordset(facts) as fact
      (kind text, source text, payment_intent text, session_id text, price_id text, recovered boolean, amount integer, currency text)
    left join private.payments on payments.payment_intent = fact.payment_intent
    where payments.session_id is not null or (
      fact.kind = 'paid' and exists (
        select from private.prices
        where (prices.price_id = fact.price_id or fact.recovered and fact.price_id = '') and prices.amount = fact.amount and prices.currency = fact.currency
      )
    )
  ) as found
  where not exists (select from private.failed_sessions as failed where failed.session_id = found.session)
    and not (
      exists (
        select from private.payment_facts as known
        where known.session_id = found.session and known.kind = found.kind and known.source = found.source
      )
      and exists (
        select from public.stripe_orders as orders join private.payments on payments.session_id = orders.checkout_session_id
        where orders.checkout_session_id = found.session
          and (orders.status, orders.amount_total, orders.currency) = (private.status_of(found.session), payments.amount, payments.currency)
      )
    )
$$;

-- As before, except that an existing order is corrected, and `news` isn't 0 if only the order was missing or wrong.
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

  select * into found_order from public.stripe_orders where checkout_session_id = session;
  return jsonb_build_object('known', true, 'news', greatest(news, written), 'status', found_order.status, 'owned', found_order.user_id is not null);
end $$;
