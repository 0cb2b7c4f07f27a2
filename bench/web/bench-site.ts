import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { host, origins, ports } from '@meowtale/deploy/addresses';
import { DEMO_PEOPLE } from '@meowtale/deploy/people';
import { openSession } from '@meowtale/deploy/session';
import { type Result, seconds } from '../method/result.ts';
import { median } from '../method/rounds.ts';
import { benchSiteSave } from './bench-site-save.ts';
import { largestPaintMs, openBrowser } from './browser.ts';
import { type Judged, judge } from './lighthouse.ts';

const ROUNDS = 9;
const JUDGED = 3;
const WORKS = 30;
const PERFORMANCE = 'performance';

const env = {
  NODE_ENV: 'test' as const,
  GATEWAY_URL: origins.gateway,
  FIREBASE_PROJECT_ID: 'demo-meowtale',
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  DATABASE_URL_WALLET: '',
};

const FIND_WORKS = 'query ($q: StoreQuery) { findStore(q: $q) { list { uuid } } }';
const ADD_SITE = 'mutation ($name: String!) { addWebsiteMain(name: $name) { uuid domain } }';
const ADD_ARTICLE = 'mutation ($blocks: JSON!) { addWebsiteArticle(config: { content: { blocks: $blocks } }) { uuid } }';
const SET_SITE =
  'mutation ($uuid: ID!, $config: WebsiteConfigInput!) { setWebsiteMain(uuid: $uuid, revision: 1, config: $config) { revision } }';

const BLOCKS = [
  { type: 'header', data: { text: 'How it began', level: 2 } },
  ...Array.from({ length: 12 }, () => ({ type: 'paragraph', data: { text: 'A lamp, a letter and a long way home. '.repeat(8) } })),
];

/** Creates a site with every kind of module and with demo works. Returns its URL. */
async function fillSite(): Promise<string> {
  const name = `bench-${randomUUID().slice(0, 8)}`;
  const person = { ...DEMO_PEOPLE.player, email: `${name}@meowtale.example`, nickname: 'Keeper Of Sites', creator: true };
  const maker = await openSession(env, person);
  const { findStore } = await maker.ask<{ findStore: { list: { uuid: string }[] } }>(FIND_WORKS, {
    q: { pageSize: WORKS, categories: ['normal-age', 'girl-gl'] },
  });
  const works = findStore.list.map(({ uuid }) => ({ resourceType: 'store', resourceUUID: uuid }));
  const [first] = works;
  if (!first) throw new Error('there are no works on the shelf');
  const { addWebsiteMain: site } = await maker.ask<{ addWebsiteMain: { uuid: string; domain: string } }>(ADD_SITE, { name });
  const { addWebsiteArticle: article } = await maker.ask<{ addWebsiteArticle: { uuid: string } }>(ADD_ARTICLE, { blocks: BLOCKS });
  const list = works.map((work, index) => ({ cid: `w${index}`, ...work }));
  const module = (type: string, more: object) => ({ cid: type, type, element: { title: type }, ...more });
  const modules = [
    { cid: 'profile', type: 'profile', element: { title: 'Lamplight Press', description: 'Stories.\nAt night.' } },
    module('player', { list: list.slice(0, 3) }),
    module('grid-card', { list }),
    module('game-info', { gameInfo: first }),
    module('grid-rectangle', { list: list.slice(0, 6) }),
    module('article', { article: { resourceType: 'website_article', resourceUUID: article.uuid } }),
  ];
  await maker.ask(SET_SITE, { uuid: site.uuid, config: { modules } });
  return site.domain;
}

/** Serves the page's current HTML as one file from a server that does nothing else. */
async function serveCopy(url: string) {
  const answer = await fetch(url, { headers: { 'accept-language': 'en-US' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const html = await answer.text();
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'max-age=60' };
  const server = createServer((_, response) => void response.writeHead(200, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return { copy: `http://localhost:${port}/`, close: () => server.close() };
}

async function paints(url: string, copy: string): Promise<Result> {
  const browser = await openBrowser();
  const rounds: { ours: number; peer: number }[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      // The order alternates.
      const ours = round % 2 ? undefined : await largestPaintMs(browser, url);
      const peer = await largestPaintMs(browser, copy);
      rounds.push({ ours: ours ?? (await largestPaintMs(browser, url)), peer });
    }
  } finally {
    await browser.close();
  }
  return {
    what: 'a full site on a phone: largest contentful paint / the same as one static file',
    ours: seconds(median(rounds.map(({ ours }) => ours))),
    peer: seconds(median(rounds.map(({ peer }) => peer))),
    ...{ ratios: rounds.map(({ ours, peer }) => ours / peer), goal: { atMost: 1.3 }, n: `${ROUNDS} and ${ROUNDS}` },
  };
}

async function scores(url: string): Promise<Result[]> {
  const runs: Judged[] = [];
  for (let round = 0; round < JUDGED; round += 1) runs.push(await judge(url));
  for (const fault of new Set(runs.flatMap(({ faults }) => faults))) console.error(`site: ${fault}`);
  return Object.keys(runs[0]?.scores ?? {}).map((category) => {
    const all = runs.map(({ scores: judged }) => judged[category] ?? 0);
    const atLeast = category === PERFORMANCE ? 0.95 : 1;
    const ours = String(Math.round(median(all) * 100));
    return { what: `a full site: ${category}`, ours, peer: '100', ratios: all, goal: { atLeast }, n: String(runs.length) };
  });
}

/**
 * Measures a creator's site with every module: its largest paint compared with the same page as one static file, Lighthouse's
 * scores, and a save of one change.
 */
export async function benchSite(): Promise<Result[]> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = env.FIREBASE_AUTH_EMULATOR_HOST;
  const url = `${await fillSite()}/`;
  const { copy, close } = await serveCopy(url);
  try {
    return [await paints(url, copy), await benchSiteSave(env), ...(await scores(url))];
  } finally {
    close();
  }
}
