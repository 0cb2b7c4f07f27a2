import type { PlayState } from '@meowtale/story';

/** Returns the state that is saved: a fault leaves a run where it was, so that nothing of it is saved anew. */
export const faultlessOf = (saved: PlayState | null, state: PlayState | null): PlayState | null => (state?.fault === null ? state : saved);
