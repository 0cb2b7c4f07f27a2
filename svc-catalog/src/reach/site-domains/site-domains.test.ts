import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import dns2 from 'dns2';
import { planConsumer } from '../../library/plans/events.ts';
import { checkPlans } from '../../people/notices/plans.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { createOwnDomains } from './own-domains.ts';
import { checkDueDomains, notifyOfUnplannedDomain } from './service.ts';

const { Packet } = dns2;
type Answer = { type: number; data?: string; domain?: string; address?: string };

/** The name server's records by name: none for a name with an empty list, NXDOMAIN for any other name. */
const zone = new Map<string, Answer[]>();
const server = dns2.createServer({
  udp: true,
  handle(request, send) {
    const response = Packet.createResponseFromRequest(request);
    const [{ name = '', type } = { type: 0 }] = request.questions as { name: string; type: number }[];
    const known = zone.get(name.toLowerCase());
    if (!known) response.header.rcode = 3;
    for (const answer of known ?? []) {
      if (answer.type === type) response.answers.push({ name, class: Packet.CLASS.IN, ttl: 1, ...answer } as never);
    }
    send(response);
  },
});

let catalog: TestCatalog;
let asking: Parameters<typeof checkDueDomains>[0];
let sites = 0;

beforeAll(async () => {
  await server.listen({ udp: { port: 0, address: '127.0.0.1' } });
  const { port } = (server.addresses() as { udp: AddressInfo }).udp;
  const nameServer = `127.0.0.1:${port}`;
  catalog = await testCatalog({ nameServer, watches: false });
  const origins = {
    SHELL_ORIGIN: 'http://localhost:3000',
    FILES_ORIGIN: 'http://files.localhost:3002',
    WORKS_ORIGIN: 'http://a-{app}.localhost:3005',
    SITES_ORIGIN: 'http://s-{name}.localhost:3006',
    OWN_DOMAINS_ORIGIN: 'http://{domain}:3006',
  };
  const addresses = { files: '', workOrigin: String, siteOrigin: (name: string) => `http://s-${name}.localhost:3006` };
  const ownDomains = createOwnDomains({ ...origins, SITES_ADDRESSES: '127.0.0.1', DNS_SERVERS: nameServer });
  asking = { db: catalog.db, works: { addresses }, ownDomains };
});
afterAll(async () => {
  await catalog?.close();
  await server.close();
});
beforeEach(() => zone.clear());

const FIELDS = 'domain name state reason txt_name txt_value cname_target addresses address';
const ask = async (query: string, person?: TestPersonWithUuid, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await catalog.graphql(query, variables, person);
  const { code, fields } = (errors?.[0]?.extensions ?? {}) as { code?: string; fields?: { key: string }[] };
  return { ...data, ...(code && { code, key: fields?.[0]?.key }) };
};
const give = (person: TestPersonWithUuid, domain: string) =>
  ask(`mutation ($domain: String!) { setWebsiteDomain(domain: $domain) { ${FIELDS} } }`, person, { domain });
const check = async (person: TestPersonWithUuid) => {
  await catalog.db('website_domains').update({ checked_at: null });
  const answer = await ask(`mutation { checkWebsiteDomain { ${FIELDS} } }`, person);
  return answer.checkWebsiteDomain ?? answer;
};
const nameAt = async (domain: string) =>
  (await ask('query ($domain: String!) { findWebsiteNameByDomain(domain: $domain) }', undefined, { domain })).findWebsiteNameByDomain;
const addressOf = async (name: string) =>
  (await ask('query ($name: String!) { findWebsitePublic(name: $name) { address } }', undefined, { name })).findWebsitePublic.address;

