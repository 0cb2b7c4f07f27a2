import path from 'node:path';
import { repositoryRoot } from '@meowtale/build/paths';
import { flip, rollback } from './flip.ts';
import { publish } from './publish.ts';
import { releaseAll } from './release.ts';
import { createRegistryServer } from './server.ts';

const USAGE = `usage:
  cli.ts release <environment> <slice>...         builds what changed, publishes, flips
  cli.ts publish <built folder>
  cli.ts flip <environment> <slice>=<version>...
  cli.ts rollback <environment> <slice>
  cli.ts serve [port]
RELEASES_DIR names the registry's folder (default .data/releases).`;

const registry = { folder: path.resolve(process.env.RELEASES_DIR ?? path.join(repositoryRoot, '.data/releases')) };

async function run(command: string | undefined, args: string[]): Promise<void> {
  const [first = '', second = ''] = args;
  switch (command) {
    case 'release':
      return releaseAll(registry, first, args.slice(1), ({ slice, version, built, ms }) =>
        console.log(`${slice} ${version} ${built ? 'built' : 'unchanged'} ${(ms / 1000).toFixed(1)} s`),
      );
    case 'publish': {
      const { name, version } = await publish(registry, path.resolve(first));
      return console.log(`published ${name} ${version}`);
    }
    case 'flip': {
      const versions = Object.fromEntries(args.slice(1).map((pair) => pair.split('=') as [string, string]));
      return console.log(`${first} is at revision ${(await flip(registry, first, versions)).revision}`);
    }
    case 'rollback':
      return console.log(`${first} is at revision ${(await rollback(registry, first, second)).revision}`);
    case 'serve': {
      const port = Number(first || 3001);
      createRegistryServer(registry, (fault) => console.error(JSON.stringify({ level: 'error', ...fault }))).listen(
        port,
        '127.0.0.1',
        () => {
          console.log(`releases on http://localhost:${port}`);
        },
      );
      return;
    }
    default:
      console.error(USAGE);
      process.exitCode = 2;
  }
}

try {
  await run(process.argv[2], process.argv.slice(3));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
