-- The orders that operators read: by state, address, or session, and one order with everything that
-- is known.

-- A byte-wise order, in which addresses with the same beginning are neighbors.
create index payments_by_address on private.payments (lower(email) collate "C");
create index stripe_orders_by_time on public.stripe_orders (created_at desc, id desc);
create index stripe_orders_by_status on public.stripe_orders (status, created_at desc, id desc);
create index stripe_orders_unclaimed on public.stripe_orders (created_at desc, id desc)
  where user_id is null;

-- Orders, latest first, 25 at a time: { orders, next, pending, reminder }. A search is an order, a
-- session, or a payment by its id, or the beginning of an address: the one that was paid with, or
-- the account's. `next` is `after` of the next page; null on the last one. The first page also has
-- the payments that wait for a bank, and the reminder of an unpaid session that was searched for.
--   state: claimed, unclaimed, withdrawn, refunded, disputed, or pending; null for all
create function public.find_orders(
  search text default null, state text default null, after text default null
) returns jsonb
-- A plan for each search: what isn't asked for costs nothing.
language plpgsql stable security definer set search_path = ''
  set plan_cache_mode = 'force_custom_plan' as $$
declare
  page constant integer := 25;
  after_at constant timestamptz := split_part(after, ' ', 1);
  after_order constant uuid := split_part(after, ' ', 2);
  order_id uuid;
  found_orders jsonb;
begin
  perform private.require_operator();
  search := nullif(trim(search), '');
  if search ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    order_id := search;
  end if;
  select coalesce(jsonb_agg(to_jsonb(one) order by one.at desc, one.order desc), '[]')
    into found_orders from (
    select orders.id as order, orders.created_at as at, orders.amount_total as amount,
      orders.currency, orders.status,
      payments.email as paid_with, users.email as account, orders.user_id is not null as is_claimed,
      exists (select from private.withdrawals where session_id = payments.session_id)
        as is_withdrawn
    from public.stripe_orders as orders
      join private.payments on payments.session_id = orders.checkout_session_id
      left join auth.users on users.id = orders.user_id
    where (find_orders.search is null or orders.checkout_session_id in (
        select session_id from private.payments where session_id = find_orders.search
          or payment_intent = find_orders.search
        union all
        select checkout_session_id from public.stripe_orders where id = order_id
        union all
        select session_id from private.payments
          where lower(email) collate "C" >= lower(find_orders.search)
            and lower(email) collate "C" < lower(find_orders.search) || chr(1114111)
        union all
        -- the accounts have no index for this, so they're only read if it can be an address
        select checkout_session_id from public.stripe_orders as owned
          join auth.users as owners on owners.id = owned.user_id
          where find_orders.search !~ '^(cs_(test|live)|pi)_'
            and starts_with(lower(owners.email), lower(find_orders.search))
      ))
      and case find_orders.state
        when 'claimed' then orders.status = 'completed' and orders.user_id is not null
        when 'unclaimed' then orders.status = 'completed' and orders.user_id is null
        when 'refunded' then orders.status = 'refunded'
        when 'disputed' then orders.status = 'disputed'
        when 'withdrawn' then
          orders.checkout_session_id = any (array(select session_id from private.withdrawals))
        when 'pending' then false
        else true
      end
      and (after is null or (orders.created_at, orders.id) < (after_at, after_order))
    order by orders.created_at desc, orders.id desc
    limit page + 1
  ) as one;
  return jsonb_build_object(
    'orders', case when jsonb_array_length(found_orders) > page then found_orders - page
      else found_orders end,
    'next', case when jsonb_array_length(found_orders) > page then private.position_of(
      (found_orders -> (page - 1) ->> 'at')::timestamptz,
      (found_orders -> (page - 1) ->> 'order')::uuid
    ) end,
    'pending', case when after is null and (state is null or state = 'pending') then (
      select coalesce(jsonb_agg(to_jsonb(one) order by since desc), '[]') from (
        select session_id as session, email as paid_with, amount, currency, since
          from private.pending_payments
        where search is null or session_id = search or starts_with(lower(email), lower(search))
        order by since desc limit 100
      ) as one
    ) else '[]' end,
    'reminder', (
      select jsonb_build_object('state', mails.state, 'reason', reason, 'at', private.iso(noted_at))
      from private.recovery_mails as mails where session_id = search and found_orders = '[]'
    )
  );
end $$;

-- Everything that is known about one order; null if there's no such order.
create function public.order_details(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_order public.stripe_orders;
  payment private.payments;
begin
  perform private.require_operator();
  select * into found_order from public.stripe_orders where id = order_id;
  if not found then
    return null;
  end if;
  select * into payment from private.payments where session_id = found_order.checkout_session_id;
  return jsonb_build_object(
    'order', found_order.id, 'session', payment.session_id, 'payment', payment.payment_intent,
    'is_live', payment.livemode,
    'product', (
      select name from private.prices
      where (price_id, amount, currency) = (payment.price_id, payment.amount, payment.currency)
    ),
    'amount', payment.amount, 'currency', payment.currency,
    'left', payment.amount - private.refunded_amount(payment.session_id),
    'at', private.iso(found_order.created_at), 'paid_with', payment.email,
    'status', found_order.status,
    'account', (
      select jsonb_build_object('email', email, 'since', private.iso(created_at)) from auth.users
        where id = found_order.user_id
    ),
    -- the answer of has_access() for the order's account
    'opens', coalesce(found_order.user_id is not null
      and private.opens_program(found_order.user_id), false),
    'facts', (
      select jsonb_agg(jsonb_build_object(
          'kind', kind, 'source', source, 'amount', amount, 'at', private.iso(recorded_at),
          'decides', exists (
            select from private.deciding_facts(payment.session_id) as deciding
            where (deciding.kind, deciding.source) = (facts.kind, facts.source)
          )
        ) order by recorded_at, kind <> 'paid', kind, source)
      from private.payment_facts as facts where session_id = payment.session_id
    ),
    'withdrawal', (
      select jsonb_build_object(
        'declared_at', private.iso(declared_at), 'state', state, 'reason', reason,
        'receipt_sent_at', private.iso(receipt_sent_at)
      ) from private.withdrawals where session_id = payment.session_id
    ),
    'conversions', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'state', state,
        'reason', reason) order by provider), '[]')
      from private.conversions where conversions.order_id = found_order.id
    ),
    'others', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'order', others.id, 'at', private.iso(others.created_at), 'amount', others.amount_total,
          'currency', others.currency,
          'status', others.status,
          'is_same_account', others.user_id is not distinct from found_order.user_id
            and others.user_id is not null
        ) order by others.created_at desc), '[]')
      from public.stripe_orders as others join private.payments as paid
        on paid.session_id = others.checkout_session_id
      where others.id <> found_order.id
        and (others.user_id = found_order.user_id
          or lower(paid.email) collate "C" = lower(payment.email) collate "C")
    ),
    'actions', (
      select coalesce(jsonb_agg(private.operator_action(actions.id)
        order by actions.at desc, actions.id desc), '[]')
      from private.operator_actions as actions where session_id = payment.session_id
    ),
    'refused', jsonb_build_object(
      'refund', private.operation_refused('refund', payment.session_id),
      'resend', private.operation_refused('resend', payment.session_id),
      'bind', private.operation_refused('bind', payment.session_id)
    )
  );
end $$;

revoke all on function
  public.find_orders, public.order_details
  from public, anon, authenticated, service_role;
grant execute on function public.find_orders, public.order_details to authenticated;
