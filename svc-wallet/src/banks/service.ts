import type { BankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { inTransaction } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../database.ts';
import { maskBank, openBank } from './bank.ts';
import { currentKeyId, type MasterKeys, rewrap, seal } from './envelope.ts';
import { type BankRow, findBank, lockWrappedByOthers, saveBank, saveWrapped } from './repository.ts';

export type { BankRow } from './repository.ts';

/** A bank as its owner sees it (SPEC §3), with numbers by their last four. */
export interface BankView extends BankInput {
  uuid: string;
  updated_at: Date;
}

/** Lists a person's banks: none or one. */
export async function listBanks(db: Db, keys: MasterKeys, user: string): Promise<BankView[]> {
  const row = await findBank(db, user);
  return row ? [viewOf(keys, row)] : [];
}

export function viewOf(keys: MasterKeys, row: BankRow): BankView {
  return { ...maskBank(openBank(keys, row.user_uuid, row)), uuid: row.uuid, updated_at: row.updated_at };
}

/** Returns a person's bank with its complete data, for use inside the wallet; null without one. */
export async function bankOf(db: Db, keys: MasterKeys, user: string): Promise<{ uuid: string; bank: BankInput } | null> {
  const row = await findBank(db, user);
  return row && { uuid: row.uuid, bank: openBank(keys, user, row) };
}

/** Saves a person's bank, sealed, in place of their previous one. */
export function sealAndSaveBank(tx: Tx, keys: MasterKeys, user: string, bank: BankInput): Promise<BankRow> {
  return saveBank(tx, { uuid: uuidv7(), user_uuid: user, ...seal(keys, user, bank) });
}

const AT_ONCE = 200;

/** Wraps all data keys with the current master key, in batches. Returns the number of changed rows. */
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
