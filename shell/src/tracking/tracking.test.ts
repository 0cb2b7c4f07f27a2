import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Responses, testHost } from '@meowtale/web-kit/testing';
import { setCookie } from '../app/set-cookie.ts';
import { storeConsent } from './consent.ts';
import { createLazyTracking } from './lazy-tracking.ts';
import { createTracking } from './tracking.ts';

const WORK = '0197a0a0-0000-7000-8000-000000000001';
const OTHER = '0197a0a0-0000-7000-8000-000000000002';
const BY_LINK = `/store/${WORK}?uid=LinkOne&utm_source=mail&utm_term=%3Cb%3E`;

let written: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  written = [];
  // Browsers accept secure cookies on localhost; jsdom doesn't.
  let jar = new Map<string, string>();
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    const [pair = ''] = cookie.split('; ');
    const [name = '', value = ''] = pair.split('=');
    jar = new Map(
      [...jar, [name, value]].filter(([existing]) => existing !== name || !cookie.includes('max-age=0;')) as [string, string][],
    );
  });
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Told {
  valid: [uid: string, storeId: string | null][];
  visits: object[];
  profiles: object[];
  traffic: { event_name: string; hit: number; page: { url: string; title: string } }[][];
}

/** Starts tracking in a tab opened at an address; `deny` names the operations that fail. */
function visit(at: string, { invalid = [] as string[], deny = [] as string[] } = {}) {
  const calls: Told = { valid: [], visits: [], profiles: [], traffic: [] };
  const answer = <T>(name: string, answered: () => T): T => {
    if (deny.includes(name)) throw new TypeError('Failed to fetch');
    return answered();
  };
  const responses: Responses = {
    validAdLink: ({ uid, storeId }) => {
      calls.valid.push([uid, storeId]);
      return answer('valid', () => ({ isValidStoreAdLink: !invalid.includes(uid) }));
    },
    logAdLink: (variables) => answer('visit', () => ({ addLogStoreAdLink: calls.visits.push(variables) > 0 })),
    addProfile: ({ input }) => answer('profile', () => ({ addClientSourceProfileByGuest: calls.profiles.push(input) > 0 })),
    addTraffic: ({ inputs }) => answer('traffic', () => ({ addTrafficLogs: calls.traffic.push(inputs) })),
  };
  const { host } = testHost(responses, at, null);
  // Calls use their own fetch, which goes to the network.
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    expect(init?.keepalive).toBe(true);
    const data = responses[operationName.charAt(0).toLowerCase() + operationName.slice(1)]?.(variables);
    return {
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      text: async () => JSON.stringify({ data }),
    } as Response;
  });
  const parts = { client: () => host.urql, navigation: host.navigation, session: host.session, locale: 'en-US' as const };
  const lazy = createLazyTracking(parts, async () => ({ createTracking }));
  return { told: calls, lazy, host };
}
const passes = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);

test('before the choice nothing is stored or logged, and the link applies where it led', async () => {
  const { told, lazy } = visit(BY_LINK);
  lazy.start();
  await passes(60_000);
  expect(lazy.consent.getState()).toEqual({ consent: 'unasked' });
  expect(written).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  expect(told).toMatchObject({ profiles: [], traffic: [], valid: [['LinkOne', WORK]] });
  expect(told.visits).toEqual([{ uid: 'LinkOne', client_id: null, utm_source: 'mail' }]);
  expect(await lazy.adLinkOf(WORK)).toBe('LinkOne');
  expect(await lazy.adLinkOf(OTHER)).toBeNull();
});

test('after consent a visitor is stored as long as promised, logged and identified', async () => {
  const { told, lazy, host } = visit(BY_LINK);
  lazy.start();
  lazy.answer('granted');
  await passes(0);
  host.navigation.push('/store');
  await passes(10_000);
  const age = (name: string) => /max-age=(\d+)/.exec(written.findLast((cookie) => cookie.startsWith(`${name}=`)) ?? '')?.[1];
  expect(['meowtale.consent', 'meowtale.client', 'meowtale.ad-links', 'meowtale.utm', 'meowtale.client-source'].map(age)).toEqual([
    '31536000',
    '63072000',
    '63072000',
    '63072000',
    '315360000',
  ]);
  expect(told.profiles).toMatchObject([{ platform_key: 'meowtale', client_type: 'web' }]);
  const events = told.traffic.flat();
  expect(events.map(({ event_name, hit }) => [event_name, hit])).toEqual([
    ['page_view', 1],
    ['page_view', 2],
  ]);
  expect(events[0]).toMatchObject({ consent: true, utm_source: 'mail', language: 'en-US' });
  expect(JSON.stringify(events)).not.toMatch(/uid=|state=/);
  // Another visit knows the link without its address.
  expect(await visit('/').lazy.adLinkOf(WORK)).toBe('LinkOne');
  await passes(10_000);
});

