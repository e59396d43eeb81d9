-- Which pending payments the sweep asks the provider about. The bank's decision may have been reported while the payment was still being noted, or
-- never.
alter table private.pending_payments add column checked_at timestamptz not null default now();

-- Pending payments that the provider hasn't been asked about for an hour, the oldest first. They count as asked about from now on.
create function public.pending_to_check(most integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select session_id from private.pending_payments where checked_at < now() - interval '1 hour'
    order by checked_at limit most for update skip locked
  ), taken as (
    update private.pending_payments as pending set checked_at = now() from due where pending.session_id = due.session_id
    returning pending.session_id
  )
  select coalesce(jsonb_agg(session_id), '[]') from taken
$$;

revoke all on function public.pending_to_check(integer) from public, anon, authenticated, service_role;
grant execute on function public.pending_to_check(integer) to service_role;
