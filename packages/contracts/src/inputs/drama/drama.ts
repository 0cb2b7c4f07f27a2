import { z } from 'zod';
import { DRAMA_DIALOGS, DRAMA_ROLES } from '../../constants.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../locales.ts';
import { appMeta } from '../catalog/app-node.ts';
import { line, lines } from '../text.ts';
import { dramaParts } from './drama-parts.ts';

/** Maximum lengths of a drama's texts in UTF-16 units, as in `maxLength`. */
export const DRAMA_TEXT = {
  title: 120,
  label: 60,
  brief: 2000,
  prompt: 8000,
  default_prompt_prefix: 2000,
  default_prompt_suffix: 2000,
  logline: 500,
} as const;

const count = (max: number, key: string) => z.int(key).min(1, key).max(max, key);

/** A drama's settings besides its story (SPEC §3, limits of SPEC §9), for the editor's form and the API; each message is a locale key. */
export const dramaInput = z.object({
  title: line(DRAMA_TEXT.title).min(1, 'invalid.empty'),
  label: line(DRAMA_TEXT.label),
  brief: lines(DRAMA_TEXT.brief),
  prompt: lines(DRAMA_TEXT.prompt),
  default_prompt_prefix: lines(DRAMA_TEXT.default_prompt_prefix),
  default_prompt_suffix: lines(DRAMA_TEXT.default_prompt_suffix),
  number_of_roles: count(DRAMA_ROLES.max, 'drama.invalid.roles'),
  number_of_dialogs: count(DRAMA_DIALOGS.max, 'drama.invalid.dialogs'),
});

const { shape } = dramaInput;

/**
 * `addDrama`: only the title is required; the defaults are DESIGN §12's. `language`, `logline` and `template` start its story when no parts
 * are given.
 */
export const newDramaInput = dramaInput.extend({
  label: shape.label.default(''),
  brief: shape.brief.default(''),
  prompt: shape.prompt.default(''),
  default_prompt_prefix: shape.default_prompt_prefix.default(''),
  default_prompt_suffix: shape.default_prompt_suffix.default(''),
  number_of_roles: shape.number_of_roles.default(DRAMA_ROLES.default),
  number_of_dialogs: shape.number_of_dialogs.default(DRAMA_DIALOGS.default),
  meta: appMeta.default({}),
  parts: dramaParts.optional(),
  language: z.enum(LOCALES, 'invalid.language').default(DEFAULT_LOCALE),
  logline: lines(DRAMA_TEXT.logline).default(''),
  template: z.enum(['three-act', 'free'], 'invalid.type').default('three-act'),
});

const onlyAtFirst = z.never('invalid.text').optional();

/** `setDrama`: fields that are left out stay unchanged. */
export const dramaChangeInput = dramaInput.partial().extend({
  meta: appMeta.optional(),
  parts: dramaParts.optional(),
  language: onlyAtFirst,
  logline: onlyAtFirst,
  template: onlyAtFirst,
});

/** `copyDrama`: with another title, if given. */
export const dramaCopyInput = z.object({ title: shape.title.optional() });

/** A named snapshot. */
export const dramaSnapshotInput = z.object({ name: line(DRAMA_TEXT.label).min(1, 'invalid.empty') });

export type DramaInput = z.infer<typeof dramaInput>;
export type NewDramaInput = z.output<typeof newDramaInput>;
/** The input of a request; `z.output` of the schema is what is stored. */
export type DramaChangeInput = z.input<typeof dramaChangeInput>;
