import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Problem } from '@meowtale/build/problems';
import { readOperationNames } from '@meowtale/build/read-slice';
import { watchRemote } from '@meowtale/build/watch-remote';
import { sliceManifestSchema } from '@meowtale/contracts/releases';
import { origins } from '../addresses.ts';
import { say } from '../console.ts';
import { createDevelopmentServer } from '../development-server.ts';
import { dataRoot } from '../paths.ts';
import { freePort } from '../ports.ts';
import type { Against } from './arguments.ts';
import { createPrinter } from './printer.ts';
import type { LocalRemote, RewrittenPage } from './replace-slice.ts';
import { showInStack } from './show-in-stack.ts';
import { createSiteProxy } from './site-proxy.ts';
import { findUnreleased, readLiveOperations } from './unreleased.ts';

/** Listens on this machine alone. Returns the origin. */
async function listenHere(server: Server): Promise<string> {
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://localhost:${port}`;
}

/** Shows a remote in a site elsewhere, through a proxy on this machine. `unreleased` is called with the operations that the site rejects. */
async function showInSite(
  site: string,
  folder: string,
  local: () => Promise<LocalRemote>,
  unreleased: (problems: readonly Problem[]) => void,
) {
  let live: ReadonlySet<string> | null = null;
  let hasAsked = false;
  const compare = async () => unreleased(findUnreleased(await readOperationNames(folder), live, site));
  async function ask({ plan, liveBase }: RewrittenPage): Promise<void> {
    if (!plan.registeredOperationsOnly || hasAsked) return;
    hasAsked = true;
    live = await readLiveOperations(liveBase);
    if (live) await compare();
    else say(`${site} runs released operations only: it rejects those that you add or change.`);
  }
  const origins = { own: '', site };
  const proxy = createSiteProxy({ origins, local, shown: (page) => void ask(page).catch((error: Error) => say(error.message)) });
  origins.own = await listenHere(proxy);
  return { proxy, where: origins.own, compare };
}

function end(server: Server | undefined): void {
  server?.close();
  server?.closeAllConnections();
}

/**
 * Builds one remote after each edit and shows it in a site: in the local stack's pages themselves, or in those of a site elsewhere through
 * a proxy on this machine. It needs no database and no other slice. Returns a function that ends it.
 */
export async function developRemote(name: string, against: Against): Promise<() => Promise<void>> {
  const folder = join(dataRoot, 'development', name);
  const { server, announce, show } = createDevelopmentServer(name, folder);
  const origin = await listenHere(server);
  const firstBuild = Promise.withResolvers<void>();
  let found: readonly Problem[] = [];
  let unreleased: readonly Problem[] = [];
  const all = () => [...found, ...unreleased];

  async function local(): Promise<LocalRemote> {
    await firstBuild.promise;
    const manifest = sliceManifestSchema.parse(JSON.parse(await readFile(join(folder, 'slice.json'), 'utf8')));
    return { manifest, origin };
  }
  function unreleasedAre(problems: readonly Problem[]): void {
    unreleased = problems;
    show(all());
  }
  const stack = against.kind === 'local' ? showInStack(join(dataRoot, 'development.json'), { slice: name, origin, folder }) : undefined;
  const elsewhere = against.kind === 'site' ? await showInSite(against.origin, folder, local, unreleasedAre) : undefined;
  const print = createPrinter(name, elsewhere?.where ?? origins.site);
  let isNew = false;

  const stopWatching = await watchRemote({
    name,
    outputFolder: folder,
    built(build) {
      isNew = true;
      stack?.built();
      firstBuild.resolve();
      announce(build);
    },
    checked(problems, isChecking) {
      found = problems;
      show(all());
      print(all(), { isNew, isChecking });
      isNew = false;
      void elsewhere?.compare().catch((error: Error) => say(error.message));
    },
  });
  return async () => {
    stack?.stop();
    end(elsewhere?.proxy);
    end(server);
    await stopWatching();
  };
}
