import { z } from 'zod';
import { SAVE_MAX_BYTES } from '../../constants.ts';
import { uuid } from '../text.ts';

const slot = z
  .string()
  .regex(/^[a-z0-9-]{1,32}$/, 'play.errors.slot')
  .default('auto');

const jsonText = z
  .string()
  .refine((text) => new TextEncoder().encode(text).byteLength <= SAVE_MAX_BYTES, 'play.errors.saveTooLarge')
  // PostgreSQL's text cannot hold a NUL, and a save that isn't JSON can't be one of ours.
  .refine((text) => isJson(text) && !text.includes('\u0000'), 'play.errors.saveNotJson');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const findPlaySaveInput = z.object({ app_uuid: uuid, slot });

/** `setPlaySave`: `revision` is the stored one as the writer knows it, 0 for the first (DESIGN §5). */
export const setPlaySaveInput = z.object({
  app_uuid: uuid,
  slot,
  revision: z.int('invalid.number').min(0, 'invalid.too-small'),
  data: jsonText,
  /** Whether the run that it holds has come to an end. */
  ended: z.boolean('invalid.text').default(false),
  /** What paying returned: the right to play until the entitlement has arrived (DESIGN §4). */
  grant: z.string().max(4000, 'invalid.too-long').optional(),
});
export const findPlayRecentInput = z.object({ continuing: z.boolean('invalid.text').default(false) });
export type SetPlaySaveInput = z.infer<typeof setPlaySaveInput>;
