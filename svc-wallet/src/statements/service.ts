import type { BookPayoutStatementInput, StatementResult } from '@meowtale/contracts/inputs/wallet/statement';
import { BOOKED_RESULTS } from '@meowtale/contracts/inputs/wallet/statement';
import { DomainError, inTransaction, withIdempotency } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import { lockBalances } from '../ledger/service.ts';
import { lockWithdrawals } from '../payouts/service.ts';
import type { WithdrawalConfig } from '../withdrawals/config.ts';
import { assertMayDecide, type BankResult, decide } from '../withdrawals/review.ts';
import { findPayer, type WithdrawalRow } from '../withdrawals/service.ts';
import type { StaffContext } from '../withdrawals/staff-actions.ts';
import { readCamt053 } from './camt.ts';
import { readCsv } from './csv.ts';
import { type BookedLine, fitsAmount, matchLine } from './match.ts';
import { findBookedLines, findRunItems, insertLine, lockMadeRuns } from './repository.ts';
import { assertFits, type Statement, type StatementLine, unreadable } from './statement.ts';

/** A line as staff see it. Coins, which are US cents, where `currency` is USD. */
export interface LineView {
  line: number;
  result: StatementResult;
  entry: string;
  kind: StatementLine['kind'];
  amount: number;
  currency: string;
  reason: string;
  withdrawal_uuid: string | null;
  user_uuid: string | null;
}

interface StatementView {
  format: string;
  lines: LineView[];
  /** How many bookings name no payout, or aren't final. */
  others: number;
}

/** Reads a camt.053 or CSV statement of the account from which payouts are made. @throws DomainError `input/invalid` */
function readStatement(content: string, { debtor }: Pick<WithdrawalConfig, 'debtor'>): Statement {
  const statement = /^\uFEFF?\s*</.test(content) ? readCamt053(content) : readCsv(content);
  const { account, lines, others } = statement;
  if (account !== null && account.replaceAll(' ', '').toUpperCase() !== debtor.account)
    throw new DomainError('input/invalid', { fields: [{ path: 'content', key: 'invalid.statement-account' }] });
  if (lines.length + others === 0) throw unreadable();
  assertFits(lines.length);
  return statement;
}

/** Replaces lines of whole runs by one per withdrawal, where the run's sum is the line's. */
async function withoutRuns(tx: Tx, lines: readonly StatementLine[]): Promise<StatementLine[]> {
  const items = Map.groupBy(
    await findRunItems(
      tx,
      lines.map(({ uuid }) => uuid),
    ),
    ({ run_uuid }) => run_uuid,
  );
  return lines.flatMap((line) => {
    const members = items.get(line.uuid) ?? [];
    const sum = members.reduce((total, { amount }) => total + amount, 0);
    if (line.kind !== 'paid' || members.length === 0 || sum !== line.amount) return line;
    return members.map(({ withdrawal_uuid: uuid, amount }) => ({ ...line, entry: `${line.entry} ${uuid}`, uuid, amount }));
  });
}

interface Known {
  rows: Map<string, WithdrawalRow>;
  made: Set<string>;
  booked: BookedLine[];
}

/** Locks everything that the lines are about, in the order of every staff action: withdrawals, runs, balances. */
async function lockKnown(tx: Tx, { format }: Statement, lines: readonly StatementLine[]): Promise<Known> {
  const locked = await lockWithdrawals(tx, [...new Set(lines.map(({ uuid }) => uuid))]);
  const made = await lockMadeRuns(
    tx,
    locked.flatMap(({ run_uuid }) => run_uuid ?? []),
  );
  const users = [...new Set(locked.map(({ user_uuid }) => user_uuid))].toSorted();
  if (users.length > 0) await lockBalances(tx, users);
  return { rows: new Map(locked.map((row) => [row.uuid, row])), made, booked: await findBookedLines(tx, { format, lines }) };
}

const ACTIONS = { paid: 'paid', failed: 'failed', bounced: 'bounced' } as const satisfies Partial<Record<StatementResult, BankResult>>;
const REFUSALS: Readonly<Record<string, StatementResult>> = {
  'auth/forbidden': 'own',
  'withdrawal/second-person': 'second-person',
  'withdrawal/state': 'ended-otherwise',
};

const isBooked = (result: StatementResult): result is keyof typeof ACTIONS => BOOKED_RESULTS.includes(result);

