import { randomUUID } from 'node:crypto';
import { DEMO_PEOPLE } from '@meowtale/deploy/people';
import { openSession } from '@meowtale/deploy/session';
import type { Result } from '../method/result.ts';
import { median } from '../method/rounds.ts';

const ROUNDS = 40;
const MODULES = 50;
const ARTICLES = 10;
const WORKS_IN_MODULE = 5;

const FIND_WORKS = 'query ($q: StoreQuery) { findStore(q: $q) { list { uuid } } }';
const ADD_SITE = 'mutation ($name: String!) { addWebsiteMain(name: $name) { uuid revision } }';
const ADD_ARTICLE = 'mutation ($blocks: JSON!) { addWebsiteArticle(config: { content: { blocks: $blocks } }) { uuid } }';
/** As the editor saves every change. */
const SAVE_SITE = `mutation ($uuid: ID!, $revision: Int!, $config: WebsiteConfigInput!, $state: Int!) {
  setWebsiteMain(uuid: $uuid, revision: $revision, config: $config, state: $state) { uuid revision } }`;

const LONG_ARTICLE = [
  { type: 'header', data: { text: 'How it began', level: 2 } },
  ...Array.from({ length: 200 }, () => ({ type: 'paragraph', data: { text: 'A lamp, a letter and a long way home. '.repeat(8) } })),
];

type Environment = Parameters<typeof openSession>[0];

interface Site {
  uuid: string;
  revision: number;
}

async function openMaker(env: Environment) {
  const name = `bench-${randomUUID().slice(0, 8)}`;
  const maker = await openSession(env, { ...DEMO_PEOPLE.player, email: `${name}@meowtale.example`, nickname: name, creator: true });
  const { addWebsiteMain: site } = await maker.ask<{ addWebsiteMain: Site }>(ADD_SITE, { name });
  return { maker, site };
}
type Maker = Awaited<ReturnType<typeof openMaker>>;

const profile = (title: string) => ({ cid: 'profile', type: 'profile', element: { title } });

/** Returns the modules of a full site, but for its profile: long articles, and grids with works. */
async function fullModules({ maker }: Maker): Promise<object[]> {
  const { findStore } = await maker.ask<{ findStore: { list: { uuid: string }[] } }>(FIND_WORKS, { q: { pageSize: 30 } });
  const works = findStore.list.map(({ uuid }) => ({ resourceType: 'store', resourceUUID: uuid }));
  if (works.length === 0) throw new Error('there are no works on the shelf');
  const articles: object[] = [];
  for (let at = 0; at < ARTICLES; at += 1) {
    const { addWebsiteArticle } = await maker.ask<{ addWebsiteArticle: { uuid: string } }>(ADD_ARTICLE, { blocks: LONG_ARTICLE });
    const article = { resourceType: 'website_article', resourceUUID: addWebsiteArticle.uuid };
    articles.push({ cid: `article-${at}`, type: 'article', element: {}, article });
  }
  const grids = Array.from({ length: MODULES - 1 - ARTICLES }, (_, at) => ({
    cid: `grid-${at}`,
    type: 'grid-card',
    element: { title: `Shelf ${at}` },
    list: Array.from({ length: WORKS_IN_MODULE - (at % 2) }, (_item, place) => ({
      cid: `w${place}`,
      ...works[(at * WORKS_IN_MODULE + place) % works.length],
    })),
  }));
  return [...articles, ...grids];
}

/** Saves one changed title. Returns the time in milliseconds. */
async function save({ maker, site }: Maker, others: readonly object[], title: string): Promise<number> {
  const began = performance.now();
  const config = { modules: [profile(title), ...others], theme: 'paper', language: 'en-US' };
  const { setWebsiteMain } = await maker.ask<{ setWebsiteMain: Site }>(SAVE_SITE, { ...site, config, state: 1 });
  site.revision = setWebsiteMain.revision;
  return performance.now() - began;
}

/** Measures how long one change takes to save in a site with 50 modules, compared with a site with one. */
export async function benchSiteSave(env: Environment): Promise<Result> {
  const [long, short] = [await openMaker(env), await openMaker(env)];
  const others = await fullModules(long);
  // The first saves make the site's links.
  await save(long, others, 'first');
  await save(short, [], 'first');
  const rounds: { ours: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order alternates.
    const ours = round % 2 ? undefined : await save(long, others, `round ${round}`);
    const peer = await save(short, [], `round ${round}`);
    rounds.push({ ours: ours ?? (await save(long, others, `round ${round}`)), peer });
  }
  const milliseconds = (values: number[]) => `${Math.round(median(values))} ms`;
  return {
    what: `one change saved in a site with ${MODULES} modules / in one with a module`,
    ours: milliseconds(rounds.map(({ ours }) => ours)),
    peer: milliseconds(rounds.map(({ peer }) => peer)),
    ...{ ratios: rounds.map(({ ours, peer }) => ours / peer), goal: { atMost: 1.5 }, n: `${ROUNDS} and ${ROUNDS}` },
  };
}
