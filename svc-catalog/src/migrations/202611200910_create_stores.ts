import type { Knex } from 'knex';

const STORES = `
  create table stores (
    uuid uuid primary key,
    owner_uuid uuid not null references users,
    platform_key text not null check (platform_key in ('meowtale', 'meowtale-open')),
    auth_type smallint not null check (auth_type in (1, 2)),
    status text not null default 'on' check (status in ('on', 'off')),
    release_type text not null default 'official' check (release_type in ('early_access', 'official')),
    cps_state smallint not null default 1,
    cps_share_bp integer not null check (cps_share_bp between 0 and 10000),
    cps_closed_at timestamptz,
    -- Of the first release; a later version doesn't move it.
    start_preview_at timestamptz(3),
    released_at timestamptz(3),
    -- Counts the listing's published states (catalog.listing.changed).
    revision bigint not null default 0,
    -- When the release was told to others; null while its time lies ahead.
    announced_at timestamptz,
    created_at timestamptz(3) not null default clock_now(),
    updated_at timestamptz(3) not null default clock_now()
  );
  create index stores_of_owner on stores (owner_uuid, created_at desc, uuid desc);
  create index stores_due on stores (released_at) where announced_at is null;
`;

const SUBMITS = `
  create table store_submits (
    uuid uuid primary key,
    store_uuid uuid not null references stores,
    -- 0 empty, 1 saved, 2 submitted, 3 reviewing, 4 approved, 5 rejected (SPEC §4), one per part.
    page_state smallint not null check (page_state between 0 and 5),
    package_state smallint not null check (package_state between 0 and 5),
    -- The one submit that its owner works on or waits for; those before it are history.
    is_current boolean not null default true,
    data jsonb not null,
    -- App uuid to the version that was submitted: what was reviewed is what is played, whatever is uploaded later.
    app_versions jsonb not null default '{}',
    revision integer not null default 1 check (revision > 0),
    terms_version text,
    -- Its place in the queue: an edit that replaces a waiting submit takes it over.
    submitted_at timestamptz(3),
    withdrawn_at timestamptz(3),
    reviewer_uuid uuid references users,
    decided_at timestamptz(3),
    rejection_type text,
    memo text,
    start_preview_at timestamptz(3),
    released_at timestamptz(3),
    created_at timestamptz(3) not null default clock_now(),
    updated_at timestamptz(3) not null default clock_now()
  );
  create unique index store_submits_current on store_submits (store_uuid) where is_current;
  create index store_submits_of_store on store_submits (store_uuid, created_at desc);
  create index store_submits_queue on store_submits (page_state, submitted_at, uuid) where is_current;
`;

const LOGS = `
  create table store_logs (
    uuid uuid primary key,
    store_uuid uuid not null references stores,
    submit_uuid uuid references store_submits,
    actor_uuid uuid not null references users,
    action text not null,
    log_state smallint not null,
    tags text[] not null,
    reason text not null,
    at timestamptz not null default clock_now()
  );
  create index store_logs_of_store on store_logs (store_uuid, at);

  create function refuse_rewriting() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name; end $$;
  create trigger store_logs_append_only before update or delete or truncate on store_logs
    for each statement execute function refuse_rewriting();
`;

const LISTINGS = `
  create extension if not exists pg_trgm;

  -- What the storefront shows and searches: the last version released of each store.
  create table listings (
    store_uuid uuid primary key references stores,
    submit_uuid uuid not null references store_submits,
    platform_key text not null,
    category text not null,
    languages text[] not null,
    tags text[] not null,
    -- The us price, or the reward minimum where the buyer decides.
    price_coins integer not null,
    search_text text not null,
    on_sale boolean not null,
    released_at timestamptz(3) not null
  );
  create index listings_by_release on listings (released_at desc, store_uuid desc) where on_sale;
  create index listings_by_price on listings (price_coins, store_uuid) where on_sale;
  create index listings_by_category on listings (category, released_at desc) where on_sale;
  create index listings_by_language on listings using gin (languages);
  create index listings_by_words on listings using gin (search_text gin_trgm_ops);
`;

export async function up(knex: Knex, { runtimeRole }: { runtimeRole: string }): Promise<void> {
  for (const part of [STORES, SUBMITS, LOGS, LISTINGS]) await knex.raw(part);
  await knex.raw('revoke update, delete on store_logs from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table listings, store_logs, store_submits, stores; drop function refuse_rewriting()');
}
