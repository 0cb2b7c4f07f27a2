import type { StatementResult } from '@meowtale/contracts/inputs/wallet/statement';
import { WITHDRAWAL_STATE } from '../withdrawals/policy.ts';
import type { WithdrawalRow } from '../withdrawals/service.ts';
import type { StatementLine } from './statement.ts';

/** A line that was booked before. */
export interface BookedLine {
  entry: string;
  withdrawal_uuid: string;
  kind: StatementLine['kind'];
  amount: number;
}

/** What the wallet knows of a line's withdrawal. */
interface LineFacts {
  row: WithdrawalRow | null;
  /** Whether the file of its run was made, so that the bank can know of it. */
  fileMade: boolean;
  /** Lines of the same format that were booked for this entry or this withdrawal. */
  booked: readonly BookedLine[];
  /** Whether the same statement has its return. */
  comesBack: boolean;
}

const isSame = (line: StatementLine, booked: BookedLine) =>
  booked.withdrawal_uuid === line.uuid && booked.kind === line.kind && booked.amount === line.amount;

/** Returns whether a line is about the sum that its withdrawal pays. */
export const fitsAmount = ({ currency, amount }: StatementLine, row: WithdrawalRow): boolean =>
  currency === 'USD' && amount === row.amount - row.fee;

/** Returns what a line does by itself; whether the member of staff may do it, `review` decides. */
export function matchLine(line: StatementLine, { row, fileMade, booked, comesBack }: LineFacts): StatementResult {
  const before = booked.find(({ entry }) => entry === line.entry);
  if (before) return isSame(line, before) && line.currency === 'USD' ? 'known' : 'altered';
  if (!row) return 'unknown';
  if (!fitsAmount(line, row)) return 'amount';
  if (booked.some(({ withdrawal_uuid, kind }) => withdrawal_uuid === line.uuid && kind === line.kind)) return 'twice';
  return line.kind === 'paid' ? matchPayment(row, { fileMade, comesBack }) : matchReturn(row, fileMade);
}

const { settled, underReview } = WITHDRAWAL_STATE;

function matchPayment(row: WithdrawalRow, { fileMade, comesBack }: Pick<LineFacts, 'fileMade' | 'comesBack'>): StatementResult {
  if (row.state === settled || row.bounced_at) return 'known';
  if (comesBack && row.state === WITHDRAWAL_STATE.failed) return 'superseded';
  if (row.state !== underReview) return row.state === WITHDRAWAL_STATE.unsettled ? 'not-sent' : 'ended-otherwise';
  if (!row.run_uuid || !fileMade) return 'not-sent';
  return comesBack ? 'superseded' : 'paid';
}

function matchReturn(row: WithdrawalRow, fileMade: boolean): StatementResult {
  if (row.state === settled) return 'bounced';
  if (row.state === WITHDRAWAL_STATE.failed) return 'known';
  if (row.state !== underReview) return row.state === WITHDRAWAL_STATE.unsettled ? 'not-sent' : 'ended-otherwise';
  return row.run_uuid && fileMade ? 'failed' : 'not-sent';
}
