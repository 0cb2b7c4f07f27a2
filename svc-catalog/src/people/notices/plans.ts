import { clockNow, inTransaction, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database.ts';
import { lockNextToCheck, saveCheck } from '../../library/plans/model.ts';
import { duePlanNotices } from './due-plan-notices.ts';
import { notifyPerson } from './service.ts';

const EVERY_MS = 30_000;

/** Adds a person's notices about what ended with their plan, in the transaction of the plan's own notice. */
type OnPlanEnded = (tx: Db, userUuid: string) => Promise<void>;

/** Notifies people whose plan begins, ends soon or has ended. Returns the number of people checked. */
export async function checkPlans(db: Db, onEnded?: OnPlanEnded): Promise<number> {
  for (let checked = 0; ; checked += 1) {
    const more = await inTransaction(db, (tx) => checkNext(tx, onEnded));
    if (!more) return checked;
  }
}

async function checkNext(tx: Db, onEnded?: OnPlanEnded): Promise<boolean> {
  const row = await lockNextToCheck(tx);
  if (!row) return false;
  const { notices, notified, checkAt } = duePlanNotices(row.plans, row.notified, await clockNow(tx));
  for (const { key, grade, until, next } of notices)
    await notifyPerson(tx, { key, to: row.user_uuid, details: { until, plan_grade: grade, next_grade: next } });
  if (notices.some(({ key }) => key === 'plan-ended')) await onEnded?.(tx, row.user_uuid);
  await saveCheck(tx, row.user_uuid, { revision: row.revision, notified, checkAt });
  return true;
}

/** Checks plans every half minute while the service runs. */
export const watchPlans = (app: FastifyInstance, db: Db, onEnded: OnPlanEnded): void =>
  watch(app, { everyMs: EVERY_MS, work: () => checkPlans(db, onEnded), fault: 'people could not be notified of their plans' });
