import { z } from 'zod';
import { PLATFORMS } from '../constants.ts';

/** ISO 3166-1 alpha-2, lower case; not checked against the list of countries. */
const country = z.string().regex(/^[a-z]{2}$/);
const countryList = z.array(country).max(300);

/** Popups of the shell. */
export const SHELL_POPUPS = {
  'shell.sign-in': z.object({ mode: z.enum(['sign-in', 'sign-up']).optional(), reason: z.string().optional() }),
  /** Says that a new account's name wasn't saved, and why, and lets the person choose one. Resolves to whether they did. */
  'shell.nickname': z.object({ nickname: z.string(), code: z.string(), status: z.int().optional(), key: z.string().optional() }),
  'shell.language': z.object({}),
  /** Changes the person's tracking consent. */
  'shell.consent': z.object({}),
  'shell.message': z.object({
    type: z.enum(['message', 'error', 'confirm']),
    title: z.string().optional(),
    message: z.string(),
    /** If given, the person can choose not to see it again. */
    messageId: z.string().optional(),
    /** Labels of the buttons, instead of "Confirm" and the like. */
    confirmLabel: z.string().optional(),
    cancelLabel: z.string().optional(),
  }),
  /** Sets the person's country, once. Resolves with it. */
  'shell.country': z.object({}),
  /** Chooses one country of all, or of `countries`, without setting the person's. Resolves with it. */
  'shell.country-selector': z.object({ title: z.string().optional(), value: country.optional(), countries: countryList.optional() }),
  /** Chooses several countries in the same way. Resolves with all chosen ones. */
  'shell.country-picker': z.object({
    title: z.string().optional(),
    values: countryList.optional(),
    countries: countryList.optional(),
    confirmLabel: z.string().optional(),
  }),
  /** Chooses a platform to publish on. Resolves with its key. */
  'shell.platform': z.object({
    title: z.string(),
    hint: z.string().optional(),
    value: z.enum(PLATFORMS).optional(),
    /** The error of the last choice. */
    error: z.string().optional(),
    confirmLabel: z.string().optional(),
  }),
} as const;
