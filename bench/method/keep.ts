import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { plotOf } from './plot.ts';
import { type Result, tableOf } from './result.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'bench/results');
const page = join(root, 'docs/benchmarks.md');
const FIGURES = /(<!-- figures -->\n)[\s\S]*(<!-- end of figures -->)/;

/** The saved figures of one part. */
export interface Kept {
  title: string;
  seed?: number;
  facts: Record<string, string>;
  results: Result[];
}

function section(name: string, { title, facts, results }: Kept): string {
  const machine = Object.entries(facts).map(([fact, value]) => `${fact} ${value}`);
  return [`### ${title}`, '', tableOf(results), '', `![${title}](../bench/results/${name}.svg)`, '', machine.join(' · '), ''].join('\n');
}

/** Saves a part's figures and their plot in `bench/results`, and updates docs/benchmarks.md with the latest of every part. */
export function keep(name: string, run: Kept): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(run, null, 2)}\n`);
  writeFileSync(join(folder, `${name}.svg`), plotOf(run.title, run.results, run.facts));
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
  const sections = names.map((each) => section(each, JSON.parse(readFileSync(join(folder, `${each}.json`), 'utf8')) as Kept));
  const shown = (_all: string, begin: string, end: string) => `${begin}\n${sections.join('\n')}\n${end}`;
  writeFileSync(page, readFileSync(page, 'utf8').replace(FIGURES, shown));
}
