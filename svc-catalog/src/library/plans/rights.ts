import { PLAN_GRADE, PLANS, type PlanServices } from '@meowtale/contracts/plans';
import type { Db } from '../../database.ts';
import { findPerson } from '../../people/people/service.ts';
import { servicesWith, shareDays } from './policy.ts';
import { findActiveGrades, findLastEnd } from './repository.ts';

/** Returns a person's rights by the highest of their current plans (SPEC §4), Basic without one, and by their role. */
export async function rightsOf(db: Db, userUuid: string): Promise<{ grade: number; services: PlanServices }> {
  const [grades, person] = await Promise.all([findActiveGrades(db, userUuid), findPerson(db, userUuid)]);
  const grade = Math.max(PLAN_GRADE.basic, ...grades);
  const services = PLANS.find((plan) => plan.grade === grade)?.services ?? {};
  return { grade, services: servicesWith(services, person?.roles ?? []) };
}

/**
 * Returns for how many days a person's shared links are valid; null without a limit. `since` is when their last paid plan ended, from which
 * Basic's days count for links made during it; null without one.
 */
export async function shareAgeOf(db: Db, userUuid: string): Promise<{ days: number | null; since: Date | null }> {
  const days = shareDays((await rightsOf(db, userUuid)).services);
  return { days, since: days === null ? null : await findLastEnd(db, userUuid) };
}
