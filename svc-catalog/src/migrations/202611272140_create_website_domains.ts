import type { Knex } from 'knex';

/** Creates domains of sites. Several sites may have the same one until one of them verifies it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table website_domains (
      website_uuid uuid primary key references websites (uuid) on delete cascade,
      domain text not null check (domain ~ '^[a-z0-9.-]{4,253}$'),
      token text not null,
      state smallint not null default 0 check (state in (0, 1, 2)),
      reason text,
      failing_since timestamptz,
      verified_at timestamptz,
      checked_at timestamptz,
      next_check_at timestamptz,
      created_at timestamptz not null default clock_now(),
      updated_at timestamptz not null default clock_now()
    );
    create unique index website_domains_verified on website_domains (domain) where state = 1;
    create index website_domains_due on website_domains (next_check_at) where next_check_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table website_domains');
}
