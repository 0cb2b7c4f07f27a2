import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OFFICIAL_TEXT_MAX } from '@meowtale/contracts/inputs/catalog/notice';
import { fanOutNotices } from '../../people/notices/fan-out.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';

let catalog: TestCatalog;
let staff: TestPersonWithUuid;
let player: TestPersonWithUuid;
let creator: TestPersonWithUuid;
const TEXTS = [
  { language: 'en-US', text: 'We move on <b>Monday</b>.' },
  { language: 'de-DE', text: 'Wir ziehen am Montag um.\nBis dann!' },
  { language: 'zh-TW', text: '星期一搬家。' },
];

beforeAll(async () => {
  catalog = await testCatalog();
  staff = await catalog.person('staff', ['staff']);
  player = await catalog.person('player');
  creator = await catalog.creator('creator');
});
afterAll(() => catalog?.close());

async function say(args: object) {
  const query = `mutation ($to: String!, $roles: [String!], $user_uuids: [ID!], $texts: [NotificationTextInput!]!, $reason: String!) {
    addNotification(to: $to, roles: $roles, user_uuids: $user_uuids, texts: $texts, reason: $reason) }`;
  const { data, errors } = await catalog.graphql(query, { to: 'all', texts: TEXTS, reason: 'The move.', ...args }, staff);
  return { uuid: data?.addNotification as string, code: errors?.[0]?.extensions.code, fields: errors?.[0]?.extensions.fields };
}
async function heard(person: TestPersonWithUuid, lang = 'en-US', platform_key: string | null = null) {
  await fanOutNotices(catalog.db, 2);
  const query = `query ($lang: String, $platform_key: String) {
    findNotification(lang: $lang, platform_key: $platform_key) { list { uuid type key params } } }`;
  const { data } = await catalog.graphql(query, { lang, platform_key }, person);
  return data.findNotification.list as { uuid: string; type: string; key: string; params: { text: string } }[];
}
const hears = async (person: TestPersonWithUuid, uuid: string) => (await heard(person)).some((notice) => notice.uuid === uuid);

test('everyone with an account is told in their language, else in English, on each platform', async () => {
  const { uuid } = await say({});
  const late = await catalog.person('late');
  for (const person of [player, creator, staff]) expect(await hears(person, uuid)).toBe(true);
  expect(await hears(late, uuid)).toBe(false);
  const textIn = async (lang: string) => (await heard(player, lang))[0]?.params.text;
  expect([await textIn('de-DE'), await textIn('zh-CN'), await textIn('ja-JP')]).toEqual([TEXTS[1]?.text, TEXTS[2]?.text, TEXTS[0]?.text]);
  expect((await heard(player, 'en-US', 'meowtale-open'))[0]).toMatchObject({ uuid, type: 'official', key: 'official' });
});

test('a notice to a role or to named people reaches only them', async () => {
  const { uuid } = await say({ to: 'roles', roles: ['creator'] });
  expect([await hears(creator, uuid), await hears(player, uuid)]).toEqual([true, false]);
  const one = await say({ to: 'people', user_uuids: [player.muid, player.muid] });
  expect([await hears(creator, one.uuid), await hears(player, one.uuid)]).toEqual([false, true]);
});

test.each([
  ['no people', { to: 'people', user_uuids: [] }],
  ['an unknown person', { to: 'people', user_uuids: ['0197a0a0-0000-7000-8000-000000000001'] }],
  ['no role', { to: 'roles' }],
  ['an unknown role', { to: 'roles', roles: ['king'] }],
  ['no English', { texts: TEXTS.slice(1) }],
  ['a language twice', { texts: [TEXTS[0], TEXTS[0]] }],
  ['an empty text', { texts: [{ language: 'en-US', text: ' ' }] }],
  ['a text that is too long', { texts: [{ language: 'en-US', text: 'x'.repeat(OFFICIAL_TEXT_MAX + 1) }] }],
  ['no reason', { reason: '' }],
])('rejects %s', async (_name, args) => {
  expect((await say(args)).code).toBe('input/invalid');
});

test('is in the audit log with its texts and recipients', async () => {
  const { uuid } = await say({ to: 'people', user_uuids: [player.muid] });
  const row = await catalog.db('audit_log').where({ subject_uuid: uuid }).first();
  expect(row).toMatchObject({ actor_uuid: staff.muid, action: 'notice-add', reason: 'The move.', subject_name: TEXTS[0]?.text });
  expect(row.details).toEqual({ to: 'people', texts: TEXTS, user_uuids: [player.muid] });
});
