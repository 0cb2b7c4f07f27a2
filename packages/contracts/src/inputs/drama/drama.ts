import { z } from 'zod';
import { DRAMA_DIALOGS, DRAMA_ROLES } from '../../constants.ts';
import { line, lines } from '../text.ts';

/** How long a drama's texts may be, in UTF-16 units; an input's `maxLength` counts the same way. */
export const DRAMA_TEXT = { title: 120, brief: 2000, prompt: 8000 } as const;

const count = (max: number, key: string) => z.int(key).min(1, key).max(max, key);

/**
 * What a person sets of a drama (SPEC §3, limits of SPEC §9). The editor's form and the API check by this one schema; each
 * message is a locale key.
 */
export const dramaInput = z.object({
  title: line(DRAMA_TEXT.title).min(1, 'invalid.empty'),
  brief: lines(DRAMA_TEXT.brief),
  prompt: lines(DRAMA_TEXT.prompt),
  number_of_roles: count(DRAMA_ROLES.max, 'drama.invalid.roles'),
  number_of_dialogs: count(DRAMA_DIALOGS.max, 'drama.invalid.dialogs'),
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
