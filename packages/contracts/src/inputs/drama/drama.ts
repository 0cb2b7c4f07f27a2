import { z } from 'zod';
import { DRAMA_DIALOGS, DRAMA_ROLES } from '../../constants.ts';

/** How long a drama's texts may be, in UTF-16 units; an input's `maxLength` counts the same way. */
export const DRAMA_TEXT = { title: 120, brief: 2000, prompt: 8000 } as const;

// Control characters never come from a keyboard, and PostgreSQL refuses NUL. Line breaks and tabs are text, not in a title.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const text = (max: number, missing = 'drama.error.text') =>
  z
    .string(missing)
    .max(max, 'drama.error.tooLong')
    .refine((value) => !CONTROL.test(value), 'drama.error.characters');

const count = (limits: { max: number }, key: string) => z.int('drama.error.whole').min(1, key).max(limits.max, key);

/**
 * What a person sets of a drama (SPEC §3, limits of SPEC §9). The editor's form and the API check by this one schema; each
 * message is a locale key.
 */
export const dramaInput = z.object({
  title: text(DRAMA_TEXT.title, 'drama.error.titleEmpty')
    .refine((value) => value.trim() !== '', 'drama.error.titleEmpty')
    .refine((value) => !/[\t\r\n]/.test(value), 'drama.error.characters')
    .transform((value) => value.trim()),
  brief: text(DRAMA_TEXT.brief),
  prompt: text(DRAMA_TEXT.prompt),
  number_of_roles: count(DRAMA_ROLES, 'drama.error.roles'),
  number_of_dialogs: count(DRAMA_DIALOGS, 'drama.error.dialogs'),
});

/** `addDrama`: a title is enough, the rest starts at the defaults that DESIGN §12 settles. */
export const newDramaInput = dramaInput.extend({
  brief: dramaInput.shape.brief.default(''),
  prompt: dramaInput.shape.prompt.default(''),
  number_of_roles: dramaInput.shape.number_of_roles.default(DRAMA_ROLES.default),
  number_of_dialogs: dramaInput.shape.number_of_dialogs.default(DRAMA_DIALOGS.default),
});

/** `setDrama`: what is left out stays as it is. */
export const dramaChangeInput = dramaInput.partial();

export type DramaInput = z.infer<typeof dramaInput>;
export type DramaChangeInput = z.infer<typeof dramaChangeInput>;
