import { z } from 'zod';
import { line } from '../text.ts';

/** The account's e-mail address, typed again, so that no account is erased by accident. */
export const erasureInput = z.object({ email: line(254).min(1, 'invalid.empty') });
