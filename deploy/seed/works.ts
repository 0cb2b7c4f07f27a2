import type { Work } from './work.ts';
import { work as lettersToTheTide } from './works/letters-to-the-tide/work.ts';
import { work as peonySeason } from './works/peony-season/work.ts';
import { work as signalBoxSeven } from './works/signal-box-seven/work.ts';
import { work as theLanternKeeper } from './works/the-lantern-keeper/work.ts';

/** The works on the demo shelf, the newest first. */
export const WORKS: readonly Work[] = [theLanternKeeper, lettersToTheTide, signalBoxSeven, peonySeason];
