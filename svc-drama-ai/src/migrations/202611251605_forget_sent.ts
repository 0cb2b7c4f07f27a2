import type { Knex } from 'knex';

/** Adds whether a proposal still has its sent prompts, so that expired ones are found without reading any. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table drama_proposals add column is_sent_kept boolean not null default true;
    create index drama_proposals_to_forget on drama_proposals (created_at) where is_sent_kept;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table drama_proposals drop column is_sent_kept');
}
