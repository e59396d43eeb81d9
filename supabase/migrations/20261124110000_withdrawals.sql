-- Buyers withdraw within 30 days and are refunded in full. docs/decisions/0063 says why it's made this way.

create function private.iso(moment timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

-- What went back to the buyer, without refunds that failed.
create function private.refunded_amount(session text) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(refunds.amount), 0)
  from private.payment_facts as refunds
  where refunds.session_id = session and refunds.kind = 'refund'
    and not exists (
      select from private.payment_facts as failures
      where failures.session_id = session and failures.kind = 'refund_failed' and failures.source = refunds.source
    )
$$;

-- What the facts say about the money alone. Null: never paid.
create function private.payment_state(session text) returns text
language sql stable set search_path = '' as $$
  select case
    when not exists (select from private.payment_facts where session_id = session and kind = 'paid') then null
    when payments.amount <= private.refunded_amount(session) then 'refunded'
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

-- The 30th day after the purchase is over by then, wherever on earth the buyer is.
create function private.withdraw_until(bought_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select bought_at + interval '744 hours'
$$;

-- One for each order: a second one changes nothing. It counts from `declared_at`, whenever the refund follows.
create table private.withdrawals (
  session_id text primary key references private.payments,
  id uuid not null unique default gen_random_uuid(),
  -- as the buyer wrote it; members don't have to
  name text check (length(name) between 1 and 100),
  amount integer not null check (amount > 0),
  declared_at timestamptz not null,
  -- waiting: for the provider to accept the refund; stopped: somebody has to look
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
  operator_told_at timestamptz
);
create index withdrawals_waiting on private.withdrawals (next_at) where state = 'waiting';
create index withdrawals_without_receipt on private.withdrawals (receipt_next_at) where receipt_to is not null;

-- As restore tickets: the ticket is only in the asking browser, and the code only in the mailbox.
create table private.withdrawal_tickets (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  -- null: the address has bought nothing. Such a ticket takes the same time and answers the same.
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
revoke all on private.withdrawals, private.withdrawal_tickets from public, anon, authenticated, service_role;

-- What a buyer reads about an order: { state, order, product, amount, currency, bought_at, until, declared_at, withdrawal }.
--   open: they may withdraw; withdrawn: declared, and the refund is on its way; stopped: declared, and we have to look;
--   refunded, disputed, too_late: they can't withdraw, or not any more
create function private.withdrawal_of(session text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'state', case
      when money.state in ('refunded', 'disputed') then money.state
      when withdrawals.state = 'stopped' then 'stopped'
      when withdrawals.id is not null then 'withdrawn'
      when now() > private.withdraw_until(orders.created_at) then 'too_late'
      else 'open'
    end,
    'order', orders.id, 'product', prices.name, 'currency', payments.currency,
    'amount', coalesce(withdrawals.amount, nullif(payments.amount - private.refunded_amount(session), 0), payments.amount),
    'bought_at', private.iso(orders.created_at), 'until', private.iso(private.withdraw_until(orders.created_at)),
    'declared_at', private.iso(withdrawals.declared_at), 'withdrawal', withdrawals.id
  )
  from public.stripe_orders as orders
    join private.payments on payments.session_id = orders.checkout_session_id
    join private.prices on (prices.price_id, prices.amount, prices.currency) = (payments.price_id, payments.amount, payments.currency)
    left join private.withdrawals on withdrawals.session_id = payments.session_id,
    private.payment_state(session) as money (state)
  where orders.checkout_session_id = session and money.state <> 'test'
$$;

-- Records a withdrawal, if there may be one. Returns what the buyer reads.
create function private.record_withdrawal(session text, declared_at timestamptz, name text, receipt_to text) returns jsonb
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
    or known ->> 'state' = 'too_late' and record_withdrawal.declared_at <= (known ->> 'until')::timestamptz
  ) then
    return known;
  end if;
  insert into private.withdrawals (session_id, name, amount, declared_at, receipt_to)
    values (session, nullif(trim(record_withdrawal.name), ''), (known ->> 'amount')::integer, record_withdrawal.declared_at, record_withdrawal.receipt_to);
  return private.withdrawal_of(session);
end $$;

-- The orders of the account that asks, latest first, as withdrawal_of describes them.
create function public.my_orders() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  return (
    select coalesce(jsonb_agg(private.withdrawal_of(checkout_session_id) order by created_at desc), '[]')
    from public.stripe_orders where user_id = (select auth.uid()) and status <> 'test'
  );
end $$;

-- Withdraws from an order of the account that asks. The receipt goes to the account's address. Raises PT404 for other orders.
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

-- Stores a ticket for 15 minutes. Returns the address that its code must go to and the time that the withdrawal counts from,
-- or null if nothing was bought with this address. Of several orders, one that can be withdrawn from, then the latest.
-- The limits are those of issue_restore_ticket. Raises PT429 for one too many.
create function public.issue_withdrawal_ticket(email text, name text, contact text, ticket_hash text, code_hash text, client text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  payment private.payments;
begin
  perform private.attempt('withdraw by client', client, private.room(client, 60), interval '1 hour');
  if client <> 'unknown' then
    perform private.attempt_in_hour_and_day('withdraw by client and contact', client || ' ' || contact, 5, 10);
  end if;
  perform private.attempt_in_hour_and_day('withdraw by contact', contact, 50, 100);
  select payments.* into payment from private.payments
    where lower(payments.email) = lower(issue_withdrawal_ticket.email) and private.withdrawal_of(payments.session_id) is not null
    order by private.withdrawal_of(payments.session_id) ->> 'state' = 'open' desc, payments.recorded_at desc
    limit 1;
  insert into private.withdrawal_tickets (hash, session_id, name, code_hash)
    values (ticket_hash, payment.session_id, issue_withdrawal_ticket.name, issue_withdrawal_ticket.code_hash);
  return case when payment.email is not null then jsonb_build_object('to', payment.email, 'confirmed_at', private.iso(now())) end;
end $$;

-- Exchanges a ticket and its code for the withdrawal, as often as it's asked: an answer may get lost. It counts from the
-- first confirmation of the last day, so that a code that comes late costs no right. Null for a wrong code and for a
-- ticket that is spent, expired, or unknown. A ticket is spent after five wrong codes.
create function public.redeem_withdrawal_ticket(ticket_hash text, code_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ticket private.withdrawal_tickets;
begin
  update private.withdrawal_tickets as tickets
    set tries = tickets.tries + case when tickets.code_hash = redeem_withdrawal_ticket.code_hash then 0 else 1 end
    where tickets.hash = ticket_hash and tickets.tries < 5 and tickets.expires_at > now()
    returning * into ticket;
  if not found or ticket.code_hash <> redeem_withdrawal_ticket.code_hash or ticket.session_id is null then
    return null;
  end if;
  return private.record_withdrawal(
    ticket.session_id,
    (select min(issued_at) from private.withdrawal_tickets as earlier
      where earlier.session_id = ticket.session_id and earlier.issued_at > now() - interval '1 day'),
    ticket.name,
    (select email from private.payments where session_id = ticket.session_id)
  );
end $$;

-- What the buyer reads about a withdrawal now.
create function public.withdrawal_result(withdrawal uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.withdrawal_of(session_id) from private.withdrawals where id = withdrawal
$$;

-- Withdrawals whose refund or receipt is due, those first that have waited longest. First, notices refunds that a bank sent back.
create function public.due_withdrawals(most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.withdrawals set state = 'stopped', reason = 'refund_failed'
    where state = 'requested' and exists (
      select from private.payment_facts as facts
      where facts.session_id = withdrawals.session_id and facts.kind = 'refund_failed' and facts.source = withdrawals.refund
    );
  return (
    select coalesce(jsonb_agg(id), '[]') from (
      select id from private.withdrawals
      where (state = 'waiting' and next_at <= now()) or (receipt_to is not null and receipt_next_at <= now())
      order by declared_at limit most
    ) as due
  );
end $$;

-- Takes a refund that is due, for two minutes. An attempt counts when it begins, so one that is cut off is repeated.
create function public.begin_refund(withdrawal uuid) returns jsonb
language sql security definer set search_path = '' as $$
  update private.withdrawals set attempts = attempts + 1, next_at = now() + interval '2 minutes'
    from private.payments
    where id = withdrawal and state = 'waiting' and next_at <= now() and payments.session_id = withdrawals.session_id
    returning jsonb_build_object('session_id', payments.session_id, 'payment_intent', payment_intent, 'attempt', attempts)
$$;

-- What became of an attempt: `requested`, with the provider's id of the refund if it's known, or `later`. The first attempts
-- follow each other as fast as the sweep runs, later ones after up to a day. After 60, somebody has to look.
create function public.note_refund(withdrawal uuid, outcome text, refund text, reason text) returns void
language sql security definer set search_path = '' as $$
  update private.withdrawals set
      state = case when outcome = 'requested' then 'requested' when attempts >= 60 then 'stopped' else 'waiting' end,
      refund = note_refund.refund, reason = note_refund.reason,
      next_at = now() + case when attempts < 4 then interval '0' else least(interval '5 minutes' * power(2, least(attempts, 10)), interval '1 day') end
    where id = withdrawal and state = 'waiting'
$$;

-- Takes a receipt that is due, for two minutes: where it goes, and what it holds.
create function public.begin_receipt(withdrawal uuid) returns jsonb
language sql security definer set search_path = '' as $$
  update private.withdrawals
    set receipt_attempts = receipt_attempts + 1, receipt_next_at = now() + interval '2 minutes'
    where id = withdrawal and receipt_to is not null and receipt_next_at <= now()
    returning private.withdrawal_of(session_id) || jsonb_build_object('to', receipt_to, 'name', name)
$$;

-- What became of a receipt. One that nobody accepts for 60 attempts is given up.
create function public.note_receipt(withdrawal uuid, sent boolean) returns void
language sql security definer set search_path = '' as $$
  update private.withdrawals set
      receipt_to = case when sent or receipt_attempts >= 60 then null else receipt_to end,
      receipt_sent_at = case when sent then now() end,
      receipt_next_at = now() + case when receipt_attempts < 4 then interval '0' else least(interval '5 minutes' * power(2, least(receipt_attempts, 10)), interval '1 day') end
    where id = withdrawal and receipt_sent_at is null
$$;

-- Withdrawals that the operator has to look at and hasn't heard of: [{ withdrawal, order, reason, declared_at }].
create function public.withdrawals_to_report() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'withdrawal', withdrawals.id, 'order', orders.id, 'reason', coalesce(reason, 'unknown'), 'declared_at', private.iso(declared_at)
    ) order by declared_at), '[]')
  from private.withdrawals join public.stripe_orders as orders on checkout_session_id = session_id
  where operator_told_at is null and (state = 'stopped' or (state = 'waiting' and attempts >= 5))
$$;

create function public.note_reported(withdrawals jsonb) returns void
language sql security definer set search_path = '' as $$
  update private.withdrawals as told set operator_told_at = now() where note_reported.withdrawals ? told.id::text
$$;

revoke all on function private.payment_state(text) from public, anon, authenticated, service_role;
revoke all on function private.refunded_amount(text) from public, anon, authenticated, service_role;
revoke all on function private.withdraw_until(timestamptz) from public, anon, authenticated, service_role;
revoke all on function private.withdrawal_of(text) from public, anon, authenticated, service_role;
revoke all on function private.iso(timestamptz) from public, anon, authenticated, service_role;
revoke all on function private.record_withdrawal(text, timestamptz, text, text) from public, anon, authenticated, service_role;
revoke all on function public.my_orders() from public, anon, authenticated, service_role;
revoke all on function public.declare_withdrawal(uuid) from public, anon, authenticated, service_role;
revoke all on function public.issue_withdrawal_ticket(text, text, text, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.redeem_withdrawal_ticket(text, text) from public, anon, authenticated, service_role;
revoke all on function public.withdrawal_result(uuid) from public, anon, authenticated, service_role;
revoke all on function public.due_withdrawals(integer) from public, anon, authenticated, service_role;
revoke all on function public.begin_refund(uuid) from public, anon, authenticated, service_role;
revoke all on function public.note_refund(uuid, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.begin_receipt(uuid) from public, anon, authenticated, service_role;
revoke all on function public.note_receipt(uuid, boolean) from public, anon, authenticated, service_role;
revoke all on function public.withdrawals_to_report() from public, anon, authenticated, service_role;
revoke all on function public.note_reported(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.my_orders() to authenticated;
grant execute on function public.declare_withdrawal(uuid) to authenticated;
grant execute on function public.issue_withdrawal_ticket(text, text, text, text, text, text) to service_role;
grant execute on function public.redeem_withdrawal_ticket(text, text) to service_role;
grant execute on function public.withdrawal_result(uuid) to service_role;
grant execute on function public.due_withdrawals(integer) to service_role;
grant execute on function public.begin_refund(uuid) to service_role;
grant execute on function public.note_refund(uuid, text, text, text) to service_role;
grant execute on function public.begin_receipt(uuid) to service_role;
grant execute on function public.note_receipt(uuid, boolean) to service_role;
grant execute on function public.withdrawals_to_report() to service_role;
grant execute on function public.note_reported(jsonb) to service_role;
