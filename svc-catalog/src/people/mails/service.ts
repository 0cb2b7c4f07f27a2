import { type MailPace, NOTICE_KINDS, type NoticeKind, setNotificationPreferenceInput } from '@meowtale/contracts/inputs/catalog/notice';
import { DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { findPerson } from '../people/service.ts';
import * as mails from './repository.ts';

export { type DeadMail, listDead as listDeadMails, queueMails, revive as reviveMail } from './repository.ts';

/** GraphQL's NotificationPreferences. */
export interface Preferences {
  list: { kind: NoticeKind; mail: MailPace }[];
  mail_offered: boolean;
  mail_address: string | null;
}

/** Returns a person's choice for each kind of notices, and the address that mails go to. */
export async function findPreferences(db: Db, offered: boolean, actor: UserActor): Promise<Preferences> {
  const [person, rows] = await Promise.all([findPerson(db, actor.uuid), mails.findPreferences(db, actor.uuid)]);
  const chosen = new Map(rows.map(({ kind, mail }) => [kind, mail]));
  return {
    list: NOTICE_KINDS.map((kind) => ({ kind, mail: chosen.get(kind) ?? 'never' })),
    mail_offered: offered,
    mail_address: person?.email_verified && person.email !== '' ? person.email : null,
  };
}

/**
 * Changes a person's choices; kinds that aren't named stay as they are.
 * @throws DomainError `input/invalid`; `auth/email_verified` for turning mails on without a verified address; `service/unavailable` where
 *   none are sent
 */
export async function setPreferences(db: Db, offered: boolean, actor: UserActor, args: unknown): Promise<Preferences> {
  const { preferences, lang, time_zone } = parseInput(setNotificationPreferenceInput, args);
  const asksForMail = preferences.some(({ mail }) => mail !== 'never');
  if (asksForMail && !offered) throw new DomainError('service/unavailable');
  await inTransaction(db, async (tx) => {
    const person = await findPerson(tx, actor.uuid);
    if (asksForMail && !(person?.email_verified && person.email)) throw new DomainError('auth/email_verified');
    await mails.saveReader(tx, actor.uuid, lang, time_zone);
    for (const { kind, mail } of preferences) {
      if (mail === 'never') await mails.dropPreferences(tx, actor.uuid, [kind]);
      else await mails.savePreference(tx, { user_uuid: actor.uuid, kind, mail });
    }
  });
  return findPreferences(db, offered, actor);
}

/** Turns off a person's mails of some kinds, or all of them; notices already queued for these aren't mailed any more. */
export const unsubscribe = (db: Db, userUuid: string, kinds: readonly NoticeKind[] | 'all'): Promise<unknown> =>
  mails.dropPreferences(db, userUuid, kinds === 'all' ? undefined : kinds);
