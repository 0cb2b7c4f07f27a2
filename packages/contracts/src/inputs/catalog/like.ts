import { z } from 'zod';
import { uuid } from '../text.ts';

export const storeLikeInput = z.object({ store_id: uuid });
