-- Sessions: members see theirs and end them, operators end those of an account, and old ones end by themselves.

-- As before, and a token has to be for this service: the auth service writes `authenticated` into those of accounts.
create or replace function private.require_open_session() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if pg_is_in_recovery() then
    raise exception 'Only the primary database decides this. Please try again.' using errcode = 'PT503';
  end if;
  if (select auth.jwt() ->> 'aud') is distinct from 'authenticated' or not exists (
    select from auth.sessions
    where user_id = (select auth.uid()) and id::text = (select auth.jwt() ->> 'session_id') and (not_after is null or not_after > now())
  ) then
    raise exception 'This session has ended. Sign in again.' using errcode = 'PT401';
  end if;
  return true;
end $$;

-- When a session was last used: the auth service notes when it renews its token, in UTC, which happens every hour while a page is open.
create function private.used_at(refreshed_at timestamp, created_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select coalesce(refreshed_at at time zone 'UTC', created_at)
$$;

-- The open sessions of the account that asks, latest first: [{ id, began_at, used_at, browser, address, is_this }]. `browser` is what the browser says
-- about itself, and `address` the network address; null if the auth service doesn't know them.
create function public.my_sessions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'began_at', private.iso(created_at), 'used_at', private.iso(private.used_at(refreshed_at, created_at)), 'browser', user_agent,
        'address', host(ip), 'is_this', id::text = auth.jwt() ->> 'session_id'
      ) order by private.used_at(refreshed_at, created_at) desc, id), '[]')
    from auth.sessions where user_id = auth.uid() and (not_after is null or not_after > now())
  );
end $$;

-- Ends sessions of the account that asks, and skips all others. PT403 unless its password was typed in the last ten minutes.
create function public.end_my_sessions(session_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  if not exists (
    select from auth.sessions
    where id::text = (select auth.jwt() ->> 'session_id') and user_id = auth.uid() and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Type your password again.' using errcode = 'PT403';
  end if;
  delete from auth.sessions where user_id = auth.uid() and id = any (session_ids);
end $$;

-- What operators do, with `end_sessions`: they sign an account out everywhere.
alter table private.operator_actions drop constraint operator_actions_action_check;
alter table private.operator_actions add constraint operator_actions_action_check
  check (action in ('refund', 'resend', 'send_bind_code', 'bind', 'settle', 'end_sessions', 'refused'));

create or replace function private.operation_refused(action text, session text) returns text
language sql stable set search_path = '' as $$
  select case
    when action in ('refund', 'settle') then case private.payment_state(session)
      when 'refunded' then 'already_refunded' when 'disputed' then 'disputed'
      else case
        when action = 'refund' then null
        when not exists (select from private.payment_facts where session_id = session and kind = 'refund_failed') then 'not_returned'
        -- the provider doesn't know that the buyer has their money, and would pay them again
        when exists (select from private.withdrawals where session_id = session and state = 'waiting') or exists (
          select from private.operator_actions as begun
          where begun.session_id = session and begun.action = 'refund' and begun.at > now() - interval '1 day'
            and not exists (select from private.operator_outcomes as outcomes where outcomes.action = begun.id)
        ) then 'refund_waits'
      end
    end
    -- also if the order opens nothing any more
    when action = 'end_sessions' then case when orders.user_id is null then 'no_owner' end
    when orders.status <> 'completed' then 'order_' || orders.status
    when action = 'resend' then case when orders.user_id is null and payments.email is null then 'no_address' end
    when orders.user_id is not null then 'owned'
    when payments.email is null then 'no_address'
  end
  from public.stripe_orders as orders join private.payments on payments.session_id = orders.checkout_session_id
  where orders.checkout_session_id = session
$$;

-- Ends all sessions of the account that an action's order belongs to.
create function public.end_account_sessions(action_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions using private.operator_actions as begun, public.stripe_orders as orders
    where begun.id = action_id and begun.action = 'end_sessions' and orders.checkout_session_id = begun.session_id
      and sessions.user_id = orders.user_id
$$;

-- Ends sessions that nobody has used for 90 days, and those that began a year ago, so many at most. It skips those that the auth service is working on.
-- docs/security.md has the reasons.
create function public.end_old_sessions(most integer) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions where id in (
    select id from auth.sessions
    where created_at < now() - interval '1 year' or private.used_at(refreshed_at, created_at) < now() - interval '90 days'
    limit most for update skip locked
  )
$$;

revoke all on function private.used_at(timestamp, timestamptz) from public, anon, authenticated, service_role;
revoke all on function public.my_sessions() from public, anon, authenticated, service_role;
revoke all on function public.end_my_sessions(uuid[]) from public, anon, authenticated, service_role;
revoke all on function public.end_account_sessions(uuid) from public, anon, authenticated, service_role;
revoke all on function public.end_old_sessions(integer) from public, anon, authenticated, service_role;
grant execute on function public.my_sessions() to authenticated;
grant execute on function public.end_my_sessions(uuid[]) to authenticated;
grant execute on function public.end_account_sessions(uuid) to service_role;
grant execute on function public.end_old_sessions(integer) to service_role;
