-- Decides on access, from the facts about a payment to the row that a member reads. Read it from
-- top to bottom: money, status, session, account, policies.
--
-- Access is an order with the status `completed`, and a session that is still open. Clients read
-- four tables and nothing else: their orders, the program, its files, and their own notes.

-- The amount that went back to the buyer, without refunds that failed.
create function private.refunded_amount(session text) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(refunds.amount), 0)
  from private.payment_facts as refunds
  where refunds.session_id = session and refunds.kind = 'refund'
    and not exists (
      select from private.payment_facts as failures
      where failures.session_id = session and failures.kind = 'refund_failed'
        and failures.source = refunds.source
    )
$$;

-- The state of the money alone, by its facts. Null: never paid.
create function private.payment_state(session text) returns text
language sql stable set search_path = '' as $$
  select case
    when not exists (select from private.payment_facts where session_id = session and kind = 'paid')
      then null
    when payments.amount <= private.refunded_amount(session) then 'refunded'
    when exists (
      select from private.payment_facts as disputes
      where disputes.session_id = session and disputes.kind in ('dispute_opened', 'dispute_lost')
        and not exists (
          select from private.payment_facts as wins
          where wins.session_id = session and wins.kind = 'dispute_won'
            and wins.source = disputes.source
        )
    ) then 'disputed'
    when not payments.livemode and (select mode from private.payment_mode) = 'live' then 'test'
    else 'completed'
  end
  from private.payments where payments.session_id = session
$$;

-- True during a dispute that isn't decided: the bank holds the money.
create function private.has_open_dispute(session text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.payment_facts as disputes
    where disputes.session_id = session and disputes.kind = 'dispute_opened' and not exists (
      select from private.payment_facts as decisions
      where decisions.session_id = session and decisions.kind in ('dispute_won', 'dispute_lost')
        and decisions.source = disputes.source
    )
  )
$$;

-- The one place where facts become access. Null: never paid. The order of an erased account opens
-- nothing, for anyone: neither its claim nor a new one binds it again.
create function private.status_of(session text) returns text
language sql stable set search_path = '' as $$
  select case
    when exists (
      select from private.payment_facts where session_id = session and kind = 'account_erased'
    ) then 'erased'
    else private.payment_state(session)
  end
$$;

-- The facts that make the status of an order: with these alone it would be the same, without them
-- another one.
create function private.deciding_facts(session text) returns setof private.payment_facts
language sql stable set search_path = '' as $$
  select facts.* from private.payment_facts as facts, private.status_of(session) as state (status)
  where facts.session_id = session and case state.status
    when 'erased' then facts.kind = 'account_erased'
    when 'refunded' then facts.kind = 'refund' and not exists (
      select from private.payment_facts as failures
      where failures.session_id = session and failures.kind = 'refund_failed'
        and failures.source = facts.source
    )
    when 'disputed' then facts.kind in ('dispute_opened', 'dispute_lost') and not exists (
      select from private.payment_facts as wins
      where wins.session_id = session and wins.kind = 'dispute_won' and wins.source = facts.source
    )
    else facts.kind = 'paid'
  end
$$;

-- Raises PT401 unless the session that asks is still open. An access token is valid until it
-- expires, also if its session has ended: by signing out, or because a new password was set. The
-- auth service writes `authenticated` into tokens of accounts.
-- Access is never decided on a read replica: it learns of a refund, an erased account, or a
-- sign-out a moment later than the primary, and as long as it's cut off, never. Everything that
-- belongs to an account passes this function, so on a replica all of it is refused with 503.
-- The refusal is an error, not an empty answer: an empty answer would say that the account has
-- bought nothing.
create function private.require_open_session() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if pg_is_in_recovery() then
    raise exception 'Only the primary database decides this. Please try again.'
      using errcode = 'PT503';
  end if;
  if (select auth.jwt() ->> 'aud') is distinct from 'authenticated' or not exists (
    select from auth.sessions
    where user_id = (select auth.uid()) and id::text = (select auth.jwt() ->> 'session_id')
      and (not_after is null or not_after > now())
  ) then
    raise exception 'This session has ended. Sign in again.' using errcode = 'PT401';
  end if;
  return true;
end $$;

-- Members change their data by functions that pass the policies: claims of orders, and notes. They
-- need an open session, too.
create function private.check_member_session() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.user_id = (select auth.uid()) then
    perform private.require_open_session();
  end if;
  return new;
end $$;

create trigger needs_open_session before update of user_id on public.stripe_orders
  for each row execute function private.check_member_session();
create trigger needs_open_session before insert or update on public.tracker_entries
  for each row execute function private.check_member_session();

-- True if an account may see what is sold.
create function private.opens_program(account uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.stripe_orders where user_id = account and status = 'completed')
$$;

-- True if the account that asks has paid and still may come in. Policies of what is sold call it.
-- Operators read this answer, too.
create function public.has_access() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.require_open_session() and private.opens_program((select auth.uid()))
$$;

-- A test order is invisible in live mode, and so is the order of an erased account.
create policy "members read their own orders" on public.stripe_orders
  for select to authenticated
  using (user_id = (select auth.uid()) and status <> 'test');
-- The filter of a query isn't visible to a policy; a header is.
create policy "whoever knows the session reads its order until it has an owner"
  on public.stripe_orders
  for select to anon, authenticated
  using (
    user_id is null and status not in ('test', 'erased')
    and checkout_session_id = (
      select coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json
        ->> 'x-checkout-session'
    )
  );
create policy "orders of an account need an open session" on public.stripe_orders as restrictive
  for select to authenticated
  using (user_id is null or (select private.require_open_session()));

create policy "whoever has paid reads the program" on public.program_parts
  for select to authenticated
  using ((select public.has_access()));
create policy "the program needs an open session" on public.program_parts as restrictive
  for select to authenticated
  using ((select private.require_open_session()));

create policy "whoever has paid gets the files" on public.program_files
  for select to authenticated
  using ((select public.has_access()));
create policy "the files need an open session" on public.program_files as restrictive
  for select to authenticated
  using ((select private.require_open_session()));

create policy "members read their own notes" on public.tracker_entries
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "notes need an open session" on public.tracker_entries as restrictive
  for select to authenticated
  using ((select private.require_open_session()));

grant select on public.stripe_orders to anon, authenticated;
grant select on public.program_parts, public.program_files, public.tracker_entries to authenticated;

revoke all on function
  private.refunded_amount, private.payment_state, private.has_open_dispute, private.status_of,
  private.deciding_facts, private.require_open_session, private.check_member_session,
  private.opens_program, public.has_access
  from public, anon, authenticated, service_role;
grant execute on function private.require_open_session, public.has_access to authenticated;

-- The account that asks. Raises PT403 without access.
create function private.require_access() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if not public.has_access() then
    raise exception 'This needs a completed order.' using errcode = 'PT403';
  end if;
  return auth.uid();
end $$;

revoke all on function private.require_access from public, anon, authenticated, service_role;
