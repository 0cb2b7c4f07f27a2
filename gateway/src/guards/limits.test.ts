import { expect, test } from '@jest/globals';
import { createTokenVerifier, DomainError } from '@meowtale/service-kit';
import { TEST_PROJECT, testKeys, testToken, waitFor } from '@meowtale/service-kit/testing';
import { addressKey, siteKey } from './address-key.ts';
import { type Caller, createIdentify } from './callers.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createRateLimit } from './rate-limit.ts';
import { createRegistrationLimit } from './registration-limit.ts';
import { createSharedBuckets } from './shared-buckets.ts';

const CALLER: Caller = { address: '10.0.0.1', person: null, isNewcomer: false };
const RATE_LIMITED = expect.objectContaining({ code: 'gateway/rate-limited', status: 429 });

const identify = createIdentify(createTokenVerifier({ projectId: TEST_PROJECT, production: true, keys: testKeys, now: () => new Date() }));
const madeUp = (claims: object) => `Bearer e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

/** Returns how many of `count` attempts are allowed. */
function passes(attempts: number, attempt: (index: number) => void): number {
  return Array.from({ length: attempts }, (_none, index) => {
    try {
      attempt(index);
      return 1;
    } catch (error) {
      expect(error).toBeInstanceOf(DomainError);
      return 0;
    }
  }).reduce<number>((sum, passed) => sum + passed, 0);
}

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['192.0.2.7', null],
  ['::ffff:192.0.2.7', null],
  ['not an address', null],
])('the site of %s is %s', (ip, site) => {
  expect(siteKey(addressKey(ip))).toBe(site);
});

test('all sign-ins of a person are one caller, at any address and with any case of Bearer', async () => {
  const first = await testToken({ firebaseUid: 'ann', muid: '01900000-0000-7000-8000-000000000001', authTime: 1_700_000_000 });
  const second = await testToken({ firebaseUid: 'ann', muid: '01900000-0000-7000-8000-000000000001', authTime: 1_700_000_100 });
  const callers = await Promise.all([
    identify('10.0.0.1', `Bearer ${first}`),
    identify('10.0.0.2', `bearer ${first}`),
    identify('2001:db8::1', `BEARER ${second}`),
  ]);
  expect(new Set(callers.map(({ person }) => person))).toEqual(new Set(['uid ann']));
  expect(callers.map(({ isNewcomer }) => isNewcomer)).toEqual([false, false, false]);
  expect((await identify('10.0.0.1', `Bearer ${await testToken({ firebaseUid: 'new' })}`)).isNewcomer).toBe(true);
});

test('a forged or expired token counts as a guest, not as the person it names', async () => {
  for (const token of [
    madeUp({ sub: 'ann' }),
    madeUp({ sub: 'any' }),
    'Bearer x',
    `Bearer ${await testToken({ expiresAt: 100, issuedAt: 50 })}`,
  ]) {
    expect(await identify('10.0.0.1', token)).toEqual({ address: '10.0.0.1', person: null, isNewcomer: false });
  }
});

test('while the keys can’t be fetched, a token counts as the person it names at its own address', async () => {
  const keyless = createIdentify(() => Promise.reject(new DomainError('auth/unavailable')));
  expect((await keyless('10.0.0.1', madeUp({ sub: 'ann', iat: 1 }))).person).toBe('claims 10.0.0.1 ann');
  expect((await keyless('10.0.0.2', madeUp({ sub: 'ann', iat: 2 }))).person).toBe('claims 10.0.0.2 ann');
  expect((await keyless('10.0.0.2', 'Bearer x')).person).toBeNull();
});

test('a person has one budget at all addresses, which refills steadily', () => {
  let time = 0;
  const limit = createRateLimit(
    createSharedBuckets(() => time),
    'operations',
    10,
  );
  const ann = { ...CALLER, person: 'uid ann' };
  limit(ann, 5);
  limit({ ...ann, address: '10.0.0.9' }, 5);
  expect(() => limit(ann, 5)).toThrow(expect.objectContaining({ code: 'gateway/rate-limited', retryAfterSeconds: 30 }));
  expect(() => limit({ ...ann, person: 'uid ben' }, 5)).not.toThrow();
  time += 30_000;
  expect(() => limit(ann, 5)).not.toThrow();
});

test('an address has five budgets for any number of people, and its guests have one', () => {
  const limit = createRateLimit(
    createSharedBuckets(() => 0),
    'operations',
    10,
  );
  expect(passes(60, () => limit(CALLER, 1))).toBe(10);
  expect(passes(60, (index) => limit({ ...CALLER, person: `uid ${index}` }, 1))).toBe(40);
});

test('the addresses of an IPv6 site have the budget of sixteen, of which one address takes no more than its own', () => {
  const limit = createRateLimit(
    createSharedBuckets(() => 0),
    'operations',
    10,
  );
  const guest = (site: number, network: number): Caller => ({ ...CALLER, address: `2001:db8:${site}:${network}::/64` });
  // Rejected requests of one network leave its neighbours' budget.
  expect(passes(2000, () => limit(guest(1, 0), 1))).toBe(10);
  expect(passes(2000, (index) => limit(guest(1, index + 1), 1))).toBe(16 * 50 - 10);
  expect(passes(20, (index) => limit(guest(2, index), 1))).toBe(20);
  expect(passes(2000, (index) => limit({ ...CALLER, address: `192.0.${index >> 8}.${index & 255}` }, 1))).toBe(2000);
});

test('what one gateway spends is taken from the other’s buckets, also below zero', () => {
  let time = 0;
  const [one, other] = [createSharedBuckets(() => time), createSharedBuckets(() => time)];
  const limits = [one, other].map((buckets) => createRateLimit(buckets, 'operations', 10));
  const [here, there] = limits as [(typeof limits)[0], (typeof limits)[0]];
  const ann = { ...CALLER, person: 'uid ann' };
  // Both spend before either receives the other's message.
  expect([passes(10, () => here(ann, 1)), passes(10, () => there(ann, 1))]).toEqual([10, 10]);
  const sent: object[] = [];
  one.share({ send: (message) => void sent.push(message) });
  other.share({ send: (message) => void sent.push(message) });
  for (const message of sent) for (const buckets of [one, other]) buckets.hear(JSON.parse(JSON.stringify(message)));
  expect(JSON.stringify(sent)).not.toMatch(/ann|10\.0\.0/);
  time += 60_000;
  expect(() => here(ann, 1)).toThrow(RATE_LIMITED);
  expect(() => there(ann, 1)).toThrow(RATE_LIMITED);
  time += 60_000;
  expect(passes(20, () => here(ann, 1))).toBe(10);
});

test('an invalid message is rejected', () => {
  const buckets = createSharedBuckets(() => 0);
  expect(() => buckets.hear({ from: 'x', spent: [['operations', 'key', -5]] })).toThrow();
});

test('registrations are limited per newcomer and address, and allowed again over time', () => {
  let time = 0;
  const [one, other] = [createSharedBuckets(() => time), createSharedBuckets(() => time)];
  const limit = createRegistrationLimit(one, 2);
  const elsewhere = createRegistrationLimit(other, 2);
  const newcomer = (name: string, address = '10.0.0.3'): Caller => ({ address, person: `uid ${name}`, isNewcomer: true });
  expect(passes(1, () => limit(newcomer('a')))).toBe(1);
  expect(passes(9, () => limit(newcomer('a')))).toBe(9);
  one.share({ send: (message) => other.hear(message) });
  expect(passes(9, () => elsewhere(newcomer('a')))).toBe(9);
  expect(['b', 'c'].map((name) => passes(1, () => elsewhere(newcomer(name))))).toEqual([1, 0]);
  expect(passes(1, () => elsewhere(newcomer('c', '10.0.0.4')))).toBe(1);
  expect(passes(9, () => elsewhere({ ...newcomer('d'), isNewcomer: false }))).toBe(9);
  expect(passes(100, (index) => limit(newcomer(`of a site ${index}`, `2001:db8:1:${index}::/64`)))).toBe(32);
  time += 1_800_000;
  expect(['d', 'e'].map((name) => passes(1, () => elsewhere(newcomer(name))))).toEqual([1, 0]);
});

test('a person’s requests run in order of arrival, sixteen at a time, and none is lost', async () => {
  const limit = createConcurrencyLimit(16);
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const ask = (number: number, amount: number, person: string | null = 'a') =>
    limit({ ...CALLER, person }, amount, async () => {
      started.push(number);
      await new Promise<void>((end) => ends.push(end));
      if (number === 1) throw new Error('a failure ends a turn as well');
    });
  const responses = [ask(1, 10), ask(2, 6), ask(3, 300), ask(4, 1), ask(5, 16, 'b'), ask(6, 16, null)];
  const settled = Promise.allSettled(responses);
  await waitFor(() => started.length === 4);
  expect(started).toEqual([1, 2, 5, 6]);
  ends.shift()?.();
  ends.shift()?.();
  await waitFor(() => started.length === 5);
  expect(started.at(-1)).toBe(3);
  for (const end of ends.splice(0)) end();
  await waitFor(() => started.length === 6);
  for (const end of ends.splice(0)) end();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', ...Array(5).fill('fulfilled')]);
});
