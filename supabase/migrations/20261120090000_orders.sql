-- What is sold, what was paid, who owns it, and who may see it.
-- Later migrations replace private.status_of, claim_order, and has_access. The last one counts.
-- Clients read `stripe_orders` and nothing else; everything is written by functions that only the server may call.

create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

-- A price that was ever asked stays here, so that a session that was opened at it is still honoured.
create table private.prices (
  price_id text not null,
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  name text not null,
  description text not null,
  on_sale boolean not null default true,
  primary key (price_id, amount, currency)
);
create unique index one_price_on_sale on private.prices (price_id) where on_sale;

insert into private.prices (price_id, amount, currency, name, description)
values ('price_carnivore_plan', 2999, 'usd', 'The Ultimate Carnivore Diet Plan', 'One-time payment. Lifetime access.');

-- What the provider says of a paid session.
create table private.payments (
  session_id text primary key,
  payment_intent text not null unique,
  price_id text not null,
  amount integer not null,
  currency text not null,
  email text,
  livemode boolean not null,
  recorded_at timestamptz not null default now(),
  foreign key (price_id, amount, currency) references private.prices
);
create index payments_by_email on private.payments (lower(email));

-- What has happened to a payment. Facts never contradict each other, so neither their order nor their repetition matters.
create table private.payment_facts (
  session_id text not null references private.payments,
  kind text not null check (kind in ('paid', 'refund', 'refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost')),
  -- the provider's id of what happened: a payment intent, a refund, a dispute
  source text not null,
  amount integer check (amount > 0),
  recorded_at timestamptz not null default now(),
  primary key (session_id, kind, source)
);

-- Secrets that prove the buyer of a session: only their SHA-256, in hexadecimal digits.
create table private.claims (
  session_id text not null references private.payments on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  primary key (session_id, hash)
);

create table public.stripe_orders (
  id uuid primary key default gen_random_uuid(),
  checkout_session_id text not null unique references private.payments (session_id),
  -- nobody, until the buyer has an account
  user_id uuid references auth.users (id) on delete set null,
  status text not null check (status in ('completed', 'refunded', 'disputed')),
  amount_total integer not null,
  currency text not null,
  created_at timestamptz not null default now()
);
create index stripe_orders_by_owner on public.stripe_orders (user_id);

alter table private.prices enable row level security;
alter table private.payments enable row level security;
alter table private.payment_facts enable row level security;
alter table private.claims enable row level security;
alter table public.stripe_orders enable row level security;

-- older hosted projects granted everything to everyone, newer ones grant nothing
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on public.stripe_orders from public, anon, authenticated, service_role;
grant select on public.stripe_orders to anon, authenticated;

create policy "members read their own orders" on public.stripe_orders
  for select to authenticated
  using (user_id = (select auth.uid()));

-- the filter of a query is not visible to a policy; a header is
create policy "whoever knows the session reads its order until it has an owner" on public.stripe_orders
  for select to anon, authenticated
  using (
    user_id is null
    and checkout_session_id = (select coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json ->> 'x-checkout-session')
  );

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'What has happened is not changed: % is append-only.', tg_table_name using errcode = '42501';
end $$;

create trigger append_only before update or delete on private.payment_facts
  for each row execute function private.refuse_change();
create trigger append_only_as_a_whole before truncate on private.payment_facts
  for each statement execute function private.refuse_change();

-- The one place where facts become access. Null: never paid.
create function private.status_of(session text) returns text
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
    else 'completed'
  end
  from private.payments where payments.session_id = session
$$;

create function private.derive_status() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- two deliveries at once: the second one waits here, and then sees the facts of the first
  perform from public.stripe_orders where checkout_session_id = new.session_id for update;
  update public.stripe_orders set status = private.status_of(new.session_id)
    where checkout_session_id = new.session_id and status is distinct from private.status_of(new.session_id);
  return null;
end $$;

create trigger derive_status after insert on private.payment_facts
  for each row execute function private.derive_status();

-- Whether the account that asks has paid and still may come in. Policies of what is sold call it.
create function public.has_access() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.stripe_orders where user_id = (select auth.uid()) and status = 'completed')
$$;

-- Writes down what the provider says of a paid session. However often and in whatever order it is called, one order comes of it.
--   payment: { session_id, payment_intent, price_id, amount, currency, email, livemode, claim_hash, facts: [{ kind, source, amount }] }
--   answers: { known: false } for what is none of our prices, else { known, news: how many facts were new, status, owned }
create function public.record_payment(payment jsonb) returns jsonb
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

-- Binds an order to the account that asks, for whoever holds a claim to it. Asking again is no mistake.
create function public.claim_order(session_id text, claim text) returns public.stripe_orders
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  found_order public.stripe_orders;
begin
  if me is null then
    raise exception 'Sign in first.' using errcode = '42501';
  end if;
  select * into found_order from public.stripe_orders as orders
    where orders.checkout_session_id = claim_order.session_id for update;
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

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.has_access() from public, anon, authenticated, service_role;
revoke all on function public.record_payment(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.claim_order(text, text) from public, anon, authenticated, service_role;
grant execute on function public.has_access() to authenticated;
grant execute on function public.record_payment(jsonb) to service_role;
grant execute on function public.claim_order(text, text) to authenticated;
