import { z } from 'zod';
import { line } from '../text.ts';

/** The account's own address, typed anew, so that nobody erases it by a slip of the hand. */
export const erasureInput = z.object({ email: line(254).min(1, 'invalid.empty') });
