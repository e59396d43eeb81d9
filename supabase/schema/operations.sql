-- Operators refund an order, mail the way to a purchase, bind an order to an account after proof,
-- record a payment by another way, and sign an account out. docs/decisions/0065 says why it's made
-- this way.

-- The code that a buyer reads to an operator. It only works for this operator and order.
create table private.bind_codes (
  session_id text primary key references private.payments on delete cascade,
  operator uuid not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
alter table private.bind_codes enable row level security;
revoke all on private.bind_codes from public, anon, authenticated, service_role;

-- True if a refund of the payment may still reach the buyer without our records saying so: nobody
-- knows its outcome, or the provider accepted it and hasn't reported it. After another day, the sweep
-- has read what the provider knows.
create function private.refund_waits(session text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.withdrawals where session_id = session and state in ('waiting', 'requested')
  ) or exists (
    select from private.operator_actions as begun
      left join private.operator_outcomes as outcomes on outcomes.action = begun.id
    where begun.session_id = session and begun.action = 'refund' and (
      outcomes.action is null
      or (outcomes.outcome in ('requested', 'given_up') or outcomes.cause = 'not_reached')
      and outcomes.at > now() - interval '1 day' and not exists (
        select from private.payment_facts as facts
        where facts.session_id = session and facts.kind = 'refund_failed'
          and facts.recorded_at > outcomes.at
      )
    )
  )
$$;

-- Why an operator can't do something with an order, in a word; null if they can.
create function private.operation_refused(action text, session text) returns text
language sql stable set search_path = '' as $$
  select case
    when action in ('refund', 'settle') then case private.payment_state(session)
      when 'refunded' then 'already_refunded' when 'disputed' then 'disputed'
      else case
        when action = 'refund' then null
        when not exists (
          select from private.payment_facts where session_id = session and kind = 'refund_failed'
        ) then 'not_returned'
        -- the provider doesn't know that the buyer has their money, and would pay them again
        when private.refund_waits(session) then 'refund_waits'
      end
    end
    -- also if the order opens nothing any more
    when action = 'end_sessions' then case when orders.user_id is null then 'no_owner' end
    when orders.status <> 'completed' then 'order_' || orders.status
    when action = 'resend' then
      case when orders.user_id is null and payments.email is null then 'no_address' end
    when orders.user_id is not null then 'owned'
    when payments.email is null then 'no_address'
  end
  from public.stripe_orders as orders
    join private.payments on payments.session_id = orders.checkout_session_id
  where orders.checkout_session_id = session
$$;

-- The facts that the server needs to do an action, or to describe its outcome.
create function private.operation_known(action_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'state', case when outcomes.outcome is null then 'begun' else 'done' end,
    'outcome', outcomes.outcome, 'cause', outcomes.cause,
    'session', payments.session_id, 'payment', payments.payment_intent, 'operator', action.operator,
    'paid_with', payments.email, 'account', users.email, 'bought_at', private.iso(orders.created_at)
  )
  from private.operator_actions as action
    join private.payments on payments.session_id = action.session_id
    join public.stripe_orders as orders on orders.checkout_session_id = action.session_id
    left join auth.users on users.id = orders.user_id
    left join private.operator_outcomes as outcomes on outcomes.action = action.id
  where action.id = action_id
$$;

-- Writes an action down, as the operator who asks, before anything is done. If an action has no
-- outcome, its server may have died: then one caller at a time takes it over, with the checks and
-- limits of a new action. Returns
--   { state: 'begun', session, payment, operator, paid_with, account, bought_at }: do it, and note
--     its outcome;
--   the same with state 'done', outcome, and cause: it was asked for before, or it's refused;
--   { state: 'under_way' }: somebody began it, or took it over, less than two minutes ago, and it
--     isn't done;
--   { state: 'unknown' }: there's no such order; { state: 'forbidden' }: not an operator.
create function public.begin_operation(
  action_id uuid, action text, order_id uuid, amount integer default null, reason text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  session text;
  begun private.operator_actions;
  refused text;
  may_be_done boolean := false;
begin
  if not public.operates() then
    return jsonb_build_object('state', 'forbidden');
  end if;
  -- two at once: the second one waits here, and then finds the first
  perform pg_advisory_xact_lock(hashtextextended('operation ' || action_id::text, 0));
  select checkout_session_id into session from public.stripe_orders where id = order_id for update;
  if not found then
    return jsonb_build_object('state', 'unknown');
  end if;
  select * into begun from private.operator_actions where id = action_id;
  if found then
    if (begun.operator, begun.action, begun.session_id, begun.amount)
      is distinct from (me, begin_operation.action, session, begin_operation.amount) then
      return jsonb_build_object('state', 'unknown');
    end if;
    if exists (select from private.operator_outcomes as outcomes
      where outcomes.action = action_id) then
      return private.operation_known(action_id);
    end if;
    if coalesce(begun.taken_over_at, begun.at) > now() - interval '2 minutes' then
      return jsonb_build_object('state', 'under_way');
    end if;
    update private.operator_actions set taken_over_at = now() where id = action_id;
    -- by the server that died: under the action's key, the provider doesn't refund again, but
    -- answers as it did then
    may_be_done := begun.action = 'refund' and private.payment_state(session) = 'refunded'
      and not exists (
        select from private.payment_facts as facts
        where facts.session_id = session and starts_with(facts.source, 'operation_')
      );
  else
    insert into private.operator_actions (id, operator, action, session_id, amount, reason)
      values (action_id, me, begin_operation.action, session, begin_operation.amount,
        nullif(trim(begin_operation.reason), ''))
      returning * into begun;
  end if;

  if not may_be_done then
    refused := private.operation_refused(case begun.action when 'send_bind_code' then 'bind'
      else begun.action end, session);
    if refused is null and begun.action = 'refund' and begun.amount <> (
      select payments.amount - private.refunded_amount(session) from private.payments
        where session_id = session
    ) then
      refused := 'changed';
    end if;
  end if;
  if refused is null then
    begin
      perform private.attempt('operation', me::text, 300, interval '1 hour');
      if begun.action in ('resend', 'send_bind_code') then
        perform private.attempt_in_hour_and_day('operator mail', session, 5, 10);
      end if;
    exception when sqlstate 'PT429' then
      refused := 'too_many';
    end;
  end if;
  if refused is not null then
    insert into private.operator_outcomes (action, outcome) values (action_id, refused);
  end if;
  return private.operation_known(action_id);
end $$;

-- Notes the outcome of an action. The first one counts.
create function public.note_operation(
  action_id uuid, outcome text, cause text default null
) returns void
language sql security definer set search_path = '' as $$
  insert into private.operator_outcomes (action, outcome, cause)
    values (action_id, note_operation.outcome, note_operation.cause)
    on conflict do nothing
$$;

-- The state of the money of an action's order, after the provider was asked.
create function public.operation_payment_state(action_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.payment_state(session_id) from private.operator_actions where id = action_id
$$;

-- Stores a ticket for a day: its mail has the link and the code, and buyers read support mails
-- late.
create function public.store_mailed_ticket(
  action_id uuid, ticket_hash text, code_hash text
) returns void
language sql security definer set search_path = '' as $$
  insert into private.restore_tickets (hash, session_id, code_hash, expires_at)
    select ticket_hash, session_id, store_mailed_ticket.code_hash, now() + interval '1 day'
      from private.operator_actions where id = action_id
$$;

-- Stores the code of an action for 15 minutes. It replaces an earlier one of its order.
create function public.store_bind_code(action_id uuid, code_hash text) returns void
language sql security definer set search_path = '' as $$
  insert into private.bind_codes (session_id, operator, code_hash, expires_at)
    select session_id, operator, store_bind_code.code_hash, now() + interval '15 minutes'
      from private.operator_actions where id = action_id
    on conflict (session_id) do update
      set operator = excluded.operator, code_hash = excluded.code_hash, tries = 0,
        expires_at = excluded.expires_at
$$;

-- Binds the order of an action to the account with an address, and notes the outcome: bound,
-- wrong_code, no_account, or owned. A code is spent after five wrong ones, after 15 minutes, and
-- once it has bound an order. A typo in the address costs no try.
create function public.bind_order(action_id uuid, code_hash text, account text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  begun private.operator_actions;
  code private.bind_codes;
  owner_id uuid;
  result text;
begin
  select * into begun from private.operator_actions where id = action_id;
  -- claims lock the same row
  perform from public.stripe_orders where checkout_session_id = begun.session_id for update;
  select outcome into result from private.operator_outcomes where action = action_id;
  if found then
    return result;
  end if;
  update private.bind_codes as codes
    set tries = codes.tries + case when codes.code_hash = bind_order.code_hash then 0 else 1 end
    where codes.session_id = begun.session_id and codes.operator = begun.operator
      and codes.tries < 5 and codes.expires_at > now()
    returning * into code;
  select id into owner_id from auth.users where lower(email) = lower(bind_order.account);
  result := case
    when code.code_hash is distinct from bind_order.code_hash then 'wrong_code'
    when owner_id is null then 'no_account'
    else coalesce(private.operation_refused('bind', begun.session_id), 'bound')
  end;
  if result = 'bound' then
    update public.stripe_orders set user_id = owner_id where checkout_session_id = begun.session_id;
    delete from private.bind_codes where session_id = begun.session_id;
    delete from private.restore_tickets where session_id = begun.session_id;
  end if;
  insert into private.operator_outcomes (action, outcome, account)
    values (action_id, result, case when result = 'bound' then owner_id end);
  return result;
end $$;

-- Records that an action's operator paid back what was left: a refund that the provider doesn't
-- know. Returns the outcome.
create function public.settle_order(action_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  session text;
begin
  select checkout_session_id into session from public.stripe_orders
    where checkout_session_id = (select session_id from private.operator_actions
      where id = action_id and action = 'settle') for update;
  insert into private.payment_facts (session_id, kind, source, amount)
    select session, 'refund', 'operation_' || action_id, amount - private.refunded_amount(session)
    from private.payments where session_id = session
      and private.operation_refused('settle', session) is null;
  return case
    when exists (select from private.payment_facts where session_id = session
      and source = 'operation_' || action_id) then 'settled'
    else coalesce(private.operation_refused('settle', session), 'changed')
  end;
end $$;

-- Ends all sessions of the account that an action's order belongs to.
create function public.end_account_sessions(action_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions using private.operator_actions as begun, public.stripe_orders as orders
    where begun.id = action_id and begun.action = 'end_sessions'
      and orders.checkout_session_id = begun.session_id
      and sessions.user_id = orders.user_id
$$;

-- Forgets codes that are spent, and addresses of payments that no bank has decided on for 30 days.
-- Actions that nobody finished for a day are given up, so that none of them is done later.
create function public.forget_old_operations() returns void
language sql security definer set search_path = '' as $$
  delete from private.bind_codes where expires_at < now() - interval '1 day';
  delete from private.pending_payments where since < now() - interval '30 days';
  insert into private.operator_outcomes (action, outcome)
    select id, 'given_up' from private.operator_actions as begun
    where begun.action <> 'refused'
      and coalesce(begun.taken_over_at, begun.at) < now() - interval '1 day'
      and not exists (select from private.operator_outcomes as outcomes
        where outcomes.action = begun.id)
    on conflict do nothing;
$$;

revoke all on function
  private.refund_waits, private.operation_refused, private.operation_known,
  public.begin_operation, public.note_operation, public.operation_payment_state,
  public.store_mailed_ticket, public.store_bind_code, public.bind_order, public.settle_order,
  public.end_account_sessions, public.forget_old_operations
  from public, anon, authenticated, service_role;
grant execute on function public.begin_operation to authenticated;
grant execute on function
  public.note_operation, public.operation_payment_state, public.store_mailed_ticket,
  public.store_bind_code, public.bind_order, public.settle_order, public.end_account_sessions,
  public.forget_old_operations
  to service_role;
