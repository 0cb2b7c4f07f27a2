import { z } from 'zod';
import { cleanLine } from '../../text/clean.ts';
import { line, uuid } from '../text.ts';

/** What a person's own labels stand on (SPEC §3). */
export const LABEL_CATEGORIES = ['app', 'store', 'drama'] as const;
export type LabelCategory = (typeof LABEL_CATEGORIES)[number];

/** With it a label's name stands among an app's tags; nobody writes it by hand. */
export const LABEL_PREFIX = 'user:';
export const LABEL_NAME_MAX = 30;

const category = z.enum(LABEL_CATEGORIES, 'invalid.label');
const PREFIXES = new RegExp(`^(?:\\s*${LABEL_PREFIX})+`);
/** A label as its person writes it; with its prefix, also twice or after a blank, it is the same label. */
export const labelName = z
  .string('invalid.text')
  .overwrite(cleanLine)
  .transform((name) => name.replace(PREFIXES, ''))
  .pipe(line(LABEL_NAME_MAX))
  .pipe(z.string().min(1, 'invalid.empty'));

/** `scope` is `user` alone: labels are one's own, and `scope_uuid` can only be oneself. */
export const findCustomTagInput = z.object({
  category: category.nullish(),
  scope: z.literal('user', 'invalid.scope').nullish(),
  scope_uuid: uuid.nullish(),
});
export const addCustomTagInput = z.object({ category, name: labelName });
export const setCustomTagInput = z.object({ uuid, name: labelName });
export const delCustomTagInput = z.object({ uuid });
/** `setAppLabel`: puts one's own label on an app, or takes it off. */
export const setAppLabelInput = z.object({ uuid, label: labelName, chosen: z.boolean('invalid.type') });
