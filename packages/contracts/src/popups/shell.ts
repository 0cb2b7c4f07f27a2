import { z } from 'zod';
import { PLATFORMS } from '../constants.ts';

/** ISO 3166-1 alpha-2, lower case. Whether there is such a country, the list of countries says. */
const country = z.string().regex(/^[a-z]{2}$/);
const countryList = z.array(country).max(300);

/** Popups that the shell itself owns. */
export const SHELL_POPUPS = {
  'shell.sign-in': z.object({ mode: z.enum(['sign-in', 'sign-up']).optional(), reason: z.string().optional() }),
  'shell.language': z.object({}),
  /** What the person said to being recognised, to be said anew. */
  'shell.consent': z.object({}),
  'shell.message': z.object({
    type: z.enum(['message', 'error', 'confirm']),
    title: z.string().optional(),
    message: z.string(),
    /** When given, the person may choose not to be reminded again. */
    messageId: z.string().optional(),
    /** What the buttons say, where the act has better words than "Confirm". */
    confirmLabel: z.string().optional(),
    cancelLabel: z.string().optional(),
  }),
  /** Set country: where the person lives, chosen once. Resolves with it once it is set. */
  'shell.country': z.object({}),
  /** One country, of all or of those named; nobody's own is changed. Resolves with it. */
  'shell.country-selector': z.object({ title: z.string().optional(), value: country.optional(), countries: countryList.optional() }),
  /** Several countries, likewise. Resolves with all that are chosen. */
  'shell.country-picker': z.object({
    title: z.string().optional(),
    values: countryList.optional(),
    countries: countryList.optional(),
    confirmLabel: z.string().optional(),
  }),
  /** One of the platforms on which a work is published. Resolves with its key. */
  'shell.platform': z.object({
    title: z.string(),
    hint: z.string().optional(),
    value: z.enum(PLATFORMS).optional(),
    /** Why what was chosen before came to nothing. */
    error: z.string().optional(),
    confirmLabel: z.string().optional(),
  }),
} as const;