test('a long title is cut between graphemes', async () => {
  const family = '👩‍👩‍👧';
  document.title = `A tale of ${family.repeat(100)}`;
  const { told, lazy } = visit('/store');
  lazy.start();
  lazy.answer('granted');
  await passes(10_000);
  expect(told.traffic.flat()[0]?.page.title).toBe(`A tale of ${family.repeat(58)}`);
});

test.each(['refused', 'granted then refused'])('of a visitor who %s only the choice is stored', async (how) => {
  const { told, lazy, host } = visit(BY_LINK);
  lazy.start();
  if (how !== 'refused') {
    lazy.answer('granted');
    await passes(10_000);
  }
  const before = told.traffic.length;
  lazy.answer('refused');
  host.navigation.push('/store');
  await passes(60_000);
  expect(names()).toEqual(['meowtale.consent']);
  expect([sessionStorage.length, told.traffic.length]).toEqual([0, before]);
  expect(await lazy.adLinkOf(WORK)).toBe('LinkOne');
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'a browser that signals %o is not asked, and revokes an earlier consent',
  async (signal) => {
    storeConsent('granted');
    setCookie('meowtale.client', 'someone', 60);
    for (const [name, value] of Object.entries(signal)) Object.defineProperty(navigator, name, { value, configurable: true });
    try {
      const { told, lazy } = visit('/');
      lazy.start();
      await passes(60_000);
      expect(lazy.consent.getState()).toEqual({ consent: 'signalled' });
      expect(names()).not.toContain('meowtale.client');
      expect([told.traffic, told.profiles]).toEqual([[], []]);
    } finally {
      for (const name of Object.keys(signal)) Object.defineProperty(navigator, name, { value: undefined, configurable: true });
    }
  },
);

test('the last valid link to a listing counts; an invalid one is dropped', async () => {
  const { lazy, host } = visit(`/store/${WORK}?uid=First`, { invalid: ['Gone'] });
  lazy.start();
  await passes(0);
  host.navigation.push(`/store/${WORK}?uid=Second`);
  host.navigation.push(`/store/${OTHER}?uid=Elsewhere`);
  host.navigation.push(`/store/${WORK}?uid=Gone`);
  host.navigation.push(`/?uid=%3Cscript%3E`);
  await passes(0);
  expect([await lazy.adLinkOf(WORK), await lazy.adLinkOf(OTHER)]).toEqual(['Second', 'Elsewhere']);
});

test('a link on another page than a listing’s is checked at a purchase', async () => {
  const { told, lazy } = visit('/?uid=Anywhere');
  lazy.start();
  await passes(0);
  expect(await lazy.adLinkOf(WORK)).toBe('Anywhere');
  expect(told.valid).toEqual([
    ['Anywhere', null],
    ['Anywhere', WORK],
  ]);
});

test('during an outage a purchase waits two seconds and continues with the address’s link', async () => {
  const { lazy, host } = visit(BY_LINK);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  lazy.start();
  const onLink = jest.fn();
  void lazy.adLinkOf(WORK).then(onLink);
  await passes(1_999);
  expect(onLink).not.toHaveBeenCalled();
  await passes(1);
  expect(onLink).toHaveBeenCalledWith('LinkOne');
  const lost = createLazyTracking({ client: () => host.urql, ...host, locale: 'en-US' }, () => Promise.reject(new Error('lost')));
  lost.start();
  expect(await lost.adLinkOf(WORK)).toBe('LinkOne');
});

test('a log that fails is retried a limited number of times, without showing an error', async () => {
  storeConsent('granted');
  const shown = jest.spyOn(console, 'error');
  const deny = ['traffic', 'profile', 'visit', 'valid'];
  const { told, lazy, host } = visit('/', { deny });
  lazy.start();
  await passes(200_000);
  expect([told.traffic, names().includes('meowtale.client-source')]).toEqual([[], false]);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (let page = 0; page < 150; page++) {
    host.navigation.push(`/store?page=${page}`.replace('?page=', '/'));
    await passes(1);
  }
  await passes(200_000);
  deny.length = 0;
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await passes(60_000);
  expect(told.traffic.map((batch) => batch.length)).toEqual([20, 20, 20, 20, 20]);
  expect(told.traffic.flat().at(-1)).toMatchObject({ hit: 151 });
  expect(shown).not.toHaveBeenCalled();
});
