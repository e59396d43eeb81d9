-- A lost claim is restored with a ticket, which only the asking browser has, and a code, which only
-- the mailbox gets. Tickets don't affect each other: what somebody else asks for or guesses changes
-- nothing about the buyer's own.

create table private.restore_tickets (
  -- SHA-256 of the ticket, in hexadecimal digits
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  -- null: the address has bought nothing. Such a ticket exists so that it takes the same time and
  -- answers the same.
  session_id text references private.payments on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index restore_tickets_by_session on private.restore_tickets (session_id);

alter table private.restore_tickets enable row level security;
revoke all on private.restore_tickets from public, anon, authenticated, service_role;

-- The paid session without an owner that a buyer may mean: by its id, or the latest one that was
-- paid for with an address.
create function private.unclaimed_session(session_id text, email text) returns private.payments
language sql stable set search_path = '' as $$
  select payments.*
  from private.payments
    join public.stripe_orders as orders on orders.checkout_session_id = payments.session_id
  where orders.user_id is null and orders.status = 'completed'
    and (payments.session_id = unclaimed_session.session_id
      or (unclaimed_session.session_id is null
        and lower(payments.email) = lower(unclaimed_session.email)))
  order by payments.recorded_at desc
  limit 1
$$;

-- Stores a ticket for 15 minutes. Returns the address that its code must go to, or null if nothing
-- was found. `contact` stands for what was asked for, the session or the address, as a hash. It is
-- counted even if there is no purchase, or a refusal would tell. One client gets 5 mails an hour
-- and 10 a day for one contact, all clients together ten times that: fewer than ten clients can't
-- keep the mails from a buyer. Raises PT429 for one too many, and what is refused isn't counted.
create function public.issue_restore_ticket(
  session_id text, email text, contact text, ticket_hash text, code_hash text, client text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  payment private.payments;
begin
  perform private.attempt('restore by client', client, private.room(client, 60), interval '1 hour');
  if client <> 'unknown' then
    perform private.attempt_in_hour_and_day('restore by client and contact',
      client || ' ' || contact, 5, 10);
  end if;
  perform private.attempt_in_hour_and_day('restore by contact', contact, 50, 100);
  payment := private.unclaimed_session(session_id, email);
  if payment.email is null and issue_restore_ticket.session_id is not null then
    return null;
  end if;
  insert into private.restore_tickets (hash, session_id, code_hash, expires_at)
    values (ticket_hash, payment.session_id, issue_restore_ticket.code_hash,
      now() + interval '15 minutes');
  return payment.email;
end $$;

-- Exchanges a ticket and its code for a new claim. Returns the session id, or null for a wrong code
-- and for a ticket that is spent, expired, or unknown. A ticket is spent after five wrong codes.
-- Clients aren't counted: guessing takes a ticket, and a ticket has five tries.
create function public.redeem_restore_ticket(
  ticket_hash text, code_hash text, claim_hash text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  session text;
  ticket private.restore_tickets;
begin
  select tickets.session_id into session from private.restore_tickets as tickets
    where tickets.hash = ticket_hash;
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
    where orders.checkout_session_id = session and orders.user_id is null
      and orders.status = 'completed'
  ) then
    return null;
  end if;
  delete from private.restore_tickets as tickets where tickets.session_id = session;
  insert into private.claims (session_id, hash) values (session, claim_hash) on conflict do nothing;
  return session;
end $$;

revoke all on function
  private.unclaimed_session, public.issue_restore_ticket, public.redeem_restore_ticket
  from public, anon, authenticated, service_role;
grant execute on function public.issue_restore_ticket, public.redeem_restore_ticket to service_role;
