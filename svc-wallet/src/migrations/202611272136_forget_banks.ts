import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

/** Whoever is erased has no bank here any more; what was paid to it stays among the withdrawals. */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw('grant delete on user_banks to ??', [runtimeRole]);
}

export async function down(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw('revoke delete on user_banks from ??', [runtimeRole]);
}