/** Creates a person with a site, and with PRO by default. */
async function maker(plan: 'pro' | 'basic' = 'pro') {
  sites += 1;
  const name = `site-${sites}`;
  const person = await catalog.creator(name);
  await catalog.graphql('mutation ($name: String!) { addWebsiteMain(name: $name) { uuid } }', { name }, person);
  if (plan === 'pro') await setPlans(person, 1, [{ grade: 1, startedAt: '2020-01-01T00:00:00.000Z', endedAt: '2120-01-01T00:00:00.000Z' }]);
  return { person, name };
}
const setPlans = (person: TestPersonWithUuid, revision: number, plans: object[]) =>
  catalog.deliver(planConsumer, { aggregateId: person.muid, payload: { userUuid: person.muid, revision, plans } } as never);

/** Sets the records that verify a domain. */
function show({ domain, txt_name, txt_value, cname_target }: Record<string, string>): void {
  zone.set(domain as string, [{ type: Packet.TYPE.CNAME, domain: cname_target as string }]);
  zone.set(txt_name as string, [{ type: Packet.TYPE.TXT, data: txt_value as string }]);
  zone.set(cname_target as string, [{ type: Packet.TYPE.A, address: '127.0.0.1' }]);
}

async function verified(domain: string) {
  const made = await maker();
  const { setWebsiteDomain: row } = await give(made.person, domain);
  show(row);
  expect(await check(made.person)).toMatchObject({ state: 1, reason: null });
  return { ...made, row };
}

describe('a domain', () => {
  test('is verified once its records prove the owner and lead to us; the site is then at it', async () => {
    const { person, name } = await maker();
    const { setWebsiteDomain: row } = await give(person, ' HTTPS://Lamplight.Example.Com/a?b ');
    expect(row).toMatchObject({
      domain: 'lamplight.example.com',
      state: 0,
      reason: null,
      txt_name: '_meowtale.lamplight.example.com',
      txt_value: expect.stringMatching(/^meowtale-site=[0-9a-f]{32}$/),
      cname_target: `s-${name}.localhost`,
      addresses: ['127.0.0.1'],
      address: 'http://lamplight.example.com:3006',
    });
    expect([await nameAt('lamplight.example.com'), await addressOf(name)]).toEqual([null, `http://s-${name}.localhost:3006`]);
    show(row);
    expect(await check(person)).toMatchObject({ state: 1, reason: null });
    expect([await nameAt('LAMPLIGHT.example.com.'), await addressOf(name)]).toEqual([name, 'http://lamplight.example.com:3006']);
    expect(await ask('{ findWebsiteMain { domain } }', person)).toEqual({
      findWebsiteMain: { domain: 'http://lamplight.example.com:3006' },
    });
  });

  test('returns what is missing: the name, the text, the right text, the target, the right target', async () => {
    const { person } = await maker();
    const { setWebsiteDomain: row } = await give(person, 'missing.example.com');
    const reasons: string[] = [];
    const note = async () => reasons.push((await check(person)).reason);
    await note();
    zone.set(row.domain, []);
    await note();
    zone.set(row.txt_name, [{ type: Packet.TYPE.TXT, data: 'meowtale-site=other' }]);
    await note();
    zone.set(row.txt_name, [{ type: Packet.TYPE.TXT, data: row.txt_value }]);
    await note();
    zone.set(row.domain, [{ type: Packet.TYPE.A, address: '192.0.2.7' }]);
    await note();
    expect(reasons).toEqual(['unknown-domain', 'txt-missing', 'txt-wrong', 'target-missing', 'target-elsewhere']);
    zone.set(row.domain, [{ type: Packet.TYPE.A, address: '127.0.0.1' }]);
    expect(await check(person)).toMatchObject({ state: 1, reason: null });
  });

  test.each([
    ['bücher.example.com', 'xn--bcher-kva.example.com', 'bücher.example.com'],
    ['貓.example.com', 'xn--tj3a.example.com', '貓.example.com'],
  ])('%s is stored in punycode and shown decoded', async (typed, domain, name) => {
    expect((await give((await maker()).person, typed)).setWebsiteDomain).toMatchObject({ domain, name });
  });

  test.each([
    ['', 'domain'],
    ['nodots', 'domain'],
    ['192.0.2.1', 'domain'],
    ['a_b.example.com', 'domain'],
    ['-a.example.com', 'domain'],
    ['shop.example.com:8080', 'domain'],
    ['user@shop.example.com', 'domain'],
    ['printer.local', 'domainLocal'],
    ['co.uk', 'domainSuffix'],
    ['github.io', 'domainSuffix'],
    ['s-other.localhost', 'domainLocal'],
  ])('%j is rejected', async (domain, key) => {
    expect(await give((await maker()).person, domain)).toMatchObject({ code: 'input/invalid', key: `website.errors.${key}` });
  });

  test('of ours can’t be a site’s own', () => {
    const env = {
      SHELL_ORIGIN: 'https://meowtale.com',
      FILES_ORIGIN: 'https://files.meowtale-files.com',
      SITES_ADDRESSES: '',
      DNS_SERVERS: '',
    };
    const own = { ...env, WORKS_ORIGIN: 'https://a-{app}.works.net', SITES_ORIGIN: 'https://s-{name}.sites.net', OWN_DOMAINS_ORIGIN: '' };
    const { isOurs } = createOwnDomains(own);
    const names = ['meowtale.com', 'www.meowtale.com', 'files.meowtale-files.com', 'a-x.works.net', 's-x.sites.net', 'sites.net'];
    expect(names.map(isOurs)).toEqual([true, true, true, true, true, true]);
    expect(['notmeowtale.com', 'meowtale.com.example', 'mysites.net'].map(isOurs)).toEqual([false, false, false]);
  });

  test('needs PRO; after PRO the site is at our address again', async () => {
    expect(await give((await maker('basic')).person, 'basic.example.com')).toMatchObject({ code: 'plan/required' });
    const { person, name } = await verified('over.example.com');
    await setPlans(person, 2, []);
    expect([await nameAt('over.example.com'), await addressOf(name)]).toEqual([null, `http://s-${name}.localhost:3006`]);
  });

  test('finds no site while its site is hidden', async () => {
    const { name } = await verified('hidden.example.com');
    await catalog.db('websites').where({ name }).update({ state: 0 });
    expect(await nameAt('hidden.example.com')).toBeNull();
  });
});

