-- The schema `private`, which no client can use, and functions that several subjects need.

create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

-- Keeps a table append-only: facts are added, and never changed.
create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'What has happened is not changed: % is append-only.', tg_table_name
    using errcode = '42501';
end $$;

-- A time in ISO 8601, in UTC.
create function private.iso(moment timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

-- The day in UTC.
create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'utc')::date
$$;

revoke all on function
  private.refuse_change, private.iso, private.today
  from public, anon, authenticated, service_role;
