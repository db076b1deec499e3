-- The account a portal works with: it reads and writes rows, and neither makes, changes nor drops a table. Run once by
-- the owner of the database (`masthead`), who alone upgrades it: npm run admin -- upgrade
do $$ begin
  if not exists (select from pg_roles where rolname = 'masthead_portal') then create role masthead_portal login; end if;
end $$;
revoke create on schema public from public;
grant usage on schema public to masthead_portal;
grant select, insert, update, delete on all tables in schema public to masthead_portal;
grant usage, select on all sequences in schema public to masthead_portal;
-- What later releases add is theirs to work with, too.
alter default privileges in schema public grant select, insert, update, delete on tables to masthead_portal;
alter default privileges in schema public grant usage, select on sequences to masthead_portal;
