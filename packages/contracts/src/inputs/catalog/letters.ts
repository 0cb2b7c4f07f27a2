import { z } from 'zod';
import { uuid } from '../text.ts';
import { staffReason } from './override.ts';

/** Which dead letter is replayed, and why; any service's. */
export const replayLetterInput = z.object({ id: uuid, reason: staffReason });
