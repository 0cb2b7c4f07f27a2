import type { ServiceSumInput } from '@meowtale/contracts/inputs/catalog/plans';
import { PLAN_GRADE, PLAN_SERVICES, PLANS, type PlanServices } from '@meowtale/contracts/plans';
import type { Db } from '../../database.ts';
import { findPerson } from '../../people/people/service.ts';
import { usedMegabytes } from '../files/model.ts';
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

export interface ServiceSum {
  key: string;
  /** Null without a limit. */
  value: number | null;
  usage: number;
}

/** Returns what a person's plans give of each service, or of one, and its usage; 0 for what they don't give. */
export async function sumServices(db: Db, userUuid: string, { key: wanted }: ServiceSumInput): Promise<ServiceSum[]> {
  const { services } = await rightsOf(db, userUuid);
  const keys = PLAN_SERVICES.filter((key) => !wanted || key === wanted);
  const megabytes = keys.includes('upload.app.add_size') ? await usedMegabytes(db, userUuid) : 0;
  return keys.map((key) => {
    const value = services[key];
    return { key, value: value === undefined ? 0 : value, usage: key === 'upload.app.add_size' ? megabytes : 0 };
  });
}
