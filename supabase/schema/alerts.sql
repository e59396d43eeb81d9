-- The alerts that are raised, and who knows it. docs/decisions/0066 says why it's made this way.

-- Rules that break now, or did in the last 15 minutes: something that comes and goes is one alert.
create table private.broken_rules (
  rule text primary key check (rule ~ '^[a-z-]{1,40}$'),
  since timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- The channels that have an alert. The row goes once the channel has heard that all is well.
create table private.sent_alerts (
  rule text not null,
  channel text not null check (channel in ('mail', 'webhook')),
  -- when a run began to send it; null once that's done
  sending_since timestamptz,
  sent_at timestamptz,
  primary key (rule, channel)
);

alter table private.broken_rules enable row level security;
alter table private.sent_alerts enable row level security;
revoke all on private.broken_rules, private.sent_alerts
  from public, anon, authenticated, service_role;

-- Notes which rules break, and returns what has to be sent on these channels:
-- [{ rule, channel, is_broken, since }]. It's the caller's to send for ten minutes, so that two
-- runs at once send it once, and a run that is killed leaves it to the next.
create function public.begin_alerts(broken text[], channels text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  news jsonb;
begin
  -- one at a time
  perform pg_advisory_xact_lock(hashtextextended('alerts', 0));
  insert into private.broken_rules as known (rule) select distinct unnest(broken)
    on conflict (rule) do update set seen_at = now();
  delete from private.broken_rules where seen_at < now() - interval '15 minutes';

  with sent as (
    insert into private.sent_alerts as known (rule, channel, sending_since)
      select rule, channel, now() from private.broken_rules cross join unnest(channels) as channel
      on conflict (rule, channel) do update set sending_since = now()
        -- a run was killed, or hasn't sent anything yet
        where coalesce(known.sending_since < now() - interval '10 minutes', known.sent_at is null)
      returning rule, channel
  ), recovered as (
    update private.sent_alerts as known set sending_since = now()
      where channel = any (channels) and not exists (select from private.broken_rules
        where broken_rules.rule = known.rule)
        and (sending_since is null or sending_since < now() - interval '10 minutes')
      returning rule, channel, sent_at
  )
  select coalesce(jsonb_agg(to_jsonb(one) order by is_broken desc, one.rule, channel), '[]')
    into news from (
    select sent.rule, channel, true as is_broken, private.iso(since) as since from sent
      join private.broken_rules using (rule)
    union all select rule, channel, false, private.iso(sent_at) from recovered
  ) as one;
  return news;
end $$;

-- Notes alerts that were sent, or couldn't be: [{ rule, channel, is_broken }]. The next run sends
-- what couldn't.
create function public.note_alerts(news jsonb, is_sent boolean) returns void
language sql security definer set search_path = '' as $$
  update private.sent_alerts as known set
      sending_since = null, sent_at = case when is_sent then now() else known.sent_at end
    from jsonb_to_recordset(news) as one (rule text, channel text, is_broken boolean)
    where (known.rule, known.channel) = (one.rule, one.channel)
      and (is_sent and one.is_broken or not is_sent and not one.is_broken);
  delete from private.sent_alerts as known
    using jsonb_to_recordset(news) as one (rule text, channel text, is_broken boolean)
    where (known.rule, known.channel) = (one.rule, one.channel) and one.is_broken <> is_sent;
$$;

-- The alerts that are raised: [{ rule, since }].
create function private.raised_alerts() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('rule', rule, 'since', private.iso(since))
    order by since, rule), '[]')
  from private.broken_rules
$$;

revoke all on function
  public.begin_alerts, public.note_alerts, private.raised_alerts
  from public, anon, authenticated, service_role;
grant execute on function public.begin_alerts, public.note_alerts to service_role;
