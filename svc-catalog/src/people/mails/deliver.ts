import { clockNow, createCounter } from '@meowtale/service-kit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../../database.ts';
import type { Works } from '../../works.ts';
import { composeMail, kindOf, type MailedNotice } from './message.ts';
import { type DueMail, endMail, findNoticeUuids, findPreferences, findReader, putOff, takeDue } from './repository.ts';
import { type MailPort, MailRefused, type OutgoingMail } from './smtp.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

export interface Mailing {
  db: Db;
  works: Works;
  mail: MailPort;
  /** The site's origin, where links lead. */
  site: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Returns those of these notices that the person has neither read nor deleted, with texts in `lang`. */
  findUnread(
    asking: { db: Db; works: Works },
    reader: { userUuid: string; lang: string },
    uuids: readonly string[],
  ): Promise<readonly MailedNotice[]>;
}

export const mailsTried = createCounter('mails_total', 'Mails by outcome of an attempt', ['outcome']);

const EVERY_MS = 2000;
const AT_ONCE = 20;
const FAULT_MAX = 300;
/** Delay before each retry, in seconds; after the last attempt the mail is marked dead. */
const PATIENCE_SECONDS = [60, 300, 900, 3600, 14_400, 43_200];

/** Sends up to `atOnce` due mails and returns how many it took. Any number of processes may run it. */
export async function sendDueMails(mailing: Mailing, atOnce = AT_ONCE): Promise<number> {
  const due = await takeDue(mailing.db, atOnce);
  await Promise.all(due.map((mail) => sendOne(mailing, mail)));
  return due.length;
}

async function sendOne({ log, ...mailing }: Mailing, due: DueMail): Promise<void> {
  const { db, mail } = mailing;
  const outgoing = await compose(mailing, due);
  if (!outgoing) {
    mailsTried.inc({ outcome: 'dropped' });
    await endMail(db, due, 'dropped');
    return;
  }
  try {
    await mail.send(outgoing);
  } catch (error) {
    const fault = faultOf(error as Error, outgoing.to);
    log.warn({ event: 'mail.not-accepted', mail: due.uuid, attempt: due.attempts, fault }, 'a mail was not accepted');
    await notTaken(db, due, fault, error instanceof MailRefused);
    return;
  }
  mailsTried.inc({ outcome: 'sent' });
  await endMail(db, due, 'sent');
}

/** Returns null when the person can't be reached, turned off these mails, or has read or deleted all the notices. */
async function compose(
  { db, works, site, findUnread }: Omit<Mailing, 'log'>,
  { uuid, user_uuid, created_at }: DueMail,
): Promise<OutgoingMail | null> {
  const reader = await findReader(db, user_uuid);
  if (!reader) return null;
  const unread = await findUnread({ db, works }, { userUuid: user_uuid, lang: reader.lang }, await findNoticeUuids(db, uuid));
  const kinds = new Set((await findPreferences(db, user_uuid)).map(({ kind }) => kind));
  const notices = unread.filter(({ key }) => kinds.has(kindOf(key)));
  if (notices.length === 0) return null;
  const signing = { secret: works.grantSecret, now: await clockNow(db) };
  const unsubscribe = unsubscribeUrl(
    site,
    reader.lang,
    { user: user_uuid, kinds: [...new Set(notices.map(({ key }) => kindOf(key)))] },
    signing,
  );
  const message = composeMail({ notices, reader, site, unsubscribeUrl: unsubscribe });
  return { uuid, to: reader.email, lang: reader.lang, createdAt: created_at, unsubscribeUrl: unsubscribe, ...message };
}

async function notTaken(db: Db, due: DueMail, fault: string, forGood: boolean): Promise<void> {
  const seconds = PATIENCE_SECONDS[due.attempts - 1];
  const givenUp = forGood || seconds === undefined;
  mailsTried.inc({ outcome: givenUp ? 'given-up' : 'put-off' });
  if (givenUp) await endMail(db, due, 'dead', fault);
  else await putOff(db, due, seconds, fault);
}

/** Returns the server's error message without the person's address, at most 300 characters. */
const faultOf = (error: Error, address: string): string => error.message.replaceAll(address, '…').slice(0, FAULT_MAX);

/** Sends due mails every two seconds while the service runs; closing waits for those being sent. */
export function watchMails(app: FastifyInstance, mailing: Omit<Mailing, 'log'>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let closing = false;
  async function sendAll(): Promise<void> {
    while (!closing && (await sendDueMails({ ...mailing, log: app.log })) === AT_ONCE);
  }
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      running ??= sendAll()
        .catch((err: unknown) => app.log.error({ event: 'mails.not-sent', err }, 'mails could not be sent'))
        .finally(() => {
          running = undefined;
        });
    }, EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    closing = true;
    clearInterval(timer);
    await running;
    mailing.mail.close();
  });
}
