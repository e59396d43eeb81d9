-- The sweep finds what no event of the provider has reported. Its progress is stored, so that a run
-- that is cut off continues where it stopped.

-- One row for each pass that isn't finished. All times are the payment provider's, in seconds since
-- 1970.
create table private.sweeps (
  -- how far the pass looks back
  hours numeric primary key check (hours > 0),
  -- a run that saves its progress must not change a pass that began after it
  id uuid not null unique default gen_random_uuid(),
  since bigint not null,
  started bigint not null,
  -- the list that is being read, the last item that is done, and when that was created
  list text not null default 'sessions' check (list in ('sessions', 'refunds', 'disputes')),
  after text,
  reached bigint,
  touched_at timestamptz not null default now()
);

-- Sessions that could not be checked. Each run tries them again.
create table private.failed_sessions (
  session_id text primary key,
  tries integer not null default 1,
  tried_at timestamptz not null default now(),
  failed_since timestamptz not null default now()
);

alter table private.sweeps enable row level security;
alter table private.failed_sessions enable row level security;
revoke all on private.sweeps, private.failed_sessions
  from public, anon, authenticated, service_role;

-- Starts a pass over the last hours, or returns the one that isn't finished. Drops passes with a
-- rest that's too old to ask for.
create function public.begin_sweep(hours numeric, at bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_new boolean;
  pass private.sweeps;
begin
  delete from private.sweeps where started < at - sweeps.hours * 3600;
  delete from private.failed_sessions where failed_since < now() - interval '40 days';
  insert into private.sweeps (hours, since, started)
    values (begin_sweep.hours, at - begin_sweep.hours * 3600, at) on conflict do nothing;
  is_new := found;
  update private.sweeps set touched_at = now() where sweeps.hours = begin_sweep.hours
    returning * into pass;
  return to_jsonb(pass) || jsonb_build_object('is_new', is_new);
end $$;

-- An unfinished pass that no run has worked on for three minutes, or null. It belongs to the caller
-- for the next three.
create function public.next_sweep() returns jsonb
language sql security definer set search_path = '' as $$
  update private.sweeps set touched_at = now()
    where hours = (select hours from private.sweeps where touched_at < now() - interval '3 minutes'
      order by started limit 1 for update skip locked)
    returning to_jsonb(sweeps)
$$;

-- Stores the progress of a pass. False: another run has finished it.
create function public.save_sweep(id uuid, list text, after text, reached bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.sweeps set list = save_sweep.list, after = save_sweep.after,
    reached = save_sweep.reached, touched_at = now()
    where sweeps.id = save_sweep.id;
  return found;
end $$;

-- Forgets a pass that is finished.
create function public.finish_sweep(id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.sweeps where sweeps.id = finish_sweep.id
$$;

-- Sessions that the provider reports something new about: [{ kind, source, payment_intent }], for
-- `paid` also session_id, price_id, amount, currency, recovered. Leaves out what isn't ours,
-- sessions that failed before, and those with an order that follows from its payment and its facts:
-- orders that were changed or deleted, such as in the SQL editor, are found, too.
-- A recovered session may lack its price's id: then the provider is asked where its purchase began.
create function public.unrecorded_sessions(facts jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(distinct found.session), '[]')
  from (
    select coalesce(payments.session_id, fact.session_id) as session, fact.kind, fact.source
    from jsonb_to_recordset(facts) as fact
      (kind text, source text, payment_intent text, session_id text, price_id text,
        recovered boolean, amount integer, currency text)
    left join private.payments on payments.payment_intent = fact.payment_intent
    where payments.session_id is not null or (
      fact.kind = 'paid' and exists (
        select from private.prices
        where (prices.price_id = fact.price_id or fact.recovered and fact.price_id = '')
          and prices.amount = fact.amount and prices.currency = fact.currency
      )
    )
  ) as found
  where not exists (select from private.failed_sessions as failed
    where failed.session_id = found.session)
    and not (
      exists (
        select from private.payment_facts as known
        where known.session_id = found.session and known.kind = found.kind
          and known.source = found.source
      )
      and exists (
        select from public.stripe_orders as orders
          join private.payments on payments.session_id = orders.checkout_session_id
        where orders.checkout_session_id = found.session
          and (orders.status, orders.amount_total, orders.currency)
            = (private.status_of(found.session), payments.amount, payments.currency)
      )
    )
$$;

-- Stores the sessions that could not be checked, and forgets those that could: both are lists of
-- session ids.
create function public.note_checked_sessions(failed jsonb, checked jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.failed_sessions as known (session_id) select jsonb_array_elements_text(failed)
    on conflict (session_id) do update set tries = known.tries + 1, tried_at = now();
  delete from private.failed_sessions where checked ? session_id;
$$;

-- The sessions to try again, those first that have waited longest.
create function public.sessions_to_retry(most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(session_id), '[]')
    from (select session_id from private.failed_sessions order by tried_at limit most) as waiting
$$;

-- The rest of the work: how many sessions failed, and which passes aren't finished.
create function public.unfinished_sweeps() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'failed', (select count(*) from private.failed_sessions),
    'passes', (select coalesce(jsonb_agg(to_jsonb(sweeps) order by hours), '[]')
      from private.sweeps)
  )
$$;

-- Disputes that the provider hasn't been asked about for a day: the decision may come long after
-- the period that the sweep lists. They count as asked about from now on.
create function public.disputes_to_check(most integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select payments.session_id from public.stripe_orders as orders
      join private.payments on payments.session_id = orders.checkout_session_id
    where orders.status = 'disputed' and private.has_open_dispute(payments.session_id)
      and coalesce(dispute_checked_at, (
        select max(recorded_at) from private.payment_facts as facts
          where facts.session_id = payments.session_id and facts.kind = 'dispute_opened'
      )) < now() - interval '1 day'
    order by dispute_checked_at nulls first limit most for update of payments skip locked
  ), taken as (
    update private.payments set dispute_checked_at = now() from due
      where payments.session_id = due.session_id
    returning payments.session_id
  )
  select coalesce(jsonb_agg(session_id), '[]') from taken
$$;

-- Forgets old attempts and tickets. Withdrawal tickets stay for a day: the first one says since
-- when a withdrawal counts.
create function public.forget_old_attempts() returns void
language sql security definer set search_path = '' as $$
  delete from private.attempts where at < now() - interval '1 day';
  delete from private.restore_tickets where expires_at < now() - interval '1 day';
  delete from private.withdrawal_tickets where expires_at < now() - interval '1 day';
  delete from private.weekly_mail_codes where expires_at < now() - interval '1 day';
  -- their links to stop the mail work for a year
  delete from private.weekly_mails where monday < private.today() - 365;
  select private.forget_payers();
$$;

revoke all on function
  public.begin_sweep, public.next_sweep, public.save_sweep, public.finish_sweep,
  public.unrecorded_sessions, public.note_checked_sessions, public.sessions_to_retry,
  public.unfinished_sweeps, public.disputes_to_check, public.forget_old_attempts
  from public, anon, authenticated, service_role;
grant execute on function
  public.begin_sweep, public.next_sweep, public.save_sweep, public.finish_sweep,
  public.unrecorded_sessions, public.note_checked_sessions, public.sessions_to_retry,
  public.unfinished_sweeps, public.disputes_to_check, public.forget_old_attempts
  to service_role;
