import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { PRUNE_TRACKING } from './repository.ts';

let catalog: TestCatalog;
let reader: TestPersonWithUuid;

beforeAll(async () => {
  catalog = await testCatalog();
  reader = await catalog.person('reader');
});
afterAll(() => catalog?.close());

async function log(input: object, person?: TestPersonWithUuid) {
  const { data, errors } = await catalog.graphql(
    'mutation ($input: TrafficLogInput!) { addTrafficLog(input: $input) }',
    { input: { event_name: 'page_view', ...input } },
    person,
  );
  expect(errors).toBeUndefined();
  return data.addTrafficLog as boolean;
}
const savedRow = (event_name: string) => catalog.db('traffic_logs').where({ event_name }).first();

const PAGE = {
  url: 'http://localhost:3000/zh-TW/store/1?uid=abc&state=secret#top',
  title: '貓的燈',
  referrer: 'https://search.example/find?q=my+name',
};
const EVERYTHING = {
  client_id: 'client-one',
  session_id: 'session-one',
  utm_source: 'mail',
  utm_campaign: 'Spring sale',
  screen: '1440x900',
  language: 'zh-TW',
  agent: 'Mozilla/5.0',
  hit: 3,
  page: PAGE,
  meta: { scrolled: 40 },
};

describe('the traffic log', () => {
  test('stores all fields of a visitor who consented, with the session’s person', async () => {
    expect(await log({ ...EVERYTHING, event_name: 'agreed', consent: true }, reader)).toBe(true);
    expect(await savedRow('agreed')).toMatchObject({
      client_id: 'client-one',
      session_id: 'session-one',
      user_uuid: reader.muid,
      utm_source: 'mail',
      utm_medium: '',
      utm_campaign: 'Spring sale',
      screen: '1440x900',
      language: 'zh-TW',
      agent: 'Mozilla/5.0',
      hit: 3,
      meta: { scrolled: 40 },
      page_path: '/zh-TW/store/1',
      page_title: '貓的燈',
      referrer: 'search.example/find',
    });
    await log({ ...EVERYTHING, event_name: 'guest', consent: true });
    expect((await savedRow('guest')).user_uuid).toBeNull();
  });

  test.each([
    ['not-asked', {}],
    ['refused', { consent: false }],
    ['agreed-without-a-name', { consent: true, client_id: null }],
  ])('without consent stores nothing that identifies a person: %s', async (event_name, change) => {
    expect(await log({ ...EVERYTHING, event_name, ...change }, reader)).toBe(true);
    const row = await savedRow(event_name);
    const left = Object.entries(row).filter(([, value]) => value !== null && value !== '');
    expect(Object.fromEntries(left)).toEqual({
      uuid: expect.any(String),
      event_name,
      utm_source: 'mail',
      utm_campaign: 'Spring sale',
      language: 'zh-TW',
      page_path: '/zh-TW/store/1',
      at: expect.any(Date),
    });
  });

  test.each<[string, object]>([
    ['a strange event', { event_name: 'Page View' }],
    ['a long client id', { client_id: 'x'.repeat(65) }],
    ['a big object', { meta: { text: 'x'.repeat(4096) } }],
    ['a zero character', { meta: { text: 'a\u0000b' } }],
    ['a list for an object', { meta: [1] }],
    ['a long agent', { agent: 'x'.repeat(501) }],
    ['a long title', { page: { ...PAGE, title: 'x'.repeat(301) } }],
    ['a long address', { page: { url: `/${'x'.repeat(2000)}` } }],
    ['a counter below 0', { hit: -1 }],
    ['a language that isn’t ours', { language: 'tlh' }],
    ['a value with a sign', { utm_term: '<b>' }],
  ])('leaves out %s without an error', async (_name, change) => {
    const before = await catalog.db('traffic_logs').count();
    expect(await log({ ...EVERYTHING, consent: true, ...change })).toBe(false);
    expect(await catalog.db('traffic_logs').count()).toEqual(before);
  });

  test('leaves out invalid addresses', async () => {
    await log({ ...EVERYTHING, event_name: 'no-address', consent: true, page: { url: 'javascript:alert(1)', referrer: 'http://' } });
    expect(await savedRow('no-address')).toMatchObject({ page_path: '', referrer: '' });
  });

  test('stores 120 events per minute of one browser', async () => {
    const responses = [];
    for (let n = 0; n < 122; n++) responses.push(await log({ consent: true, client_id: 'chatterbox' }));
    expect(responses.lastIndexOf(true)).toBe(119);
    expect(await log({ consent: true, client_id: 'another-one' })).toBe(true);
    await catalog.moveClock(61);
    expect(await log({ consent: true, client_id: 'chatterbox' })).toBe(true);
  });
});

