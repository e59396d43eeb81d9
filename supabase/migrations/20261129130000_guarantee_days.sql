-- The days that buyers have to withdraw are part of the price, and fixed for each payment. docs/decisions/0079 says why.

alter table private.prices add column guarantee_days integer not null default 30 check (guarantee_days between 14 and 3650);
-- Earlier buyers were promised 30 days.
alter table private.payments add column guarantee_days integer not null default 30;

create function private.fix_guarantee() returns trigger
language plpgsql set search_path = '' as $$
begin
  select prices.guarantee_days into new.guarantee_days from private.prices
    where (prices.price_id, prices.amount, prices.currency) = (new.price_id, new.amount, new.currency);
  -- without a price, the foreign key refuses the row
  new.guarantee_days := coalesce(new.guarantee_days, 30);
  return new;
end $$;
create trigger fix_guarantee before insert on private.payments for each row execute function private.fix_guarantee();

-- The last day of the guarantee is over by then, wherever on earth the buyer is.
create function private.withdraw_until(session text) returns timestamptz
language sql stable set search_path = '' as $$
  select orders.created_at + make_interval(hours => 24 * (payments.guarantee_days + 1))
  from public.stripe_orders as orders join private.payments on payments.session_id = orders.checkout_session_id
  where payments.session_id = session
$$;

-- As before, with the days of the payment.
create or replace function private.withdrawal_of(session text) returns jsonb
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
    'amount', coalesce(withdrawals.amount, nullif(payments.amount - private.refunded_amount(session), 0), payments.amount),
    'bought_at', private.iso(orders.created_at), 'until', private.iso(private.withdraw_until(session)),
    'declared_at', private.iso(withdrawals.declared_at), 'withdrawal', withdrawals.id
  )
  from public.stripe_orders as orders
    join private.payments on payments.session_id = orders.checkout_session_id
    join private.prices on (prices.price_id, prices.amount, prices.currency) = (payments.price_id, payments.amount, payments.currency)
    left join private.withdrawals on withdrawals.session_id = payments.session_id,
    private.payment_state(session) as money (state)
  where orders.checkout_session_id = session and money.state <> 'test'
$$;

-- As before.
create or replace function private.forget_payers() returns void
language sql set search_path = '' as $$
  update private.payments set email = null
    from public.stripe_orders as orders
    where orders.checkout_session_id = payments.session_id and orders.status = 'erased' and payments.email is not null
      and private.withdraw_until(payments.session_id) < now()
      and not exists (select from private.withdrawals where withdrawals.session_id = payments.session_id and state = 'waiting')
      and not exists (
        select from private.withdrawal_tickets as tickets where tickets.session_id = payments.session_id and tickets.expires_at > now()
          and not exists (select from private.withdrawals where withdrawals.session_id = tickets.session_id)
      )
$$;

-- As before.
create or replace function public.erase_account(erasure uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  address text;
begin
  perform private.require_open_session();
  if not exists (
    select from auth.sessions
    where id::text = (select auth.jwt() ->> 'session_id') and user_id = me and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Type your password again.' using errcode = 'PT403';
  end if;
  select email into address from auth.users where id = me for update;
  perform from public.stripe_orders where user_id = me for update;
  insert into private.erasures (id, mail_to, withdraw_until)
    select erasure, address, max(private.withdraw_until(checkout_session_id))
      filter (where private.withdrawal_of(checkout_session_id) ->> 'state' = 'open')
    from public.stripe_orders where user_id = me;
  insert into private.payment_facts (session_id, kind, source)
    select checkout_session_id, 'account_erased', erasure::text from public.stripe_orders where user_id = me;
  delete from private.claims using public.stripe_orders as orders where session_id = checkout_session_id and user_id = me;
  delete from private.restore_tickets using public.stripe_orders as orders where session_id = checkout_session_id and user_id = me;
  delete from private.conversions using public.stripe_orders as orders where order_id = orders.id and user_id = me;
  update private.ad_consents set click_id = null from public.stripe_orders as orders where session_id = checkout_session_id and user_id = me;
  delete from public.tracker_entries where user_id = me;
  -- its sessions and passwords with it; orders stay, without an owner
  delete from auth.users where id = me;
  perform private.forget_audit(me, address);
  perform private.forget_payers();
end $$;

drop function private.withdraw_until(timestamptz);

revoke all on function private.fix_guarantee() from public, anon, authenticated, service_role;
revoke all on function private.withdraw_until(text) from public, anon, authenticated, service_role;
