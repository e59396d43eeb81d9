-- Members erase their account. Records that accounting must keep stay, without the account.
-- docs/decisions/0063 says why it's made this way.

-- Proof that an account was erased, without its name. The address stays until the mail about it is
-- sent.
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

-- Forgets the addresses of payments by erased accounts, once it's too late to withdraw, no refund is
-- on its way, and no open code could still lead to a receipt.
create function private.forget_payers() returns void
language sql set search_path = '' as $$
  update private.payments set email = null
    from public.stripe_orders as orders
    where orders.checkout_session_id = payments.session_id and orders.status = 'erased'
      and payments.email is not null
      and private.withdraw_until(payments.session_id) < now()
      and not exists (select from private.withdrawals
        where withdrawals.session_id = payments.session_id and state = 'waiting')
      and not exists (
        select from private.withdrawal_tickets as tickets
          where tickets.session_id = payments.session_id and tickets.expires_at > now()
          and not exists (select from private.withdrawals
            where withdrawals.session_id = tickets.session_id)
      )
$$;

-- The auth service writes down who signed up, in, and out, with addresses. Its records of an erased
-- account go, too.
create function private.forget_audit(account uuid, address text) returns void
language sql set search_path = '' as $$
  delete from auth.audit_log_entries
    -- as text: an entry is an object, or a text that holds one. Searched with its quotes, an
    -- address isn't found inside a longer one
    where strpos(payload #>> '{}', to_json(account)::text) > 0
      or strpos(lower(payload #>> '{}'), to_json(lower(address))::text) > 0
$$;

-- Erases the account that asks, all at once or not at all. `erasure` is made up by the page, which
-- may ask again if the answer gets lost. Raises PT403 unless the password was typed in the last ten
-- minutes.
create function public.erase_account(erasure uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  address text;
begin
  perform private.require_open_session();
  if not exists (
    select from auth.sessions
    where id::text = (select auth.jwt() ->> 'session_id') and user_id = me
      and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Type your password again.' using errcode = 'PT403';
  end if;
  select email into address from auth.users where id = me for update;
  perform from public.stripe_orders where user_id = me for update;
  insert into private.erasures (id, mail_to, withdraw_until)
    select erasure, address, max(private.withdraw_until(checkout_session_id))
      filter (where private.withdrawal_of(checkout_session_id) ->> 'state' = 'open')
    from public.stripe_orders where user_id = me;
  insert into private.payment_facts (session_id, kind, source)
    select checkout_session_id, 'account_erased', erasure::text from public.stripe_orders
      where user_id = me;
  delete from private.claims using public.stripe_orders as orders
    where session_id = checkout_session_id and user_id = me;
  delete from private.restore_tickets using public.stripe_orders as orders
    where session_id = checkout_session_id and user_id = me;
  delete from private.conversions using public.stripe_orders as orders where order_id = orders.id
    and user_id = me;
  update private.ad_consents set click_id = null from public.stripe_orders as orders
    where session_id = checkout_session_id and user_id = me;
  delete from public.tracker_entries where user_id = me;
  -- its sessions, passwords, and reminders with it; orders and consents stay, without an owner
  delete from auth.users where id = me;
  perform private.forget_audit(me, address);
  perform private.forget_payers();
end $$;

-- True if an erasure is done: its account can't ask any more.
create function public.is_erased(erasure uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.erasures where id = erasure)
$$;

-- Erasures with a mail that is due.
create function public.due_erasure_mails(most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(id), '[]') from (
    select id from private.erasures where mail_to is not null and next_at <= now()
      order by erased_at limit most
  ) as due
$$;

-- Takes a mail that is due, for two minutes: { to, erased_at, withdraw_until }.
create function public.begin_erasure_mail(erasure uuid) returns jsonb
language sql security definer set search_path = '' as $$
  update private.erasures set attempts = attempts + 1, next_at = now() + interval '2 minutes'
    where id = erasure and mail_to is not null and next_at <= now()
    returning jsonb_build_object('to', mail_to, 'erased_at', private.iso(erased_at),
      'withdraw_until', private.iso(withdraw_until))
$$;

-- Notes if a mail was sent. The pauses between attempts grow, and after a day the address is
-- forgotten in any case.
create function public.note_erasure_mail(erasure uuid, sent boolean) returns void
language sql security definer set search_path = '' as $$
  update private.erasures set
      mail_to = case when not sent and erased_at > now() - interval '1 day' then mail_to end,
      next_at = least(
        now() + case when attempts < 4 then interval '0'
          else interval '5 minutes' * power(2, least(attempts, 8)) end,
        erased_at + interval '1 day'
      )
    where id = erasure
$$;

revoke all on function
  private.forget_payers, private.forget_audit, public.erase_account, public.is_erased,
  public.due_erasure_mails, public.begin_erasure_mail, public.note_erasure_mail
  from public, anon, authenticated, service_role;
grant execute on function public.erase_account to authenticated;
grant execute on function
  public.is_erased, public.due_erasure_mails, public.begin_erasure_mail, public.note_erasure_mail
  to service_role;
