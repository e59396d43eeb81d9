-- The time of the answer doesn't tell who has bought: the ticket is stored first, and its order is looked up after the answer.

drop function public.issue_withdrawal_ticket(text, text, text, text, text, text);

-- Stores a ticket for 15 minutes. It works once its order is found. The limits are those of issue_restore_ticket. Raises PT429 for one too many.
create function public.issue_withdrawal_ticket(name text, contact text, ticket_hash text, code_hash text, client text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.attempt('withdraw by client', client, private.room(client, 60), interval '1 hour');
  if client <> 'unknown' then
    perform private.attempt_in_hour_and_day('withdraw by client and contact', client || ' ' || contact, 5, 10);
  end if;
  perform private.attempt_in_hour_and_day('withdraw by contact', contact, 50, 100);
  insert into private.withdrawal_tickets (hash, name, code_hash)
    values (ticket_hash, issue_withdrawal_ticket.name, issue_withdrawal_ticket.code_hash);
end $$;

-- Finds the order of a ticket: the one that was paid with this address. Of several, one that can be withdrawn from, then the latest. Returns the
-- address that the code must go to and the time that the withdrawal counts from, or null if nothing was bought with it.
create function public.find_withdrawal(ticket_hash text, email text) returns jsonb
language sql security definer set search_path = '' as $$
  update private.withdrawal_tickets as tickets set session_id = bought.session_id
    from (
      select payments.session_id, payments.email from private.payments
      where lower(payments.email) = lower(find_withdrawal.email) and private.withdrawal_of(payments.session_id) is not null
      order by private.withdrawal_of(payments.session_id) ->> 'state' = 'open' desc, payments.recorded_at desc
      limit 1
    ) as bought
    where tickets.hash = ticket_hash
    returning jsonb_build_object('to', bought.email, 'confirmed_at', private.iso(tickets.issued_at))
$$;

revoke all on function public.issue_withdrawal_ticket(text, text, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.find_withdrawal(text, text) from public, anon, authenticated, service_role;
grant execute on function public.issue_withdrawal_ticket(text, text, text, text, text) to service_role;
grant execute on function public.find_withdrawal(text, text) to service_role;
