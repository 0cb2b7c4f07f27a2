import { z } from 'zod';
import { PLATFORMS } from '../../constants.ts';
import { givenUrl } from '../given-url.ts';
import { line, publicLine, publicLines, uuid } from '../text.ts';
import { nickname } from './nickname.ts';
import { EMAIL_MAX, email } from './people.ts';
import { seenRevision } from './seen-revision.ts';

export const PROFILE_BRIEF_MAX = 500;
export const PROFILE_METADATA_MAX = 20;
export const METADATA_TYPES = ['string', 'textarea', 'url'] as const;
export type MetadataType = (typeof METADATA_TYPES)[number];
export const METADATA_NAME_MAX = 50;
export const METADATA_VALUE_MAX: Readonly<Record<MetadataType, number>> = { string: 200, textarea: 2000, url: 2000 };

const nameFields = {
  /** The entry's id, unique in the profile. */
  _cid: z.string('invalid.id').regex(/^[\w-]{1,40}$/, 'invalid.id'),
  name: publicLine(METADATA_NAME_MAX).min(1, 'invalid.empty'),
  /** Whether visitors see it. */
  show: z.boolean('invalid.text'),
};

/** A further entry of a profile: name and value are required and trimmed (SPEC §5). */
export const metadataEntry = z.discriminatedUnion(
  'type',
  [
    z.object({ ...nameFields, type: z.literal('string'), value: publicLine(METADATA_VALUE_MAX.string).min(1, 'invalid.empty') }),
    z.object({
      ...nameFields,
      type: z.literal('textarea'),
      value: publicLines(METADATA_VALUE_MAX.textarea).refine((value) => value !== '', 'invalid.empty'),
    }),
    z.object({ ...nameFields, type: z.literal('url'), value: givenUrl.refine((value) => value !== '', 'invalid.empty') }),
  ],
  'invalid.content-type',
);
export type MetadataEntry = z.output<typeof metadataEntry>;

const isOneEach = (entries: readonly MetadataEntry[]) => new Set(entries.map(({ _cid }) => _cid)).size === entries.length;

/** Fields that are left out stay unchanged. `head` is an uploaded picture's id; null removes it. */
export const profileInput = z.object({
  nickname: nickname.optional(),
  brief: publicLines(PROFILE_BRIEF_MAX).optional(),
  head: uuid.nullish(),
  /** A public e-mail address; empty for none. */
  social_email: line(EMAIL_MAX)
    .refine((value) => value === '' || email.safeParse(value).success, 'invalid.email')
    .optional(),
});
export type ProfileInput = z.output<typeof profileInput>;

/**
 * `setUser`: `auth` is the platform of the lobby; metadata replace all entries, in order. `profile_revision` is that of the edited profile;
 * without it any is replaced.
 */
export const setUserInput = z.object({
  auth: z.enum(PLATFORMS, 'invalid.platform').nullish(),
  profile: profileInput.optional(),
  metadata: z.array(metadataEntry).max(PROFILE_METADATA_MAX, 'invalid.too-many').refine(isOneEach, 'invalid.id').nullish(),
  profile_revision: seenRevision,
});
export type SetUserInput = z.output<typeof setUserInput>;
