import { z } from 'zod';
import { LOCALES } from '../../locales.ts';
import { line, uuid } from '../text.ts';
import { appMeta, appTree, pluginNames, shortName } from './app-node.ts';
import { LABEL_NAME_MAX, labelName } from './label.ts';

/** Reserved tags; any other tag is a person's own label, `user:<text>` (SPEC §3). */
export const APP_TAG_DELETED = 'flag:delete';
export const APP_TAG_USER_PREFIX = 'user:';
export const APP_THEME_DEFAULT = 'default';
export const APP_NAME_MAX = 80;
export const APP_TAGS_MAX = 20;

const name = line(APP_NAME_MAX, { tooLong: 'app.errors.nameTooLong', missing: 'app.errors.nameRequired' }).min(
  1,
  'app.errors.nameRequired',
);
const locale = z.enum(LOCALES, 'app.errors.language');
const runtimeVersion = z.enum(['4.1', '4.2'], 'app.errors.spineVersion');

/** Replaces null by the initial value. */
const orWhenNull = <S extends z.ZodType>(schema: S, beginning: z.output<S>) =>
  schema.nullish().transform((given) => (given === null ? beginning : given));

/** Settings of an app's player (SPEC §3). */
const playing = {
  template: shortName.nullish(),
  theme: orWhenNull(shortName, APP_THEME_DEFAULT),
  plugins: orWhenNull(pluginNames, []),
  node: orWhenNull(appTree, []),
  meta: orWhenNull(appMeta, {}),
};

/**
 * `addApp` (SPEC §5: a new app requires a name; the runtime version is 4.1 by default). Repeating the `idempotency_key` returns the same
 * app.
 */
export const addAppInput = z.object({
  name,
  name_lang: locale.default('en-US'),
  default_lang: locale.default('en-US'),
  spine_runtime_version: runtimeVersion.default('4.1'),
  ...playing,
  idempotency_key: uuid.optional(),
});

/**
 * `setApp`: fields that are left out stay unchanged; null removes a file or a template. `node_revision` is that of the edited tree; without
 * it the tree is saved over any other.
 */
export const setAppInput = z.object({
  uuid,
  name: name.optional(),
  name_lang: locale.optional(),
  default_lang: locale.optional(),
  spine_runtime_version: runtimeVersion.optional(),
  thumbFile: uuid.nullish(),
  logoFile: uuid.nullish(),
  drama: uuid.nullish(),
  isolated: orWhenNull(z.boolean('invalid.type'), false),
  node_revision: z.int('invalid.whole-number').min(0, 'invalid.too-small').nullish(),
  ...playing,
});

/** `delApp`, `calcAppWordCount`. */
export const appUuidInput = z.object({ uuid });

/** `findAppSource`: without a language, the app's default one. */
export const findAppSourceInput = z.object({ uuid, language: locale.nullish() });

/** Shared links per app and person. */
export const SHARE_LINKS_MAX = 20;

/** `findAppShareLink`, `addAppShareLink`. */
export const findAppShareLinkInput = z.object({ app_uuid: uuid });

/** `findAppShare`: the token in a link's address. */
export const appShareInput = z.object({ token: z.string().regex(/^[\w-]{16,64}$/, 'invalid.text') });

/** A page's random secret for the editor's page, and its SHA-256 (43 characters of base64url each). */
const secret = z.string().regex(/^[\w-]{43}$/, 'invalid.text');

export const addAppEditorTokenInput = z.object({ uuid, challenge: secret });

export const openAppEditorInput = z.object({ c: secret, verifier: secret });

/** The path in an archive of a story's first file. */
const entry = line(512).nullish();

export const setAppUploadInput = z.object({ uuid, file_uuid: uuid, entry });

/** `addAppUpload`: a version of an app, or of a new one named `name`. */
export const addAppUploadInput = z
  .object({
    file_uuid: uuid,
    uuid: uuid.nullish(),
    name: name.nullish(),
    default_lang: locale.nullish(),
    entry,
    idempotency_key: uuid.nullish(),
    useAsync: z.boolean('invalid.type').nullish(),
  })
  .refine((input) => input.uuid != null || input.name != null, { path: ['name'], message: 'app.errors.nameRequired' });

export const copyAppInput = z.object({ uuid, useAsync: z.boolean('invalid.type').nullish() });

/** Normalizes a label's tag, so that each spelling is the same label. */
const asLabel = (tag: string) => (tag.startsWith(APP_TAG_USER_PREFIX) ? APP_TAG_USER_PREFIX + (labelName.safeParse(tag).data ?? '') : tag);

const TAG_MAX = APP_TAG_USER_PREFIX.length + LABEL_NAME_MAX;
const tag = z
  .string()
  .max(TAG_MAX, 'app.errors.tagTooLong')
  .pipe(line(TAG_MAX))
  .overwrite(asLabel)
  .refine((value) => value === APP_TAG_DELETED || value.startsWith(APP_TAG_USER_PREFIX), 'app.errors.tag')
  .refine((value) => value !== APP_TAG_USER_PREFIX, 'app.errors.tag');

export const setAppTagsInput = z.object({
  uuid,
  tags: z.array(tag).max(APP_TAGS_MAX, 'app.errors.tooManyTags'),
});

export type AddAppInput = z.infer<typeof addAppInput>;
export type SetAppInput = z.infer<typeof setAppInput>;
