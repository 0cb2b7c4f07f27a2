import { z } from 'zod';

/** The revision that a page has edited; pages of earlier releases send none, and replace any. */
export const seenRevision = z.int('invalid.whole-number').min(1, 'invalid.too-small').nullish();
