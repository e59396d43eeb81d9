-- Members take a copy of everything, and erase their account. What accounting must keep stays, without the account.

-- Everything that is kept about the account that asks: { account, orders, withdrawals, consents, tracker }. No secret is in it.
create function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_open_session();
  return jsonb_build_object(
    'account', (
      select jsonb_build_object('id', id, 'email', email, 'created_at', private.iso(created_at)) from auth.users where id = me
    ),
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'order', orders.id, 'status', orders.status, 'product', prices.name, 'amount', payments.amount, 'currency', payments.currency,
          'paid_with', payments.email, 'bought_at', private.iso(orders.created_at), 'facts', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'kind', kind, 'source', source, 'amount', facts.amount, 'recorded_at', private.iso(facts.recorded_at)
              ) order by facts.recorded_at, kind, source), '[]')
            from private.payment_facts as facts where facts.session_id = payments.session_id
          )
        ) order by orders.created_at), '[]')
      from public.stripe_orders as orders
        join private.payments on payments.session_id = orders.checkout_session_id
        join private.prices on (prices.price_id, prices.amount, prices.currency) = (payments.price_id, payments.amount, payments.currency)
      where orders.user_id = me and orders.status <> 'test'
    ),
    'withdrawals', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'order', orders.id, 'name', name, 'amount', amount, 'currency', orders.currency, 'declared_at', private.iso(declared_at),
          'receipt_sent_at', private.iso(receipt_sent_at)
        ) order by declared_at), '[]')
      from private.withdrawals join public.stripe_orders as orders on checkout_session_id = session_id
      where orders.user_id = me
    ),
    'consents', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'order', orders.id, 'text', text, 'click_kind', click_kind, 'click_id', click_id, 'at', private.iso(at)
        ) order by at), '[]')
      from private.ad_consents join public.stripe_orders as orders on checkout_session_id = session_id
      where orders.user_id = me
    ),
    'tracker', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'day', day, 'field', field, 'value', value, 'changed_at', private.iso(changed_at)
        ) order by day, field), '[]')
      from public.tracker_entries where user_id = me
    )
  );
end $$;

-- An order whose account is erased opens nothing, for nobody: neither its claim nor a new one binds it again.
alter table private.payment_facts drop constraint payment_facts_kind_check;
alter table private.payment_facts add constraint payment_facts_kind_check check (
  kind in ('paid', 'refund', 'refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost', 'account_erased')
);
alter table public.stripe_orders drop constraint stripe_orders_status_check;
alter table public.stripe_orders add constraint stripe_orders_status_check check (
  status in ('completed', 'refunded', 'disputed', 'test', 'erased')
);

-- The one place where facts become access. Null: never paid.
create or replace function private.status_of(session text) returns text
language sql stable set search_path = '' as $$
  select case
    when exists (select from private.payment_facts where session_id = session and kind = 'account_erased') then 'erased'
    else private.payment_state(session)
  end
$$;

alter policy "whoever knows the session reads its order until it has an owner" on public.stripe_orders
  using (
    user_id is null and status not in ('test', 'erased')
    and checkout_session_id = (select coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json ->> 'x-checkout-session')
  );

-- As before, except that an order whose account is erased is no order.
create or replace function public.claim_order(session_id text, claim text, plan_answers jsonb default null) returns public.stripe_orders
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  found_order public.stripe_orders;
  kept jsonb := private.plan_answers_in(plan_answers);
begin
  if me is null then
    raise exception 'Sign in first.' using errcode = '42501';
  end if;
  select * into found_order from public.stripe_orders as orders
    where orders.checkout_session_id = claim_order.session_id and orders.status not in ('test', 'erased') for update;
  if not found then
    raise exception 'This session has no order.' using errcode = 'PT404';
  end if;
  if found_order.user_id is distinct from me then
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
  end if;
  -- the first answers stay: a later purchase in another browser doesn't replace what the member has changed since
  if kept <> '{}' then
    insert into public.tracker_entries (user_id, day, field, value, changed_at)
      values (me, 0, 'plan-answers', kept, now())
      on conflict do nothing;
  end if;
  return found_order;
