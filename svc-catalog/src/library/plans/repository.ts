import type { Knex } from 'knex';

/** A period of a person's plan. */
export interface SavedPlan {
  grade: number;
  startedAt: string;
  endedAt: string;
}

export interface UserPlansRow {
  user_uuid: string;
  revision: number;
  plans: SavedPlan[];
}

/** A plan that the person was notified of: its end as of then, and the end of which they were warned. */
export interface NotifiedPlan {
  grade: number;
  endedAt: string;
  warnedFor: string | null;
}

/** Saves the wallet's plans of a person, unless a newer revision is stored. */
export async function savePlans(tx: Knex, { user_uuid, revision, plans }: UserPlansRow): Promise<void> {
  await tx.raw(
    `insert into user_plans as kept (user_uuid, revision, plans) values (?, ?, ?)
     on conflict (user_uuid) do update set revision = excluded.revision, plans = excluded.plans where kept.revision < excluded.revision`,
    [user_uuid, revision, JSON.stringify(plans)],
  );
}

/** Returns the grades of the plans that a person has now. */
export async function findActiveGrades(db: Knex, userUuid: string): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { grade: number }[] }>(
    `select (plan->>'grade')::int as grade from user_plans, jsonb_array_elements(plans) as plan
     where user_uuid = ? and (plan->>'startedAt')::timestamptz <= clock_now() and clock_now() < (plan->>'endedAt')::timestamptz`,
    [userUuid],
  );
  return rows.map(({ grade }) => grade);
}

/** Returns when the last of a person's past plans ended; null without any. */
export async function findLastEnd(db: Knex, userUuid: string): Promise<Date | null> {
  const { rows } = await db.raw<{ rows: { ended: Date | null }[] }>(
    `select max((plan->>'endedAt')::timestamptz) as ended from user_plans, jsonb_array_elements(plans) as plan
     where user_uuid = ? and (plan->>'endedAt')::timestamptz <= clock_now()`,
    [userUuid],
  );
  return rows[0]?.ended ?? null;
}

/** Locks the next person whose plans changed since they were checked, or whose next notice is due; skips those that others have locked. */
export const lockNextToCheck = (tx: Knex): Promise<(UserPlansRow & { notified: NotifiedPlan[] }) | undefined> =>
  tx<UserPlansRow & { notified: NotifiedPlan[] }>('user_plans')
    .whereRaw('(checked_revision is distinct from revision or check_at <= clock_now())')
    .forUpdate()
    .skipLocked()
    .first();

interface Check {
  revision: number;
  notified: readonly NotifiedPlan[];
  /** When a notice is due without a change of the plans. */
  checkAt: Date | null;
}

export const saveCheck = (tx: Knex, userUuid: string, { revision, notified, checkAt }: Check): Promise<unknown> =>
  tx('user_plans')
    .where({ user_uuid: userUuid })
    .update({ checked_revision: revision, notified: JSON.stringify(notified), check_at: checkAt });
