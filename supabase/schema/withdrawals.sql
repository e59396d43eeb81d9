-- Buyers withdraw within the days of their guarantee and are refunded in full. docs/decisions/0063
-- and 0041 say why it's made this way.

-- One for each order: a second one changes nothing. It counts from `declared_at`, whenever the
-- refund follows.
create table private.withdrawals (
  session_id text primary key references private.payments,
  id uuid not null unique default gen_random_uuid(),
  -- as the buyer wrote it; members don't have to
  name text check (length(name) between 1 and 100),
  amount integer not null check (amount > 0),
  declared_at timestamptz not null,
  -- waiting: for the provider to accept the refund; stopped: an operator has to look
  state text not null default 'waiting' check (state in ('waiting', 'requested', 'stopped')),
  reason text check (reason ~ '^[a-z0-9_]{1,40}$'),
  -- the provider's id
  refund text,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- null once the receipt is sent
  receipt_to text,
  receipt_attempts integer not null default 0,
  receipt_next_at timestamptz not null default now(),
  receipt_sent_at timestamptz,
  operator_told_at timestamptz,
  -- attempts during a dispute, which don't count: it may take longer than 60 of them
  disputed_attempts integer not null default 0
);
create index withdrawals_waiting on private.withdrawals (next_at) where state = 'waiting';
create index withdrawals_without_receipt on private.withdrawals (receipt_next_at)
  where receipt_to is not null;

-- As restore tickets: the ticket is only in the asking browser, and the code only in the mailbox.
create table private.withdrawal_tickets (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  -- null: the address has bought nothing, or its order isn't looked up yet
  session_id text references private.payments on delete cascade,
  name text not null check (length(name) between 1 and 100),
  code_hash text not null,
  tries integer not null default 0,
  -- when the buyer confirmed the withdrawal
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '15 minutes'
);
create index withdrawal_tickets_by_session on private.withdrawal_tickets (session_id);

alter table private.withdrawals enable row level security;
alter table private.withdrawal_tickets enable row level security;
revoke all on private.withdrawals, private.withdrawal_tickets
  from public, anon, authenticated, service_role;

-- The last day of the guarantee is over at this time, wherever on earth the buyer is.
create function private.withdraw_until(session text) returns timestamptz
language sql stable set search_path = '' as $$
  select orders.created_at + make_interval(hours => 24 * (payments.guarantee_days + 1))
  from public.stripe_orders as orders
    join private.payments on payments.session_id = orders.checkout_session_id
  where payments.session_id = session
$$;

-- The buyer's view of an order:
-- { state, order, product, amount, currency, bought_at, until, declared_at, withdrawal }.
--   open: they may withdraw; withdrawn: declared, and the refund is on its way;
--   stopped: declared, and we have to look; refunded, disputed, too_late: they can't, or not any
--     more
create function private.withdrawal_of(session text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'state', case
      when money.state in ('refunded', 'disputed') then money.state
      when withdrawals.state = 'stopped' then 'stopped'
      when withdrawals.id is not null then 'withdrawn'
      when now() > private.withdraw_until(session) then 'too_late'
      else 'open'
    end,
    'order', orders.id, 'product', prices.name, 'currency', payments.currency,
    'amount', coalesce(withdrawals.amount,
      nullif(payments.amount - private.refunded_amount(session), 0), payments.amount),
    'bought_at', private.iso(orders.created_at),
    'until', private.iso(private.withdraw_until(session)),
    'declared_at', private.iso(withdrawals.declared_at), 'withdrawal', withdrawals.id
  )
  from public.stripe_orders as orders
    join private.payments on payments.session_id = orders.checkout_session_id
    join private.prices on (prices.price_id, prices.amount, prices.currency)
      = (payments.price_id, payments.amount, payments.currency)
    left join private.withdrawals on withdrawals.session_id = payments.session_id,
    private.payment_state(session) as money (state)
  where orders.checkout_session_id = session and money.state <> 'test'
$$;

