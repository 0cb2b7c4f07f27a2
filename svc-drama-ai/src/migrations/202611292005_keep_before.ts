import type { Knex } from 'knex';

/** Adds to proposals the parts as they were before, and the price of their jobs, because a job is deleted a week after its end. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table drama_proposals
    add column before jsonb not null default '[]',
    add column price_coins bigint not null default 0`);
  await knex.raw(`update drama_proposals set price_coins = price from ai_charges
    where ai_charges.job_uuid = drama_proposals.job_uuid and not is_unused`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table drama_proposals drop column before, drop column price_coins');
}
