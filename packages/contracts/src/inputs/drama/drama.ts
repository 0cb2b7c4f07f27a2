import { z } from 'zod';
import { DRAMA_DIALOGS, DRAMA_ROLES } from '../../constants.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../locales.ts';
import { appMeta } from '../catalog/app-node.ts';
import { line, lines } from '../text.ts';
import { dramaParts } from './drama-parts.ts';

/** How long a drama's texts may be, in UTF-16 units; an input's `maxLength` counts the same way. */
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

/**
 * What a person sets of a drama beside its story (SPEC §3, limits of SPEC §9). The editor's form and the API check by this
 * one schema; each message is a locale key.
 */
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
 * `addDrama`: a title is enough, the rest starts at the defaults that DESIGN §12 settles. `language`, `logline` and `template`
 * are what its story begins with when no parts are given.
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

/** `setDrama`: what is left out stays as it is. */
export const dramaChangeInput = dramaInput.partial().extend({
  meta: appMeta.optional(),
  parts: dramaParts.optional(),
  language: onlyAtFirst,
  logline: onlyAtFirst,
  template: onlyAtFirst,
});

/** `copyDrama`: another title, or the same. */
export const dramaCopyInput = z.object({ title: shape.title.optional() });

/** A snapshot that a person keeps has a name. */
export const dramaSnapshotInput = z.object({ name: line(DRAMA_TEXT.label).min(1, 'invalid.empty') });

export type DramaInput = z.infer<typeof dramaInput>;
export type NewDramaInput = z.output<typeof newDramaInput>;
/** As it is sent; `z.output` of the schema is how it is kept. */
export type DramaChangeInput = z.input<typeof dramaChangeInput>;