-- Records a withdrawal, if there may be one. Returns the buyer's view.
create function private.record_withdrawal(
  session text, declared_at timestamptz, name text, receipt_to text
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  known jsonb;
begin
  -- two at once: the second one waits here, and then finds the first
  perform from public.stripe_orders as orders where orders.checkout_session_id = session for update;
  known := private.withdrawal_of(session);
  if known ->> 'withdrawal' is not null or not (
    known ->> 'state' = 'open'
    -- confirmed in time, proven a moment later
    or known ->> 'state' = 'too_late'
      and record_withdrawal.declared_at <= (known ->> 'until')::timestamptz
  ) then
    return known;
  end if;
  insert into private.withdrawals (session_id, name, amount, declared_at, receipt_to)
    values (session, nullif(trim(record_withdrawal.name), ''), (known ->> 'amount')::integer,
      record_withdrawal.declared_at, record_withdrawal.receipt_to);
  return private.withdrawal_of(session);
end $$;

-- The orders of the account that asks, latest first, as withdrawal_of describes them.
create function public.my_orders() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  return (
    select coalesce(jsonb_agg(private.withdrawal_of(checkout_session_id) order by created_at desc),
      '[]')
    from public.stripe_orders where user_id = (select auth.uid()) and status <> 'test'
  );
end $$;

-- Withdraws from an order of the account that asks. The receipt goes to the account's address.
-- Raises PT404 for other orders.
create function public.declare_withdrawal(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session text;
begin
  perform private.require_open_session();
  select checkout_session_id into session from public.stripe_orders
    where id = order_id and user_id = (select auth.uid()) and status <> 'test';
  if not found then
    raise exception 'This account has no such order.' using errcode = 'PT404';
  end if;
  return private.record_withdrawal(session, now(), null, coalesce(
    (select email from auth.users where id = (select auth.uid())),
    (select email from private.payments where session_id = session)
  ));
end $$;

-- Stores a ticket for 15 minutes. It works once its order is found, after the answer, so that the
-- time of the answer doesn't tell who has bought. The limits are those of issue_restore_ticket.
-- Raises PT429 for one too many.
create function public.issue_withdrawal_ticket(
  name text, contact text, ticket_hash text, code_hash text, client text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.attempt('withdraw by client', client, private.room(client, 60),
    interval '1 hour');
  if client <> 'unknown' then
    perform private.attempt_in_hour_and_day('withdraw by client and contact',
      client || ' ' || contact, 5, 10);
  end if;
  perform private.attempt_in_hour_and_day('withdraw by contact', contact, 50, 100);
  insert into private.withdrawal_tickets (hash, name, code_hash)
    values (ticket_hash, issue_withdrawal_ticket.name, issue_withdrawal_ticket.code_hash);
end $$;

-- Finds the order of a ticket: the one that was paid with this address. Of several, one that can be
-- withdrawn from, then the latest. Returns the address that the code must go to and the time that
-- the withdrawal counts from, or null if nothing was bought with it.
create function public.find_withdrawal(ticket_hash text, email text) returns jsonb
language sql security definer set search_path = '' as $$
  update private.withdrawal_tickets as tickets set session_id = bought.session_id
    from (
      select payments.session_id, payments.email from private.payments
      where lower(payments.email) = lower(find_withdrawal.email)
        and private.withdrawal_of(payments.session_id) is not null
      order by private.withdrawal_of(payments.session_id) ->> 'state' = 'open' desc,
        payments.recorded_at desc
      limit 1
    ) as bought
    where tickets.hash = ticket_hash
    returning jsonb_build_object('to', bought.email, 'confirmed_at', private.iso(tickets.issued_at))
$$;

-- Exchanges a ticket and its code for the withdrawal, as often as it's asked: an answer may get
-- lost. It counts from the first confirmation of the last day, so that a code that comes late costs
-- no right. Null for a wrong code and for a ticket that is spent, expired, or unknown. A ticket is
-- spent after five wrong codes.
create function public.redeem_withdrawal_ticket(ticket_hash text, code_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ticket private.withdrawal_tickets;
begin
  update private.withdrawal_tickets as tickets
    set tries = tickets.tries + case when tickets.code_hash = redeem_withdrawal_ticket.code_hash
      then 0 else 1 end
    where tickets.hash = ticket_hash and tickets.tries < 5 and tickets.expires_at > now()
    returning * into ticket;
  if not found or ticket.code_hash <> redeem_withdrawal_ticket.code_hash
    or ticket.session_id is null then
    return null;
  end if;
  return private.record_withdrawal(
    ticket.session_id,
    (select min(issued_at) from private.withdrawal_tickets as earlier
      where earlier.session_id = ticket.session_id
        and earlier.issued_at > now() - interval '1 day'),
    ticket.name,
    (select email from private.payments where session_id = ticket.session_id)
  );
end $$;

-- The buyer's view of a withdrawal now.
create function public.withdrawal_result(withdrawal uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.withdrawal_of(session_id) from private.withdrawals where id = withdrawal
$$;

revoke all on function
  private.withdraw_until, private.withdrawal_of, private.record_withdrawal, public.my_orders,
  public.declare_withdrawal, public.issue_withdrawal_ticket, public.find_withdrawal,
  public.redeem_withdrawal_ticket, public.withdrawal_result
  from public, anon, authenticated, service_role;
grant execute on function public.my_orders, public.declare_withdrawal to authenticated;
grant execute on function
  public.issue_withdrawal_ticket, public.find_withdrawal, public.redeem_withdrawal_ticket,
  public.withdrawal_result
  to service_role;