interface Booking {
  statement: Statement;
  /** The file's name; null when nothing is to be booked. */
  name: string | null;
  by: StaffContext;
}

/** Matches each line in its order, and books it unless nothing is to be booked. */
async function matchAndBook(tx: Tx, config: WithdrawalConfig, { statement, name, by }: Booking): Promise<StatementView> {
  const lines = await withoutRuns(tx, statement.lines);
  const known = await lockKnown(tx, statement, lines);
  const isReturn = (line: StatementLine) => {
    const row = known.rows.get(line.uuid);
    return line.kind === 'returned' && row !== undefined && fitsAmount(line, row);
  };
  const returned = new Set(lines.filter(isReturn).map(({ uuid }) => uuid));
  const views: LineView[] = [];
  for (const [at, line] of lines.entries()) {
    const row = known.rows.get(line.uuid) ?? null;
    const fileMade = row?.run_uuid ? known.made.has(row.run_uuid) : false;
    const matched = matchLine(line, { row, fileMade, booked: known.booked, comesBack: returned.has(line.uuid) });
    const result = row && isBooked(matched) ? await asAllowed(tx, config, row, { result: matched, by }) : matched;
    if (row) await book(tx, config, { line, result, row, known, statement, name, by });
    const { entry, kind, amount, currency, reason } = line;
    const whose = { withdrawal_uuid: row?.uuid ?? null, user_uuid: row?.user_uuid ?? null };
    views.push({ line: at + 1, result, entry, kind, amount, currency, reason, ...whose });
  }
  return { format: statement.format, lines: views, others: statement.others };
}

/** Returns the result, or why this member of staff may not book it. */
async function asAllowed(
  tx: Tx,
  config: WithdrawalConfig,
  row: WithdrawalRow,
  { result, by }: { result: keyof typeof ACTIONS; by: StaffContext },
): Promise<StatementResult> {
  try {
    assertMayDecide(config, row, { action: ACTIONS[result], staff: by.staff, payer: await findPayer(tx, row.uuid) });
    return result;
  } catch (error) {
    const refusal = error instanceof DomainError ? REFUSALS[error.code] : undefined;
    if (!refusal) throw error;
    return refusal;
  }
}

interface Matched extends Booking {
  line: StatementLine;
  result: StatementResult;
  row: WithdrawalRow;
  known: Known;
}

/** Books a line, and notes it for the lines after it and for later statements. */
async function book(tx: Tx, config: WithdrawalConfig, { line, result, row, known, statement, name, by }: Matched): Promise<void> {
  const { entry, uuid, kind, amount } = line;
  const isNew = !known.booked.some((one) => one.entry === entry);
  if (!isNew || !(isBooked(result) || result === 'known' || result === 'superseded')) return;
  known.booked.push({ entry, withdrawal_uuid: uuid, kind, amount });
  if (name !== null) await insertLine(tx, { format: statement.format, line, name, staff: by.staff });
  if (!isBooked(result)) return;
  if (name === null) known.rows.set(uuid, afterwards(row, result));
  else known.rows.set(uuid, await decide(tx, config, row, { action: ACTIONS[result], memo: line.reason, reason: name, by }));
}

/** Returns a withdrawal as it would be, so that a check shows what booking does. */
function afterwards(row: WithdrawalRow, result: keyof typeof ACTIONS): WithdrawalRow {
  const bounced_at = result === 'bounced' ? new Date() : null;
  return { ...row, state: result === 'paid' ? 1 : 2, bounced_at, run_uuid: null, uncertain: false };
}

/** Returns what booking a statement would do; changes nothing. */
export function checkStatement(db: Db, config: WithdrawalConfig, content: string, by: StaffContext): Promise<StatementView> {
  const statement = readStatement(content, config);
  return inTransaction(db, (tx) => matchAndBook(tx, config, { statement, name: null, by }));
}

/**
 * Books a statement, once per idempotency key: marks its payouts as paid, failed or returned, each with its coins, audit entry and
 * notice. A line that was booked before, by this or another statement, changes nothing; one that doesn't fit is left to staff.
 */
export function bookStatement(
  db: Db,
  config: WithdrawalConfig,
  { idempotency_key: key, content, name }: BookPayoutStatementInput,
  by: StaffContext,
): Promise<StatementView> {
  const statement = readStatement(content, config);
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `payout-statement:${by.staff}`, key, request: { content, name } }, () =>
      matchAndBook(tx, config, { statement, name, by }),
    ),
  );
}
