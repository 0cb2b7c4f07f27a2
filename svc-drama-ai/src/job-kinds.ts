import type { JobKind } from '@meowtale/service-kit';
import type { Db } from './database.ts';
import type { Ai } from './generation/ai.ts';
import { consistencyKind } from './generation/consistency.ts';
import { generateKind } from './generation/generate.ts';
import { drawKind } from './pictures/draw.ts';
import { translateKind } from './translation/translate.ts';
import { translateTextsKind } from './translation/translate-texts.ts';

/** Returns the service's kinds of jobs. */
export const jobKinds = (db: Db, ai: Ai): JobKind[] =>
  [
    generateKind(db, ai.providers),
    consistencyKind(db, ai.providers),
    translateKind(db, ai.providers),
    translateTextsKind(db, ai.providers),
    drawKind(db, ai.providers),
  ] as JobKind[];
