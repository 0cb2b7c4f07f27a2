import type { BankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { inTransaction } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../database.ts';
import { maskBank, openBank } from './bank.ts';
import { currentKeyId, type MasterKeys, rewrap, seal } from './envelope.ts';
import { type BankRow, findBank, lockWrappedByOthers, saveBank, saveWrapped } from './repository.ts';

export type { BankRow } from './repository.ts';

/** A bank as its owner sees it (SPEC §3); of numbers the last four. */
export interface BankView extends BankInput {
  uuid: string;
  updated_at: Date;
}

/** Somebody's banks: none, or the one that they have. */
export async function listBanks(db: Db, keys: MasterKeys, user: string): Promise<BankView[]> {
  const row = await findBank(db, user);
  return row ? [viewOf(keys, row)] : [];
}

export function viewOf(keys: MasterKeys, row: BankRow): BankView {
  return { ...maskBank(openBank(keys, row.user_uuid, row)), uuid: row.uuid, updated_at: row.updated_at };
}

/** The bank that somebody has, and its data whole, for the wallet's own work. Null where they have none. */
export async function bankOf(db: Db, keys: MasterKeys, user: string): Promise<{ uuid: string; bank: BankInput } | null> {
  const row = await findBank(db, user);
  return row && { uuid: row.uuid, bank: openBank(keys, user, row) };
}

/** Writes somebody's bank, sealed, over what they had. */
export function keepBank(tx: Tx, keys: MasterKeys, user: string, bank: BankInput): Promise<BankRow> {
  return saveBank(tx, { uuid: uuidv7(), user_uuid: user, ...seal(keys, user, bank) });
}

const AT_ONCE = 200;

/** Wraps with the current master key whatever another one wraps, some at a time. Answers how many rows. */
export async function rotateKeys(db: Db, keys: MasterKeys): Promise<number> {
  let rotated = 0;
  for (let some = 1; some > 0; rotated += some) {
    some = await inTransaction(db, async (tx) => {
      let count = 0;
      for (const [table, rows] of await lockWrappedByOthers(tx, currentKeyId(keys), AT_ONCE)) {
        for (const row of rows) await saveWrapped(tx, table, row.uuid, rewrap(keys, row.user_uuid, row));
        count += rows.length;
      }
      return count;
    });
  }
  return rotated;
}
