-- Payments, the facts about them, and the orders that follow. Everything is written by functions
-- that only the server may call. access.sql says what the facts mean and who may read an order.

-- The provider's record of a paid session.
create table private.payments (
  session_id text primary key,
  payment_intent text not null unique,
  price_id text not null,
  amount integer not null,
  currency text not null,
  email text,
  livemode boolean not null,
  recorded_at timestamptz not null default now(),
  -- when the sweep last asked the provider about a dispute
  dispute_checked_at timestamptz,
  -- what the price said when the checkout began, whatever it says later
  guarantee_days integer not null,
  foreign key (price_id, amount, currency) references private.prices
);
create index payments_by_email on private.payments (lower(email));

-- Everything that happened to a payment. Facts never contradict each other, so neither their order
-- nor their repetition matters.
create table private.payment_facts (
  session_id text not null references private.payments,
  kind text not null check (
    kind in ('paid', 'refund', 'refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost',
      'account_erased')
  ),
  -- an id: of a payment intent, a refund, or a dispute of the provider, of an erasure, or of an
  -- operation
  source text not null,
  amount integer check (amount > 0),
  recorded_at timestamptz not null default now(),
  primary key (session_id, kind, source)
);
create index payment_facts_returned on private.payment_facts (session_id)
  where kind = 'refund_failed';
-- Ranges of time without a cost for each row: rows are as old as their place in the file.
create index payment_facts_by_time on private.payment_facts using brin (recorded_at);

create table public.stripe_orders (
  id uuid primary key default gen_random_uuid(),
  checkout_session_id text not null unique references private.payments (session_id),
  -- nobody, until the buyer has an account
  user_id uuid references auth.users (id) on delete set null,
  -- `test`: paid with a test card while only live payments count
  -- `erased`: its account is erased, so it opens nothing, for nobody
  status text not null check (status in ('completed', 'refunded', 'disputed', 'test', 'erased')),
  amount_total integer not null,
  currency text not null,
  created_at timestamptz not null default now()
);
create index stripe_orders_by_owner on public.stripe_orders (user_id);
create index stripe_orders_disputed on public.stripe_orders (checkout_session_id)
  where status = 'disputed';

-- Payments that the sweep heard of first. An event that's only late takes its payment off this
-- list; one that's lost keeps it there, and the operator gets an alert.
create table private.unreported_payments (
  session_id text primary key references private.payments on delete cascade,
  found_at timestamptz not null default now()
);

-- Payments with test cards count only while the project is in test mode. A project starts in live
-- mode.
create table private.payment_mode (
  -- there is one row
  id boolean primary key default true check (id),
  mode text not null default 'live' check (mode in ('live', 'test'))
);
insert into private.payment_mode default values;

alter table private.payments enable row level security;
alter table private.payment_facts enable row level security;
alter table public.stripe_orders enable row level security;
alter table private.unreported_payments enable row level security;
alter table private.payment_mode enable row level security;
-- Older hosted projects grant everything on new objects to everyone, newer ones grant nothing.
revoke all on private.payments, private.payment_facts, public.stripe_orders,
  private.unreported_payments, private.payment_mode
  from public, anon, authenticated, service_role;

-- Gives a payment of a checkout that names no guarantee that of its price.
create function private.fix_guarantee() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.guarantee_days := coalesce(
    new.guarantee_days,
    (select prices.guarantee_days from private.prices
      where (prices.price_id, prices.amount, prices.currency)
        = (new.price_id, new.amount, new.currency)),
    -- without a price, the foreign key refuses the row
    30
  );
  return new;
end $$;

create trigger fix_guarantee before insert on private.payments
  for each row execute function private.fix_guarantee();

create trigger append_only before update or delete on private.payment_facts
  for each row execute function private.refuse_change();
create trigger append_only_as_a_whole before truncate on private.payment_facts
  for each statement execute function private.refuse_change();

-- Gives an order the status that follows from its facts.
create function private.derive_status() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- two deliveries at once: the second one waits here, and then sees the facts of the first
  perform from public.stripe_orders where checkout_session_id = new.session_id for update;
  update public.stripe_orders set status = private.status_of(new.session_id)
    where checkout_session_id = new.session_id
      and status is distinct from private.status_of(new.session_id);
  return null;
end $$;

create trigger derive_status after insert on private.payment_facts
  for each row execute function private.derive_status();

