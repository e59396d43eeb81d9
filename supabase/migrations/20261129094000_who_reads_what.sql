-- Who reads and writes what: nobody with a session that has ended, nobody words about others, and no stranger the log of operators.

-- As before, and a session that has ended neither claims an order nor reads one.
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
  perform private.require_open_session();
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

-- As before, except that somebody who no longer is an operator finds what they did without their words about buyers.
create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  operates constant boolean := exists (select from auth.users where id = auth.uid() and raw_app_meta_data ->> 'role' = 'admin');
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
    'support', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'order', orders.id, 'action', actions.action, 'amount', actions.amount,
          'reason', case when orders.user_id = me or operates then actions.reason end,
          'outcome', outcomes.outcome, 'at', private.iso(actions.at)
        ) order by actions.at), '[]')
      from private.operator_actions as actions
        left join private.operator_outcomes as outcomes on outcomes.action = actions.id
        left join public.stripe_orders as orders on orders.checkout_session_id = actions.session_id
      where orders.user_id = me or actions.operator = me
    ),
    'tracker', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'day', day, 'field', field, 'value', value, 'changed_at', private.iso(changed_at)
        ) order by day, field), '[]')
      from public.tracker_entries where user_id = me
    )
  );
end $$;

-- True if the account that asks is an operator's. A refusal is written down, once a day for each account and ten times a day in all: strangers
-- can't push what operators did off the first page.
create or replace function public.operates() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  return private.require_operator();
exception when sqlstate 'PT403' then
  begin
    perform private.attempt('operations refused', (select auth.uid())::text, 1, interval '1 day');
    perform private.attempt('operations refused', 'anyone', 10, interval '1 day');
    insert into private.operator_actions (id, operator, action) values (gen_random_uuid(), (select auth.uid()), 'refused');
  exception when sqlstate 'PT429' then
    null;
  end;
  return false;
end $$;
