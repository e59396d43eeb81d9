-- As before, and waits for a payment that's being recorded. Otherwise, it could stay pending although it's paid.
create or replace function public.note_pending_payment(pending jsonb) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(pending ->> 'session_id', 0));
  insert into private.pending_payments (session_id, email, amount, currency, since)
    select pending ->> 'session_id', pending ->> 'email', (pending ->> 'amount')::integer, pending ->> 'currency',
      to_timestamp((pending ->> 'since')::bigint)
    from private.prices
    where (price_id, prices.amount, prices.currency)
        = (pending ->> 'price_id', (pending ->> 'amount')::integer, pending ->> 'currency')
      and not exists (select from private.payments where session_id = pending ->> 'session_id')
    on conflict do nothing
$$;
