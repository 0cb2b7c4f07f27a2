import type { Knex } from 'knex';

/** What a creator settles of a released listing: whether searches show it, when it was shown once more, and since when its promoters' share stands. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table stores
      -- Off, it is sold by its address alone.
      add column is_listed boolean not null default true,
      -- When early access ended: from then on it stands among what is new once more.
      add column promoted_at timestamptz(3),
      -- When its maker said what promoters get; from then on, or from the release, that stays.
      add column cps_set_at timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table stores drop column is_listed, drop column promoted_at, drop column cps_set_at');
}
