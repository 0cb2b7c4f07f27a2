import { once } from 'node:events';
import { createRegistryServer } from '../server.ts';
import { type Command, UsageError } from './command.ts';

export const serve: Command = {
  summary: "serves releases' files over HTTP until it is stopped",
  args: [],
  options: { port: { type: 'string', default: '3001' } },
  required: [],
  help: { '--port <number>': '3001 unless given' },
  async run({ storage, options, say }) {
    const port = Number(options.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`"${options.port}" is no port`);
    const server = createRegistryServer(storage, (fault) => console.error(JSON.stringify({ level: 'error', ...fault })));
    server.listen(port, '127.0.0.1', () => say(`releases on http://localhost:${port}`));
    await once(server, 'close');
    return { lines: [], data: null };
  },
};