describe('a domain of two sites', () => {
  test('belongs to the first that verifies it, and to the other once the first removes it', async () => {
    const second = await maker();
    const { setWebsiteDomain: wanted } = await give(second.person, 'wanted.example.com');
    const first = await verified('wanted.example.com');
    zone.set(wanted.txt_name, [
      { type: Packet.TYPE.TXT, data: first.row.txt_value },
      { type: Packet.TYPE.TXT, data: wanted.txt_value },
    ]);
    zone.set('wanted.example.com', [{ type: Packet.TYPE.A, address: '127.0.0.1' }]);
    expect(await check(second.person)).toMatchObject({ state: 0, reason: 'taken' });
    expect(await give((await maker()).person, 'wanted.example.com')).toMatchObject({
      code: 'website/domain-taken',
      key: 'website.errors.domainTaken',
    });
    expect(await ask('mutation { delWebsiteDomain(domain: "wanted.example.com") }', first.person)).toEqual({ delWebsiteDomain: true });
    expect(await check(second.person)).toMatchObject({ state: 1, reason: null });
    expect(await nameAt('wanted.example.com')).toBe(second.name);
  });

  test('moves to the site with its records from one that lost them', async () => {
    const buyer = await maker();
    const { setWebsiteDomain: row } = await give(buyer.person, 'sold.example.com');
    const seller = await verified('sold.example.com');
    show(row);
    expect(await check(buyer.person)).toMatchObject({ state: 1 });
    expect(await nameAt('sold.example.com')).toBe(buyer.name);
    expect(
      await catalog
        .db('website_domains')
        .where({ token: seller.row.txt_value.slice(14) })
        .first(),
    ).toMatchObject({
      state: 2,
      reason: 'taken',
    });
  });
});

