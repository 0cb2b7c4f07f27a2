import { z } from 'zod';
import { uuid } from '../text.ts';
import { staffReason } from './override.ts';

/** The dead letter to replay, of any service, and the reason. */
export const replayDeadLetterInput = z.object({ id: uuid, reason: staffReason });
