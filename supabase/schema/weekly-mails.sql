-- One mail a week, for members who asked for it and proved that the mailbox is theirs.
-- docs/decisions/0088 says why it's made this way.

-- What members agreed to, and when they took it back. Whether a member gets the mail follows from
-- it alone.
create table private.mail_consents (
  id bigint generated always as identity primary key,
  -- null once the account is erased
  user_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('given', 'withdrawn')),
  -- as the member read it
  text text check (length(text) between 1 and 1000),
  place text not null check (place in ('member area', 'link in a mail', 'mail program',
    'mail bounced', 'reported as spam')),
  -- SHA-256 of the proven address: another address needs another proof
  address_hash text check (address_hash ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default now(),
  check ((kind = 'given') = (text is not null))
);
create index mail_consents_by_account on private.mail_consents (user_id, id);

-- The code that proves a mailbox. The latest one counts.
create table private.weekly_mail_codes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  code_hash text not null,
  address_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null default now() + interval '15 minutes'
);

-- The state of each mail, one for each member and week.
create table private.weekly_mails (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- the week's first day
  monday date not null check (extract(isodow from monday) = 1),
  -- SHA-256 of the secret in the mail's links to stop it
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- sending: given to the mail service, or about to be. It stays so if nobody answers, because then
  -- the mail may be out. refused: the mail service didn't take it. sent and dropped are final.
  state text not null check (state in ('sending', 'refused', 'sent', 'dropped')),
  attempts integer not null default 1,
  next_at timestamptz not null default now(),
  primary key (user_id, monday)
);

alter table private.mail_consents enable row level security;
alter table private.weekly_mail_codes enable row level security;
alter table private.weekly_mails enable row level security;
revoke all on private.mail_consents, private.weekly_mail_codes, private.weekly_mails
  from public, anon, authenticated, service_role;

-- A consent is never changed. If its account is erased, it stays without account and address.
create function private.keep_consent() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.user_id is not null
    or to_jsonb(new) - '{user_id, address_hash}'::text[]
      <> to_jsonb(old) - '{user_id, address_hash}'::text[] then
    raise exception 'What has happened is not changed: mail_consents is append-only.'
      using errcode = '42501';
  end if;
  new.address_hash := null;
  return new;
end $$;

create trigger append_only_but_for_accounts before update on private.mail_consents
  for each row execute function private.keep_consent();
create trigger append_only before delete on private.mail_consents
  for each row execute function private.refuse_change();
create trigger append_only_as_a_whole before truncate on private.mail_consents
  for each statement execute function private.refuse_change();

create trigger keep_final_state before update on private.weekly_mails
  for each row when (old.state in ('sent', 'dropped')) execute function private.keep_final_state();

-- SHA-256 of an address in lowercase, in hexadecimal digits. Internal: no role may call it.
create function private.address_hash(address text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(lower(address), 'UTF8')), 'hex')
$$;

-- True if an account asked for the weekly mail, hasn't taken it back, and still has the address that
-- it has proven.
create function private.takes_weekly_mail(account uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.mail_consents as given join auth.users as users on users.id = given.user_id
    where given.user_id = account and given.kind = 'given'
      and given.address_hash = private.address_hash(users.email)
      and not exists (select from private.mail_consents as later
        where later.user_id = account and later.id > given.id)
  )
$$;

-- Forgets the coming days of an account without any reminder.
create function private.forget_unused_days(account uuid) returns void
language sql set search_path = '' as $$
  delete from private.reminders where user_id = account and seed is null
    and not private.takes_weekly_mail(account)
$$;

