import type { PlayState } from '@meowtale/story';

/** Returns the state to save: a fault doesn't advance a run, so nothing is saved. */
export const faultlessOf = (saved: PlayState | null, state: PlayState | null): PlayState | null => (state?.fault === null ? state : saved);
