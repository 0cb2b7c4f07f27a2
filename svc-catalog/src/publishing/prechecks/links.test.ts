import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { givenUrl } from '@meowtale/contracts/inputs/given-url';
import { internet, type Network, resolveBy } from '../../network.ts';
import { expectLinearTime } from '../../testing/cost.ts';
import { createLinkChecker } from './link-checker.ts';
import { checkLinks, linksOf } from './links.ts';

const HOSTS: Record<string, string[]> = {
  'good.example.com': ['93.184.216.34'],
  'gone.example.com': ['93.184.216.35'],
  'inside.example.com': ['10.1.2.3'],
  'both.example.com': ['93.184.216.34', '127.0.0.1'],
  'six.example.com': ['2606:2800:220:1::1'],
  'sixin.example.com': ['fd00::1'],
  'mapped.example.com': ['::ffff:192.168.1.1'],
  'carried.example.com': ['2002:7f00:1::'],
};
const requests: string[] = [];
const network: Pick<Network, 'resolve' | 'answers'> = {
  resolve: async (host) => HOSTS[host] ?? Promise.reject(new Error('ENOTFOUND')),
  async answers(url, address) {
    requests.push(`${url.host} at ${address}`);
    return url.hostname !== 'gone.example.com';
  },
};
const free = async () => undefined;
const found = async (text: string) => {
  const [finding] = await checkLinks([{ path: 'x', text }], createLinkChecker(network), free);
  return finding ? `${finding.level} ${finding.key}` : 'fine';
};

test('links are found in sentences of any language, each once', () => {
  const texts = [
    { path: 'a', text: 'See https://good.example.com/a. Or (http://b.example.com/x?y=1)!' },
    { path: 'b', text: '網站：https://good.example.com/a。請看「ftp://c.example.com/d」，謝謝' },
  ];
  expect(linksOf(texts)).toEqual([
    { path: 'a', url: 'https://good.example.com/a' },
    { path: 'a', url: 'http://b.example.com/x?y=1' },
    { path: 'b', url: 'ftp://c.example.com/d' },
  ]);
});

const manyLinks = (path: string, count: number) => ({
  path,
  text: Array.from({ length: count }, (_, n) => `https://good.example.com/${path}/${n}`).join(' '),
});

test('of more than 20 links the first 20 are checked, and a warning where the others begin reports how many there are', async () => {
  const checked: string[] = [];
  const check = async (urls: readonly string[]) => {
    checked.push(...urls);
    return urls.map(() => 'answers' as const);
  };
  expect(await checkLinks([manyLinks('a', 12), manyLinks('b', 8)], check, free)).toEqual([]);
  checked.length = 0;
  expect(await checkLinks([manyLinks('a', 12), manyLinks('b', 8), manyLinks('c', 10)], check, free)).toEqual([
    { level: 'warning', path: 'c', key: 'check.links-unchecked', params: { number: 30, checked: 20 } },
  ]);
  expect(checked).toHaveLength(20);
});

test('trailing punctuation isn’t part of a link, signs within it are', () => {
  expect(linksOf([{ path: 'a', text: 'https://good.example.com/...?! https://good.example.com/..x…' }])).toMatchObject([
    { url: 'https://good.example.com/' },
    { url: 'https://good.example.com/..x' },
  ]);
  const dotted = `http://a.example.com/${'.'.repeat(128 * 1024)}x`;
  expectLinearTime((text) => linksOf([{ path: 'a', text }]), { slow: dotted, plain: 'One more word. ' });
});

test.each([
  ['https://good.example.com/', 'fine'],
  ['https://six.example.com/', 'fine'],
  ['https://gone.example.com/', 'warning check.link-unreachable'],
  ['https://unknown.example.com/', 'warning check.link-unreachable'],
  ['https://inside.example.com/', 'error check.link-private'],
  ['https://both.example.com/', 'error check.link-private'],
  ['https://sixin.example.com/', 'error check.link-private'],
  ['https://mapped.example.com/', 'error check.link-private'],
  ['https://carried.example.com/', 'error check.link-private'],
  ['http://localhost:3000/', 'error check.link-private'],
  ['http://router.local/', 'error check.link-private'],
  ['http://intranet/', 'error check.link-private'],
  ['http://127.0.0.1/', 'error check.link-private'],
  ['http://2130706433/', 'error check.link-private'],
  ['http://0x7f.1/', 'error check.link-private'],
  ['http://[::1]/', 'error check.link-private'],
  ['http://169.254.169.254/latest/meta-data', 'error check.link-private'],
])('%s: %s', async (url, outcome) => expect(await found(url)).toBe(outcome));

