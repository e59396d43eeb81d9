-- How far the sweep has come, so that a run that is cut off goes on where it stopped.

-- One row for each pass that isn't finished. All times are the payment provider's, in seconds since 1970.
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
revoke all on private.sweeps, private.failed_sessions from public, anon, authenticated, service_role;

-- Starts a pass over the last hours, or returns the one that isn't finished. Drops passes whose rest nobody asks for any more.
create function public.begin_sweep(hours numeric, at bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_new boolean;
  pass private.sweeps;
begin
  delete from private.sweeps where started < at - sweeps.hours * 3600;
  delete from private.failed_sessions where failed_since < now() - interval '40 days';
  insert into private.sweeps (hours, since, started) values (begin_sweep.hours, at - begin_sweep.hours * 3600, at) on conflict do nothing;
  is_new := found;
  update private.sweeps set touched_at = now() where sweeps.hours = begin_sweep.hours returning * into pass;
  return to_jsonb(pass) || jsonb_build_object('is_new', is_new);
end $$;

-- An unfinished pass that no run has worked on for three minutes, or null. It belongs to the caller for the next three.
create function public.next_sweep() returns jsonb
language sql security definer set search_path = '' as $$
  update private.sweeps set touched_at = now()
    where hours = (select hours from private.sweeps where touched_at < now() - interval '3 minutes' order by started limit 1 for update skip locked)
    returning to_jsonb(sweeps)
$$;

-- Keeps how far a pass has come. False: another run has finished it.
create function public.save_sweep(id uuid, list text, after text, reached bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.sweeps set list = save_sweep.list, after = save_sweep.after, reached = save_sweep.reached, touched_at = now()
    where sweeps.id = save_sweep.id;
  return found;
end $$;

create function public.finish_sweep(id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.sweeps where sweeps.id = finish_sweep.id
$$;

-- Sessions that the provider reports something new about: [{ kind, source, payment_intent }], for `paid` also session_id, price_id, amount, currency.
-- Leaves out what isn't ours, and sessions that failed before.
create function public.unrecorded_sessions(facts jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(distinct found.session), '[]')
  from (
    select coalesce(payments.session_id, fact.session_id) as session, fact.kind, fact.source
    from jsonb_to_recordset(facts) as fact (kind text, source text, payment_intent text, session_id text, price_id text, amount integer, currency text)
    left join private.payments on payments.payment_intent = fact.payment_intent
    where payments.session_id is not null or (
      fact.kind = 'paid' and exists (
        select from private.prices where prices.price_id = fact.price_id and prices.amount = fact.amount and prices.currency = fact.currency
      )
    )
  ) as found
  where not exists (select from private.failed_sessions as failed where failed.session_id = found.session)
    and not (
      exists (
        select from private.payment_facts as known
        where known.session_id = found.session and known.kind = found.kind and known.source = found.source
      )
      and exists (select from public.stripe_orders as orders where orders.checkout_session_id = found.session)
    )
$$;

-- Keeps the sessions that could not be checked, and forgets those that could: both are lists of session ids.
create function public.note_checked_sessions(failed jsonb, checked jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.failed_sessions as known (session_id) select jsonb_array_elements_text(failed)
    on conflict (session_id) do update set tries = known.tries + 1, tried_at = now();
  delete from private.failed_sessions where checked ? session_id;
$$;

-- The sessions to try again, those first that have waited longest.
create function public.sessions_to_retry(most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(session_id), '[]') from (select session_id from private.failed_sessions order by tried_at limit most) as waiting
$$;

-- What is left to do: how many sessions failed, and which passes aren't finished.
create function public.unfinished_sweeps() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'failed', (select count(*) from private.failed_sessions),
    'passes', (select coalesce(jsonb_agg(to_jsonb(sweeps) order by hours), '[]') from private.sweeps)
  )
$$;

revoke all on function public.begin_sweep(numeric, bigint) from public, anon, authenticated, service_role;
revoke all on function public.next_sweep() from public, anon, authenticated, service_role;
revoke all on function public.save_sweep(uuid, text, text, bigint) from public, anon, authenticated, service_role;
revoke all on function public.finish_sweep(uuid) from public, anon, authenticated, service_role;
revoke all on function public.unrecorded_sessions(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.note_checked_sessions(jsonb, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.sessions_to_retry(integer) from public, anon, authenticated, service_role;
revoke all on function public.unfinished_sweeps() from public, anon, authenticated, service_role;
grant execute on function public.begin_sweep(numeric, bigint) to service_role;
grant execute on function public.next_sweep() to service_role;
grant execute on function public.save_sweep(uuid, text, text, bigint) to service_role;
grant execute on function public.finish_sweep(uuid) to service_role;
grant execute on function public.unrecorded_sessions(jsonb) to service_role;
grant execute on function public.note_checked_sessions(jsonb, jsonb) to service_role;
grant execute on function public.sessions_to_retry(integer) to service_role;
grant execute on function public.unfinished_sweeps() to service_role;
