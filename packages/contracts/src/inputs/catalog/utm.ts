import { z } from 'zod';

export const UTM_MAX = 100;
export const UTM_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type UtmField = (typeof UTM_FIELDS)[number];

/** Letters and digits of any script, underscores, hyphens and spaces, or nothing (SPEC §5). */
export const utmValue = z
  .string('invalid.text')
  .trim()
  .max(UTM_MAX, 'invalid.too-long')
  .regex(/^[\p{L}\p{M}\p{N}_ -]*$/u, 'invalid.utm')
  .nullish()
  .transform((value) => value ?? '');

export const utmShape = {
  utm_source: utmValue,
  utm_medium: utmValue,
  utm_campaign: utmValue,
  utm_term: utmValue,
  utm_content: utmValue,
};
