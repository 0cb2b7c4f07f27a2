import { z } from 'zod';
import { PLATFORMS } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { ROLES } from '../../roles.ts';
import { lines, uuid } from '../text.ts';
import { staffReason } from './override.ts';

/** Of what those who work on a listing are told: its owner, and the publisher who is asked to represent it or does. */
export const WORK_NOTICES = [
  'agent-asked',
  'agent-taken',
  'agent-agreed',
  'agent-refused',
  'agent-submitted',
  'agent-cancelled',
  'review-taken',
  'review-passed',
  'review-refused',
  'listing-released',
  'store-overridden',
] as const;
export type WorkNotice = (typeof WORK_NOTICES)[number];

/** Of what people are told that staff decided about themselves. */
export const ACCOUNT_NOTICES = ['account-suspended', 'account-restored', 'account-penalty'] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

export const NOTICE_LABELS = ['read', 'delete'] as const;
/** Where a notice may have been read; a name of one's own would be a row of its own each time. */
export const NOTICE_CLIENTS = ['common', 'web', 'android', 'ios', 'windows', 'macos'] as const;

/** `lang` is the reader's, in which works are named. */
export const findNoticeInput = z.object({
  platform_key: z.enum(PLATFORMS, 'invalid.platform').nullish(),
  lang: z
    .enum(LOCALES, 'invalid.language')
    .nullish()
    .transform((value) => value ?? 'en-US'),
});

/** `client` is where it was done, `common` unless given. */
export const noticeLabelInput = z.object({
  notification_uuid: uuid,
  label: z.enum(NOTICE_LABELS, 'invalid.label'),
  client: z
    .enum(NOTICE_CLIENTS, 'invalid.system')
    .nullish()
    .transform((value) => value ?? 'common'),
});

/** Whom an official notice is for: everybody, those who have one of some roles, or people by name. */
export const NOTICE_AUDIENCES = ['all', 'roles', 'people'] as const;
export const OFFICIAL_TEXT_MAX = 1000;
const OFFICIAL_PEOPLE_MAX = 1000;
const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;

const officialText = z.object({
  language: z.enum(LOCALES, 'invalid.language'),
  text: lines(OFFICIAL_TEXT_MAX).pipe(z.string().min(1, 'invalid.empty')),
});

/** What staff tell people: in English at least, in any of our languages; `reason` is kept in the audit log and told to nobody. */
export const addNotificationInput = z
  .object({
    to: z.enum(NOTICE_AUDIENCES, 'invalid.action'),
    roles: z
      .array(z.enum(ROLES, 'invalid.action'))
      .max(ROLES.length, 'invalid.twice')
      .nullish()
      .transform((roles) => roles ?? []),
    user_uuids: z
      .array(uuid)
      .max(OFFICIAL_PEOPLE_MAX, 'invalid.too-many')
      .nullish()
      .transform((uuids) => [...new Set(uuids ?? [])]),
    texts: z
      .array(officialText)
      .max(LOCALES.length, 'invalid.twice')
      .refine((texts) => distinct(texts.map(({ language }) => language)), 'invalid.twice')
      .refine((texts) => texts.some(({ language }) => language === 'en-US'), 'missing.english_first'),
    reason: staffReason,
  })
  .superRefine(({ to, roles, user_uuids }, ctx) => {
    if (to === 'roles' && roles.length === 0) ctx.addIssue({ code: 'custom', path: ['roles'], message: 'invalid.empty', input: roles });
    if (to === 'people' && user_uuids.length === 0)
      ctx.addIssue({ code: 'custom', path: ['user_uuids'], message: 'invalid.empty', input: user_uuids });
  });
export type AddNotificationInput = z.output<typeof addNotificationInput>;
