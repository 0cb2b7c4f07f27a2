import { once } from 'node:events';
import path from 'node:path';
import { cacheReads } from '@meowtale/releases';
import type { Api, ApiOptions } from '../api/create-api.ts';
import { createRegistryServer } from '../server.ts';
import { type Command, UsageError } from './command.ts';

/** Loads the API only when it is needed, because other commands start faster without it. */
async function openApi(options: ApiOptions): Promise<Api> {
  const { createApi } = await import('../api/create-api.ts');
  return createApi(options);
}

/** Returns the command that serves releases, and the given commands over its API. */
export function serveWith(offered: ReadonlyMap<string, Command>): Command {
  return {
    summary: "serves releases' files over HTTP until it is stopped, and to teams the API",
    args: [],
    options: { port: { type: 'string', default: '3001' } },
    required: [],
    help: { '--port <number>': '3001 unless given' },
    async run({ storage, options, env, say }) {
      const port = Number(options.port);
      if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`"${options.port}" is no port`);
      const { teamsFile } = env;
      const api = teamsFile ? await openApi({ storage, env, teamsFile: path.resolve(teamsFile), commands: offered }) : null;
      const report = (fault: object) => console.error(JSON.stringify({ level: 'error', ...fault }));
      const server = createRegistryServer(cacheReads(storage), report, api?.routing);
      server.listen(port, '127.0.0.1', () => say(`releases on http://localhost:${port}`));
      await once(server, 'close');
      await api?.close();
      return { lines: [], data: null };
    },
  };
}