describe('a dangling CNAME', () => {
  const cname = (target: string) => [{ type: Packet.TYPE.CNAME, domain: target }];
  const text = (value: string) => [{ type: Packet.TYPE.TXT, data: value }];

  test('to a name without an address doesn’t verify its domain', async () => {
    const { person } = await maker();
    const { setWebsiteDomain: row } = await give(person, 'gone.example.com');
    zone.set(row.domain, cname('bucket.elsewhere.example'));
    zone.set(row.txt_name, text(row.txt_value));
    expect(await check(person)).toMatchObject({ state: 0, reason: 'target-elsewhere' });
    expect(await nameAt('gone.example.com')).toBeNull();
  });

  test('that still leads to us gives its domain to no one without the TXT record', async () => {
    const { person } = await maker();
    const { setWebsiteDomain: row } = await give(person, 'forgotten.example.com');
    zone.set(row.domain, cname(row.cname_target));
    expect(await check(person)).toMatchObject({ state: 0, reason: 'txt-missing' });
    expect(await nameAt('forgotten.example.com')).toBeNull();
  });

  test('of a domain that a site removed isn’t taken over by another site with the first one’s records', async () => {
    const first = await verified('left.example.com');
    expect(await ask('mutation { delWebsiteDomain(domain: "left.example.com") }', first.person)).toEqual({ delWebsiteDomain: true });
    const thief = await maker();
    const { setWebsiteDomain: row } = await give(thief.person, 'left.example.com');
    expect(row.txt_value).not.toBe(first.row.txt_value);
    expect(await check(thief.person)).toMatchObject({ state: 0, reason: 'txt-wrong' });
    expect(await nameAt('left.example.com')).toBeNull();
  });
});

describe('the watcher', () => {
  test('verifies domains, and marks one as failed after three days of failed checks, in which the site is at our address', async () => {
    const { person, name } = await maker();
    const { setWebsiteDomain: row } = await give(person, 'watched.example.com');
    show(row);
    const state = async () =>
      (await catalog.db('website_domains').where({ domain: 'watched.example.com' }).first()) as { state: number; reason: string };
    const lookAt = async () => {
      await catalog
        .db('website_domains')
        .where({ domain: 'watched.example.com' })
        .update({ next_check_at: catalog.db.raw('clock_now()') });
      while ((await checkDueDomains(asking)) > 0);
      return state();
    };
    expect(await lookAt()).toMatchObject({ state: 1, reason: null });
    zone.clear();
    expect(await lookAt()).toMatchObject({ state: 1, reason: 'unknown-domain' });
    expect([await nameAt('watched.example.com'), await addressOf(name)]).toEqual([name, `http://s-${name}.localhost:3006`]);
    await catalog.moveClock(3 * 86_400 + 60);
    expect(await lookAt()).toMatchObject({ state: 2, reason: 'unknown-domain' });
    expect(await nameAt('watched.example.com')).toBeNull();
    show(row);
    expect(await check(person)).toMatchObject({ state: 1, reason: null });
  });

  test('checks each domain once, with several processes', async () => {
    await catalog.db('website_domains').update({ next_check_at: catalog.db.raw('clock_now()') });
    const rows = await catalog.db('website_domains').count('* as count').first();
    const looked = await Promise.all([checkDueDomains(asking), checkDueDomains(asking), checkDueDomains(asking)]);
    expect(looked.reduce((sum, one) => sum + one, 0)).toBe(Math.min(Number(rows?.count), looked.length * 10));
  });
});