end $$;

-- Proof that an account was erased, without saying whose. The address stays until the mail about it is sent.
create table private.erasures (
  id uuid primary key,
  erased_at timestamptz not null default now(),
  -- the end of the last period to withdraw in; null if there's none any more
  withdraw_until timestamptz,
  mail_to text,
  attempts integer not null default 0,
  next_at timestamptz not null default now()
);
alter table private.erasures enable row level security;
revoke all on private.erasures from public, anon, authenticated, service_role;

-- Addresses of payments whose account is erased go once nobody can withdraw any more and no refund is on its way.
create function private.forget_payers() returns void
language sql set search_path = '' as $$
  update private.payments set email = null
    from public.stripe_orders as orders
    where orders.checkout_session_id = payments.session_id and orders.status = 'erased' and payments.email is not null
      and private.withdraw_until(orders.created_at) < now()
      and not exists (select from private.withdrawals where withdrawals.session_id = payments.session_id and state = 'waiting')
$$;

-- Erases the account that asks, all at once or not at all. `erasure` is made up by the page, which may ask again if the
-- answer gets lost. Raises PT403 unless the password was typed in the last ten minutes.
create function public.erase_account(erasure uuid) returns void
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
    select erasure, address, max(private.withdraw_until(created_at))
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
  perform private.forget_payers();
end $$;

-- Whether an erasure is done: its account can't ask any more.
create function public.is_erased(erasure uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.erasures where id = erasure)
$$;

-- Erasures whose mail is due.
create function public.due_erasure_mails(most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(id), '[]') from (
    select id from private.erasures where mail_to is not null and next_at <= now() order by erased_at limit most
  ) as due
$$;

-- Takes a mail that is due, for two minutes: { to, erased_at, withdraw_until }.
create function public.begin_erasure_mail(erasure uuid) returns jsonb
language sql security definer set search_path = '' as $$
  update private.erasures set attempts = attempts + 1, next_at = now() + interval '2 minutes'
    where id = erasure and mail_to is not null and next_at <= now()
    returning jsonb_build_object('to', mail_to, 'erased_at', private.iso(erased_at), 'withdraw_until', private.iso(withdraw_until))
$$;

-- What became of a mail. After a day, the address is forgotten in any case.
create function public.note_erasure_mail(erasure uuid, sent boolean) returns void
language sql security definer set search_path = '' as $$
  update private.erasures set mail_to = case when not sent and erased_at > now() - interval '1 day' then mail_to end, next_at = now()
    where id = erasure
$$;

-- Forgets what has served its time. Withdrawal tickets stay for a day: the first one says since when a withdrawal counts.
create or replace function public.forget_old_attempts() returns void
language sql security definer set search_path = '' as $$
  delete from private.attempts where at < now() - interval '1 day';
  delete from private.restore_tickets where expires_at < now() - interval '1 day';
  delete from private.withdrawal_tickets where expires_at < now() - interval '1 day';
  select private.forget_payers();
$$;

revoke all on function public.my_data() from public, anon, authenticated, service_role;
revoke all on function private.forget_payers() from public, anon, authenticated, service_role;
revoke all on function public.erase_account(uuid) from public, anon, authenticated, service_role;
revoke all on function public.is_erased(uuid) from public, anon, authenticated, service_role;
revoke all on function public.due_erasure_mails(integer) from public, anon, authenticated, service_role;
revoke all on function public.begin_erasure_mail(uuid) from public, anon, authenticated, service_role;
revoke all on function public.note_erasure_mail(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.my_data() to authenticated;
grant execute on function public.erase_account(uuid) to authenticated;
grant execute on function public.is_erased(uuid) to service_role;
grant execute on function public.due_erasure_mails(integer) to service_role;
grant execute on function public.begin_erasure_mail(uuid) to service_role;
grant execute on function public.note_erasure_mail(uuid, boolean) to service_role;
