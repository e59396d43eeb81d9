-- The answers that a member's plan is made from follow the purchase into the account. They are entries
-- of the tracker, so the same policies and the same order of devices hold for them. The day of an entry
-- is the first day that is planned from it. Meals and exercises can be exchanged.

alter table public.tracker_entries drop constraint tracker_entries_field_check;
alter table public.tracker_entries add constraint tracker_entries_field_check check (
  field in ('current-day', 'water', 'weight', 'mood', 'energy', 'sleep', 'notes', 'exercises',
    'plan-answers', 'meal-swaps', 'exercise-swaps')
);

-- The answers of the quiz that plans are made from, and the version of the quiz. Everything else is dropped, and so is an answer
-- of more than 500 bytes.
create function private.plan_answers_in(sent jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(case when jsonb_typeof(sent) = 'object' then sent else '{}' end)
  where octet_length(value::text) <= 500 and key in (
    'gender', 'height', 'weight', 'age', 'goals', 'improvementAreas', 'mealPrepTime', 'breakfastTime',
    'lunchTime', 'dinnerTime', 'meatRelationship', 'meatPreferences', 'fishPreference',
    'dailyActivity', 'exerciseFrequency', 'version'
  )
$$;

-- As before, and keeps the answers with the new owner. Whatever is in them, the order is claimed:
-- a buyer never loses an order to an answer. Pages that were loaded before send none.
drop function public.claim_order(text, text);
create function public.claim_order(session_id text, claim text, plan_answers jsonb default null) returns public.stripe_orders
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
    where orders.checkout_session_id = claim_order.session_id and orders.status <> 'test' for update;
  if not found then
    raise exception 'There is no order of this session.' using errcode = 'PT404';
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

revoke all on function private.plan_answers_in(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.claim_order(text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.claim_order(text, text, jsonb) to authenticated;
