import type { Knex } from 'knex';

/** Creates the home pages that staff edit: one row per change, with its author and reason; the last one is current. */
export async function up(knex: Knex, { runtimeRole }: { runtimeRole: string }): Promise<void> {
  await knex.raw(`
    create table home_pages (
      platform_key text not null check (platform_key in ('meowtale', 'meowtale-open')),
      revision integer not null check (revision > 0),
      -- [{key, titles: {language: title}, store_uuids: [uuid]}]
      rows jsonb not null,
      carousel uuid[] not null,
      actor_uuid uuid not null references users,
      reason text not null,
      created_at timestamptz(3) not null default clock_now(),
      primary key (platform_key, revision)
    );
    create trigger home_pages_append_only before update or delete or truncate on home_pages
      for each statement execute function refuse_rewriting();

    create index store_stats_by_orders on store_stats (order1_count desc, store_uuid desc);
  `);
  await knex.raw('revoke update, delete on home_pages from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table home_pages; drop index store_stats_by_orders');
}