describe('a flood', () => {
  const spent = (what: string, total: number) =>
    catalog
      .db('tracked_minutes')
      .insert(
        [0, 60].map((later) => ({
          what,
          total,
          minute: catalog.db.raw("date_trunc('minute', clock_now()) + make_interval(secs => ?)", [later]),
        })),
      )
      .onConflict(['what', 'minute'])
      .merge();
  const profile = () => ({ uuid: crypto.randomUUID(), platform_key: 'meowtale' });
  const addProfile = async (person?: TestPersonWithUuid) => {
    const query = 'mutation ($input: ClientSourceProfileInput!) { addClientSourceProfileByGuest(input: $input) }';
    return (await catalog.graphql(query, { input: profile() }, person)).data.addClientSourceProfileByGuest;
  };
  const whatOf = async (write: () => Promise<unknown>) => {
    await catalog.db('tracked_minutes').delete();
    await write();
    return catalog.db('tracked_minutes').distinct('what').orderBy('what').pluck<string[]>('what');
  };

  test('of anonymous guests ends at the limit per minute of each kind', async () => {
    expect(await whatOf(() => log({ event_name: 'quiet' }))).toEqual(['traffic_logs']);
    await spent('traffic_logs', 12_000);
    expect([await log({ event_name: 'too-much' }), await addProfile()]).toEqual([false, true]);
    expect(await savedRow('too-much')).toBeUndefined();
    await spent('client_source_profiles', 1200);
    const before = await catalog.db('client_source_profiles').count();
    expect(await addProfile()).toBe(false);
    expect(await catalog.db('client_source_profiles').count()).toEqual(before);
    await catalog.moveClock(121);
    expect([await log({ event_name: 'next-minute' }), await addProfile()]).toEqual([true, true]);
  });

  test('of one person ends at their limit, with or without consent, and limits no one else', async () => {
    const own = (await whatOf(() => log({ event_name: 'signed-in' }, reader))).find((what) => what !== 'traffic_logs');
    if (!own) throw new Error('nothing was counted of the person');
    expect(own).not.toContain(reader.muid);
    await spent(own, 240);
    expect(await log({ event_name: 'script' }, reader)).toBe(false);
    expect(await log({ event_name: 'guest-meanwhile' })).toBe(true);
    await catalog.moveClock(121);
    expect(await log({ event_name: 'later' }, reader)).toBe(true);
  });
});

describe('a batch of events', () => {
  const logAll = async (inputs: object[]) => {
    const { data, errors } = await catalog.graphql('mutation ($inputs: [TrafficLogInput!]!) { addTrafficLogs(inputs: $inputs) }', {
      inputs,
    });
    expect(errors).toBeUndefined();
    return data.addTrafficLogs as number;
  };
  const events = (count: number, name: string) =>
    Array.from({ length: count }, (_, hit) => ({ event_name: name, consent: true, client_id: `gathered-${name}`, hit }));

  test('is stored at once, up to the browser’s limit', async () => {
    expect(await logAll(events(20, 'gathered'))).toBe(20);
    expect(await catalog.db('traffic_logs').where({ event_name: 'gathered' }).orderBy('hit').pluck('hit')).toEqual([...Array(20).keys()]);
    for (let n = 0; n < 5; n++) expect(await logAll(events(20, 'gathered'))).toBe(20);
    expect(await logAll(events(3, 'gathered'))).toBe(0);
  });

  test.each<[string, object[]]>([
    ['nothing at all', []],
    ['more than twenty', events(21, 'too-many')],
    ['one that is wrong among others', [...events(2, 'one-wrong'), { event_name: 'Not A Name' }]],
  ])('is left out completely when it is %s', async (_name, inputs) => {
    const before = await catalog.db('traffic_logs').count();
    expect(await logAll(inputs)).toBe(0);
    expect(await catalog.db('traffic_logs').count()).toEqual(before);
  });
});

describe('a guest’s browser', () => {
  const add = async (change: object) => {
    const input = { uuid: crypto.randomUUID(), platform_key: 'meowtale', client_type: 'web', os_name: 'Linux', os_version: '6', ...change };
    const query = 'mutation ($input: ClientSourceProfileInput!) { addClientSourceProfileByGuest(input: $input) }';
    const { data, errors } = await catalog.graphql(query, { input });
    return { told: data?.addClientSourceProfileByGuest, fields: errors?.[0]?.extensions.fields };
  };

  test('is stored once, and not overwritten', async () => {
    const uuid = crypto.randomUUID();
    const responses = await Promise.all(['one', 'two', 'three'].map((client_type) => add({ uuid, client_type })));
    expect(responses.map(({ told }) => told)).toEqual([true, true, true]);
    await add({ uuid, os_name: 'Other', meta: { colour: 'grey' } });
    expect(await catalog.db('client_source_profiles').where({ uuid })).toMatchObject([{ os_name: 'Linux', meta: {} }]);
  });

  test.each<[string, object, string, string]>([
    ['no uuid', { uuid: 'x' }, 'uuid', 'invalid.id'],
    ['a platform that isn’t ours', { platform_key: 'x' }, 'platform_key', 'invalid.platform'],
    ['a long name', { os_name: 'x'.repeat(61) }, 'os_name', 'invalid.too-long'],
    ['a big object', { meta: { a: 'x'.repeat(5000) } }, 'meta', 'invalid.too-long'],
  ])('with %s is rejected at its field', async (_name, change, path, key) => {
    expect((await add(change)).fields).toMatchObject([{ path, key }]);
  });
});

test('events are deleted after 90 days, browsers after two years', async () => {
  const count = async (table: string) => Number((await catalog.db(table).count())[0]?.count);
  const sweep = async () => {
    for (const step of PRUNE_TRACKING) await catalog.db.raw(step);
  };
  await catalog.moveClock(80 * 86_400);
  await sweep();
  expect(await count('traffic_logs')).toBeGreaterThan(0);
  await catalog.moveClock(11 * 86_400);
  await sweep();
  expect([await count('traffic_logs'), await count('client_source_profiles')]).toEqual([0, 3]);
  await catalog.moveClock(640 * 86_400);
  await sweep();
  expect(await count('client_source_profiles')).toBe(0);
});
