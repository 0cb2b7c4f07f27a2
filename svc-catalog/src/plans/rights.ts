import { PLAN_GRADE, PLANS, type PlanServices } from '@meowtale/contracts/plans';
import type { Db } from '../database.ts';
import { findPerson } from '../people/service.ts';
import { servicesWith, shareDays } from './policy.ts';
import { findActiveGrades, findLastEnd } from './repository.ts';

/** What somebody may, by the highest of the plans that run for them (SPEC §4) and by their role; Basic is everybody's. */
export async function rightsOf(db: Db, userUuid: string): Promise<{ grade: number; services: PlanServices }> {
  const [grades, person] = await Promise.all([findActiveGrades(db, userUuid), findPerson(db, userUuid)]);
  const grade = Math.max(PLAN_GRADE.basic, ...grades);
  const services = PLANS.find((plan) => plan.grade === grade)?.services ?? {};
  return { grade, services: servicesWith(services, person?.roles ?? []) };
}

/**
 * How long a shared link of somebody's lives, in days; null is for ever. `since` is when the last paid plan of theirs ended, from
 * which Basic's age counts for what was made without one; null for who never had one.
 */
export async function shareAgeOf(db: Db, userUuid: string): Promise<{ days: number | null; since: Date | null }> {
  const days = shareDays((await rightsOf(db, userUuid)).services);
  return { days, since: days === null ? null : await findLastEnd(db, userUuid) };
}
