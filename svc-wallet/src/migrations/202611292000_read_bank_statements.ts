import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

/** Adds when the bank returned a paid withdrawal, and the lines of bank statements that were booked. */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(`
    -- When a withdrawal that had been paid came back from the bank; it has failed then.
    alter table withdrawals add column bounced_at timestamptz, add check (bounced_at is null or state = 2);

    create table payout_statement_lines (
      -- The bank's reference of the booking, or the line's place in its statement.
      format text not null,
      entry text not null,
      withdrawal_uuid uuid not null references withdrawals,
      kind text not null check (kind in ('paid', 'returned')),
      amount bigint not null check (amount > 0),
      -- By whom and from which file it was booked.
      actor_uuid uuid not null,
      statement_name text not null,
      created_at timestamptz not null default clock_now(),
      primary key (format, entry)
    );
    create index payout_statement_lines_of on payout_statement_lines (withdrawal_uuid, kind);
    create trigger append_only before update or delete or truncate on payout_statement_lines
      for each statement execute function ledger.refuse_change();
  `);
  await knex.raw('revoke update, delete, truncate on payout_statement_lines from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table payout_statement_lines;
    alter table withdrawals drop column bounced_at;
  `);
}
