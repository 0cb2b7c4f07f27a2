import { z } from 'zod';
import { lines, uuid } from '../text.ts';

export const STAFF_REASON_MAX = 1000;
/** The reason of a staff action, saved in the audit log (TRUST 26). */
export const staffReason = lines(STAFF_REASON_MAX).pipe(z.string().min(1, 'invalid.empty'));

/** `submit_uuid` is the released version that staff saw. */
export const overrideStoreInput = z.object({ store_id: uuid, submit_uuid: uuid, reason: staffReason });
