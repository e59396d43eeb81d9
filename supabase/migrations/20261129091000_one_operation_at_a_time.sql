-- An action without an outcome, whose server may have died, is taken over by one caller at a time, with the checks and limits of a new action.

alter table private.operator_actions
  add column taken_over_at timestamptz,
  -- the reason went with the buyer's account
  add column reason_forgotten boolean not null default false;

-- Words about a buyer go with the buyer's account, and an action may be taken over. Nothing else about it ever changes.
create or replace function private.refuse_change_of_action() returns trigger
language plpgsql set search_path = '' as $$
declare
  may_change constant text[] := '{reason,reason_forgotten,taken_over_at}';
begin
  if (new.reason is not null and new.reason is distinct from old.reason) or to_jsonb(new) - may_change <> to_jsonb(old) - may_change then
    raise exception 'What has happened is not changed: % is append-only.', tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;

create or replace function private.forget_reasons() returns trigger
language plpgsql set search_path = '' as $$
begin
  update private.operator_actions set reason = null, reason_forgotten = true where session_id = new.session_id and reason is not null;
  return null;
end $$;

update private.operator_actions set reason_forgotten = true where action in ('refund', 'settle') and reason is null;
alter table private.operator_actions add constraint money_has_a_reason
  check (action not in ('refund', 'settle') or reason is not null or reason_forgotten);

-- Writes an action down, as the operator who asks, before anything is done. Returns
--   { state: 'begun', session, payment, operator, paid_with, account, bought_at }: do it, and note its outcome;
--   the same with state 'done', outcome, and cause: it was asked for before, or it's refused;
--   { state: 'under_way' }: somebody began it, or took it over, less than two minutes ago, and it isn't done;
--   { state: 'unknown' }: there's no such order; { state: 'forbidden' }: not an operator.
create or replace function public.begin_operation(action_id uuid, action text, order_id uuid, amount integer default null, reason text default null)
returns jsonb
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
    if exists (select from private.operator_outcomes as outcomes where outcomes.action = action_id) then
      return private.operation_known(action_id);
    end if;
    if coalesce(begun.taken_over_at, begun.at) > now() - interval '2 minutes' then
      return jsonb_build_object('state', 'under_way');
    end if;
    update private.operator_actions set taken_over_at = now() where id = action_id;
    -- by the server that died: under the action's key, the provider doesn't refund again, but answers as it did then
    may_be_done := begun.action = 'refund' and private.payment_state(session) = 'refunded' and not exists (
      select from private.payment_facts as facts where facts.session_id = session and starts_with(facts.source, 'operation_')
    );
  else
    insert into private.operator_actions (id, operator, action, session_id, amount, reason)
      values (action_id, me, begin_operation.action, session, begin_operation.amount, nullif(trim(begin_operation.reason), ''))
      returning * into begun;
  end if;

  if not may_be_done then
    refused := private.operation_refused(case begun.action when 'send_bind_code' then 'bind' else begun.action end, session);
    if refused is null and begun.action = 'refund' and begun.amount <> (
      select payments.amount - private.refunded_amount(session) from private.payments where session_id = session
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

-- True if a refund of the payment may still reach the buyer without our records saying so: nobody knows its outcome, or the provider accepted it
-- and hasn't reported it. After a day, the sweep has read what the provider knows.
create function private.refund_waits(session text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.withdrawals where session_id = session and state in ('waiting', 'requested')
  ) or exists (
    select from private.operator_actions as begun left join private.operator_outcomes as outcomes on outcomes.action = begun.id
    where begun.session_id = session and begun.action = 'refund' and (
      outcomes.action is null
      or (outcomes.outcome = 'requested' or outcomes.cause = 'not_reached') and outcomes.at > now() - interval '1 day' and not exists (
        select from private.payment_facts as facts
        where facts.session_id = session and facts.kind = 'refund_failed' and facts.recorded_at > outcomes.at
      )
    )
  )
$$;

create or replace function private.operation_refused(action text, session text) returns text
language sql stable set search_path = '' as $$
  select case
    when action in ('refund', 'settle') then case private.payment_state(session)
      when 'refunded' then 'already_refunded' when 'disputed' then 'disputed'
      else case
        when action = 'refund' then null
        when not exists (select from private.payment_facts where session_id = session and kind = 'refund_failed') then 'not_returned'
        -- the provider doesn't know that the buyer has their money, and would pay them again
        when private.refund_waits(session) then 'refund_waits'
      end
    end
    -- also if the order opens nothing any more
    when action = 'end_sessions' then case when orders.user_id is null then 'no_owner' end
    when orders.status <> 'completed' then 'order_' || orders.status
    when action = 'resend' then case when orders.user_id is null and payments.email is null then 'no_address' end
    when orders.user_id is not null then 'owned'
    when payments.email is null then 'no_address'
  end
  from public.stripe_orders as orders join private.payments on payments.session_id = orders.checkout_session_id
  where orders.checkout_session_id = session
$$;

-- Forgets what has served its time: codes that are spent, and addresses of payments that no bank has decided on for 30 days. Actions that nobody
-- finished for a day are given up, so that none of them is done later.
create or replace function public.forget_old_operations() returns void
language sql security definer set search_path = '' as $$
  delete from private.bind_codes where expires_at < now() - interval '1 day';
  delete from private.pending_payments where since < now() - interval '30 days';
  insert into private.operator_outcomes (action, outcome)
    select id, 'given_up' from private.operator_actions as begun
    where begun.action <> 'refused' and coalesce(begun.taken_over_at, begun.at) < now() - interval '1 day'
      and not exists (select from private.operator_outcomes as outcomes where outcomes.action = begun.id)
    on conflict do nothing;
$$;

revoke all on function private.refund_waits(text) from public, anon, authenticated, service_role;
