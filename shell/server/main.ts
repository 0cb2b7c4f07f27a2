import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { buildShell } from './app.ts';
import { loadShellEnv } from './env.ts';

// Files are proxied in short-lived buffers: the garbage collector counts them with the heap, as in service-kit.
setFlagsFromString('--external-memory-accounted-in-global-limit');

const env = loadShellEnv();
/** Two servers in one process: the shell's own port, and the port for the hosts of creators' sites. */
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
