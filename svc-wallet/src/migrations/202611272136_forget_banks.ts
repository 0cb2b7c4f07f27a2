import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

/** Lets the bank data of an erased person be deleted; withdrawals that were paid to it remain. */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw('grant delete on user_banks to ??', [runtimeRole]);
}

export async function down(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw('revoke delete on user_banks from ??', [runtimeRole]);
}
