-- Who operates the shop, and what they did. docs/decisions/0065 says why it's made this way.

-- Raises PT401 if the session has ended, PT403 unless the account that asks is an operator's. It counts at once: the role is read from
-- the account, not from the token.
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
  -- refused: an account without the role opened the page
  action text not null check (action in ('refund', 'resend', 'send_bind_code', 'bind', 'refused')),
  session_id text references private.payments,
  -- of a refund, in hundredths
  amount integer check (amount > 0),
  -- why, in the operator's words
  reason text check (length(reason) between 3 and 200),
  check ((action = 'refused') = (session_id is null)),
  check ((action = 'refund') = (amount is not null))
);
create index operator_actions_by_time on private.operator_actions (at desc, id desc);
create index operator_actions_by_session on private.operator_actions (session_id, at desc);

-- What became of an action, once it's known: a word.
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
revoke all on private.operator_actions, private.operator_outcomes from public, anon, authenticated, service_role;

-- Words about a buyer go with the buyer's account. Nothing else about an action ever changes.
create function private.refuse_change_of_action() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.reason is not null or to_jsonb(new) - 'reason' <> to_jsonb(old) - 'reason' then
    raise exception 'What has happened is not changed: % is append-only.', tg_table_name using errcode = '42501';
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

create function private.forget_reasons() returns trigger
language plpgsql set search_path = '' as $$
begin
  update private.operator_actions set reason = null where session_id = new.session_id and reason is not null;
  return null;
end $$;

create trigger forget_reasons after insert on private.payment_facts
  for each row when (new.kind = 'account_erased') execute function private.forget_reasons();

-- Whether the account that asks is an operator's. A refusal is written down, once a day for each account: strangers can't fill the log.
create function public.operates() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  return private.require_operator();
exception when sqlstate 'PT403' then
  begin
    perform private.attempt('operations refused', (select auth.uid())::text, 1, interval '1 day');
    insert into private.operator_actions (id, operator, action) values (gen_random_uuid(), (select auth.uid()), 'refused');
  exception when sqlstate 'PT429' then
    null;
  end;
  return false;
end $$;

-- Makes an account an operator's, or takes the role away. False: there's no such account. An operator also reads the numbers. A marketer
-- who becomes an operator and then isn't one any more has to get the numbers again.
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

revoke all on function private.require_operator() from public, anon, authenticated, service_role;
revoke all on function private.refuse_change_of_action() from public, anon, authenticated, service_role;
revoke all on function private.forget_reasons() from public, anon, authenticated, service_role;
revoke all on function public.operates() from public, anon, authenticated, service_role;
revoke all on function public.grant_operations(text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.operates() to authenticated;
grant execute on function public.grant_operations(text, boolean) to service_role;
