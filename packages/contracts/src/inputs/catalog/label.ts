import { z } from 'zod';
import { cleanLine } from '../../text/clean.ts';
import { line, uuid } from '../text.ts';

/** What labels can be put on (SPEC §3). */
export const LABEL_CATEGORIES = ['app', 'store', 'drama'] as const;
export type LabelCategory = (typeof LABEL_CATEGORIES)[number];

/** Prefix of a label among an app's tags; people don't type it. */
export const LABEL_PREFIX = 'user:';
export const LABEL_NAME_MAX = 30;

const category = z.enum(LABEL_CATEGORIES, 'invalid.label');
const PREFIXES = new RegExp(`^(?:\\s*${LABEL_PREFIX})+`);
/** A label's name, without its prefix, however often that is repeated. */
export const labelName = z
  .string('invalid.text')
  .overwrite(cleanLine)
  .transform((name) => name.replace(PREFIXES, ''))
  .pipe(line(LABEL_NAME_MAX))
  .pipe(z.string().min(1, 'invalid.empty'));

/** `scope` is always `user`, and `scope_uuid` can only be the caller's. */
export const findCustomTagInput = z.object({
  category: category.nullish(),
  scope: z.literal('user', 'invalid.scope').nullish(),
  scope_uuid: uuid.nullish(),
});
export const addCustomTagInput = z.object({ category, name: labelName });
export const setCustomTagInput = z.object({ uuid, name: labelName });
export const delCustomTagInput = z.object({ uuid });
/** `setAppLabel`: puts the caller's label on an app, or removes it. */
export const setAppLabelInput = z.object({ uuid, label: labelName, chosen: z.boolean('invalid.type') });
