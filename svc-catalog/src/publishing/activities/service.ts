import { ACTIVITY_STATE, PAGE_SIZE_EVERYTHING } from '@meowtale/contracts';
import { findOfficialActivityInput } from '@meowtale/contracts/inputs/catalog/activity';
import { clockNow, parseInput, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { stateAt } from './model.ts';
import { listOfficial, type OfficialActivityRow } from './repository.ts';

/** GraphQL's StoreActivityOfficial. */
export type OfficialActivity = Omit<OfficialActivityRow, 'created_at' | 'updated_at' | 'state'> & { state: number };

/** Returns a promotion with its state at the database's time `now`. */
export function toOfficialActivity(row: OfficialActivityRow, now: Date): OfficialActivity {
  const { uuid, names, percentage_discount, started_at, ended_at, revision } = row;
  const state = row.state === 0 ? ACTIVITY_STATE.draft : stateAt(started_at, ended_at, now);
  return { uuid, names, percentage_discount, started_at, ended_at, revision, state };
}

/**
 * Lists the platform's promotions, the last to begin first (SPEC §7), optionally of some states; drafts for staff only.
 * @throws DomainError `input/invalid`
 */
export async function findOfficialActivities(db: Db, actor: UserActor, args: unknown): Promise<OfficialActivity[]> {
  const { state } = parseInput(findOfficialActivityInput, args);
  const [now, rows] = await Promise.all([
    clockNow(db),
    listOfficial(db, { drafts: actor.roles.includes('staff'), limit: PAGE_SIZE_EVERYTHING }),
  ]);
  const all = rows.map((row) => toOfficialActivity(row, now));
  return state?.length ? all.filter((activity) => state.includes(activity.state)) : all;
}
