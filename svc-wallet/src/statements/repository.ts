import type { Knex } from 'knex';
import type { BookedLine } from './match.ts';
import type { StatementFormat, StatementLine } from './statement.ts';

/** Returns lines of this format that were booked for these entries or withdrawals. */
export function findBookedLines(
  db: Knex,
  { format, lines }: { format: StatementFormat; lines: readonly StatementLine[] },
): Promise<BookedLine[]> {
  return db<BookedLine & { format: string }>('payout_statement_lines')
    .where({ format })
    .where((either) =>
      either
        .whereRaw('entry = any (?::text[])', [lines.map(({ entry }) => entry)])
        .orWhereRaw('withdrawal_uuid = any (?::uuid[])', [lines.map(({ uuid }) => uuid)]),
    )
    .select('entry', 'withdrawal_uuid', 'kind', 'amount');
}

interface NewLine {
  format: StatementFormat;
  line: StatementLine;
  name: string;
  staff: string;
}

/** Saves a booked line; a bank's entry can be booked once. */
export async function insertLine(tx: Knex, { format, line, name, staff }: NewLine): Promise<void> {
  const { entry, uuid, kind, amount } = line;
  const booked = { format, entry, withdrawal_uuid: uuid, kind, amount };
  await tx('payout_statement_lines').insert({ ...booked, actor_uuid: staff, statement_name: name });
}

/** A withdrawal of a run that the bank may book as a whole. */
interface RunItem {
  run_uuid: string;
  withdrawal_uuid: string;
  /** Coins. */
  amount: number;
}

export function findRunItems(db: Knex, runUuids: readonly string[]): Promise<RunItem[]> {
  return db<RunItem>('payout_run_items')
    .whereRaw('run_uuid = any (?::uuid[])', [[...runUuids]])
    .whereNotNull('amount')
    .orderBy('withdrawal_uuid')
    .select('run_uuid', 'withdrawal_uuid', 'amount');
}

/** Locks runs until the transaction ends, and returns those whose file was made. */
export async function lockMadeRuns(tx: Knex, runUuids: readonly string[]): Promise<Set<string>> {
  const runs = await tx<{ uuid: string; file_made: boolean }>('payout_runs')
    .whereRaw('uuid = any (?::uuid[])', [[...runUuids]])
    .orderBy('uuid')
    .forUpdate()
    .select('uuid', 'file_made');
  return new Set(runs.filter(({ file_made }) => file_made).map(({ uuid }) => uuid));
}