-- Stores a code for 15 minutes and returns the address that it must go to: the account's. Counted
-- for the client, the account, and the address. Raises PT403 without access, PT429 for one too many.
create function public.begin_weekly_consent(account uuid, code_hash text, client text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  select email into address from auth.users where id = account and private.opens_program(id);
  if address is null then
    raise exception 'This needs a completed order.' using errcode = 'PT403';
  end if;
  perform private.attempt('weekly mail by client', client, private.room(client, 60),
    interval '1 hour');
  perform private.attempt_in_hour_and_day('weekly mail by account', account::text, 5, 10);
  perform private.attempt_in_hour_and_day('weekly mail by contact',
    private.address_hash(address), 5, 10);
  insert into private.weekly_mail_codes as codes (user_id, code_hash, address_hash)
    values (account, begin_weekly_consent.code_hash, private.address_hash(address))
    on conflict (user_id) do update set code_hash = excluded.code_hash,
      address_hash = excluded.address_hash, tries = 0, expires_at = excluded.expires_at;
  return address;
end $$;

-- Records that an account agreed to this text, if the code is right. Returns true as often as it's
-- asked: an answer may get lost. False for a wrong code, and for one that is spent or expired. A code
-- is spent after five wrong tries.
create function public.give_weekly_consent(account uuid, code_hash text, text text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  code private.weekly_mail_codes;
begin
  if private.takes_weekly_mail(account) then
    return true;
  end if;
  update private.weekly_mail_codes as codes set tries = codes.tries + 1
    where codes.user_id = account and codes.tries < 5 and codes.expires_at > now()
    returning * into code;
  if not found or code.code_hash <> give_weekly_consent.code_hash then
    return false;
  end if;
  delete from private.weekly_mail_codes where user_id = account;
  insert into private.mail_consents (user_id, kind, text, place, address_hash)
    values (account, 'given', give_weekly_consent.text, 'member area', code.address_hash);
  insert into private.reminders (user_id) values (account) on conflict do nothing;
  return true;
end $$;

-- Records that an account takes its consent back. Doing it again changes nothing.
create function private.withdraw_weekly_consent(account uuid, place text) returns void
language plpgsql set search_path = '' as $$
begin
  -- two at once: the second one waits here, and then sees what the first one did
  perform pg_advisory_xact_lock(hashtextextended('mail consent ' || account, 0));
  if (select kind from private.mail_consents where user_id = account order by id desc limit 1)
    = 'given' then
    insert into private.mail_consents (user_id, kind, place)
      values (account, 'withdrawn', withdraw_weekly_consent.place);
  end if;
  perform private.forget_unused_days(account);
end $$;

-- Stops the weekly mail of the account that asks.
create function public.stop_weekly_mail() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_open_session();
  perform private.withdraw_weekly_consent(auth.uid(), 'member area');
end $$;

-- Stops the weekly mail with the secret from any of its links, as often as it's asked. False for a
-- secret that no mail had, or an account that is gone; these are counted. Raises PT429 for a client
-- that has tried 120 of them within 10 minutes.
create function public.unsubscribe(token_hash text, place text, client text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
begin
  select user_id into account from private.weekly_mails as mails
    where mails.token_hash = unsubscribe.token_hash;
  if account is null then
    perform private.attempt('unsubscribe', client, private.room(client, 120),
      interval '10 minutes');
    return false;
  end if;
  perform private.withdraw_weekly_consent(account, unsubscribe.place);
  return true;
end $$;

-- Stops the weekly mail to addresses that don't take mails, or that report them.
create function public.stop_weekly_mails_to(addresses text[], place text) returns void
language sql security definer set search_path = '' as $$
  select private.withdraw_weekly_consent(id, stop_weekly_mails_to.place) from auth.users
    where lower(email) = any (select lower(unnest(addresses)))
$$;

-- The Monday of the week that mails of a day are about: on Sundays the next one, and on Mondays the
-- same day, for mails that are late. Null on all other days.
create function private.coming_monday(on_day date) returns date
language sql immutable set search_path = '' as $$
  select case extract(isodow from on_day) when 7 then on_day + 1 when 1 then on_day end
$$;

-- What is planned in a week, as saved: { workouts, shopping_on }. Null if nothing is, because
-- somebody who hasn't opened the plan for a month gets no mail.
create function private.planned_week(account uuid, monday date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
      'workouts', count(*) filter (where event.kind = 'workout'),
      'shopping_on', min(event.day) filter (where event.kind = 'shopping')
    )
  from private.reminders, jsonb_to_recordset(events) as event (day date, kind text)
  where user_id = account and event.day between planned_week.monday and planned_week.monday + 6
  having count(*) > 0
$$;

-- Accounts with a mail that is due on a day.
create function public.due_weekly_mails(most integer, on_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with unsent as materialized (
    select user_id from private.reminders as kept
    where private.coming_monday(on_day) is not null and not exists (
      select from private.weekly_mails as mails
      where mails.user_id = kept.user_id and mails.monday = private.coming_monday(on_day)
        and not (mails.state = 'refused' and mails.next_at <= now())
    )
  )
  select coalesce(jsonb_agg(user_id), '[]') from (
    select user_id from unsent
    where private.takes_weekly_mail(user_id) and private.opens_program(user_id)
      and private.planned_week(user_id, private.coming_monday(on_day)) is not null
    limit most
  ) as due
$$;

-- Gives the permission to send a week's mail, once: { to, monday, attempt, workouts, shopping_on },
-- or null. `token_hash` is of the secret in its links.
create function public.begin_weekly_mail(account uuid, token_hash text, on_day date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  week date := private.coming_monday(on_day);
  planned jsonb := private.planned_week(account, week);
  attempt integer;
begin
  if planned is null or not private.takes_weekly_mail(account)
    or not private.opens_program(account) then
    return null;
  end if;
  insert into private.weekly_mails as mails (user_id, monday, token_hash, state)
    values (account, week, begin_weekly_mail.token_hash, 'sending')
    on conflict (user_id, monday) do update set state = 'sending', attempts = mails.attempts + 1,
      token_hash = excluded.token_hash
      where mails.state = 'refused' and mails.next_at <= now()
    returning attempts into attempt;
  if attempt is null then
    return null;
  end if;
  return planned || jsonb_build_object('monday', week, 'attempt', attempt,
    'to', (select email from auth.users where id = account));
end $$;

-- Notes the outcome of an attempt: `sent`, `refused` (the mail service didn't take it), or
-- `unknown`. After five refusals it's dropped.
create function public.note_weekly_mail(
  account uuid, monday date, attempt integer, outcome text
) returns void
language sql security definer set search_path = '' as $$
  update private.weekly_mails as mails set
      state = case when outcome = 'sent' then 'sent' when attempts >= 5 then 'dropped'
        else 'refused' end,
      next_at = now() + interval '5 minutes' * power(3, attempts - 1)
    where mails.user_id = account and mails.monday = note_weekly_mail.monday
      and mails.state = 'sending' and mails.attempts = attempt and outcome in ('sent', 'refused')
$$;

revoke all on function
  private.keep_consent, private.address_hash, private.takes_weekly_mail,
  private.forget_unused_days, public.begin_weekly_consent, public.give_weekly_consent,
  private.withdraw_weekly_consent, public.stop_weekly_mail, public.unsubscribe,
  public.stop_weekly_mails_to, private.coming_monday, private.planned_week,
  public.due_weekly_mails, public.begin_weekly_mail, public.note_weekly_mail
  from public, anon, authenticated, service_role;
grant execute on function public.stop_weekly_mail to authenticated;
grant execute on function
  public.begin_weekly_consent, public.give_weekly_consent, public.unsubscribe,
  public.stop_weekly_mails_to, public.due_weekly_mails, public.begin_weekly_mail,
  public.note_weekly_mail
  to service_role;
