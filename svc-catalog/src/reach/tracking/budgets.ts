import { createHash } from 'node:crypto';
import type { Actor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { spend } from './repository.ts';

/** Limits per minute for all visitors together: above a busy day's traffic, below a flood. */
const ALL_PER_MINUTE = { traffic_logs: 12_000, client_source_profiles: 1200 } as const;
/** Limit per minute for a signed-in person in all browsers. */
const PERSON_PER_MINUTE = 240;

/** Returns false when the person or all visitors together have reached the limit of this minute. */
export function isWithinBudget(db: Db, actor: Actor, table: keyof typeof ALL_PER_MINUTE): Promise<boolean> {
  const all = { what: table, most: ALL_PER_MINUTE[table] };
  if (actor.kind !== 'user') return spend(db, [all]);
  // Hashed, so that the counters don't show who was active.
  const what = createHash('sha256').update(`${table} ${actor.uuid}`).digest('base64url');
  return spend(db, [all, { what, most: PERSON_PER_MINUTE }]);
}
