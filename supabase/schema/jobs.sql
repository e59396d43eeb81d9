-- The jobs of a hosted project, by pg_cron. Their functions are called with the secret that is in the
-- vault: docs/going-live.md says how it gets there. The embedded backend has no pg_cron, and calls
-- the same functions: tools/dev/local-backend/scheduled-jobs.ts.

-- Calls a function, and returns the number of the request in `net._http_response`. Raises an error,
-- which `cron.job_run_details` shows, as long as the vault lacks the address or the secret.
create function private.call_function(name text, body jsonb default '{}') returns bigint
language plpgsql set search_path = '' as $$
declare
  project text;
  secret text;
begin
  select decrypted_secret into project from vault.decrypted_secrets as secrets
    where secrets.name = 'project_url';
  select decrypted_secret into secret from vault.decrypted_secrets as secrets
    where secrets.name = 'sweep_secret';
  if project is null or secret is null then
    raise exception 'The vault needs project_url and sweep_secret: see docs/going-live.md.';
  end if;
  return net.http_post(
    url := project || '/functions/v1/' || call_function.name,
    headers := jsonb_build_object('Authorization', 'Bearer ' || secret),
    body := call_function.body,
    timeout_milliseconds := 60000
  );
end $$;

-- Schedules every job. A job that is scheduled already gets its time and its call again.
create function private.schedule_jobs() returns void
language plpgsql set search_path = '' as $$
begin
  perform cron.schedule(job.name, job.at, job.call) from (values
    -- finds the payments of two days that no event reported, and once a night those of a month
    ('sweep', '*/5 * * * *',
      'select private.call_function(''stripe-reconcile'', ''{"hours": 48}'')'),
    ('sweep of the month', '17 3 * * *',
      'select private.call_function(''stripe-reconcile'', ''{"hours": 720}'')'),
    ('alerts', '2-59/5 * * * *', 'select private.call_function(''alerts'')'),
    ('experiment verdicts', '40 5 * * *', 'select private.call_function(''experiment-verdicts'')'),
    -- on Sundays, and on Mondays what is late; only if a member has asked for it
    ('weekly mails', '*/10 * * * 0,1',
      'select private.call_function(''weekly-mails'') where exists (select from private.mail_consents)'),
    -- only if a visitor has agreed that an ad network hears of a purchase
    ('conversions', '* * * * *',
      'select private.call_function(''conversions'') where exists (select from private.ad_consents)')
  ) as job (name, at, call);
end $$;

revoke all on function private.call_function, private.schedule_jobs
  from public, anon, authenticated, service_role;

-- A hosted project has this role.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator')
    and exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform private.schedule_jobs();
  end if;
end $$;
