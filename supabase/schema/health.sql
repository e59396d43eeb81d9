-- The health of the shop, for operators: counts of each hour, the last reports of jobs, and
-- everything that waits. docs/decisions/0066 says why it's made this way. Nothing here names a
-- person, and no error's message is kept.

-- Counts of events in an hour. An area is a function that failed, or one of `provider-events`,
-- `sessions`, `mails`, `sweep`.
create table private.hourly_counts (
  hour timestamptz not null,
  area text not null check (area ~ '^[a-z-]{1,40}$'),
  kind text not null check (kind ~ '^[\w.: -]{1,60}$'),
  count bigint not null,
  last_at timestamptz not null default now(),
  primary key (hour, area, kind)
);

-- The last report of a job: the sweep, and the look at the site from outside.
create table private.job_reports (
  job text primary key check (job in ('sweep', 'look')),
  at timestamptz not null default now(),
  report jsonb not null
);

alter table private.hourly_counts enable row level security;
alter table private.job_reports enable row level security;
revoke all on private.hourly_counts, private.job_reports
  from public, anon, authenticated, service_role;

-- Adds to the counts of this hour: [{ area, kind, count }]. An hour has 300 kinds at most, and then
-- `other`: whatever causes errors mustn't fill the table.
create function public.note_counts(counts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  is_full constant boolean := (select count(*) >= 300 from private.hourly_counts
    where hour = this_hour);
begin
  insert into private.hourly_counts as kept (hour, area, kind, count)
    select this_hour, noted.area, noted.kind, sum(noted.count)
    from (
      select coalesce(substring(sent.area from '^[a-z-]{1,40}$'), 'other') as area,
        case when is_full and not exists (
          select from private.hourly_counts as known where known.hour = this_hour
            and known.area = sent.area and known.kind = sent.kind
        ) then 'other' else coalesce(substring(sent.kind from '^[\w.: -]{1,60}$'), 'other') end
          as kind,
        greatest(sent.count, 0) as count
      from jsonb_to_recordset(counts) as sent (area text, kind text, count integer)
    ) as noted
    group by noted.area, noted.kind order by noted.area, noted.kind
    on conflict on constraint hourly_counts_pkey
      do update set count = kept.count + excluded.count, last_at = now();
end $$;

-- Counts a session that is opened. At the end of the transaction, so that visitors don't wait for
-- each other.
create function private.count_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A number must never cost anyone a purchase.
  begin
    perform public.note_counts('[{"area": "sessions", "kind": "opened", "count": 1}]');
  exception when others then
    raise log 'A session could not be counted: %', sqlstate;
  end;
  return null;
end $$;

create constraint trigger count_session after insert
  on private.attempts deferrable initially deferred
  for each row when (new.action = 'checkout') execute function private.count_session();

-- Stores the report of a job, and forgets old counts.
create function public.note_job(job text, report jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.job_reports as kept (job, report) values (note_job.job, note_job.report)
    on conflict (job) do update set at = now(), report = excluded.report;
  delete from private.hourly_counts where hour < now() - interval '30 days';
$$;

-- True if the job that sends alerts has run in the last 20 minutes.
create function public.is_watched() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.job_reports where job = 'look' and at > now() - interval '20 minutes')
$$;

-- The latest applied migration; null if the project doesn't record them.
create function private.database_version() returns text
language plpgsql stable set search_path = '' as $$
begin
  return (select max(version) from supabase_migrations.schema_migrations);
exception when undefined_table or invalid_schema_name then
  return null;
end $$;

-- Counts of an area: { kind: { recent, day, last_at } }. Recent is this hour and the one before.
create function private.counts_of(wanted text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(kind, jsonb_build_object('recent', recent, 'day', day,
    'last_at', private.iso(last_at))), '{}')
  from (
    select kind, max(last_at) as last_at,
      coalesce(sum(count) filter (where hour >= date_trunc('hour', now()) - interval '1 hour'), 0)
        as recent,
      coalesce(sum(count) filter (where hour >= date_trunc('hour', now()) - interval '23 hours'), 0)
        as day
    from private.hourly_counts where area = wanted group by kind
  ) as counted
$$;

-- Calls that failed in the last 24 hours: [{ area, kind, recent, day, last_at }], the most frequent
-- first.
create function private.failures() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(failed) order by failed.day desc, area, kind), '[]') from (
    select area, kind, sum(count) as day, private.iso(max(last_at)) as last_at,
      coalesce(sum(count) filter (where hour >= date_trunc('hour', now()) - interval '1 hour'), 0)
        as recent
    from private.hourly_counts
    where hour >= date_trunc('hour', now()) - interval '23 hours'
      and area not in ('provider-events', 'sessions', 'mails', 'sweep')
    group by area, kind order by 3 desc limit 50
  ) as failed
$$;

