-- The price list, which decides what buyers pay and how long their guarantee is.
-- `npm run funnel -- check` reads it from here: docs/decisions/0041 says which statements it can
-- read.

-- A price that was ever asked stays here, so that a session that was opened at it is still honored.
create table private.prices (
  price_id text not null,
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  name text not null,
  description text not null,
  on_sale boolean not null default true,
  -- the days that buyers have to withdraw; docs/decisions/0041 says why they're here
  guarantee_days integer not null default 30 check (guarantee_days between 14 and 3650),
  primary key (price_id, amount, currency)
);
create unique index one_price_on_sale on private.prices (price_id) where on_sale;

insert into private.prices (price_id, amount, currency, name, description)
values ('price_carnivore_plan', 2999, 'usd', 'The Ultimate Carnivore Diet Plan',
  'One-time payment. Lifetime access.');

alter table private.prices enable row level security;
revoke all on private.prices from public, anon, authenticated, service_role;
