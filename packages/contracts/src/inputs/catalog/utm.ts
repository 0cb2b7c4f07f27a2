import { z } from 'zod';
import { UTM_MAX, UTM_VALUE } from '../../tracked-address.ts';

/** Characters that people type as a space: no-break, ideographic and the like, and tabs, but no line ends. */
const SPACES = /[\p{Zs}\t]/gu;

/** Letters and digits of any script, underscores, hyphens and spaces, or nothing (SPEC §5); any kind of space becomes a plain one. */
export const utmValue = z
  .string('invalid.text')
  .overwrite((value) => value.replaceAll(SPACES, ' '))
  .trim()
  .max(UTM_MAX, 'invalid.too-long')
  .regex(UTM_VALUE, 'invalid.utm')
  .nullish()
  .transform((value) => value ?? '');

export const utmShape = {
  utm_source: utmValue,
  utm_medium: utmValue,
  utm_campaign: utmValue,
  utm_term: utmValue,
  utm_content: utmValue,
};
