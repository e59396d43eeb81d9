-- Nothing describes itself to strangers: the database's API has no description of the tables, and
-- there is no GraphQL, which nothing of ours uses.

drop extension if exists pg_graphql;

-- The embedded backend has no such role, and no description.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.openapi_mode = 'disabled';
    notify pgrst, 'reload config';
  end if;
end $$;
