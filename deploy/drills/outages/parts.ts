import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { host, origins, ports } from '../../local/addresses.ts';
import { httpOk } from '../../local/http-ok.ts';
import { natsGreets } from '../../local/nats.ts';
import { hasOpenGateway, openGatewayUrl } from '../../local/open-gateway.ts';
import { isAlive, type ProcessMark, signal } from '../../local/process-table.ts';

const WITHIN_MS = 60_000;

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
  'svc-catalog-cdn': [httpOk(`http://${host}:${ports.files}/health/ready`)],
  gateway: [httpOk(`${origins.gateway}/health/ready`)],
  // Its address depends on which stack the runner has started.
  'gateway-open': [() => httpOk(`${openGatewayUrl()}/health/ready`)()],
  shell: [httpOk(`http://${host}:${ports.shell}/health/ready`)],
  releases: [httpOk(`${origins.releases}/health/ready`)],
  nats: [() => natsGreets(ports.nats)],
  postgres: Object.values(serviceProbes),
} satisfies Record<string, (() => Promise<boolean>)[]>;

/** A process of the local stack, by its name at the supervisor. */
export type Part = keyof typeof probes;

/** Returns the processes that are the gateway: that of pages, and where the stack has one that of tests. */
export const gatewayParts = (): Part[] => (hasOpenGateway() ? ['gateway', 'gateway-open'] : ['gateway']);

/** Signals by which a part ends at once. At SIGQUIT PostgreSQL ends its other processes before itself, and recovers at its next start. */
const KILLED_BY: Partial<Record<Part, NodeJS.Signals>> = { postgres: 'SIGQUIT' };

/** Stops and restarts processes of the local stack that runs on a data folder. */
export interface Parts {
  /** Kills a part as a crash would. The supervisor restarts it. */
  kill(part: Part): Promise<void>;
  /** Kills a part, and prevents the supervisor from restarting it until `letGo`. */
  holdDown(part: Part): Promise<void>;
  letGo(part: Part): Promise<void>;
  /** Pauses a part: its connections stay open, and it does nothing until `resume`. */
  pause(part: Part): void;
  resume(part: Part): Promise<void>;
  /** Waits until a part runs. @throws after a minute */
  untilReady(part: Part): Promise<void>;
}

const resultsOf = (part: Part) => Promise.all(probes[part].map((probe) => probe()));

export function openParts(dataFolder: string): Parts {
  const runFile = (name: string) => join(dataFolder, 'run', name);
  const markOf = (part: Part) => JSON.parse(readFileSync(runFile(`${part}.pid`), 'utf8')) as ProcessMark;
  const holdFile = (part: Part) => runFile(`${part}.hold`);

  async function untilReady(part: Part): Promise<void> {
    const isBack = async () => !(await resultsOf(part)).includes(false);
    if (!(await waitUntil(isBack, { withinMs: WITHIN_MS }))) throw new Error(`${part} did not come back`);
  }

  return {
    untilReady,
    async kill(part) {
      const mark = markOf(part);
      signal(mark.pid, KILLED_BY[part] ?? 'SIGKILL');
      if (!(await waitUntil(() => !isAlive(mark), { withinMs: WITHIN_MS }))) throw new Error(`${part} would not end`);
    },
    async holdDown(part) {
      const mark = markOf(part);
      writeFileSync(holdFile(part), '');
      signal(mark.pid, KILLED_BY[part] ?? 'SIGKILL');
      const isStopped = async () => !isAlive(mark) && !(await resultsOf(part)).includes(true);
      if (!(await waitUntil(isStopped, { withinMs: WITHIN_MS }))) throw new Error(`${part} would not end`);
    },
    async letGo(part) {
      rmSync(holdFile(part), { force: true });
      await untilReady(part);
    },
    pause: (part) => signal(markOf(part).pid, 'SIGSTOP'),
    async resume(part) {
      signal(markOf(part).pid, 'SIGCONT');
      await untilReady(part);
    },
  };
}
