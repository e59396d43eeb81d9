-- Claims, and how an order gets its owner.

-- Secrets that prove the buyer of a session: only their SHA-256, in hexadecimal digits.
create table private.claims (
  session_id text not null references private.payments on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  primary key (session_id, hash)
);
create index claims_by_hash on private.claims (hash);

alter table private.claims enable row level security;
revoke all on private.claims from public, anon, authenticated, service_role;

-- The answers of the quiz that plans are made from, and the version of the quiz. Everything else is
-- dropped, and so is an answer of more than 500 bytes.
create function private.plan_answers_in(sent jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(case when jsonb_typeof(sent) = 'object' then sent else '{}' end)
  where octet_length(value::text) <= 500 and key in (
    'gender', 'height', 'weight', 'age', 'goals', 'improvementAreas', 'mealPrepTime',
    'breakfastTime', 'lunchTime', 'dinnerTime', 'meatRelationship', 'meatPreferences',
    'fishPreference', 'dailyActivity', 'exerciseFrequency', 'exclusions', 'version'
  )
$$;

-- Binds an order to the account that asks, if it holds a claim. Asking again is fine. The answers
-- that the member's plan is made from follow the order into the account. Whatever is in them, the
-- order is claimed: a buyer never loses an order to an answer. Older pages send none. Raises PT401
-- if the session has ended, PT403 for a wrong claim, PT404 if the session has no order, PT409 if
-- the order belongs to another account.
create function public.claim_order(
  session_id text, claim text, plan_answers jsonb default null
) returns public.stripe_orders
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
    where orders.checkout_session_id = claim_order.session_id
      and orders.status not in ('test', 'erased') for update;
  if not found then
    raise exception 'This session has no order.' using errcode = 'PT404';
  end if;
  if found_order.user_id is distinct from me then
    if not exists (
      select from private.claims
      where claims.session_id = claim_order.session_id
        and claims.hash = encode(sha256(convert_to(claim_order.claim, 'UTF8')), 'hex')
    ) then
      raise exception 'This claim doesn''t match.' using errcode = 'PT403';
    end if;
    if found_order.user_id is not null then
      raise exception 'This order belongs to another account.' using errcode = 'PT409';
    end if;
    update public.stripe_orders as orders set user_id = me where orders.id = found_order.id
      returning * into found_order;
  end if;
  -- the first answers stay: a later purchase in another browser doesn't replace what the member has
  -- changed since
  if kept <> '{}' then
    insert into public.tracker_entries (user_id, day, field, value, changed_at)
      values (me, 0, 'plan-answers', kept, now())
      on conflict do nothing;
  end if;
  return found_order;
end $$;

revoke all on function
  private.plan_answers_in, public.claim_order
  from public, anon, authenticated, service_role;
grant execute on function public.claim_order to authenticated;
