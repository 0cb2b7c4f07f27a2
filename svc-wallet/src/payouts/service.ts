import type { AddPayoutRunInput, PayoutFileInput, PayoutFormat } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { DomainError, inTransaction, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { openBank } from '../banks/bank.ts';
import type { Db, Tx } from '../database.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import type { WithdrawalConfig } from '../withdrawals/config.ts';
import { assertMayReview, canBePaidOut } from '../withdrawals/policy.ts';
import { handOver } from '../withdrawals/service.ts';
import { recordRunAction, type StaffContext } from '../withdrawals/staff-actions.ts';
import { toCsv } from './csv.ts';
import { type PayoutFile, toDollars, toInstruction, toReference } from './instruction.ts';
import { writePain001 } from './pain.ts';
import { findMembers, findRuns, insertRun, lockRun, lockWithdrawals, noteFile, RUN_COLUMNS, type RunSummary } from './repository.ts';

export { lockWithdrawals } from './repository.ts';

/**
 * Adds a payout run of withdrawals, once per idempotency key. Throws `input/invalid` that names a withdrawal which isn't under review
 * and free, lacks a required second agreement, or is the caller's own; then no run is added.
 */
export function addPayoutRun(
  db: Db,
  config: WithdrawalConfig,
  { idempotency_key: key, ...request }: AddPayoutRunInput,
  by: StaffContext,
): Promise<RunSummary> {
  const { withdrawal_uuids: uuids } = request;
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `payout-run:${by.staff}`, key, request }, async () => {
      const rows = new Map((await lockWithdrawals(tx, uuids)).map((row) => [row.uuid, row]));
      const fields = uuids.flatMap((uuid, at) => {
        const row = rows.get(uuid);
        const can = row && canBePaidOut(row, { staff: by.staff, twoStaffCoins: config.twoStaffCoins });
        return can ? [] : [{ path: `withdrawal_uuids.${at}`, key: 'invalid.state' }];
      });
      if (fields.length > 0) throw new DomainError('input/invalid', { fields });
      const run = await insertRun(tx, { uuid: uuidv7(), actor_uuid: by.staff }, [...rows.values()]);
      for (const uuid of uuids) await handOver(tx, uuid, { run: run.uuid, staff: by.staff });
      await recordRunAction(tx, run, { action: 'payout-run', reason: '', by });
      return summaryOf(tx, run.uuid);
    }),
  );
}

async function summaryOf(tx: Tx, uuid: string): Promise<RunSummary> {
  const { list } = await findRuns(tx, uuid, parsePage({}, RUN_COLUMNS, 'created_at-desc'));
  return list[0] as RunSummary;
}

/** Lists runs, newest first, or only the one with a uuid. */
export function listPayoutRuns(db: Db, uuid: string | null, q: unknown): Promise<Listed<RunSummary>> {
  return findRuns(db, uuid, parsePage(q, RUN_COLUMNS, 'created_at-desc'));
}

/** A file for the bank, as text. */
export interface DownloadedFile {
  name: string;
  media_type: string;
  content: string;
}

interface Format {
  extension: string;
  mediaType: string;
  write(file: PayoutFile, config: WithdrawalConfig): string | Promise<string>;
}

const FORMATS: Record<PayoutFormat, Format> = {
  csv: { extension: 'csv', mediaType: 'text/csv', write: (file) => toCsv(file) },
  'pain.001': { extension: 'xml', mediaType: 'application/xml', write: (file, { debtor }) => writePain001(file, debtor) },
};

/**
 * Returns the bank's file of a run, the same each time. It contains complete bank data, so each call adds an audit entry with its
 * reason. It can't be made once a withdrawal of the run has a result or is uncertain, so that nothing is paid twice.
 * @throws DomainError `404`, `auth/forbidden` when the caller's own withdrawal is in it, `withdrawal/state`, `payout/file-invalid`
 */
export function makePayoutFile(
  db: Db,
  config: WithdrawalConfig,
  { uuid, format, reason }: PayoutFileInput,
  by: StaffContext,
): Promise<DownloadedFile> {
  return inTransaction(db, async (tx) => {
    const run = await lockRun(tx, uuid);
    if (!run) throw new DomainError('404');
    const members = await findMembers(tx, uuid);
    for (const member of members) assertMayReview(member, by.staff);
    if (members.some(({ outcome, uncertain }) => outcome !== null || uncertain)) throw new DomainError('withdrawal/state');
    await noteFile(tx, uuid);
    await recordRunAction(tx, run, { action: 'payout-file', reason, by });
    const { extension, mediaType, write } = FORMATS[format];
    const file: PayoutFile = {
      reference: toReference(uuid),
      createdAt: run.created_at,
      total: toDollars(members.reduce((sum, { amount, fee }) => sum + amount - fee, 0)),
      instructions: members.map((row) => toInstruction(row, openBank(config.keys, row.user_uuid, row))),
    };
    return {
      name: `payout-${run.created_at.toISOString().slice(0, 10)}-${uuid.slice(-8)}.${extension}`,
      media_type: mediaType,
      content: await write(file, config),
    };
  });
}
