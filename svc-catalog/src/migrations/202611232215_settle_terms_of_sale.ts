import type { Knex } from 'knex';

/** Adds a released listing's settings: whether searches show it, when early access ended, and since when its promoters' share is set. */
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
