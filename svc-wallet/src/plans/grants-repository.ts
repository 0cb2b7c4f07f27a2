import type { PlanGrantState } from '@meowtale/contracts/inputs/wallet/plans';
import type { Knex } from 'knex';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';
import type { PlanPeriod } from './periods.ts';

export interface PlanGrantRow {
  uuid: string;
  user_uuid: string;
  actor_uuid: string;
  grade: number;
  reason: string;
  state: PlanGrantState;
  started_at: Date;
  /** When it ends, or when staff ended it early. */
  ended_at: Date;
  /** Null unless staff ended it early. */
  end_actor_uuid: string | null;
  end_reason: string | null;
}

export const PLAN_GRANT_COLUMNS = ['started_at', 'ended_at'] as const;

/** Grants with their early ends, and whether they run now. */
const GRANTS = `(select g.uuid, g.user_uuid, g.actor_uuid, g.grade, g.reason, g.started_at, least(g.ended_at, e.created_at) as ended_at,
  e.actor_uuid as end_actor_uuid, e.reason as end_reason,
  case when clock_now() < least(g.ended_at, e.created_at) then 'running' else 'over' end as state
  from plan_grants g left join plan_grant_ends e on e.grant_uuid = g.uuid) as grants`;

type NewGrant = Pick<PlanGrantRow, 'uuid' | 'user_uuid' | 'actor_uuid' | 'grade' | 'reason' | 'started_at' | 'ended_at'>;

export async function insertPlanGrant(tx: Knex, grant: NewGrant): Promise<void> {
  await tx('plan_grants').insert(grant);
}

/** Saves that a grant ends now. */
export async function insertPlanGrantEnd(tx: Knex, end: { grant_uuid: string; actor_uuid: string; reason: string }): Promise<void> {
  await tx('plan_grant_ends').insert(end);
}

export async function findPlanGrant(db: Knex, uuid: string): Promise<PlanGrantRow | null> {
  return (await db(db.raw(GRANTS)).where({ uuid }).first<PlanGrantRow>('*')) ?? null;
}

/** Returns the times of all grants to a person, each up to its early end. */
export async function findGrantTimes(db: Knex, userUuid: string): Promise<PlanPeriod[]> {
  const rows: PlanGrantRow[] = await db(db.raw(GRANTS)).where({ user_uuid: userUuid }).select('grade', 'started_at', 'ended_at');
  return rows.map(({ grade, started_at: startedAt, ended_at: endedAt }) => ({ grade, startedAt, endedAt }));
}

interface GrantFilter {
  user: string | null;
  state: PlanGrantState | null;
}

/** Returns grants to one person or to all. */
export function findPlanGrants(
  db: Knex,
  { user, state }: GrantFilter,
  page: Page<(typeof PLAN_GRANT_COLUMNS)[number]>,
): Promise<Listed<PlanGrantRow>> {
  const query = db(db.raw(GRANTS)).select('grants.*');
  if (user) query.where({ user_uuid: user });
  if (state) query.where({ state });
  if (page.keyword) query.whereILike('reason', `%${page.keyword.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return readPage<PlanGrantRow>(query, page, 'uuid');
}
