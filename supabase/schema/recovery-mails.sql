-- Visitors who left the payment page get one mail to finish their purchase, if they agreed.
-- docs/decisions/0064 says why it's made this way.

-- The state of each reminder. No address is in it: `contact` is a hash that only this deployment
-- can compute.
create table private.recovery_mails (
  -- the expired session
  session_id text primary key,
  contact text not null check (contact ~ '^[0-9a-f]{64}$'),
  -- sending: given to the mail service, or about to be. It stays so if nobody answers, because then
  -- the mail may be out. refused: the mail service didn't take it. sent and dropped are final.
  state text not null check (state in ('sending', 'refused', 'sent', 'dropped')),
  -- why it was dropped
  reason text check (reason in ('bought', 'mailed_before', 'not_for_sale', 'refused')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  noted_at timestamptz not null default now()
);
-- nobody gets a second reminder, whatever they leave later
create unique index one_recovery_mail_for_each_contact on private.recovery_mails (contact)
  where state <> 'dropped';
create index recovery_mails_due on private.recovery_mails (next_at) where state = 'refused';

alter table private.recovery_mails enable row level security;
revoke all on private.recovery_mails from public, anon, authenticated, service_role;

-- Refuses to change a mail that was sent or dropped. Internal: no role may call it.
create function private.keep_final_state() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A reminder that is % stays so.', old.state using errcode = '42501';
end $$;

create trigger keep_final_state before update on private.recovery_mails
  for each row when (old.state in ('sent', 'dropped')) execute function private.keep_final_state();

-- Gives the permission to send the reminder of a session, once: the number of the attempt, or null.
-- `bought`: the provider knows of a purchase with this address. The claim's hash finds purchases
-- with other addresses.
--   recovery: { session_id, contact, email, price_id, claim_hash, bought }
create function public.begin_recovery_mail(recovery jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  session text := recovery ->> 'session_id';
  why text;
  attempt integer;
begin
  -- two at once: the second one waits here, and then sees what the first one did
  perform pg_advisory_xact_lock(hashtextextended('recovery mail ' || (recovery ->> 'contact'), 0));
  why := case
    when (recovery ->> 'bought')::boolean
      or exists (select from private.payments where lower(email) = lower(recovery ->> 'email'))
      or exists (select from private.claims where hash = recovery ->> 'claim_hash') then 'bought'
    when not exists (select from private.prices where price_id = recovery ->> 'price_id'
      and on_sale) then 'not_for_sale'
    when exists (
      select from private.recovery_mails as earlier
      where earlier.contact = recovery ->> 'contact' and earlier.session_id <> session
        and earlier.state <> 'dropped'
    ) then 'mailed_before'
  end;
  insert into private.recovery_mails as kept (session_id, contact, state, reason, attempts)
    values (session, recovery ->> 'contact', case when why is null then 'sending'
      else 'dropped' end, why, 1)
    on conflict (session_id) do update set state = excluded.state, reason = excluded.reason,
      attempts = kept.attempts + 1
      where kept.state = 'refused' and kept.next_at <= now()
    returning attempts into attempt;
  return case when why is null then attempt end;
end $$;

-- Notes the outcome of an attempt: `sent`, `refused` (the mail service didn't take it), or
-- `unknown`. After five refusals it's dropped.
create function public.note_recovery_mail(
  session_id text, attempt integer, outcome text
) returns void
language sql security definer set search_path = '' as $$
  update private.recovery_mails as kept set
      state = case when outcome = 'sent' then 'sent' when attempts >= 5 then 'dropped'
        else 'refused' end,
      reason = case when outcome = 'refused' and attempts >= 5 then 'refused' end,
      next_at = now() + interval '5 minutes' * power(3, attempts - 1)
    where kept.session_id = note_recovery_mail.session_id and kept.state = 'sending'
      and kept.attempts = attempt
      and outcome in ('sent', 'refused')
$$;

-- Expired sessions with a reminder that was refused and is due again.
create function public.due_recovery_mails(most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(session_id), '[]') from (
    select session_id from private.recovery_mails where state = 'refused' and next_at <= now()
      order by next_at limit most
  ) as due
$$;

revoke all on function
  private.keep_final_state, public.begin_recovery_mail, public.note_recovery_mail,
  public.due_recovery_mails
  from public, anon, authenticated, service_role;
grant execute on function
  public.begin_recovery_mail, public.note_recovery_mail, public.due_recovery_mails
  to service_role;
