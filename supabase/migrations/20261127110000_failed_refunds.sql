-- A refund that a bank sent back reaches the operator also if they have heard of earlier attempts that failed.

create or replace function public.due_withdrawals(most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.withdrawals set state = 'stopped', reason = 'refund_failed', operator_told_at = null
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
