import { createHash } from 'node:crypto';
import type { Actor } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { spend } from './repository.ts';

/** What anybody may write, and how much of it a minute brings from all together: more than a day of much to do, and no flood. */
const ALL_PER_MINUTE = { traffic_logs: 12_000, client_source_profiles: 1200, ad_link_visits: 6000 } as const;
/** More than somebody signed in does, on all their browsers. */
const PERSON_PER_MINUTE = 240;

/** Answers false when this minute has brought too much already, of this person or of everybody. */
export function isWithinBudget(db: Db, actor: Actor, table: keyof typeof ALL_PER_MINUTE): Promise<boolean> {
  const all = { what: table, most: ALL_PER_MINUTE[table] };
  if (actor.kind !== 'user') return spend(db, [all]);
  // Whoever reads the counts doesn't learn who was there.
  const what = createHash('sha256').update(`${table} ${actor.uuid}`).digest('base64url');
  return spend(db, [all, { what, most: PERSON_PER_MINUTE }]);
}
