import { ACTIVITY_STATE } from '@meowtale/contracts';

/** Returns the state of a discount at the database's time `now` (SPEC §4): only an active one changes a price. */
export function stateAt(startedAt: Date, endedAt: Date, now: Date): number {
  if (now < startedAt) return ACTIVITY_STATE.scheduled;
  return now < endedAt ? ACTIVITY_STATE.active : ACTIVITY_STATE.ended;
}
