import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { KIND_OF_NOTICE, NOTICE_KINDS } from '@meowtale/contracts/inputs/catalog/notice';
import { LOCALES } from '@meowtale/contracts/locales';
import { waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { findUnreadNotices } from '../../reach/inbox/service.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { headerOf, partOf, type TestMailbox, testMailbox } from '../../testing/mailbox.ts';
import { fanOutNotices } from '../notices/fan-out.ts';
import { type Mailing, sendDueMails } from './deliver.ts';
import { composeMail } from './message.ts';
import { PRUNE_MAILS } from './repository.ts';
import { setPreferences } from './service.ts';
import { MailRefused, smtpPort } from './smtp.ts';

let mailbox: TestMailbox;
let mailing: Mailing;
let catalog: TestCatalog;
let staff: TestPersonWithUuid;
let reader: TestPersonWithUuid;
let people = 0;
const FROM = 'Meowtale <notices@meowtale.example>';
const NOWHERE = { files: '', workOrigin: () => '', siteOrigin: () => '' };

beforeAll(async () => {
  mailbox = await testMailbox();
  catalog = await testCatalog({ smtpUrl: mailbox.url });
  staff = await catalog.person('staff', ['staff']);
  const works = { storage: catalog.storage, addresses: NOWHERE, grantSecret: catalog.env.GRANT_SIGNING_SECRET };
  const mail = smtpPort({ url: mailbox.url, from: FROM, requireTls: false });
  mailing = { db: catalog.db, works, mail, site: 'http://localhost:3000', log: { warn: () => undefined }, findUnread: findUnreadNotices };
});
afterAll(async () => {
  mailing?.mail.close();
  await catalog?.close();
  await mailbox?.close();
});
beforeEach(async () => {
  mailbox.answer = null;
  mailbox.mails.length = 0;
  people += 1;
  reader = await catalog.person(`reader-${people}`);
});

const SET = `mutation ($preferences: [NotificationPreferenceInput!]!, $lang: String!, $zone: String) {
  setNotificationPreference(preferences: $preferences, lang: $lang, time_zone: $zone) { list { kind mail } mail_offered mail_address } }`;
const ask = (person: TestPersonWithUuid, mail: string, { lang = 'en-US', zone = 'UTC', kind = 'official' } = {}) =>
  catalog.graphql(SET, { preferences: [{ kind, mail }], lang, zone }, person);
const sendNotice = async (to: TestPersonWithUuid[], texts: object[] = [{ language: 'en-US', text: 'We move on Monday.' }]) => {
  const query = `mutation ($uuids: [ID!], $texts: [NotificationTextInput!]!) {
    addNotification(to: "people", user_uuids: $uuids, texts: $texts, reason: "x") }`;
  const { data, errors } = await catalog.graphql(query, { uuids: to.map(({ muid }) => muid), texts }, staff);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.addNotification as string;
};
const rowsOf = (person: TestPersonWithUuid) => catalog.db('mails').where({ user_uuid: person.muid }).orderBy('created_at');
const inState = (person: TestPersonWithUuid, state: string) =>
  waitFor(async () => {
    await sendDueMails(mailing);
    const rows = await rowsOf(person);
    return rows.length > 0 && rows.every((row) => row.state === state);
  });
const mailsTo = ({ firebaseUid }: TestPersonWithUuid) =>
  mailbox.mails.filter((mail) => headerOf(mail, 'To') === `${firebaseUid}@meowtale.example`);

test('an official notice is mailed in the person’s language, only to those who chose mails at once', async () => {
  const other = await catalog.person(`other-${people}`);
  const set = await ask(reader, 'at-once', { lang: 'de-DE' });
  const list = NOTICE_KINDS.map((kind) => ({ kind, mail: kind === 'official' ? 'at-once' : 'never' }));
  const address = `${reader.firebaseUid}@meowtale.example`;
  expect(set.data.setNotificationPreference).toEqual({ list, mail_offered: true, mail_address: address });
  await sendNotice(
    [reader, other],
    [
      { language: 'en-US', text: 'We move.' },
      { language: 'de-DE', text: 'Wir ziehen um.\nAm Montag.' },
    ],
  );
  await inState(reader, 'sent');
  const [mail = ''] = mailsTo(reader);
  const [row] = await rowsOf(reader);
  expect(mailbox.mails).toHaveLength(1);
  expect(headerOf(mail, 'From')).toBe('Meowtale <notices@meowtale.example>');
  expect(headerOf(mail, 'Subject')).toBe('Neues von Meowtale');
  expect(headerOf(mail, 'Message-ID')).toBe(`<${row.uuid}@meowtale.example>`);
  expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
  expect(partOf(mail, 'plain')).toMatch(/Wir ziehen um\.\s+Am Montag\.[\s\S]*http:\/\/localhost:3000\/de-DE\/notices/);
  expect(partOf(mail, 'html')).toMatch(/<html lang="de-DE">[\s\S]*Wir ziehen um\.<\/p><p dir="auto"[^>]*>Am Montag\./);
  expect(await rowsOf(other)).toEqual([]);
});

test('the unsubscribe link works without signing in; a GET or a forged token changes nothing', async () => {
  await ask(reader, 'at-once');
  await ask(reader, 'daily', { kind: 'money' });
  await sendNotice([reader]);
  await inState(reader, 'sent');
  const [mail = ''] = mailsTo(reader);
  expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const { pathname, search, searchParams } = new URL(headerOf(mail, 'List-Unsubscribe')?.slice(1, -1) ?? '');
  const url = `${pathname}${search}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const call = (method: 'GET' | 'POST', address: string, payload = 'List-Unsubscribe=One-Click') =>
    catalog.inject({ method, url: address, ...(method === 'POST' && { headers, payload }) }, { stream: true });
  const chosen = async () =>
    (await catalog.db('notification_preferences').where({ user_uuid: reader.muid })).map(({ kind }) => kind).sort();

  const looked = await call('GET', url);
  expect([looked.statusCode, looked.body]).toEqual([200, expect.stringContaining('Unsubscribe from these emails?')]);
  expect(looked.headers['content-security-policy']).toContain("default-src 'none'");
  const token = searchParams.get('t') ?? '';
  const [head, , signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const forged = `${head}.${Buffer.from(JSON.stringify({ ...claims, user: staff.muid })).toString('base64url')}.${signature}`;
  for (const wrong of [forged, '', 'x', token.slice(0, -3)])
    expect((await call('POST', `${pathname}?lang=tlh&t=${wrong}`)).statusCode).toBe(404);
  expect(await chosen()).toEqual(['money', 'official']);
  expect([(await call('POST', url)).statusCode, await chosen()]).toEqual([200, ['money']]);
  expect([(await call('POST', url, 'stop=all')).statusCode, await chosen()]).toEqual([200, []]);
});

test('daily notices arrive in one mail at 8:00 in the reader’s time zone, without those already read', async () => {
  await ask(reader, 'daily', { lang: 'ja-JP', zone: 'Asia/Tokyo' });
  const read = await sendNotice([reader], [{ language: 'en-US', text: 'One.' }]);
  await sendNotice([reader], [{ language: 'en-US', text: 'Two.' }]);
  await sendNotice([reader], [{ language: 'en-US', text: 'Three.' }]);
  const label = 'mutation ($uuid: ID!) { addNotificationUserLabel(notification_uuid: $uuid, label: "read") }';
  await catalog.graphql(label, { uuid: read }, reader);
  const [gathered, ...more] = await rowsOf(reader);
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', timeStyle: 'medium' }).format(gathered.due_at);
  expect([more, gathered.state, hour]).toEqual([[], 'waiting', '8:00:00 AM']);
  await catalog.moveClock(86_401);
  await inState(reader, 'sent');
  const [mail = ''] = mailsTo(reader);
  expect(headerOf(mail, 'Subject')).toBe('Meowtaleからのお知らせ2件');
  expect([partOf(mail, 'plain').includes('One.'), partOf(mail, 'plain')]).toEqual([false, expect.stringMatching(/Two\.[\s\S]*Three\./)]);
  await sendNotice([reader]);
  expect(await rowsOf(reader)).toHaveLength(2);
});

test('a nickname or text can’t inject a header, markup or a link', async () => {
  const rude = 'Bo\r\nBcc: all@meowtale.example\r\n\r\n<script>alert(1)</script> evil.example/x \u202Eabc';
  const params = { name: 'The <b>Lantern</b>', who: rude, store_id: uuidv7(), text: 'See evil.example now' };
  const notices = [{ type: 'system', key: 'agent-refused', params }];
  const message = composeMail({
    notices,
    reader: { lang: 'en-US', time_zone: 'UTC' },
    site: 'http://localhost:3000',
    unsubscribeUrl: 'http://localhost:3000/mails',
  });
  const port = smtpPort({ url: mailbox.url, from: FROM, requireTls: false });
  const to = 'rude@meowtale.example';
  await port.send({ ...message, uuid: uuidv7(), to, lang: 'en-US', createdAt: new Date(), unsubscribeUrl: 'http://localhost:3000/mails' });
  port.close();
  const [mail = ''] = mailbox.mails;
  expect([headerOf(mail, 'Bcc'), headerOf(mail, 'To')]).toEqual([null, to]);
  expect(message.html).not.toMatch(/<script|<b>|evil\.example|\u202E/);
  expect(message.text).not.toMatch(/evil\.example|\u202E/);
});

test('a temporary SMTP error is retried; a permanent one becomes a dead letter that staff can replay', async () => {
  await ask(reader, 'at-once');
  mailbox.answer = { code: 451, words: `${reader.firebaseUid}@meowtale.example: later` };
  await sendNotice([reader]);
  await waitFor(async () => {
    await sendDueMails(mailing);
    return (await rowsOf(reader))[0]?.fault != null;
  });
  const [waiting] = await rowsOf(reader);
  expect([waiting.state, waiting.attempts, mailbox.mails, waiting.fault.includes('@')]).toEqual(['sending', 1, [], false]);
  mailbox.answer = { code: 550, words: 'no such person' };
  await catalog.moveClock(61);
  await inState(reader, 'dead');
  expect((await rowsOf(reader))[0].attempts).toBe(2);
  const response = await catalog.graphql('{ findCatalogDeadLetters { id consumer event aggregate_id error deliveries } }', {}, staff);
  const letter = response.data.findCatalogDeadLetters.find(({ id }: { id: string }) => id === waiting.uuid);
  expect(letter).toMatchObject({ consumer: 'catalog-mails', event: 'mail', aggregate_id: reader.muid, deliveries: 2 });
  mailbox.answer = null;
  const replay = 'mutation ($id: ID!) { replayCatalogDeadLetter(id: $id, reason: "Mended.") }';
  expect((await catalog.graphql(replay, { id: waiting.uuid }, staff)).data.replayCatalogDeadLetter).toBe('handled');
  await inState(reader, 'sent');
  expect(mailsTo(reader)).toHaveLength(1);
});

test('an unreachable, silent or TLS-less server fails with an error that may be retried', async () => {
  const mail = { uuid: uuidv7(), to: 'x@meowtale.example', subject: 'x', text: 'x', html: 'x', lang: 'en-US', createdAt: new Date() };
  const sending = async (url: string, requireTls = false) => {
    const port = smtpPort({ url, from: FROM, requireTls, withinMs: 300 });
    const fault: unknown = await port.send({ ...mail, unsubscribeUrl: 'http://localhost:3000/' }).catch((error: unknown) => error);
    port.close();
    return [fault instanceof Error, fault instanceof MailRefused];
  };
  const stoppedMailbox = await testMailbox();
  await stoppedMailbox.close();
  expect(await sending(stoppedMailbox.url)).toEqual([true, false]);
  expect(await sending(mailbox.url, true)).toEqual([true, false]);
  mailbox.answer = 'silence';
  expect(await sending(mailbox.url)).toEqual([true, false]);
  expect(mailbox.mails).toEqual([]);
});

test('nothing is sent to a suspended person, an unverified address, or a person who turned mails off', async () => {
  await ask(reader, 'daily');
  await sendNotice([reader]);
  await ask(reader, 'never');
  await catalog.moveClock(86_401);
  await inState(reader, 'dropped');
  await ask(reader, 'at-once');
  for (const change of [{ email_verified: false }, { email_verified: true, suspended_until: 'infinity' }]) {
    await catalog.db('users').where({ uuid: reader.muid }).update(change);
    await sendNotice([reader]);
  }
  await catalog.db('users').where({ uuid: reader.muid }).update({ suspended_until: null });
  expect([(await rowsOf(reader)).length, mailsTo(reader)]).toEqual([1, []]);
  await catalog.moveClock(31 * 86_400);
  for (const step of PRUNE_MAILS) await catalog.db.raw(step);
  expect(await rowsOf(reader)).toEqual([]);
});

test('an official notice to all is handed out in batches and mailed to those who chose mails', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, (_, index) => catalog.person(`crowd-${people}-${index}`)));
  for (const person of others.slice(0, 4)) await ask(person, 'at-once');
  const all = 'mutation { addNotification(to: "all", texts: [{ language: "en-US", text: "Hello." }], reason: "x") }';
  const { addNotification: uuid } = (await catalog.graphql(all, {}, staff)).data;
  await Promise.all([fanOutNotices(catalog.db, 2), fanOutNotices(catalog.db, 3)]);
  await waitFor(async () => (await catalog.db('notifications').where({ uuid }).first()).handed_out_at !== null);
  for (const person of others.slice(0, 4)) await inState(person, 'sent');
  expect(others.map((person) => mailsTo(person).length)).toEqual([1, 1, 1, 1, 0, 0]);
});

describe('preferences', () => {
  test('invalid kinds, languages and unverified addresses are rejected, an unknown time zone becomes UTC', async () => {
    const code = async (args: Promise<{ errors?: { extensions: { code: string } }[] }>) => (await args).errors?.[0]?.extensions.code;
    expect(await code(ask(reader, 'weekly'))).toBe('input/invalid');
    expect(await code(ask(reader, 'daily', { kind: 'x' }))).toBe('input/invalid');
    expect(await code(ask(reader, 'daily', { lang: 'tlh' }))).toBe('input/invalid');
    expect(await code(ask(reader, 'daily', { zone: 'Mars/Olympus' }))).toBeUndefined();
    expect((await catalog.db('mail_readers').where({ user_uuid: reader.muid }).first()).time_zone).toBe('UTC');
    await catalog.db('users').where({ uuid: reader.muid }).update({ email_verified: false });
    expect(await code(ask(reader, 'at-once'))).toBe('auth/email_verified');
    expect(await code(ask(reader, 'never'))).toBeUndefined();
    const actor = { kind: 'user', uuid: reader.muid } as Parameters<typeof setPreferences>[2];
    const choice = { preferences: [{ kind: 'money', mail: 'daily' }], lang: 'en-US' };
    await expect(setPreferences(catalog.db, false, actor, choice)).rejects.toMatchObject({ code: 'service/unavailable' });
  });
});

test.each(LOCALES)('each kind of notice is written in %s', (lang) => {
  const params = {
    name: 'The Lantern',
    who: 'Quill',
    author: 'Osa',
    rate: 0.15,
    until: '2026-12-20T12:00:00.000Z',
    coins: 500,
    silver: 5,
    roles: ['creator'],
    plan_grade: 2,
    next_grade: 1,
    rejection_type: 'bug',
  };
  for (const key of Object.keys(KIND_OF_NOTICE)) {
    const notices = [
      { type: 'system', key, params },
      { type: 'system', key, params },
    ];
    const both = composeMail({
      notices,
      reader: { lang, time_zone: 'Asia/Taipei' },
      site: 'https://meowtale.example',
      unsubscribeUrl: 'https://meowtale.example/mails',
    });
    const one = composeMail({
      notices: notices.slice(1),
      reader: { lang, time_zone: 'UTC' },
      site: 'https://meowtale.example',
      unsubscribeUrl: 'https://meowtale.example/mails',
    });
    expect(both.subject).toMatch(/2/);
    expect([key, one.subject]).toEqual([key, expect.stringMatching(/.{4}/)]);
    expect(`${both.subject}${both.text}${one.subject}`).not.toMatch(/\{\{|undefined|NaN|: \.|say\./);
  }
});
