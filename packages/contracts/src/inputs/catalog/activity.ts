import { z } from 'zod';
import { ACTIVITY_STATE } from '../../constants.ts';

const state = z.int('invalid.status').refine((value) => (Object.values(ACTIVITY_STATE) as number[]).includes(value), 'invalid.status');

/** `findStoreActivityOfficial`: of some states, or of all. */
export const findOfficialActivityInput = z.object({ state: z.array(state).max(4, 'invalid.twice').nullish() });
