-- The auth service writes down who signed up, in, and out, with addresses. What it wrote about an erased account goes, too.

create function private.forget_audit(account uuid, address text) returns void
language sql set search_path = '' as $$
  delete from auth.audit_log_entries
    -- as text: an entry is an object, or a text that holds one. Searched with its quotes, an address isn't found inside a longer one
    where strpos(payload #>> '{}', to_json(account)::text) > 0 or strpos(lower(payload #>> '{}'), to_json(lower(address))::text) > 0
$$;

-- Erases the account that asks, all at once or not at all. `erasure` is made up by the page, which may ask again if the
-- answer gets lost. Raises PT403 unless the password was typed in the last ten minutes.
create or replace function public.erase_account(erasure uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  address text;
begin
  perform private.require_open_session();
  if not exists (
    select from auth.sessions
    where id::text = (select auth.jwt() ->> 'session_id') and user_id = me and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Type your password again.' using errcode = 'PT403';
  end if;
  select email into address from auth.users where id = me for update;
  perform from public.stripe_orders where user_id = me for update;
  insert into private.erasures (id, mail_to, withdraw_until)
    select erasure, address, max(private.withdraw_until(created_at))
      filter (where private.withdrawal_of(checkout_session_id) ->> 'state' = 'open')
    from public.stripe_orders where user_id = me;
  insert into private.payment_facts (session_id, kind, source)
    select checkout_session_id, 'account_erased', erasure::text from public.stripe_orders where user_id = me;
  delete from private.claims using public.stripe_orders as orders where session_id = checkout_session_id and user_id = me;
  delete from private.restore_tickets using public.stripe_orders as orders where session_id = checkout_session_id and user_id = me;
  delete from private.conversions using public.stripe_orders as orders where order_id = orders.id and user_id = me;
  update private.ad_consents set click_id = null from public.stripe_orders as orders where session_id = checkout_session_id and user_id = me;
  delete from public.tracker_entries where user_id = me;
  -- its sessions and passwords with it; orders stay, without an owner
  delete from auth.users where id = me;
  perform private.forget_audit(me, address);
  perform private.forget_payers();
end $$;

revoke all on function private.forget_audit(uuid, text) from public, anon, authenticated, service_role;
