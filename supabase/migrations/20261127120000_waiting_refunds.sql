-- Refunds that wait for a bank, that a bank sent back, or that were paid another way.

-- A dispute that isn't decided: the bank holds the money.
create function private.has_open_dispute(session text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.payment_facts as disputes
    where disputes.session_id = session and disputes.kind = 'dispute_opened' and not exists (
      select from private.payment_facts as decisions
      where decisions.session_id = session and decisions.kind in ('dispute_won', 'dispute_lost') and decisions.source = disputes.source
    )
  )
$$;

-- Attempts during a dispute, which don't count: it may take longer than 60 of them.
alter table private.withdrawals add column disputed_attempts integer not null default 0;

-- As before, except that a refund waits for as long as a dispute is open, and that the operator hears of one that stops.
create or replace function public.note_refund(withdrawal uuid, outcome text, refund text, reason text) returns void
language sql security definer set search_path = '' as $$
  update private.withdrawals set
      state = noted.state, refund = note_refund.refund, reason = note_refund.reason,
      disputed_attempts = noted.disputed_attempts,
      operator_told_at = case when noted.state <> 'stopped' then operator_told_at end,
      next_at = now() + case when attempts < 4 then interval '0' else least(interval '5 minutes' * power(2, least(attempts, 10)), interval '1 day') end
    from (
      select id as noted_id, disputed_attempts + is_open::integer as disputed_attempts, case
        when outcome = 'requested' then 'requested'
        when attempts - disputed_attempts >= 60 and not is_open then 'stopped'
        else 'waiting'
      end as state
      from private.withdrawals, lateral (select private.has_open_dispute(session_id)) as dispute (is_open)
      where id = withdrawal
    ) as noted
    where id = noted_id and withdrawals.state = 'waiting'
$$;

update private.withdrawals set state = 'waiting', next_at = now()
  where state = 'stopped' and reason = 'charge_disputed' and private.has_open_dispute(session_id);

create index payment_facts_returned on private.payment_facts (session_id) where kind = 'refund_failed';

-- As before, except that it also notices a refund of a part that came back: then the withdrawal's own refund didn't return everything.
-- A refund that waited for a dispute is due as soon as it's won.
create or replace function public.due_withdrawals(most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.withdrawals set state = 'stopped', reason = 'refund_failed', operator_told_at = null
    from (select distinct session_id from private.payment_facts where kind = 'refund_failed') as returned
    where returned.session_id = withdrawals.session_id and state = 'requested'
      and private.payment_state(returned.session_id) = 'completed' and exists (
        select from private.payment_facts as facts
        where facts.session_id = withdrawals.session_id and facts.kind = 'refund' and facts.source = withdrawals.refund
      );
  update private.withdrawals set next_at = now()
    where state = 'waiting' and reason = 'charge_disputed' and next_at > now() and private.payment_state(session_id) = 'completed';
  return (
    select coalesce(jsonb_agg(id), '[]') from (
      select id from private.withdrawals
      where (state = 'waiting' and next_at <= now()) or (receipt_to is not null and receipt_next_at <= now())
      order by declared_at limit most
    ) as due
  );
end $$;

-- As before, without those that a lost dispute has settled.
create or replace function public.withdrawals_to_report() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'withdrawal', withdrawals.id, 'order', orders.id, 'reason', coalesce(reason, 'unknown'), 'declared_at', private.iso(declared_at)
    ) order by declared_at), '[]')
  from private.withdrawals join public.stripe_orders as orders on checkout_session_id = session_id
  where operator_told_at is null and (state = 'stopped' or (state = 'waiting' and attempts >= 5))
    and (private.payment_state(session_id) <> 'disputed' or private.has_open_dispute(session_id))
$$;

-- Payments that an operator refunded, and whose bank sent the money back.
create function private.returned_refunds() returns table (session_id text, since timestamptz)
language sql stable set search_path = '' as $$
  select failures.session_id, max(failures.recorded_at)
  from private.payment_facts as failures
  where failures.kind = 'refund_failed' and private.payment_state(failures.session_id) = 'completed'
    and not exists (select from private.withdrawals where withdrawals.session_id = failures.session_id)
    and exists (
      select from private.operator_actions as actions where actions.session_id = failures.session_id and actions.action = 'refund'
    )
  group by failures.session_id
$$;

