import type { Knex } from 'knex';

/**
 * Adds the amounts of a payout run, which don't change after it is added, and lets a withdrawal be released from a run whose file was never
 * made.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The amount to be paid, in coins; corrected bank data may have another fee.
    alter table payout_run_items add column amount bigint check (amount > 0);
    update payout_run_items i set amount = w.amount - w.fee from withdrawals w where w.uuid = i.withdrawal_uuid;
    -- Unknown for earlier runs, so they count as made.
    alter table payout_runs add column file_made boolean not null default true;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payout_runs drop column file_made;
    alter table payout_run_items drop column amount;
  `);
}
