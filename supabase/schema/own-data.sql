-- Members take a copy of everything. erasure.sql is how they erase it.

-- Everything that is kept about the account that asks:
-- { account, orders, withdrawals, consents, support, tracker, shared_lists, reminders,
-- mail_consents, weekly_mails }. No secret is in it. `support` has
-- what operators did with the account's orders. An operator also finds what they did themselves;
-- somebody who no longer is one finds it without their words about buyers.
create function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  operates constant boolean := exists (
    select from auth.users where id = auth.uid() and raw_app_meta_data ->> 'role' = 'admin');
begin
  perform private.require_open_session();
  return jsonb_build_object(
    'account', (
      select jsonb_build_object('id', id, 'email', email, 'created_at', private.iso(created_at))
        from auth.users where id = me
    ),
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'order', orders.id, 'status', orders.status, 'product', prices.name,
          'amount', payments.amount, 'currency', payments.currency,
          'paid_with', payments.email, 'bought_at', private.iso(orders.created_at), 'facts', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'kind', kind, 'source', source, 'amount', facts.amount,
                'recorded_at', private.iso(facts.recorded_at)
              ) order by facts.recorded_at, kind, source), '[]')
            from private.payment_facts as facts where facts.session_id = payments.session_id
          )
        ) order by orders.created_at), '[]')
      from public.stripe_orders as orders
        join private.payments on payments.session_id = orders.checkout_session_id
        join private.prices on (prices.price_id, prices.amount, prices.currency)
          = (payments.price_id, payments.amount, payments.currency)
      where orders.user_id = me and orders.status <> 'test'
    ),
    'withdrawals', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'order', orders.id, 'name', name, 'amount', amount, 'currency', orders.currency,
          'declared_at', private.iso(declared_at),
          'receipt_sent_at', private.iso(receipt_sent_at)
        ) order by declared_at), '[]')
      from private.withdrawals join public.stripe_orders as orders
        on checkout_session_id = session_id
      where orders.user_id = me
    ),
    'consents', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'order', orders.id, 'text', text, 'click_kind', click_kind, 'click_id', click_id,
          'at', private.iso(at)
        ) order by at), '[]')
      from private.ad_consents join public.stripe_orders as orders
        on checkout_session_id = session_id
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
    ),
    'shared_lists', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'list', list, 'items', items, 'shared_at', private.iso(shared_at),
          'expires_at', private.iso(expires_at), 'ended_at', private.iso(ended_at)
        ) order by shared_at), '[]')
      from private.shared_lists where user_id = me
    ),
    'reminders', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'calendar', seed is not null, 'names', names, 'events', events,
          'saved_at', private.iso(saved_at)
        )), '[]')
      from private.reminders where user_id = me
    ),
    'mail_consents', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'text', text, 'place', place, 'at', private.iso(at)
        ) order by id), '[]')
      from private.mail_consents where user_id = me
    ),
    'weekly_mails', (
      select coalesce(jsonb_agg(jsonb_build_object('week_from', monday, 'state', state)
        order by monday), '[]')
      from private.weekly_mails where user_id = me
    )
  );
end $$;

revoke all on function public.my_data from public, anon, authenticated, service_role;
grant execute on function public.my_data to authenticated;
