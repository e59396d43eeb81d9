-- What marketers read. The functions run as the account that asks, so row security decides; for others everything is empty.
-- Their bodies are atomic: names are looked up when they are created, since nobody may use the schema `private`.
-- Groups and ways of fewer than five visits aren't shown: it would be clear whose they are. A place alone tells nothing about a group.

-- Totals of days, as JSON.
create function private.totals_of(visits numeric, checkouts numeric, accounts numeric, orders numeric, cents numeric, refunds numeric, refund_cents numeric)
returns jsonb
language sql immutable set search_path = ''
begin atomic
  select jsonb_build_object(
    'visits', coalesce(visits, 0), 'checkouts', coalesce(checkouts, 0), 'accounts', coalesce(accounts, 0), 'orders', coalesce(orders, 0),
    'revenueCents', coalesce(cents, 0), 'refunds', coalesce(refunds, 0), 'refundCents', coalesce(refund_cents, 0)
  );
end;

create function private.totals_between(from_day date, to_day date) returns jsonb
language sql stable set search_path = ''
begin atomic
  select private.totals_of(sum(visits), sum(checkouts), sum(accounts), sum(orders), sum(cents), sum(refunds), sum(refund_cents))
  from public.funnel_totals where day between from_day and to_day;
end;

-- The totals of each group: of each `arm` of each experiment, each `source`, or each `version`.
create function private.groups_between(from_day date, to_day date, by_what text)
returns table (name text, visits numeric, totals jsonb, first_day date, last_day date)
language sql stable set search_path = ''
begin atomic
  select part.name, sum(t.visits), private.totals_of(sum(t.visits), sum(checkouts), sum(accounts), sum(orders), sum(cents), sum(refunds), sum(refund_cents)),
    min(day) filter (where t.visits > 0), max(day) filter (where t.visits > 0)
  from public.funnel_totals as t cross join lateral unnest(case by_what
    when 'arm' then string_to_array(nullif(nullif(t.arms, ''), 'other'), ' ')
    when 'source' then array[t.source]
    when 'version' then array[t.version]
  end) as part (name)
  where day between from_day and to_day
  group by part.name;
end;

-- What happened at each place, for all visits or those of one group.
create function private.places_between(from_day date, to_day date, by_what text default null, group_name text default null)
returns table (place text, entered numeric, left_count numeric, answered numeric, median integer)
language sql stable set search_path = ''
begin atomic
  with counts as (
    select c.place, sum(c.entered) as entered, sum(c.left_count) as left_count, sum(c.answered) as answered
    from public.funnel_counts as c
    where c.day between from_day and to_day and case by_what
      when 'arm' then group_name = any (string_to_array(c.arms, ' '))
      when 'source' then c.source = group_name
      when 'version' then c.version = group_name
      else true end
    group by c.place
  ), stays as (
    select s.place, s.seconds, sum(s.stays) as stays
    from public.funnel_stays as s
    where s.day between from_day and to_day and case by_what
      when 'arm' then group_name = any (string_to_array(s.arms, ' '))
      when 'source' then s.source = group_name
      when 'version' then s.version = group_name
      else true end
    group by s.place, s.seconds
  ), ranked as (
    select stays.place, stays.seconds, sum(stays.stays) over (partition by stays.place order by stays.seconds) as upto,
      sum(stays.stays) over (partition by stays.place) as total
    from stays
  )
  select counts.place, counts.entered, counts.left_count, counts.answered,
    (select min(ranked.seconds) from ranked where ranked.place = counts.place and ranked.upto * 2 >= ranked.total)
  from counts;
end;

create function private.places_json(from_day date, to_day date, by_what text default null, group_name text default null) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('place', place, 'entered', entered, 'left', left_count, 'inside', entered - left_count,
    'answered', answered, 'medianSeconds', median) order by place), '[]')
  from private.places_between(from_day, to_day, by_what, group_name);
end;

-- Everything that the page shows about some days.
create function public.numbers_report(from_day date, to_day date) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'from', from_day,
    'to', to_day,
    'totals', private.totals_between(from_day, to_day),
    'before', private.totals_between(from_day - (to_day - from_day + 1), from_day - 1),
    'days', (
      select jsonb_agg(jsonb_build_object('day', one::date) || private.totals_between(one::date, one::date) order by one)
      from generate_series(from_day, to_day, interval '1 day') as one
    ),
    'places', private.places_json(from_day, to_day),
    'edges', (
      select coalesce(jsonb_agg(jsonb_build_object('from', from_place, 'to', to_place, 'count', visits) order by from_place, visits desc), '[]')
      from (
        select from_place, to_place, sum(visits) as visits from public.funnel_ways where day between from_day and to_day group by from_place, to_place
      ) as ways where visits >= 5
    ),
    'arms', (
      select coalesce(jsonb_agg(jsonb_build_object('experiment', split_part(name, ':', 1), 'arm', split_part(name, ':', 2)) || totals order by name), '[]')
      from private.groups_between(from_day, to_day, 'arm') where visits >= 5
    ),
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_object('source', name) || totals order by visits desc, name), '[]')
      from private.groups_between(from_day, to_day, 'source') where visits >= 5
    ),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('version', name, 'firstDay', first_day, 'lastDay', last_day) || totals order by last_day desc, name), '[]')
      from private.groups_between(from_day, to_day, 'version') where visits >= 5
    ),
    'hidden', jsonb_build_object(
      'arms', (select count(*) from private.groups_between(from_day, to_day, 'arm') where visits < 5),
      'sources', (select count(*) from private.groups_between(from_day, to_day, 'source') where visits < 5),
      'versions', (select count(*) from private.groups_between(from_day, to_day, 'version') where visits < 5),
      'places', 0,
      'edges', (
        select count(*) from (
          select from public.funnel_ways where day between from_day and to_day group by from_place, to_place having sum(visits) < 5
        ) as few
      )
    )
  );
end;

-- The places of each group, for scripts. Groups are by `arm`, `source`, or `version`.
create function public.numbers_by(from_day date, to_day date, by_what text) returns jsonb
language sql stable set search_path = ''
begin atomic
    select coalesce(jsonb_object_agg(name, totals || jsonb_build_object('places', private.places_json(from_day, to_day, by_what, name))), '{}')
    from private.groups_between(from_day, to_day, by_what) where visits >= 5;
end;

revoke all on function private.totals_of(numeric, numeric, numeric, numeric, numeric, numeric, numeric) from public, anon, authenticated, service_role;
revoke all on function private.totals_between(date, date) from public, anon, authenticated, service_role;
revoke all on function private.groups_between(date, date, text) from public, anon, authenticated, service_role;
revoke all on function private.places_between(date, date, text, text) from public, anon, authenticated, service_role;
revoke all on function private.places_json(date, date, text, text) from public, anon, authenticated, service_role;
revoke all on function public.numbers_report(date, date) from public, anon, authenticated, service_role;
revoke all on function public.numbers_by(date, date, text) from public, anon, authenticated, service_role;
grant execute on function public.numbers_report(date, date) to authenticated, service_role;
grant execute on function public.numbers_by(date, date, text) to authenticated, service_role;
grant execute on function private.totals_of(numeric, numeric, numeric, numeric, numeric, numeric, numeric) to authenticated, service_role;
grant execute on function private.totals_between(date, date) to authenticated, service_role;
grant execute on function private.groups_between(date, date, text) to authenticated, service_role;
grant execute on function private.places_between(date, date, text, text) to authenticated, service_role;
grant execute on function private.places_json(date, date, text, text) to authenticated, service_role;
