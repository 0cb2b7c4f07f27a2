import { z } from 'zod';
import { LOCALES } from '../../locales.ts';
import { line, uuid } from '../text.ts';

/** Tags that mean something to us; every other one is a person's own label, `user:<text>` (SPEC §3). */
export const APP_TAG_DELETED = 'flag:delete';
export const APP_TAG_USER_PREFIX = 'user:';
export const APP_NAME_MAX = 80;
export const APP_TAGS_MAX = 20;

const name = z.string().trim().min(1, 'app.errors.nameRequired').max(APP_NAME_MAX, 'app.errors.nameTooLong').pipe(line(APP_NAME_MAX));
const locale = z.enum(LOCALES, 'app.errors.language');
const runtimeVersion = z.enum(['4.1', '4.2'], 'app.errors.spineVersion');

/**
 * `addApp` (SPEC §5: a new app requires a name; the runtime version is 4.1 unless chosen). What is sent again with the
 * same `idempotency_key` is made once.
 */
export const addAppInput = z.object({
  name,
  name_lang: locale.default('en-US'),
  default_lang: locale.default('en-US'),
  spine_runtime_version: runtimeVersion.default('4.1'),
  idempotency_key: uuid.optional(),
});

/** `setApp`: what is left out stays; a file set to null is taken away. */
export const setAppInput = z.object({
  uuid,
  name: name.optional(),
  name_lang: locale.optional(),
  default_lang: locale.optional(),
  thumbFile: uuid.nullish(),
  logoFile: uuid.nullish(),
  drama: uuid.nullish(),
});

/** What names an app and nothing else: `delApp`, `calcAppWordCount`. */
export const appUuidInput = z.object({ uuid });

/** How many links to one app somebody may have: more than testers are told apart by. */
export const SHARE_LINKS_MAX = 20;

/** `findAppShareLink`, `addAppShareLink`. */
export const findAppShareLinkInput = z.object({ app_uuid: uuid });

/** `findAppShare`: what stands in a link's address. */
export const appShareInput = z.object({ token: z.string().regex(/^[\w-]{16,64}$/, 'invalid.text') });

/** What a page makes and keeps until the editor's page gives it back, and its SHA-256 (43 signs of base64url each). */
const secret = z.string().regex(/^[\w-]{43}$/, 'invalid.text');

export const addAppEditorTokenInput = z.object({ uuid, challenge: secret });

export const openAppEditorInput = z.object({ c: secret, verifier: secret });

export const setAppUploadInput = z.object({ uuid, file_uuid: uuid });

/** `addAppUpload`: a version of an app, or of a new one that is called `name`. */
export const addAppUploadInput = z
  .object({
    file_uuid: uuid,
    uuid: uuid.nullish(),
    name: name.nullish(),
    default_lang: locale.nullish(),
    idempotency_key: uuid.nullish(),
    useAsync: z.boolean('invalid.type').nullish(),
  })
  .refine((input) => input.uuid != null || input.name != null, { path: ['name'], message: 'app.errors.nameRequired' });

export const copyAppInput = z.object({ uuid, useAsync: z.boolean('invalid.type').nullish() });

const tag = z
  .string()
  .max(64, 'app.errors.tagTooLong')
  .pipe(line(64))
  .refine((value) => value === APP_TAG_DELETED || value.length > APP_TAG_USER_PREFIX.length, 'app.errors.tag')
  .refine((value) => value === APP_TAG_DELETED || value.startsWith(APP_TAG_USER_PREFIX), 'app.errors.tag');

export const setAppTagsInput = z.object({
  uuid,
  tags: z.array(tag).max(APP_TAGS_MAX, 'app.errors.tooManyTags'),
});

export type AddAppInput = z.infer<typeof addAppInput>;
export type SetAppInput = z.infer<typeof setAppInput>;