-- Payments that an operator refunded, and a bank sent the money back.
create function private.returned_refunds() returns table (session_id text, since timestamptz)
language sql stable set search_path = '' as $$
  select failures.session_id, max(failures.recorded_at)
  from private.payment_facts as failures
  where failures.kind = 'refund_failed' and private.payment_state(failures.session_id) = 'completed'
    and not exists (select from private.withdrawals
      where withdrawals.session_id = failures.session_id)
    and exists (
      select from private.operator_actions as actions where actions.session_id = failures.session_id
        and actions.action = 'refund'
    )
  group by failures.session_id
$$;

-- The rows that wait in each queue, and since when: { queue: { waiting, since } }. Refunds only
-- wait while we have the money; operators' refunds that came back need them, too. Payments that no
-- event has reported are those of the last day.
create function private.queues() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(queue, jsonb_build_object('waiting', waiting,
    'since', private.iso(since))) from (
    select 'payments' as queue, count(*) as waiting, min(failed_since) as since
      from private.failed_sessions
    union all select 'unreported', count(*), min(found_at) from private.unreported_payments
      where found_at > now() - interval '1 day'
    union all select 'refunds', count(*), min(declared_at) from private.withdrawals
      where state = 'waiting' and private.payment_state(session_id) <> 'disputed'
    union all select 'stopped_refunds', count(*), min(since) from (
      select declared_at as since from private.withdrawals where state = 'stopped'
        and private.payment_state(session_id) = 'completed'
      union all select since from private.returned_refunds()
    ) as stopped
    union all select 'receipts', count(*), min(declared_at) from private.withdrawals
      where receipt_to is not null
    union all select 'erasure_mails', count(*), min(erased_at) from private.erasures
      where mail_to is not null
    union all select 'reminders', count(*), min(noted_at) from private.recovery_mails
      where state = 'refused'
    union all select 'conversions', count(*), min(created_at) from private.conversions
      where state = 'waiting'
  ) as waiting
$$;

-- Everything about the health of the shop. src/rules/health/health.ts has its fields.
create function private.health() returns jsonb
language sql stable set search_path = '' as $$
  with event as (
    select max(last_at) as last_at from private.hourly_counts where area = 'provider-events'
  ), unheard as (
    -- Whole hours: in the hour of the last event, the sessions after it aren't counted apart.
    select sum(count) as sessions, min(hour) as since from private.hourly_counts, event
    where area = 'sessions' and hour >= coalesce(event.last_at, '-infinity')
  ), jobs as (
    select coalesce(jsonb_object_agg(job, report || jsonb_build_object('at', private.iso(at))),
      '{}') as reports from private.job_reports
  )
  select jsonb_build_object(
    'at', private.iso(now()),
    'events', jsonb_build_object('last_at', private.iso(event.last_at),
      'unheard_sessions', coalesce(unheard.sessions, 0),
      'unheard_since', private.iso(unheard.since)),
    'sessions', private.counts_of('sessions') -> 'opened',
    'failures', private.failures(),
    'mails', private.counts_of('mails'),
    'sweep', jobs.reports -> 'sweep',
    'repaired', private.counts_of('sweep') -> 'repaired',
    'passes', (
      select coalesce(jsonb_agg(jsonb_build_object('hours', hours, 'list', list, 'started', started,
        'since', since, 'reached', reached,
        'touched_at', private.iso(touched_at)) order by hours), '[]') from private.sweeps
    ),
    'queues', private.queues(),
    'orders', jsonb_build_object(
      'day', (select count(*) from public.stripe_orders where created_at > now() - interval '1 day'
        and status <> 'test'),
      'week', (select count(*) from public.stripe_orders
        where created_at > now() - interval '7 days' and status <> 'test'),
      'taken_back', (select count(distinct session_id) from private.payment_facts
        where recorded_at > now() - interval '1 day' and kind in ('refund', 'dispute_opened'))
    ),
    'visits', jsonb_build_object(
      'recent', (select count(*) from private.visits where created_at > now() - interval '2 hours'),
      -- the median of these two hours on the last seven days: strangers can make up those of one day
      'usual', (
        select percentile_disc(0.5) within group (order by (
          select count(*) from private.visits
          where created_at > now() - make_interval(days => ago, hours => 2)
            and created_at <= now() - make_interval(days => ago)
        )) from generate_series(1, 7) as ago
      )
    ),
    'versions', jsonb_build_object(
      'funnel', (select version from private.visits where created_at > now() - interval '1 day'
        order by created_at desc limit 1),
      'database', private.database_version()
    ),
    'database_bytes', pg_database_size(current_database()),
    'look', jobs.reports -> 'look',
    'alerts', private.raised_alerts()
  )
  from event, unheard, jobs
$$;

-- The health, for operators.
create function public.read_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return private.health();
end $$;

-- The same, for the job that sends alerts.
create function public.current_health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.health()
$$;

revoke all on function
  public.note_counts, private.count_session, public.note_job, public.is_watched,
  private.database_version, private.counts_of, private.failures, private.returned_refunds,
  private.queues, private.health, public.read_health, public.current_health
  from public, anon, authenticated, service_role;
grant execute on function public.read_health to authenticated;
grant execute on function
  public.note_counts, public.note_job, public.is_watched, public.current_health
  to service_role;
