import type { Knex } from 'knex';

/** Creates carts, quotes, orders and entitlements. Coins and basis points. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(CART_AND_QUOTES);
  await knex.raw(ORDERS);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table entitlements, store_orders, quote_lines, quotes, cart_stores');
}

const CART_AND_QUOTES = `
create table cart_stores (
  uuid uuid primary key,
  user_uuid uuid not null,
  store_uuid uuid not null,
  ad_link_uid text,
  data_creation_source text,
  created_at timestamptz not null default clock_now(),
  unique (user_uuid, store_uuid)
);

create table quotes (
  uuid uuid primary key,
  buyer_uuid uuid not null,
  source text not null check (source in ('cart', 'store')),
  use_silver boolean not null,
  total bigint not null check (total >= 0),
  silver_used bigint not null check (silver_used between 0 and total),
  created_at timestamptz not null default clock_now(),
  expires_at timestamptz not null,
  paid_at timestamptz
);

create table quote_lines (
  quote_uuid uuid not null references quotes,
  position smallint not null,
  store_uuid uuid not null,
  store_name text not null,
  auth_type smallint not null,
  country text not null,
  original bigint not null check (original >= 0),
  price bigint not null check (price between 0 and original),
  percentage_discount smallint not null check (percentage_discount between 0 and 100),
  silver_used bigint not null check (silver_used between 0 and price),
  owner_uuid uuid not null,
  agent_uuid uuid,
  agent_rate_bp integer check (agent_rate_bp between 0 and 10000),
  promoter_uuid uuid,
  promoter_rate_bp integer check (promoter_rate_bp between 0 and 10000),
  ad_link_uid text,
  primary key (quote_uuid, position),
  check ((agent_uuid is null) = (agent_rate_bp is null)),
  check ((promoter_uuid is null) = (promoter_rate_bp is null))
);
`;

const ORDERS = `
create table store_orders (
  uuid uuid primary key,
  quote_uuid uuid not null,
  position smallint not null,
  buyer_uuid uuid not null,
  store_uuid uuid not null,
  store_name text not null,
  auth_type smallint not null,
  country text not null,
  original bigint not null,
  price bigint not null check (price >= 0),
  percentage_discount smallint not null,
  silver_used bigint not null check (silver_used between 0 and price),
  state smallint not null check (state between 0 and 4),
  settled smallint not null default 0 check (settled in (0, 1)),
  owner_uuid uuid not null,
  agent_uuid uuid,
  agent_rate_bp integer,
  promoter_uuid uuid,
  promoter_rate_bp integer,
  split_state text not null check (split_state in ('none', 'pending', 'posted', 'void')),
  fee bigint,
  promoter_share bigint,
  agent_share bigint,
  owner_share bigint,
  ad_link_uid text,
  data_creation_source text,
  paid_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  unique (quote_uuid, position),
  foreign key (quote_uuid, position) references quote_lines,
  constraint shares_make_the_price check (
    case split_state when 'posted' then fee + promoter_share + agent_share + owner_share = price else fee is null end
  )
);
-- A priced work is bought once; a reward may be given again and again.
create unique index store_orders_once on store_orders (buyer_uuid, store_uuid) where state = 1 and auth_type = 1;
create index store_orders_library on store_orders (buyer_uuid, state, updated_at, uuid);
create index store_orders_owner on store_orders (owner_uuid, paid_at desc, uuid);
create index store_orders_agent on store_orders (agent_uuid, paid_at desc, uuid) where agent_uuid is not null;
create index store_orders_unsplit on store_orders (uuid) where split_state = 'pending';

create table entitlements (
  user_uuid uuid not null,
  store_uuid uuid not null,
  order_uuid uuid not null references store_orders,
  active boolean not null,
  revision bigint not null,
  updated_at timestamptz not null default clock_now(),
  primary key (user_uuid, store_uuid)
);
`;
