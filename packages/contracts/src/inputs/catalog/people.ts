import { z } from 'zod';
import { COUNTRY_CODES } from '../../countries.ts';
import { LOCALES } from '../../locales.ts';
import { line } from '../text.ts';
import { newNickname } from './nickname.ts';

/** Firebase itself wants six; a password of eight or more is what OWASP ASVS asks of a person's own choice. */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

export const EMAIL_MAX = 254;
export const email = line(EMAIL_MAX).pipe(z.email('invalid.email'));

/** ISO 3166 alpha-2, lower case. */
export const countryInput = z.object({ country: z.enum(COUNTRY_CODES, 'invalid.country') });

/** The interface language in which a mail is written. */
export const emailLanguageInput = z.object({ lang: z.enum(LOCALES, 'invalid.language') });

const newPassword = z.string().min(PASSWORD_MIN, 'invalid.password-short').max(PASSWORD_MAX, 'invalid.too-long');

/** Sign-in takes any password: what is wrong with it is for the identity service to say. */
export const signInInput = z.object({ email, password: z.string().min(1, 'invalid.empty').max(PASSWORD_MAX, 'invalid.too-long') });

export const signUpInput = z.object({
  nickname: newNickname,
  email,
  password: newPassword,
});

/** Where the mail goes by which a forgotten password is replaced. */
export const forgotPasswordInput = z.object({ email });

/** A password that replaces a forgotten one keeps to the rules of a first one. */
export const resetPasswordInput = z.object({ password: newPassword });

/** Roles that a person may take themselves by asking `me` for them (SPEC §6). */
export const SELF_TAKEN_ROLES = ['creator'] as const;
