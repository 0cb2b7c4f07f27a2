import type { MailPace, NoticeKind } from '@meowtale/contracts/inputs/catalog/notice';
import type { Locale } from '@meowtale/contracts/locales';
import type { Knex } from 'knex';

export interface PreferenceRow {
  user_uuid: string;
  kind: NoticeKind;
  mail: Exclude<MailPace, 'never'>;
}

export const findPreferences = (db: Knex, userUuid: string): Promise<PreferenceRow[]> =>
  db<PreferenceRow>('notification_preferences').where({ user_uuid: userUuid });

export const savePreference = (tx: Knex, preference: PreferenceRow): Promise<unknown> =>
  tx<PreferenceRow>('notification_preferences').insert(preference).onConflict(['user_uuid', 'kind']).merge();

/** Deletes a person's preferences of these kinds; of all kinds without `kinds`. */
export function dropPreferences(tx: Knex, userUuid: string, kinds?: readonly NoticeKind[]): Promise<unknown> {
  const rows = tx<PreferenceRow>('notification_preferences').where({ user_uuid: userUuid });
  return (kinds ? rows.whereIn('kind', [...kinds]) : rows).delete();
}

/** Saves the language and time zone of a person's mails. A time zone that the database doesn't know becomes UTC. */
export const saveReader = (tx: Knex, userUuid: string, lang: Locale, timeZone: string): Promise<unknown> =>
  tx.raw(
    `insert into mail_readers (user_uuid, lang, time_zone)
     values (:userUuid, :lang, coalesce((select name from pg_timezone_names where name = :timeZone limit 1), 'UTC'))
     on conflict (user_uuid) do update set lang = excluded.lang, time_zone = excluded.time_zone, updated_at = clock_now()`,
    { userUuid, lang, timeZone },
  );

/** Condition for who may be mailed: a verified address and no suspension. */
const REACHABLE = `u.email_verified and u.email <> '' and (u.suspended_until is null or u.suspended_until <= clock_now())`;

export interface Queued {
  noticeUuid: string;
  kind: NoticeKind;
  readers: readonly string[];
}

/** The next 8:00 in the person's time zone. */
const NEXT_MORNING = `(date_trunc('day', (clock_now() at time zone time_zone) - interval '8 hours') + interval '1 day 8 hours') at time zone time_zone`;

/** Queues a notice for those of `readers` who chose mails of its kind: as a mail of its own, or in the daily mail at their next 8:00. */
export const queueMails = (tx: Knex, { noticeUuid, kind, readers }: Queued): Promise<unknown> =>
  tx.raw(
    `with asked as (
       select p.user_uuid, p.mail, r.time_zone from notification_preferences p
         join mail_readers r using (user_uuid) join users u on u.uuid = p.user_uuid
       where p.kind = :kind and p.user_uuid = any(cast(:readers as uuid[])) and ${REACHABLE}
       order by p.user_uuid),
     alone as (
       insert into mails (user_uuid, pace, due_at) select user_uuid, 'at-once', clock_now() from asked where mail = 'at-once' returning uuid),
     gathered as (
       insert into mails (user_uuid, pace, due_at) select user_uuid, 'daily', ${NEXT_MORNING} from asked where mail = 'daily'
       on conflict (user_uuid) where pace = 'daily' and state = 'waiting' do update set pace = 'daily' returning uuid)
     insert into mail_notices (mail_uuid, notification_uuid)
       select uuid, :noticeUuid::uuid from alone union all select uuid, :noticeUuid::uuid from gathered
     on conflict do nothing`,
    { noticeUuid, kind, readers: [...readers] },
  );

export interface DueMail {
  uuid: string;
  user_uuid: string;
  /** Counts from 1. */
  attempts: number;
  created_at: Date;
}

/** Takes the next due mails and locks them against other processes for two minutes. */
export async function takeDue(db: Knex, limit: number): Promise<DueMail[]> {
  const { rows } = await db.raw<{ rows: DueMail[] }>(
    `update mails set state = 'sending', attempts = attempts + 1, held_until = clock_now() + interval '2 minutes'
     where uuid in (
       select uuid from mails where state in ('waiting', 'sending') and due_at <= clock_now() and coalesce(held_until <= clock_now(), true)
       order by due_at limit ? for update skip locked)
     returning uuid, user_uuid, attempts, created_at`,
    [limit],
  );
  return rows;
}

export interface MailReader {
  email: string;
  nickname: string;
  lang: Locale;
  time_zone: string;
}

/** Returns the current address and language of a mail's reader; undefined when they may not be mailed. */
export async function findReader(db: Knex, userUuid: string): Promise<MailReader | undefined> {
  const { rows } = await db.raw<{ rows: MailReader[] }>(
    `select u.email, u.nickname, r.lang, r.time_zone from users u join mail_readers r on r.user_uuid = u.uuid where u.uuid = ? and ${REACHABLE}`,
    [userUuid],
  );
  return rows[0];
}

export const findNoticeUuids = (db: Knex, mailUuid: string): Promise<string[]> =>
  db('mail_notices').where({ mail_uuid: mailUuid }).pluck('notification_uuid');

/** Selects a mail only while this attempt is its newest, so that a later one isn't overwritten. */
const leased = (db: Knex, { uuid, attempts }: DueMail) => db('mails').where({ uuid, attempts, state: 'sending' });

export const endMail = (db: Knex, mail: DueMail, state: 'sent' | 'dropped' | 'dead', fault: string | null = null): Promise<unknown> =>
  leased(db, mail).update({ state, fault, held_until: null, ended_at: db.raw('clock_now()') });

export const putOff = (db: Knex, mail: DueMail, seconds: number, fault: string): Promise<unknown> =>
  leased(db, mail).update({ fault, held_until: null, due_at: db.raw(`clock_now() + make_interval(secs => ?)`, [seconds]) });

export interface DeadMail {
  uuid: string;
  user_uuid: string;
  fault: string | null;
  attempts: number;
  ended_at: Date;
}

/** Returns the mails that were given up, the oldest first; at most 100. */
export const listDead = (db: Knex): Promise<DeadMail[]> =>
  db<DeadMail & { state: string }>('mails').where({ state: 'dead' }).orderBy('ended_at').limit(100);

/** Schedules a dead mail again with no attempts counted; returns whether it was found. */
export async function revive(tx: Knex, uuid: string): Promise<boolean> {
  const count = await tx('mails')
    .where({ uuid, state: 'dead' })
    .update({ state: 'sending', attempts: 0, ended_at: null, due_at: tx.raw('clock_now()') });
  return count > 0;
}

/** Deletes mails 30 days after they ended, and those that couldn't be sent for a week after they were due. */
export const PRUNE_MAILS = [
  `delete from mails where uuid in (select uuid from mails where ended_at < clock_now() - interval '30 days' limit 2000)`,
  `delete from mails where uuid in
     (select uuid from mails where state in ('waiting', 'sending') and due_at < clock_now() - interval '7 days' limit 2000)`,
];