describe('the creator is notified', () => {
  const MINUTE_S = 60;
  const GRACE_MS = 3 * 86_400_000;
  const lookAt = async (domain: string) => {
    await catalog
      .db('website_domains')
      .where({ domain })
      .update({ next_check_at: catalog.db.raw('clock_now()') });
    while ((await checkDueDomains(asking)) > 0);
    return (await catalog.db('website_domains').where({ domain }).first()) as { failing_since: Date | null };
  };
  const noticesOf = async (person: TestPersonWithUuid) => {
    const { findNotification } = await ask('{ findNotification(q: { orderField: "created_at-asc" }) { list { key params } } }', person);
    return findNotification.list
      .filter(({ key }: { key: string }) => key.startsWith('site-domain-'))
      .map(({ key, params }: { key: string; params: { name: string; until?: string } }) => [key, params.name, params.until]);
  };

  test('once when checks of a verified domain have failed for an hour, and once when it is lost', async () => {
    const { person } = await verified('bücher.failing.example.com');
    const domain = 'xn--bcher-kva.failing.example.com';
    zone.clear();
    const { failing_since: since } = await lookAt(domain);
    await catalog.moveClock(50 * MINUTE_S);
    await lookAt(domain);
    expect(await noticesOf(person)).toEqual([]);
    for (let check = 0; check < 3; check += 1) {
      await catalog.moveClock(10 * MINUTE_S);
      await Promise.all([lookAt(domain), lookAt(domain)]);
    }
    const until = new Date((since?.getTime() ?? 0) + GRACE_MS).toISOString();
    const failing = ['site-domain-failing', 'bücher.failing.example.com', until];
    expect(await noticesOf(person)).toEqual([failing]);
    await catalog.moveClock(3 * 86_400);
    await lookAt(domain);
    await check(person);
    expect(await noticesOf(person)).toEqual([failing, ['site-domain-lost', 'bücher.failing.example.com', undefined]]);
  });

  test('not of a short failure, nor of a domain that was never verified', async () => {
    const { person, row } = await verified('short.example.com');
    const { person: other } = await maker();
    await give(other, 'never.example.com');
    zone.clear();
    for (const domain of ['short.example.com', 'never.example.com']) await lookAt(domain);
    await catalog.moveClock(30 * MINUTE_S);
    show(row);
    await lookAt('short.example.com');
    await catalog.moveClock(3 * 86_400);
    for (const domain of ['short.example.com', 'never.example.com']) await lookAt(domain);
    expect([await noticesOf(person), await noticesOf(other)]).toEqual([[], []]);
  });

  test('when another site proves that the domain is its own', async () => {
    const buyer = await maker();
    const { setWebsiteDomain: row } = await give(buyer.person, 'passed-on.example.com');
    const seller = await verified('passed-on.example.com');
    show(row);
    await check(buyer.person);
    expect(await noticesOf(seller.person)).toEqual([['site-domain-lost', 'passed-on.example.com', undefined]]);
    expect(await noticesOf(buyer.person)).toEqual([]);
  });

  test('when the plan with the domain ends, by mail too for those who chose it; a lower plan that includes it ends nothing', async () => {
    const { person } = await verified('unplanned.example.com');
    const plan = (grade: number) => ({ grade, startedAt: '2020-01-01T00:00:00.000Z', endedAt: '2120-01-01T00:00:00.000Z' });
    await catalog.db('notification_preferences').insert({ user_uuid: person.muid, kind: 'sites', mail: 'daily' });
    await catalog.db('mail_readers').insert({ user_uuid: person.muid, lang: 'en-US', time_zone: 'UTC' });
    const plans = [[plan(1), plan(2)], [plan(1)], []];
    const counts: number[] = [];
    for (const [index, current] of plans.entries()) {
      await setPlans(person, index + 2, current);
      await checkPlans(catalog.db, notifyOfUnplannedDomain);
      counts.push((await noticesOf(person)).length);
    }
    expect(counts).toEqual([0, 0, 1]);
    expect(await noticesOf(person)).toEqual([['site-domain-unplanned', 'unplanned.example.com', undefined]]);
    expect(await catalog.db('mails').where({ user_uuid: person.muid })).toMatchObject([{ pace: 'daily' }]);
  });
});
