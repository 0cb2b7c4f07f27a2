import { z } from 'zod';
import { PLATFORMS } from '../../constants.ts';
import { givenUrl } from '../given-url.ts';
import { line, publicLine, publicLines, uuid } from '../text.ts';
import { nickname } from './nickname.ts';
import { EMAIL_MAX, email } from './people.ts';

export const PROFILE_BRIEF_MAX = 500;
export const PROFILE_METADATA_MAX = 20;
export const METADATA_TYPES = ['string', 'textarea', 'url'] as const;
export type MetadataType = (typeof METADATA_TYPES)[number];
export const METADATA_NAME_MAX = 50;
export const METADATA_VALUE_MAX: Readonly<Record<MetadataType, number>> = { string: 200, textarea: 2000, url: 2000 };

const named = {
  /** Its own among a person's entries. */
  _cid: z.string('invalid.id').regex(/^[\w-]{1,40}$/, 'invalid.id'),
  name: publicLine(METADATA_NAME_MAX).min(1, 'invalid.empty'),
  /** Whether visitors see it. */
  show: z.boolean('invalid.text'),
};

/** Something that a person says of themselves: name and value are needed, trimmed (SPEC §5). */
export const metadataEntry = z.discriminatedUnion(
  'type',
  [
    z.object({ ...named, type: z.literal('string'), value: publicLine(METADATA_VALUE_MAX.string).min(1, 'invalid.empty') }),
    z.object({
      ...named,
      type: z.literal('textarea'),
      value: publicLines(METADATA_VALUE_MAX.textarea).refine((value) => value !== '', 'invalid.empty'),
    }),
    z.object({ ...named, type: z.literal('url'), value: givenUrl.refine((value) => value !== '', 'invalid.empty') }),
  ],
  'invalid.content-type',
);
export type MetadataEntry = z.output<typeof metadataEntry>;

const isOneEach = (entries: readonly MetadataEntry[]) => new Set(entries.map(({ _cid }) => _cid)).size === entries.length;

/** A field left out stays as it is. `head` is the id of an uploaded picture; null takes it away. */
export const profileInput = z.object({
  nickname: nickname.optional(),
  brief: publicLines(PROFILE_BRIEF_MAX).optional(),
  head: uuid.nullish(),
  /** Where others may write to; empty for nowhere. */
  social_email: line(EMAIL_MAX)
    .refine((value) => value === '' || email.safeParse(value).success, 'invalid.email')
    .optional(),
});
export type ProfileInput = z.output<typeof profileInput>;

/** What `setUser` takes: `auth` is the platform that their lobby works on; metadata come whole, in their order. */
export const setUserInput = z.object({
  auth: z.enum(PLATFORMS, 'invalid.platform').nullish(),
  profile: profileInput.optional(),
  metadata: z.array(metadataEntry).max(PROFILE_METADATA_MAX, 'invalid.too-many').refine(isOneEach, 'invalid.id').nullish(),
});
