import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** Of the row that it is sent for: the same however often it is tried. */
  uuid: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  lang: string;
  createdAt: Date;
  /** Ends these mails by one POST (RFC 8058). */
  unsubscribeUrl: string;
}

/** What e-mails go out through. */
export interface MailPort {
  /** @throws MailRefused when the receiving side will never take it; anything else may be tried again */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The receiving side says for good that it doesn't take this. */
export class MailRefused extends Error {}

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where they are needed. */
  url: string;
  /** `Name <address>`. */
  from: string;
  /** Nothing goes out unencrypted. */
  requireTls: boolean;
  /** How long one mail may take in all. */
  withinMs?: number;
}

const SILENCE_MS = 10_000;
const WITHIN_MS = 60_000;

/** Through an SMTP server, over few connections that stay open. */
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

/** A server that keeps saying something never falls silent. */
async function inTime(sending: Promise<unknown>, withinMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the server took too long')), withinMs);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/** 5xx about this mail or whoever it is for; one about signing in or this sender is ours to mend, and is tried again. */
function refuseForGood(error: Error & { responseCode?: number; command?: string }): never {
  const about = error.command === 'RCPT TO' || error.command === 'DATA';
  if (about && (error.responseCode ?? 0) >= 500) throw new MailRefused(error.message, { cause: error });
  throw error;
}
