import { z } from 'zod';
import { PLATFORMS } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { uuid } from '../text.ts';

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
] as const;
export type WorkNotice = (typeof WORK_NOTICES)[number];

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
