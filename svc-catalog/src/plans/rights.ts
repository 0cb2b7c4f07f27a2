import { CAPACITY_UNIT_BYTES } from '@meowtale/contracts';
import { PLAN_GRADE, PLANS, type PlanServices } from '@meowtale/contracts/plans';
import type { Db } from '../database.ts';
import { findActiveGrades } from './repository.ts';

/** What somebody may, by the highest of the plans that run for them (SPEC §4); Basic is everybody's. */
export async function rightsOf(db: Db, userUuid: string): Promise<{ grade: number; services: PlanServices }> {
  const grade = Math.max(PLAN_GRADE.basic, ...(await findActiveGrades(db, userUuid)));
  return { grade, services: PLANS.find((plan) => plan.grade === grade)?.services ?? {} };
}

/** How many bytes somebody may keep; no end of them is Infinity. */
export async function capacityBytesOf(db: Db, userUuid: string): Promise<number> {
  const { 'upload.app.add_size': units = 0 } = (await rightsOf(db, userUuid)).services;
  return units === null ? Number.POSITIVE_INFINITY : units * CAPACITY_UNIT_BYTES;
}