-- As before, except that refunds only wait while we have the money, and that operators' refunds which came back need them, too.
create or replace function private.queues() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(queue, jsonb_build_object('waiting', waiting, 'since', private.iso(since))) from (
    select 'payments' as queue, count(*) as waiting, min(failed_since) as since from private.failed_sessions
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

-- What operators do, with `settle`: they paid a buyer another way after the bank sent a refund back.
alter table private.operator_actions drop constraint operator_actions_action_check;
alter table private.operator_actions add constraint operator_actions_action_check
  check (action in ('refund', 'resend', 'send_bind_code', 'bind', 'settle', 'refused'));

create or replace function private.operation_refused(action text, session text) returns text
language sql stable set search_path = '' as $$
  select case
    when action in ('refund', 'settle') then case private.payment_state(session)
      when 'refunded' then 'already_refunded' when 'disputed' then 'disputed'
      else case
        when action = 'refund' then null
        when not exists (select from private.payment_facts where session_id = session and kind = 'refund_failed') then 'not_returned'
        -- the provider doesn't know that the buyer has their money, and would pay them again
        when exists (select from private.withdrawals where session_id = session and state = 'waiting') or exists (
          select from private.operator_actions as begun
          where begun.session_id = session and begun.action = 'refund' and begun.at > now() - interval '1 day'
            and not exists (select from private.operator_outcomes as outcomes where outcomes.action = begun.id)
        ) then 'refund_waits'
      end
    end
    when orders.status <> 'completed' then 'order_' || orders.status
    when action = 'resend' then case when orders.user_id is null and payments.email is null then 'no_address' end
    when orders.user_id is not null then 'owned'
    when payments.email is null then 'no_address'
  end
  from public.stripe_orders as orders join private.payments on payments.session_id = orders.checkout_session_id
  where orders.checkout_session_id = session
$$;

-- Records that an action's operator paid back what was left: a refund that the provider doesn't know. Returns what became of it.
create function public.settle_order(action_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  session text;
begin
  select checkout_session_id into session from public.stripe_orders
    where checkout_session_id = (select session_id from private.operator_actions where id = action_id and action = 'settle') for update;
  insert into private.payment_facts (session_id, kind, source, amount)
    select session, 'refund', 'operation_' || action_id, amount - private.refunded_amount(session)
    from private.payments where session_id = session and private.operation_refused('settle', session) is null;
  return case
    when exists (select from private.payment_facts where session_id = session and source = 'operation_' || action_id) then 'settled'
    else coalesce(private.operation_refused('settle', session), 'changed')
  end;
end $$;

-- Disputes that the provider hasn't been asked about for a day: the decision may come long after the period that the sweep lists. They count
-- as asked about from now on.
alter table private.payments add column dispute_checked_at timestamptz;
create index stripe_orders_disputed on public.stripe_orders (checkout_session_id) where status = 'disputed';

create function public.disputes_to_check(most integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select payments.session_id from public.stripe_orders as orders join private.payments on payments.session_id = orders.checkout_session_id
    where orders.status = 'disputed' and private.has_open_dispute(payments.session_id)
      and coalesce(dispute_checked_at, (
        select max(recorded_at) from private.payment_facts as facts where facts.session_id = payments.session_id and facts.kind = 'dispute_opened'
      )) < now() - interval '1 day'
    order by dispute_checked_at nulls first limit most for update of payments skip locked
  ), taken as (
    update private.payments set dispute_checked_at = now() from due where payments.session_id = due.session_id
    returning payments.session_id
  )
  select coalesce(jsonb_agg(session_id), '[]') from taken
$$;

-- As before, with pauses that grow between the attempts of the day.
create or replace function public.note_erasure_mail(erasure uuid, sent boolean) returns void
language sql security definer set search_path = '' as $$
  update private.erasures set
      mail_to = case when not sent and erased_at > now() - interval '1 day' then mail_to end,
      next_at = least(
        now() + case when attempts < 4 then interval '0' else interval '5 minutes' * power(2, least(attempts, 8)) end,
        erased_at + interval '1 day'
      )
    where id = erasure
$$;

-- As before, except that a code which is on its way can still be answered with a receipt.
create or replace function private.forget_payers() returns void
language sql set search_path = '' as $$
  update private.payments set email = null
    from public.stripe_orders as orders
    where orders.checkout_session_id = payments.session_id and orders.status = 'erased' and payments.email is not null
      and private.withdraw_until(orders.created_at) < now()
      and not exists (select from private.withdrawals where withdrawals.session_id = payments.session_id and state = 'waiting')
      and not exists (
        select from private.withdrawal_tickets as tickets where tickets.session_id = payments.session_id and tickets.expires_at > now()
          and not exists (select from private.withdrawals where withdrawals.session_id = tickets.session_id)
      )
$$;

revoke all on function private.has_open_dispute(text) from public, anon, authenticated, service_role;
revoke all on function private.returned_refunds() from public, anon, authenticated, service_role;
revoke all on function public.settle_order(uuid) from public, anon, authenticated, service_role;
revoke all on function public.disputes_to_check(integer) from public, anon, authenticated, service_role;
grant execute on function public.settle_order(uuid) to service_role;
grant execute on function public.disputes_to_check(integer) to service_role;
