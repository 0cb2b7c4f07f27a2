import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestMailbox {
  url: string;
  /** Received mails, as transmitted. */
  mails: string[];
  /** The reply to the next recipients: an SMTP code and text, or none at all; null accepts all. */
  answer: { code: number; words: string } | 'silence' | null;
  close(): Promise<void>;
}

/** Starts a real SMTP server on this machine, with replies that a test sets. */
export async function testMailbox(): Promise<TestMailbox> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      const { answer } = mailbox;
      if (answer === 'silence') return;
      done(answer && Object.assign(new Error(answer.words), { responseCode: answer.code }));
    },
    onData(stream, _session, done) {
      let mail = '';
      stream.setEncoding('utf8').on('data', (part) => {
        mail += part;
      });
      stream.on('end', () => {
        mailbox.mails.push(mail);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const mailbox: TestMailbox = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails: [],
    answer: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}

/** Returns a mail's header, unfolded and decoded. */
export function headerOf(mail: string, name: string): string | null {
  const head = (mail.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? null;
  const read = value
    ?.replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_whole, how: string, text: string) =>
      how.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('latin1') : unquote(text.replaceAll('_', ' ')),
    );
  return read === undefined ? null : utf8(read);
}

/** Returns a mail's text or HTML part. */
export function partOf(mail: string, kind: 'plain' | 'html'): string {
  const part = mail.split(/\r\n--/).find((piece) => piece.includes(`Content-Type: text/${kind}`)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\n\n');
  const bytes = /base64/i.test(head)
    ? Buffer.from(text, 'base64').toString('latin1')
    : /quoted-printable/i.test(head)
      ? unquote(text)
      : text;
  return utf8(bytes);
}

const unquote = (text: string): string =>
  text.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const utf8 = (latin1: string): string => (/[\u0080-\u00ff]/.test(latin1) ? Buffer.from(latin1, 'latin1').toString('utf8') : latin1);