test.each([
  'localhost.',
  'localhost..',
  'wallet.default.svc',
  'wallet.service.consul',
  '1.0.0.127.in-addr.arpa',
  'router.home',
  'hidden.onion',
  'somewhere.test',
  '192.0.2.1',
  '203.0.113.9',
  '[2001:db8::1]',
])('a host that no form accepts isn’t a link, and isn’t resolved: %s', async (host) => {
  const looked: string[] = [];
  const network = { resolve: async (name: string) => [`${looked.push(name)}`], answers: async () => true };
  const url = `http://${host}/`;
  expect(givenUrl.safeParse(url).success).toBe(false);
  expect(await createLinkChecker(network)([url], free)).toEqual(['private']);
  expect(looked).toEqual([]);
});

test('links on other ports than the web’s aren’t requested, and count as working', async () => {
  requests.length = 0;
  await found('http://good.example.com:22/ https://good.example.com:8443/ http://good.example.com:443/ https://good.example.com/');
  expect(requests).toEqual(['good.example.com:443 at 93.184.216.34', 'good.example.com at 93.184.216.34']);
});

describe('a link’s state', () => {
  const url = 'https://good.example.com/';
  const unreachable = 'https://gone.example.com/';
  const reserved: number[] = [];
  const reserve = async (links: number) => void reserved.push(links);
  beforeEach(() => {
    requests.length = 0;
    reserved.length = 0;
  });

  test('is cached and not reserved again; a failing one is cached for a shorter time', async () => {
    let now = 0;
    const check = createLinkChecker(network, () => now);
    expect(await check([url, unreachable], reserve)).toEqual(['answers', 'unreachable']);
    expect(await check([url, unreachable], reserve)).toEqual(['answers', 'unreachable']);
    expect([reserved, requests.length]).toEqual([[2], 2]);
    now = 60_000;
    await check([url, unreachable], reserve);
    expect([reserved, requests.length]).toEqual([[2, 1], 3]);
    now = 700_000;
    await check([url], reserve);
    expect([reserved, requests.length]).toEqual([[2, 1, 1], 4]);
  });

  test('is requested once for simultaneous checks, and the oldest of many is evicted', async () => {
    const check = createLinkChecker(network);
    await Promise.all([check([url], reserve), check([url], reserve)]);
    expect(requests).toHaveLength(1);
    await check(
      Array.from({ length: 2000 }, (_, n) => `${url}${n}`),
      reserve,
    );
    await check([url], reserve);
    expect(requests).toHaveLength(2002);
  });

  test('isn’t requested when reserving fails', async () => {
    await expect(createLinkChecker(network)([url], () => Promise.reject(new Error('too many')))).rejects.toThrow('too many');
    expect(requests).toEqual([]);
  });
});

test('links into a private network aren’t requested', async () => {
  requests.length = 0;
  await found('https://both.example.com/ https://inside.example.com/ http://127.0.0.1/');
  expect(requests).toEqual([]);
});

let server: Server;
const heads: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    heads.push(`${request.method} ${request.url} ${request.headers.host}`);
    const status = Number(request.url?.slice(1));
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => void server?.close());

test('answers() sends HEAD to the resolved address and follows no redirect', async () => {
  const { port } = server.address() as AddressInfo;
  const statusOf = (status: number) => internet.answers(new URL(`http://somewhere.example.com:${port}/${status}`), '127.0.0.1');
  expect([await statusOf(200), await statusOf(302), await statusOf(403), await statusOf(404), await statusOf(500)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(heads[0]).toBe(`HEAD /200 somewhere.example.com:${port}`);
  expect(heads).toHaveLength(5);
});

test('open() sends GET to the resolved address, returns the redirect’s target, and stops on abort', async () => {
  const { port } = server.address() as AddressInfo;
  const url = (status: number) => new URL(`http://somewhere.example.com:${port}/${status}`);
  const answer = await internet.open(url(302), '127.0.0.1', AbortSignal.timeout(30_000));
  answer.body.destroy();
  expect([answer.status, answer.location, heads.at(-1)]).toEqual([302, 'http://127.0.0.1:1/', `GET /302 somewhere.example.com:${port}`]);
  await expect(internet.open(url(200), '127.0.0.1', AbortSignal.abort())).rejects.toThrow('aborted');
});

const A_RECORD = 1;

test('resolving doesn’t wait for a name server that answers only one record type', async () => {
  const names = createSocket('udp4').on('message', (question, { port }) => {
    const end = question.indexOf(0, 12) + 5;
    if (question.readUInt16BE(end - 4) !== A_RECORD) return;
    const header = Buffer.concat([question.subarray(0, 2), Buffer.from('81800001000100000000', 'hex')]);
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34]);
    names.send(Buffer.concat([header, question.subarray(12, end), record]), port, '127.0.0.1');
  });
  await new Promise<void>((ready) => names.bind(0, '127.0.0.1', ready));
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${names.address().port}`]);
  expect(await resolveBy(resolver, 'half.example.com')).toEqual(['93.184.216.34']);
  names.close();
});
