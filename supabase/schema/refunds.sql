-- The server pays withdrawals back and mails their receipts, until the provider and the mail
-- service have accepted them.

-- Withdrawals with a refund or receipt that is due, those that waited longest first. First, notices
-- refunds that a bank sent back, also of a part: then the withdrawal's own refund didn't return
-- everything. A refund that waited for a dispute is due as soon as it's won.
create function public.due_withdrawals(most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.withdrawals set state = 'stopped', reason = 'refund_failed',
    operator_told_at = null
    from (select distinct session_id from private.payment_facts where kind = 'refund_failed')
      as returned
    where returned.session_id = withdrawals.session_id and state = 'requested'
      and private.payment_state(returned.session_id) = 'completed' and exists (
        select from private.payment_facts as facts
        where facts.session_id = withdrawals.session_id and facts.kind = 'refund'
          and facts.source = withdrawals.refund
      );
  update private.withdrawals set next_at = now()
    where state = 'waiting' and reason = 'charge_disputed' and next_at > now()
      and private.payment_state(session_id) = 'completed';
  return (
    select coalesce(jsonb_agg(id), '[]') from (
      select id from private.withdrawals
      where (state = 'waiting' and next_at <= now())
        or (receipt_to is not null and receipt_next_at <= now())
      order by declared_at limit most
    ) as due
  );
end $$;

-- Takes a refund that is due, for two minutes. An attempt counts when it begins, so one that is cut
-- off is repeated.
create function public.begin_refund(withdrawal uuid) returns jsonb
language sql security definer set search_path = '' as $$
  update private.withdrawals set attempts = attempts + 1, next_at = now() + interval '2 minutes'
    from private.payments
    where id = withdrawal and state = 'waiting' and next_at <= now()
      and payments.session_id = withdrawals.session_id
    returning jsonb_build_object('session_id', payments.session_id,
      'payment_intent', payment_intent, 'attempt', attempts)
$$;

-- Notes the outcome of an attempt: `requested`, with the provider's id of the refund if it's known,
-- or `later`. The first attempts follow each other as fast as the sweep runs, later ones after up
-- to a day. After 60, it stops and the operator hears of it; during a dispute, it waits.
create function public.note_refund(
  withdrawal uuid, outcome text, refund text, reason text
) returns void
language sql security definer set search_path = '' as $$
  update private.withdrawals set
      state = noted.state, refund = note_refund.refund, reason = note_refund.reason,
      disputed_attempts = noted.disputed_attempts,
      operator_told_at = case when noted.state <> 'stopped' then operator_told_at end,
      next_at = now() + case when attempts < 4 then interval '0'
        else least(interval '5 minutes' * power(2, least(attempts, 10)), interval '1 day') end
    from (
      select id as noted_id, disputed_attempts + is_open::integer as disputed_attempts, case
        when outcome = 'requested' then 'requested'
        when attempts - disputed_attempts >= 60 and not is_open then 'stopped'
        else 'waiting'
      end as state
      from private.withdrawals, lateral (select private.has_open_dispute(session_id))
        as dispute (is_open)
      where id = withdrawal
    ) as noted
    where id = noted_id and withdrawals.state = 'waiting'
$$;

-- Takes a receipt that is due, for two minutes: its address, and its content.
create function public.begin_receipt(withdrawal uuid) returns jsonb
language sql security definer set search_path = '' as $$
  update private.withdrawals
    set receipt_attempts = receipt_attempts + 1, receipt_next_at = now() + interval '2 minutes'
    where id = withdrawal and receipt_to is not null and receipt_next_at <= now()
    returning private.withdrawal_of(session_id)
      || jsonb_build_object('to', receipt_to, 'name', name)
$$;

-- Notes if a receipt was sent. One that nobody accepts for 60 attempts is given up.
create function public.note_receipt(withdrawal uuid, sent boolean) returns void
language sql security definer set search_path = '' as $$
  update private.withdrawals set
      receipt_to = case when sent or receipt_attempts >= 60 then null else receipt_to end,
      receipt_sent_at = case when sent then now() end,
      receipt_next_at = now() + case when receipt_attempts < 4 then interval '0'
        else least(interval '5 minutes' * power(2, least(receipt_attempts, 10)),
        interval '1 day') end
    where id = withdrawal and receipt_sent_at is null
$$;

-- Withdrawals that the operator has to look at and hasn't heard of:
-- [{ withdrawal, order, reason, declared_at }]. Those that a lost dispute has settled aren't in it.
create function public.withdrawals_to_report() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'withdrawal', withdrawals.id, 'order', orders.id, 'reason', coalesce(reason, 'unknown'),
      'declared_at', private.iso(declared_at)
    ) order by declared_at), '[]')
  from private.withdrawals join public.stripe_orders as orders on checkout_session_id = session_id
  where operator_told_at is null and (state = 'stopped' or (state = 'waiting' and attempts >= 5))
    and (private.payment_state(session_id) <> 'disputed' or private.has_open_dispute(session_id))
$$;

-- Notes that the operator has heard of withdrawals.
create function public.note_reported(withdrawals jsonb) returns void
language sql security definer set search_path = '' as $$
  update private.withdrawals as told set operator_told_at = now()
    where note_reported.withdrawals ? told.id::text
$$;

revoke all on function
  public.due_withdrawals, public.begin_refund, public.note_refund, public.begin_receipt,
  public.note_receipt, public.withdrawals_to_report, public.note_reported
  from public, anon, authenticated, service_role;
grant execute on function
  public.due_withdrawals, public.begin_refund, public.note_refund, public.begin_receipt,
  public.note_receipt, public.withdrawals_to_report, public.note_reported
  to service_role;
