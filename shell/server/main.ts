import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { buildShell } from './app.ts';
import { loadShellEnv } from './env.ts';

// Files pass through here in buffers that live for a moment: their collector counts them with the heap, as service-kit's does.
setFlagsFromString('--external-memory-accounted-in-global-limit');

const env = loadShellEnv();
/** Two doors to one house: the shell's own port, and the one under which creators' sites have their hosts. */
const site = await buildShell(env);
const sites = await buildShell(env, site);
const apps = [
  { port: env.PORT, app: site },
  { port: env.SITES_PORT, app: sites },
];

closeWithGrace({ delay: 25_000 }, async ({ err }) => {
  if (err) console.error(err);
  await Promise.all(apps.map(({ app }) => app.close()));
});

for (const { app, port } of apps) await app.listen({ host: env.HOST, port });
