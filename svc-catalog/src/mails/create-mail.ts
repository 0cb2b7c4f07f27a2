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

/**
 * What mails are sent through; null where none are sent. In production a server without TLS is refused when a mail goes.
 * @throws in production without an address of its own to send from
 */
export function createMail({ NODE_ENV, SMTP_URL, MAIL_FROM }: MailEnv): MailPort | null {
  if (!SMTP_URL) return null;
  const isProduction = NODE_ENV === 'production';
  if (isProduction && MAIL_FROM === FROM_NOBODY) throw new Error('MAIL_FROM: needed in production where SMTP_URL is given');
  return smtpPort({ url: SMTP_URL, from: MAIL_FROM, requireTls: isProduction });
}
