import type { Knex } from 'knex';

/** What a run pays stays as it was when it was made; what was never told to the bank can be let go of. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What is paid, in coins; a corrected bank has another fee.
    alter table payout_run_items add column amount bigint check (amount > 0);
    update payout_run_items i set amount = w.amount - w.fee from withdrawals w where w.uuid = i.withdrawal_uuid;
    -- Of runs from before nobody knows, so they count as told.
    alter table payout_runs add column file_made boolean not null default true;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payout_runs drop column file_made;
    alter table payout_run_items drop column amount;
  `);
}
