import { z } from 'zod';
import { type MailPort, smtpPort } from './smtp.ts';

const FROM_NOBODY = 'Meowtale <notices@meowtale.example>';

/** Describes the environment variables for sending mails. */
export const mailEnv = {
  /** `smtp://` or `smtps://`, with user and password if needed. Without it no e-mails are sent or offered. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender: `Name <address>`. */
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

/** Returns whether MAIL_FROM is set by the operator wherever production sends mails. */
export const hasSender = ({ NODE_ENV, SMTP_URL, MAIL_FROM }: Partial<MailEnv>): boolean =>
  NODE_ENV !== 'production' || !SMTP_URL || MAIL_FROM !== FROM_NOBODY;

/** Returns the port that sends mails; null when none are sent. In production, sending to a server without TLS fails. */
export function createMail({ NODE_ENV, SMTP_URL, MAIL_FROM }: MailEnv): MailPort | null {
  if (!SMTP_URL) return null;
  return smtpPort({ url: SMTP_URL, from: MAIL_FROM, requireTls: NODE_ENV === 'production' });
}
