import { z } from 'zod';
import { PLATFORMS } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { uuid } from '../text.ts';

export const NOTICE_LABELS = ['read', 'delete'] as const;

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
    .string('invalid.text')
    .regex(/^[a-z0-9-]{1,20}$/, 'invalid.characters')
    .nullish()
    .transform((value) => value ?? 'common'),
});
