-- The shop's operators, and a log of what they did. docs/decisions/0065 says why it's made this
-- way.

-- Raises PT401 if the session has ended, PT403 unless the account that asks is an operator's. A
-- role counts at once: it's read from the account, not from the token.
create function private.require_operator() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  if not exists (
    select from auth.users where id = (select auth.uid()) and raw_app_meta_data ->> 'role' = 'admin'
  ) then
    raise exception 'This account is not an operator''s.' using errcode = 'PT403';
  end if;
  return true;
end $$;

-- Every action, when it begins. The page makes up the id, so that asking again is the same action.
create table private.operator_actions (
  id uuid primary key,
  at timestamptz not null default now(),
  -- no reference: what an account did stays known when it's gone
  operator uuid not null,
  -- settle: they paid a buyer another way after the bank sent a refund back; end_sessions: they
  -- signed an account out everywhere; refused: an account without the role opened the page
  action text not null check (action in ('refund', 'resend', 'send_bind_code', 'bind', 'settle',
    'end_sessions', 'refused')),
  session_id text references private.payments,
  -- of a refund, in the currency's smallest unit
  amount integer check (amount > 0),
  -- why, in the operator's words
  reason text check (length(reason) between 3 and 200),
  -- when its operator began it again, because its server may have died
  taken_over_at timestamptz,
  -- the reason went with the buyer's account
  reason_forgotten boolean not null default false,
  check ((action = 'refused') = (session_id is null)),
  check ((action = 'refund') = (amount is not null)),
  constraint money_has_a_reason check (action not in ('refund', 'settle') or reason is not null
    or reason_forgotten)
);
create index operator_actions_by_time on private.operator_actions (at desc, id desc);
create index operator_actions_by_session on private.operator_actions (session_id, at desc);

-- The outcome of an action, once it's known: a word.
create table private.operator_outcomes (
  action uuid primary key references private.operator_actions,
  at timestamptz not null default now(),
  outcome text not null check (outcome ~ '^[a-z_]{1,40}$'),
  -- why the provider or the mail service didn't do it, in a word
  cause text check (cause ~ '^[a-z0-9_]{1,40}$'),
  -- that an order was bound to
  account uuid
);

alter table private.operator_actions enable row level security;
alter table private.operator_outcomes enable row level security;
revoke all on private.operator_actions, private.operator_outcomes
  from public, anon, authenticated, service_role;

-- Words about a buyer go with the buyer's account, and an action may be taken over. Nothing else
-- about it ever changes.
create function private.refuse_change_of_action() returns trigger
language plpgsql set search_path = '' as $$
declare
  may_change constant text[] := '{reason,reason_forgotten,taken_over_at}';
begin
  if (new.reason is not null and new.reason is distinct from old.reason)
    or to_jsonb(new) - may_change <> to_jsonb(old) - may_change then
    raise exception 'What has happened is not changed: % is append-only.', tg_table_name
      using errcode = '42501';
  end if;
  return new;
end $$;

create trigger append_only_but_for_reasons before update on private.operator_actions
  for each row execute function private.refuse_change_of_action();
create trigger append_only before delete on private.operator_actions
  for each row execute function private.refuse_change();
create trigger append_only_as_a_whole before truncate on private.operator_actions
  for each statement execute function private.refuse_change();
create trigger append_only before update or delete on private.operator_outcomes
  for each row execute function private.refuse_change();
create trigger append_only_as_a_whole before truncate on private.operator_outcomes
  for each statement execute function private.refuse_change();

-- Removes operators' reasons from an order when its account is erased. Internal: no role may call
-- it.
create function private.forget_reasons() returns trigger
language plpgsql set search_path = '' as $$
begin
  update private.operator_actions set reason = null, reason_forgotten = true
    where session_id = new.session_id and reason is not null;
  return null;
end $$;

create trigger forget_reasons after insert on private.payment_facts
  for each row when (new.kind = 'account_erased') execute function private.forget_reasons();

