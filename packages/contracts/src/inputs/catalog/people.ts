import { z } from 'zod';
import { PAGE_SIZE_MAX } from '../../constants.ts';
import { COUNTRY_CODES } from '../../countries.ts';
import { LOCALES } from '../../locales.ts';
import { returnPath } from '../return-url.ts';
import { line } from '../text.ts';
import { newNickname, nickname } from './nickname.ts';

/** Firebase requires six; OWASP ASVS requires eight for passwords that people choose. */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

export const EMAIL_MAX = 254;
export const email = line(EMAIL_MAX).pipe(z.email('invalid.email'));

/** `findUserPublic`: ids of people; unknown and invalid ones are left out of its list. */
export const findUserPublicInput = z.object({ uuid: z.array(z.string('invalid.id')).max(PAGE_SIZE_MAX, 'invalid.too-many') });

/** ISO 3166 alpha-2, lower case. */
export const countryInput = z.object({ country: z.enum(COUNTRY_CODES, 'invalid.country') });

/** The interface language in which a mail is written, and the page to which its link leads back. */
export const verificationMailInput = z.object({ lang: z.enum(LOCALES, 'invalid.language'), returnUrl: returnPath.nullish() });

const newPassword = z.string().min(PASSWORD_MIN, 'invalid.password-short').max(PASSWORD_MAX, 'invalid.too-long');

/** Accepts any password, because the identity service checks it. */
export const signInInput = z.object({ email, password: z.string().min(1, 'invalid.empty').max(PASSWORD_MAX, 'invalid.too-long') });

export const nicknameInput = z.object({ nickname });

export const signUpInput = z.object({
  nickname: newNickname,
  email,
  password: newPassword,
});

/** The address to which the link for a new password is sent. */
export const forgotPasswordInput = z.object({ email });

/** A new password follows the same rules as a first one. */
export const resetPasswordInput = z.object({ password: newPassword });

/** Roles that a person may take themselves by `me` (SPEC §6). */
export const SELF_TAKEN_ROLES = ['creator'] as const;
