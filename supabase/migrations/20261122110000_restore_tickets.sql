-- A lost claim is restored with a ticket, which only the asking browser has, and a code, which only the mailbox gets.
-- Tickets live side by side: what somebody else asks for or guesses changes nothing about the buyer's own.

drop function public.issue_restore_code(text, text, text, text);
drop function public.redeem_restore_code(text, text, text, text, text);
drop table private.restore_codes;

create table private.restore_tickets (
  -- SHA-256 of the ticket, in hexadecimal digits
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  -- null: the address has bought nothing. Such a ticket exists so that it takes the same time and answers the same.
  session_id text references private.payments on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index restore_tickets_by_session on private.restore_tickets (session_id);

alter table private.restore_tickets enable row level security;
revoke all on private.restore_tickets from public, anon, authenticated, service_role;

-- How much room a client gets. Visitors without an address share one name, so the whole site may be this one client.
create function private.room(client text, most integer) returns integer
language sql immutable set search_path = '' as $$
  select case client when 'unknown' then most * 100 else most end
$$;

-- Counts an attempt, as private.attempt does, but within an hour and within a day. Raises PT429 for one too many.
create function private.attempt_in_hour_and_day(action text, client text, most_in_hour integer, most_in_day integer) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.attempt(action, client, most_in_day, interval '1 day');
  -- the one that was just counted included
  if (
    select count(*) from private.attempts as tried
    where tried.action = attempt_in_hour_and_day.action and tried.client = attempt_in_hour_and_day.client and tried.at >= now() - interval '1 hour'
  ) > most_in_hour then
    raise exception 'Too many attempts.' using errcode = 'PT429';
  end if;
end $$;

-- Stores a ticket for 15 minutes. Returns the address that its code must go to, or null if nothing was found.
-- `contact` stands for what was asked for, the session or the address, as a hash. It is counted whether or not there is a purchase, or a refusal
-- would tell. One client gets 5 mails an hour and 10 a day for one contact, all clients together ten times that: fewer than ten clients
-- can't keep the mails from a buyer. Raises PT429 for one too many, and what is refused isn't counted.
create function public.issue_restore_ticket(session_id text, email text, contact text, ticket_hash text, code_hash text, client text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  payment private.payments;
begin
  perform private.attempt('restore by client', client, private.room(client, 60), interval '1 hour');
  if client <> 'unknown' then
    perform private.attempt_in_hour_and_day('restore by client and contact', client || ' ' || contact, 5, 10);
  end if;
  perform private.attempt_in_hour_and_day('restore by contact', contact, 50, 100);
  payment := private.unclaimed_session(session_id, email);
  if payment.email is null and issue_restore_ticket.session_id is not null then
    return null;
  end if;
  insert into private.restore_tickets (hash, session_id, code_hash, expires_at)
    values (ticket_hash, payment.session_id, issue_restore_ticket.code_hash, now() + interval '15 minutes');
  return payment.email;
end $$;

-- Exchanges a ticket and its code for a new claim. Returns the session id, or null for a wrong code and for a ticket that is spent, expired, or
-- unknown. A ticket is spent after five wrong codes. Clients aren't counted: who has no ticket can't guess, and who has one has five tries.
create function public.redeem_restore_ticket(ticket_hash text, code_hash text, claim_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  session text;
  ticket private.restore_tickets;
begin
  select tickets.session_id into session from private.restore_tickets as tickets where tickets.hash = ticket_hash;
  -- two tickets of one session end each other: one at a time
  perform pg_advisory_xact_lock(hashtextextended('redeem ' || coalesce(session, ticket_hash), 0));
  update private.restore_tickets as tickets set tries = tickets.tries + 1
    where tickets.hash = ticket_hash and tickets.tries < 5 and tickets.expires_at > now()
    returning * into ticket;
  if not found or ticket.code_hash <> redeem_restore_ticket.code_hash then
    return null;
  end if;
  if not exists (
    select from public.stripe_orders as orders
    where orders.checkout_session_id = session and orders.user_id is null and orders.status = 'completed'
  ) then
    return null;
  end if;
  delete from private.restore_tickets as tickets where tickets.session_id = session;
  insert into private.claims (session_id, hash) values (session, claim_hash) on conflict do nothing;
  return session;
end $$;

-- Forgets what has served its time.
create or replace function public.forget_old_attempts() returns void
language sql security definer set search_path = '' as $$
  delete from private.attempts where at < now() - interval '1 day';
  delete from private.restore_tickets where expires_at < now() - interval '1 day';
$$;

revoke all on function private.room(text, integer) from public, anon, authenticated, service_role;
revoke all on function private.attempt_in_hour_and_day(text, text, integer, integer) from public, anon, authenticated, service_role;
revoke all on function public.issue_restore_ticket(text, text, text, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.redeem_restore_ticket(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.issue_restore_ticket(text, text, text, text, text, text) to service_role;
grant execute on function public.redeem_restore_ticket(text, text, text) to service_role;
