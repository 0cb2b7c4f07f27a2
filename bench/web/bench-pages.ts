import type { Result } from '../method/result.ts';
import { median } from '../method/rounds.ts';
import { type Judged, judge } from './lighthouse.ts';
import type { TwoShops } from './two-shops.ts';

const ROUNDS = 3;
const PERFORMANCE = 'performance';
const LEAST_PERFORMANCE = 0.9;

/** Returns the URL of a listing that the list links to. */
async function someListing(site: string): Promise<string> {
  const html = await (await fetch(`${site}/store`)).text();
  const path = /href="(\/store\/[0-9a-f-]{36})"/.exec(html)?.[1];
  if (!path) throw new Error('the list shows no works');
  return `${site}${path}`;
}

function resultOf(page: string, category: string, runs: readonly Judged[]): Result {
  const scores = runs.map(({ scores: all }) => all[category] ?? 0);
  const atLeast = category === PERFORMANCE ? LEAST_PERFORMANCE : 1;
  return {
    what: `${page}: ${category}`,
    ours: String(Math.round(median(scores) * 100)),
    ...{ peer: '100', ratios: scores, goal: { atLeast }, n: String(runs.length) },
  };
}

/** Measures Lighthouse's scores of the pages that visitors open first. */
export async function benchPages({ federated }: TwoShops): Promise<Result[]> {
  const pages = { home: `${federated}/`, list: `${federated}/store`, detail: await someListing(federated) };
  const runs = Object.entries(pages).map(([name, url]) => ({ name, url, judged: [] as Judged[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { url, judged } of runs) judged.push(await judge(url));
  }
  for (const { name, judged } of runs) {
    for (const fault of new Set(judged.flatMap(({ faults }) => faults))) console.error(`${name}: ${fault}`);
  }
  return runs.flatMap(({ name, judged }) => Object.keys(judged[0]?.scores ?? {}).map((category) => resultOf(name, category, judged)));
}
