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
  // PostgreSQL's text can't store a NUL.
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

/** `setPlaySave`: `revision` is the one that the client knows, 0 for the first (DESIGN §5). */
export const setPlaySaveInput = z.object({
  app_uuid: uuid,
  slot,
  revision: z.int('invalid.number').min(0, 'invalid.too-small'),
  data: jsonText,
  /** Whether this run has come to its end. */
  ended: z.boolean('invalid.text').default(false),
  /** Played as the whole: the right to an opening of the same app is not enough. */
  whole: z.boolean('invalid.text').default(false),
  /** The grant that paying returned: the right to play until the entitlement arrives (DESIGN §4). */
  grant: z.string().max(4000, 'invalid.too-long').optional(),
});
export const findPlayRecentInput = z.object({ continuing: z.boolean('invalid.text').default(false) });
export type SetPlaySaveInput = z.infer<typeof setPlaySaveInput>;
