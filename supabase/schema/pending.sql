-- Payments that wait for the decision of a bank.

-- The address goes with the decision, or after 30 days.
create table private.pending_payments (
  session_id text primary key,
  email text,
  amount integer not null,
  currency text not null,
  -- when the buyer paid, as far as the provider says
  since timestamptz not null,
  -- when the sweep last asked the provider
  checked_at timestamptz not null default now()
);
create index pending_payments_by_time on private.pending_payments (since desc);

alter table private.pending_payments enable row level security;
revoke all on private.pending_payments from public, anon, authenticated, service_role;

-- Notes a payment of ours. Waits for a payment that's being recorded: otherwise, it could stay
-- pending although it's paid.
--   pending: { session_id, price_id, email, amount, currency, since: seconds since 1970 }
create function public.note_pending_payment(pending jsonb) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(pending ->> 'session_id', 0));
  insert into private.pending_payments (session_id, email, amount, currency, since)
    select pending ->> 'session_id', pending ->> 'email', (pending ->> 'amount')::integer,
      pending ->> 'currency',
      to_timestamp((pending ->> 'since')::bigint)
    from private.prices
    where (price_id, prices.amount, prices.currency)
        = (pending ->> 'price_id', (pending ->> 'amount')::integer, pending ->> 'currency')
      and not exists (select from private.payments where session_id = pending ->> 'session_id')
    on conflict do nothing
$$;

-- Drops a payment if the bank has refused it, or the provider doesn't know its session any more.
create function public.drop_pending_payment(session_id text) returns void
language sql security definer set search_path = '' as $$
  delete from private.pending_payments as pending
    where pending.session_id = drop_pending_payment.session_id
$$;

-- Drops a payment that is paid.
create function private.end_pending_payment() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.pending_payments where session_id = new.session_id;
  return null;
end $$;

create trigger end_pending_payment after insert on private.payments
  for each row execute function private.end_pending_payment();

-- Pending payments that the provider hasn't been asked about for an hour, the oldest first. They
-- count as asked about from now on: the bank's decision may have been reported while the payment
-- was still being noted, or never.
create function public.pending_to_check(most integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select session_id from private.pending_payments where checked_at < now() - interval '1 hour'
    order by checked_at limit most for update skip locked
  ), taken as (
    update private.pending_payments as pending set checked_at = now() from due
      where pending.session_id = due.session_id
    returning pending.session_id
  )
  select coalesce(jsonb_agg(session_id), '[]') from taken
$$;

revoke all on function
  public.note_pending_payment, public.drop_pending_payment, private.end_pending_payment,
  public.pending_to_check
  from public, anon, authenticated, service_role;
grant execute on function
  public.note_pending_payment, public.drop_pending_payment, public.pending_to_check
  to service_role;
