import { once } from 'node:events';
import path from 'node:path';
import { cacheReads } from '@meowtale/releases';
import type { Api, ApiOptions } from '../api/create-api.ts';
import { collectGarbageRegularly } from '../collect-garbage-regularly.ts';
import { createRegistryServer } from '../server.ts';
import { type Command, UsageError } from './command.ts';

/** Loads the API only when it is needed, because other commands start faster without it. */
async function openApi(options: ApiOptions): Promise<Api> {
  const { createApi } = await import('../api/create-api.ts');
  return createApi(options);
}

const HOUR_MS = 3_600_000;

/** Prints a line of the log, in the form of those of the API. */
const log = (line: object) => console.error(JSON.stringify({ time: Date.now(), service: 'releases', ...line }));

/** Returns the command that serves releases, and the given commands over its API. */
export function serveWith(offered: ReadonlyMap<string, Command>): Command {
  return {
    summary: "serves releases' files over HTTP until it is stopped, and to teams the API; removes unused releases once a day",
    args: [],
    options: { port: { type: 'string', default: '3001' } },
    required: [],
    help: { '--port <number>': '3001 unless given' },
    async run({ storage, options, env, say }) {
      const port = Number(options.port);
      if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`"${options.port}" is no port`);
      const { teamsFile, gcHours = 0 } = env;
      const api = teamsFile ? await openApi({ storage, env, teamsFile: path.resolve(teamsFile), commands: offered }) : null;
      const report = (fault: object) => log({ level: 'error', ...fault });
      const server = createRegistryServer(cacheReads(storage), report, api?.routing);
      server.listen(port, '127.0.0.1', () => say(`releases on http://localhost:${port}`));
      const stopCollecting = gcHours > 0 ? collectGarbageRegularly({ storage, everyMs: gcHours * HOUR_MS, log }) : null;
      try {
        await once(server, 'close');
      } finally {
        // Also when the port is taken: a timer would keep the process.
        await stopCollecting?.();
        await api?.close();
      }
      return { lines: [], data: null };
    },
  };
}
