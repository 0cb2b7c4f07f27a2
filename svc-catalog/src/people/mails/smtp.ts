import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** The mail row's uuid, the same for each attempt. */
  uuid: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  lang: string;
  createdAt: Date;
  /** Turns off these mails by one POST (RFC 8058). */
  unsubscribeUrl: string;
}

/** Sends e-mails. */
export interface MailPort {
  /** @throws MailRefused when the server rejects the mail permanently; any other error may be retried */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Reports that the receiving server rejects a mail permanently. */
export class MailRefused extends Error {}

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if needed. */
  url: string;
  /** `Name <address>`. */
  from: string;
  /** Refuses to send without TLS. */
  requireTls: boolean;
  /** Time limit for one mail in all. */
  withinMs?: number;
}

const SILENCE_MS = 10_000;
const WITHIN_MS = 60_000;

/** Returns a port that sends through an SMTP server over at most four pooled connections. */
export function smtpPort({ url, from, requireTls, withinMs = WITHIN_MS }: SmtpOptions): MailPort {
  const silence = Math.min(SILENCE_MS, withinMs);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    requireTLS: requireTls,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ uuid, to, subject, text, html, lang, createdAt, unsubscribeUrl }) {
      const sent = transport.sendMail({
        ...{ from, subject, text, html },
        to: { name: '', address: to },
        messageId: `<${uuid}@${domain}>`,
        date: createdAt,
        headers: {
          'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
          'Content-Language': lang,
        },
      });
      await inTime(sent, withinMs).catch(refuseForGood);
    },
    close: () => transport.close(),
  };
}

/** Limits the total time, because the transport's timeouts count only silence. */
async function inTime(sending: Promise<unknown>, withinMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the server took too long')), withinMs);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/**
 * Throws MailRefused for a 5xx about the recipient or the content. Other 5xx (sign-in, sender) are our configuration's, so they are
 * retried.
 */
function refuseForGood(error: Error & { responseCode?: number; command?: string }): never {
  const about = error.command === 'RCPT TO' || error.command === 'DATA';
  if (about && (error.responseCode ?? 0) >= 500) throw new MailRefused(error.message, { cause: error });
  throw error;
}
