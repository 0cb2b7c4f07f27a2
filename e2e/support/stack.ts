import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { origins, ports } from '../../deploy/local/addresses.ts';
import { httpOk } from '../../deploy/local/http-ok.ts';
import { natsGreets } from '../../deploy/local/nats.ts';
import { dataRoot } from '../../deploy/local/paths.ts';
import { isAlive, type ProcessMark, signal } from '../../deploy/local/process-table.ts';
import { test as watchedTest } from './meowtale.ts';

const serviceProbes = {
  'svc-catalog': httpOk(`${origins.catalog}/health/ready`),
  'svc-wallet': httpOk(`${origins.wallet}/health/ready`),
  'svc-drama-ai': httpOk(`${origins.drama}/health/ready`),
};

/** Probes that succeed only while the part runs. Without PostgreSQL no service is ready. */
const probes = {
  'svc-catalog': [serviceProbes['svc-catalog']],
  'svc-wallet': [serviceProbes['svc-wallet']],
  'svc-drama-ai': [serviceProbes['svc-drama-ai']],
  releases: [httpOk(`${origins.releases}/health/ready`)],
  nats: [() => natsGreets(ports.nats)],
  postgres: Object.values(serviceProbes),
} satisfies Record<string, (() => Promise<boolean>)[]>;

export type Part = keyof typeof probes;

/** Signals by which a part ends at once. At SIGQUIT PostgreSQL ends its other processes before itself, and recovers at its next start. */
const KILLED_BY: Partial<Record<Part, NodeJS.Signals>> = { postgres: 'SIGQUIT' };

const runFile = (name: string) => join(dataRoot, 'run', name);
const markOf = (part: Part) => JSON.parse(readFileSync(runFile(`${part}.pid`), 'utf8')) as ProcessMark;
const resultsOf = (part: Part) => Promise.all(probes[part].map((probe) => probe()));

/** Kills one part of the local stack, and prevents the supervisor from restarting it until it is released. */
async function holdDown(part: Part): Promise<void> {
  const mark = markOf(part);
  writeFileSync(runFile(`${part}.hold`), '');
  signal(mark.pid, KILLED_BY[part] ?? 'SIGKILL');
  const isStopped = async () => !isAlive(mark) && !(await resultsOf(part)).includes(true);
  if (!(await waitUntil(isStopped, { withinMs: 60_000 }))) throw new Error(`${part} would not end`);
}

async function letGo(part: Part): Promise<void> {
  rmSync(runFile(`${part}.hold`), { force: true });
  const isBack = async () => !(await resultsOf(part)).includes(false);
  if (!(await waitUntil(isBack, { withinMs: 60_000 }))) throw new Error(`${part} did not come back`);
}

export interface Outage {
  holdDown(part: Part): Promise<void>;
  letGo(part: Part): Promise<void>;
}

/** Adds the fixture `outage`, by which a journey stops parts of the stack; all of them run again afterwards. */
export const test = watchedTest.extend<{ outage: Outage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  outage: async ({}, use) => {
    const down = new Set<Part>();
    await use({
      holdDown: (part) => {
        down.add(part);
        return holdDown(part);
      },
      letGo: async (part) => {
        await letGo(part);
        down.delete(part);
      },
    });
    for (const part of down) await letGo(part);
  },
});