-- Records what the provider reports about a paid session. However often and in whatever order it is
-- called, the result is one order; an order that doesn't follow from its facts is corrected.
--   payment: { session_id, payment_intent, price_id, amount, currency, email, livemode, claim_hash,
--     guarantee_days: missing if the session doesn't name them, facts: [{ kind, source, amount }],
--     heard_from: `event`, `sweep`, or missing for the buyer }
--   returns { known: false } if it's none of our prices; otherwise { known, status, owned, news },
--     where `news` counts new facts, and isn't 0 if only the order was missing or wrong
create function public.record_payment(payment jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session text := payment ->> 'session_id';
  news integer;
  written integer;
  found_order public.stripe_orders;
begin
  if not exists (
    select from private.prices
    where price_id = payment ->> 'price_id' and amount = (payment ->> 'amount')::integer
      and currency = payment ->> 'currency'
  ) then
    return jsonb_build_object('known', false);
  end if;

  perform private.hold_payment_mode();
  perform pg_advisory_xact_lock(hashtextextended(session, 0));
  insert into private.payments (session_id, payment_intent, price_id, amount, currency, email,
    livemode, guarantee_days)
    values (session, payment ->> 'payment_intent', payment ->> 'price_id',
      (payment ->> 'amount')::integer, payment ->> 'currency',
      payment ->> 'email', (payment ->> 'livemode')::boolean,
      (payment ->> 'guarantee_days')::integer)
    on conflict (session_id) do nothing;
  if payment ->> 'claim_hash' is not null then
    insert into private.claims (session_id, hash) values (session, payment ->> 'claim_hash')
      on conflict do nothing;
  end if;
  insert into private.payment_facts (session_id, kind, source, amount)
    select session, fact.kind, fact.source, fact.amount
    from jsonb_to_recordset(payment -> 'facts') as fact (kind text, source text, amount integer)
    on conflict do nothing;
  get diagnostics news = row_count;
  insert into public.stripe_orders as orders (checkout_session_id, status, amount_total, currency)
    select session, private.status_of(session), payments.amount, payments.currency
    from private.payments where payments.session_id = session
      and private.status_of(session) is not null
    on conflict (checkout_session_id) do update
      set status = excluded.status, amount_total = excluded.amount_total,
        currency = excluded.currency
      where (orders.status, orders.amount_total, orders.currency)
        is distinct from (excluded.status, excluded.amount_total, excluded.currency);
  get diagnostics written = row_count;
  if payment ->> 'heard_from' = 'event' then
    delete from private.unreported_payments where session_id = session;
  elsif payment ->> 'heard_from' = 'sweep' and greatest(news, written) > 0 then
    delete from private.unreported_payments where found_at < now() - interval '1 day';
    insert into private.unreported_payments (session_id) values (session) on conflict do nothing;
  end if;

  select * into found_order from public.stripe_orders where checkout_session_id = session;
  return jsonb_build_object('known', true, 'news', greatest(news, written),
    'status', found_order.status, 'owned', found_order.user_id is not null);
end $$;

-- Recording a payment holds this lock shared, switching the mode holds it alone: no order keeps a
-- status of the old mode.
create function private.hold_payment_mode() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock_shared(hashtextextended('payment mode', 0))
$$;

-- The mode, the test orders that are neither refunded nor disputed, and the accounts that have
-- access by them alone.
create function public.payment_mode() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('mode', mode, 'test_orders', test.orders, 'test_members', test.members)
  from private.payment_mode, (
    select count(*) as orders, count(distinct orders.user_id) filter (
      where not exists (
        select from public.stripe_orders as others
          join private.payments as paid on paid.session_id = others.checkout_session_id
        where others.user_id = orders.user_id and others.status = 'completed' and paid.livemode
      )
    ) as members
    from public.stripe_orders as orders join private.payments
      on payments.session_id = orders.checkout_session_id
    where orders.status in ('completed', 'test') and not payments.livemode
  ) as test
$$;

-- Switches the mode for the orders of the past and of the future. No row is deleted. Raises PT400
-- for anything but `live` and `test`.
create function public.set_payment_mode(mode text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if set_payment_mode.mode is null or set_payment_mode.mode not in ('live', 'test') then
    raise exception 'The mode is live or test.' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('payment mode', 0));
  update private.payment_mode set mode = set_payment_mode.mode
    where payment_mode.mode <> set_payment_mode.mode;
  update public.stripe_orders as orders set status = private.status_of(orders.checkout_session_id)
    from private.payments
    where payments.session_id = orders.checkout_session_id and not payments.livemode
      and orders.status <> private.status_of(orders.checkout_session_id);
  return public.payment_mode();
end $$;

revoke all on function
  private.fix_guarantee, private.derive_status, public.record_payment, private.hold_payment_mode,
  public.payment_mode, public.set_payment_mode
  from public, anon, authenticated, service_role;
grant execute on function
  public.record_payment, public.payment_mode, public.set_payment_mode
  to service_role;
