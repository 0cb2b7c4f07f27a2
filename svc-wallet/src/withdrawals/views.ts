import type { WithdrawalStep } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { type Destination, destinationOf } from '../banks/bank.ts';
import type { Db } from '../database.ts';
import type { WithdrawalConfig } from './config.ts';
import { lacksSecond } from './policy.ts';
import { findMadeFiles } from './queue-repository.ts';
import { findSteps, type StepRow, type WithdrawalRow } from './repository.ts';

/** Steps that the creator sees; the others are internal. */
const TOLD: readonly WithdrawalStep[] = [
  'requested',
  'taken',
  'released',
  'correction-asked',
  'corrected',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'bounced',
];
const WITH_MEMO: readonly WithdrawalStep[] = ['correction-asked', 'paid', 'failed', 'bounced'];

interface Basics extends Destination {
  uuid: string;
  amount: number;
  tax: number;
  total: number;
  state: number;
  memo: string | null;
  correct_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** SPEC §3's withdrawal as the creator sees it. Coins, which are US cents. */
export interface WithdrawalView extends Basics {
  step: WithdrawalStep;
  history: Pick<StepRow, 'step' | 'memo' | 'created_at'>[];
}

/** A withdrawal as staff see it, with who did what. */
export interface QueuedWithdrawalView extends Basics {
  user_uuid: string;
  uncertain: boolean;
  taken_by: string | null;
  agreed_by: string | null;
  run_uuid: string | null;
  run_file_made: boolean;
  /** Whether a second member of staff must agree before it is paid. */
  lacks_second: boolean;
  step: WithdrawalStep;
  history: Pick<StepRow, 'step' | 'memo' | 'actor_uuid' | 'created_at'>[];
}

function basicsOf(row: WithdrawalRow, { keys }: Pick<WithdrawalConfig, 'keys'>): Basics {
  const { uuid, amount, fee, state, memo, correct_until, created_at, updated_at } = row;
  const destination = destinationOf(keys, row.user_uuid, row);
  return { uuid, amount, tax: fee, total: amount - fee, state, memo, correct_until, created_at, updated_at, ...destination };
}

async function stepsOf(db: Db, rows: readonly WithdrawalRow[]): Promise<Map<string, StepRow[]>> {
  const uuids = rows.map(({ uuid }) => uuid);
  return Map.groupBy(uuids.length > 0 ? await findSteps(db, uuids) : [], ({ withdrawal_uuid }) => withdrawal_uuid);
}

const lastOf = (steps: readonly { step: WithdrawalStep }[]): WithdrawalStep => steps.at(-1)?.step ?? 'requested';

export async function viewOwn(db: Db, rows: readonly WithdrawalRow[], config: Pick<WithdrawalConfig, 'keys'>): Promise<WithdrawalView[]> {
  const steps = await stepsOf(db, rows);
  return rows.map((row) => {
    const visibleSteps = (steps.get(row.uuid) ?? []).filter(({ step }) => TOLD.includes(step));
    const history = visibleSteps.map(({ step, memo, created_at }) => ({ step, memo: WITH_MEMO.includes(step) ? memo : null, created_at }));
    return { ...basicsOf(row, config), step: lastOf(visibleSteps), history };
  });
}

export async function viewQueued(db: Db, rows: readonly WithdrawalRow[], config: WithdrawalConfig): Promise<QueuedWithdrawalView[]> {
  const steps = await stepsOf(db, rows);
  const made = await findMadeFiles(db, new Set(rows.flatMap(({ run_uuid }) => run_uuid ?? [])));
  return rows.map((row) => {
    const { user_uuid, uncertain, taken_by, agreed_by, run_uuid } = row;
    const history = steps.get(row.uuid) ?? [];
    const lacks_second = (row.state === 0 || row.state === 3) && lacksSecond(row, config.twoStaffCoins);
    const run_file_made = run_uuid !== null && made.has(run_uuid);
    const facts = { user_uuid, uncertain, taken_by, agreed_by, run_uuid, run_file_made, lacks_second };
    return { ...basicsOf(row, config), ...facts, step: lastOf(history), history };
  });
}
