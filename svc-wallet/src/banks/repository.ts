import type { Knex } from 'knex';
import type { Sealed } from './envelope.ts';

export interface BankRow extends Sealed {
  uuid: string;
  user_uuid: string;
  created_at: Date;
  updated_at: Date;
}

export async function findBank(db: Knex, userUuid: string): Promise<BankRow | null> {
  return (await db<BankRow>('user_banks').where({ user_uuid: userUuid }).first()) ?? null;
}

/** Replaces a person's bank under a new uuid, so that a withdrawal to the previous one can be detected. */
export async function saveBank(tx: Knex, bank: Omit<BankRow, 'created_at' | 'updated_at'>): Promise<BankRow> {
  const [row] = await tx<BankRow>('user_banks')
    .insert(bank)
    .onConflict('user_uuid')
    .merge({ ...bank, updated_at: tx.raw('clock_now()') })
    .returning('*');
  if (!row) throw new Error('a bank was not written');
  return row;
}

const SEALED_TABLES = ['user_banks', 'withdrawals'] as const;

type Wrapped = Pick<BankRow, 'uuid' | 'user_uuid' | keyof Sealed>;

/** Locks some rows whose data key isn't wrapped by the current master key. */
export async function lockWrappedByOthers(tx: Knex.Transaction, keyId: string, limit: number): Promise<[table: string, rows: Wrapped[]][]> {
  const found: [string, Wrapped[]][] = [];
  for (const table of SEALED_TABLES) {
    const rows = tx<Wrapped>(table).whereNot({ key_id: keyId }).orderBy('uuid').limit(limit).forNoKeyUpdate().skipLocked();
    found.push([table, (await rows.select('uuid', 'user_uuid', 'key_id', 'wrapped_key', 'sealed')) as Wrapped[]]);
  }
  return found;
}

export async function saveWrapped(tx: Knex, table: string, uuid: string, wrapped: Pick<Sealed, 'key_id' | 'wrapped_key'>): Promise<void> {
  await tx(table).where({ uuid }).update(wrapped);
}
