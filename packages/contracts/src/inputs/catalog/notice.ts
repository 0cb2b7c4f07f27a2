import { z } from 'zod';
import { PAGE_SIZE_EVERYTHING, PLATFORMS } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { ROLES } from '../../roles.ts';
import { instant, line, lines, uuid } from '../text.ts';
import { staffReason } from './override.ts';

/** Notices for people who work on a listing: its owner, and the publisher who represents it or is asked to. */
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
  'review-page-passed',
  'review-page-refused',
  'review-package-passed',
  'review-package-refused',
  'listing-released',
  'store-overridden',
] as const;
export type WorkNotice = (typeof WORK_NOTICES)[number];

/** Notices for people about themselves: decisions of staff, and outcomes of their requests. */
export const ACCOUNT_NOTICES = [
  'account-suspended',
  'account-restored',
  'account-roles',
  'account-penalty',
  'refund-granted',
  'refund-declined',
  'silver-given',
  'withdrawal-paid',
  'withdrawal-failed',
  'withdrawal-correct',
  'withdrawal-expired',
  'withdrawal-bounced',
  'plan-begun',
  'plan-ends',
  'plan-ended',
  'erasure-due',
  'erasure-refused',
  'comment-hidden',
  'site-domain-failing',
  'site-domain-lost',
  'site-domain-unplanned',
] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

/** Notices for promoters about their share. */
export const PROMOTER_NOTICES = ['promotion-ends', 'promotion-resumes'] as const;
export type PromoterNotice = (typeof PROMOTER_NOTICES)[number];

/** Notices for people about others' replies to their comments. */
export const COMMENT_NOTICES = ['comment-reply'] as const;
export type CommentNotice = (typeof COMMENT_NOTICES)[number];

/** Kinds for which a person chooses whether to get e-mails too. */
export const NOTICE_KINDS = ['official', 'decisions', 'money', 'follows', 'agents', 'comments', 'sites'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

type NoticeKey = WorkNotice | AccountNotice | PromoterNotice | CommentNotice | 'release' | 'update' | 'official';

export const KIND_OF_NOTICE: Readonly<Record<NoticeKey, NoticeKind>> = {
  official: 'official',
  release: 'follows',
  update: 'follows',
  'agent-asked': 'agents',
  'agent-taken': 'agents',
  'agent-agreed': 'agents',
  'agent-refused': 'agents',
  'agent-submitted': 'agents',
  'agent-cancelled': 'agents',
  'review-taken': 'decisions',
  'review-passed': 'decisions',
  'review-refused': 'decisions',
  'review-page-passed': 'decisions',
  'review-page-refused': 'decisions',
  'review-package-passed': 'decisions',
  'review-package-refused': 'decisions',
  'listing-released': 'decisions',
  'store-overridden': 'decisions',
  'account-suspended': 'official',
  'account-restored': 'official',
  'account-roles': 'official',
  'account-penalty': 'money',
  'refund-granted': 'money',
  'refund-declined': 'money',
  'silver-given': 'money',
  'withdrawal-paid': 'money',
  'withdrawal-failed': 'money',
  'withdrawal-correct': 'money',
  'withdrawal-expired': 'money',
  'withdrawal-bounced': 'money',
  'plan-begun': 'money',
  'plan-ends': 'money',
  'plan-ended': 'money',
  'erasure-due': 'official',
  'erasure-refused': 'official',
  'promotion-ends': 'money',
  'promotion-resumes': 'money',
  'comment-hidden': 'official',
  'comment-reply': 'comments',
  'site-domain-failing': 'sites',
  'site-domain-lost': 'sites',
  'site-domain-unplanned': 'sites',
};

export const NOTICE_TYPES = ['official', 'system'] as const;
export const NOTICE_LABELS = ['read', 'delete'] as const;
/** Clients that a label can name; free names would add a row each. */
export const NOTICE_CLIENTS = ['common', 'web', 'android', 'ios', 'windows', 'macos'] as const;

/** `lang` is the language in which works are named. */
export const findNoticeInput = z.object({
  platform_key: z.enum(PLATFORMS, 'invalid.platform').nullish(),
  lang: z
    .enum(LOCALES, 'invalid.language')
    .nullish()
    .transform((value) => value ?? 'en-US'),
  type: z.enum(NOTICE_TYPES, 'invalid.action').nullish(),
  unread: z.boolean().nullish(),
});

const label = {
  label: z.enum(NOTICE_LABELS, 'invalid.label'),
  client: z
    .enum(NOTICE_CLIENTS, 'invalid.system')
    .nullish()
    .transform((value) => value ?? 'common'),
};

/** `client` is `common` unless given. */
export const noticeLabelInput = z.object({ notification_uuid: uuid, ...label });

/** The given notices, or all that came no later than `until`, which is the newest that the page showed when the person chose "all". */
export const noticeLabelsInput = z
  .object({
    notification_uuids: z.array(uuid).max(PAGE_SIZE_EVERYTHING, 'invalid.too-many').nullish(),
    until: instant.nullish(),
    type: z.enum(NOTICE_TYPES, 'invalid.action').nullish(),
    ...label,
  })
  .refine(({ notification_uuids, until }) => (notification_uuids == null) !== (until == null), {
    path: ['notification_uuids'],
    error: 'invalid.empty',
  });

/** E-mails about a kind of notices: never, one for each, or one per day. */
export const MAIL_PACES = ['never', 'at-once', 'daily'] as const;
export type MailPace = (typeof MAIL_PACES)[number];

/** `lang` is the language of the mails; daily ones are sent at 8:00 in `time_zone`. */
export const setNotificationPreferenceInput = z.object({
  preferences: z
    .array(z.object({ kind: z.enum(NOTICE_KINDS, 'invalid.action'), mail: z.enum(MAIL_PACES, 'invalid.action') }))
    .max(NOTICE_KINDS.length, 'invalid.twice')
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, 'invalid.twice'),
  lang: z.enum(LOCALES, 'invalid.language'),
  time_zone: line(64)
    .nullish()
    .transform((value) => value ?? 'UTC'),
});

/** Audience of an official notice: everyone, people with one of some roles, or named people. */
export const NOTICE_AUDIENCES = ['all', 'roles', 'people'] as const;
export const OFFICIAL_TEXT_MAX = 1000;
const OFFICIAL_PEOPLE_MAX = 1000;
const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;

const officialText = z.object({
  language: z.enum(LOCALES, 'invalid.language'),
  text: lines(OFFICIAL_TEXT_MAX).pipe(z.string().min(1, 'invalid.empty')),
});

/** An official notice: in English and optionally other languages; `reason` is saved in the audit log only. */
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