-- True if the account that asks is an operator's. A refusal is written down, once a day for each
-- account and ten times a day in all.
create function public.operates() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  return private.require_operator();
exception when sqlstate 'PT403' then
  begin
    perform private.attempt('operations refused', (select auth.uid())::text, 1, interval '1 day');
    perform private.attempt('operations refused', 'anyone', 10, interval '1 day');
    insert into private.operator_actions (id, operator, action)
      values (gen_random_uuid(), (select auth.uid()), 'refused');
  exception when sqlstate 'PT429' then
    null;
  end;
  return false;
end $$;

-- Makes an account an operator's, or takes the role away. False: there's no such account. An
-- operator also reads the numbers. A marketer who becomes an operator and then isn't one any more
-- has to get the numbers again.
create function public.grant_operations(email text, is_granted boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set raw_app_meta_data = case
    when is_granted then coalesce(raw_app_meta_data, '{}') || '{"role": "admin"}'
    when raw_app_meta_data ->> 'role' = 'admin' then raw_app_meta_data - 'role'
    else raw_app_meta_data
  end where lower(users.email) = lower(grant_operations.email);
  return found;
end $$;

-- Since when an address has an account, as an ISO 8601 time; null if it has none. Nobody may have
-- confirmed an address, so the one who grants a role to it sees how old its account is.
create function public.account_since(email text) returns text
language sql stable security definer set search_path = '' as $$
  select private.iso(created_at) from auth.users
    where lower(users.email) = lower(account_since.email)
$$;

-- An action with its outcome, as operators read it. `operator` is null if that account is gone.
create function private.operator_action(action_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', action.id, 'at', private.iso(action.at), 'action', action.action, 'reason', action.reason,
    'amount', action.amount,
    'operator', (select email from auth.users where id = action.operator),
    'order', (select id from public.stripe_orders where checkout_session_id = action.session_id),
    'currency', (select currency from private.payments where session_id = action.session_id),
    'outcome', outcomes.outcome, 'cause', outcomes.cause,
    'account', (select email from auth.users where id = outcomes.account)
  )
  from private.operator_actions as action left join private.operator_outcomes as outcomes
    on outcomes.action = action.id
  where action.id = action_id
$$;

-- The position of a row in a list that begins with the latest, for `after` of the next page: exact
-- to the microsecond.
create function private.position_of(at timestamptz, id uuid) returns text
language sql stable set search_path = '' as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || id
$$;

-- The actions of all operators, latest first, 50 at a time: { actions, next }. `next` is `after` of
-- the next page; null on the last one. Of the refusals, only the latest ten: strangers make them, and
-- can't push what operators did off the first page.
create function public.operator_log(after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page constant integer := 50;
  max_refusals constant integer := 10;
  after_at constant timestamptz := split_part(after, ' ', 1);
  after_action constant uuid := split_part(after, ' ', 2);
  found_actions private.operator_actions[];
begin
  perform private.require_operator();
  found_actions := array(
    select actions from private.operator_actions as actions
    where (after is null or (actions.at, actions.id) < (after_at, after_action))
      and (actions.action <> 'refused' or actions.id in (
        select id from private.operator_actions where action = 'refused'
        order by at desc, id desc limit max_refusals
      ))
    order by actions.at desc, actions.id desc limit page + 1
  );
  return jsonb_build_object(
    'actions', (
      select coalesce(jsonb_agg(private.operator_action(one.id) order by one.at desc, one.id desc),
        '[]') from unnest(found_actions[:page]) as one
    ),
    'next', case when cardinality(found_actions) > page
      then private.position_of(found_actions[page].at, found_actions[page].id) end
  );
end $$;

revoke all on function
  private.require_operator, private.refuse_change_of_action, private.forget_reasons,
  public.operates, public.grant_operations, public.account_since, private.operator_action,
  private.position_of, public.operator_log
  from public, anon, authenticated, service_role;
grant execute on function public.operates, public.operator_log to authenticated;
grant execute on function public.grant_operations, public.account_since to service_role;
