import { z } from 'zod';
import { type MailPort, smtpPort } from './smtp.ts';

const FROM_NOBODY = 'Meowtale <notices@meowtale.example>';

/** What the environment says of sending mails. */
export const mailEnv = {
  /** `smtp://` or `smtps://`, with user and password where they are needed; without it no e-mails are sent, and none are offered. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who they are from: `Name <address>`. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]+<[^\s<>@]+@[^\s<>@]+>$/, 'must be like `Meowtale <notices@meowtale.example>`')
    .default(FROM_NOBODY),
};

export interface MailEnv {
  NODE_ENV: string;
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
}

/** Returns whether mails, where they are sent in production, have a sender of the operator's own. */
export const hasSender = ({ NODE_ENV, SMTP_URL, MAIL_FROM }: Partial<MailEnv>): boolean =>
  NODE_ENV !== 'production' || !SMTP_URL || MAIL_FROM !== FROM_NOBODY;

/** Returns what mails are sent through; null where none are sent. In production a server without TLS is refused when a mail goes. */
export function createMail({ NODE_ENV, SMTP_URL, MAIL_FROM }: MailEnv): MailPort | null {
  if (!SMTP_URL) return null;
  return smtpPort({ url: SMTP_URL, from: MAIL_FROM, requireTls: NODE_ENV === 'production' });
}
