import type { FixedPort } from './ports.ts';

/** Fixed ports (DESIGN §8). */
export const ports = {
  shell: 3000,
  releases: 3001,
  files: 3002,
  works: 3005,
  sites: 3006,
  gateway: 4000,
  catalog: 4001,
  wallet: 4002,
  drama: 4003,
  postgres: 54_320,
  nats: 42_220,
  auth: 9099,
  mail: 2525,
} as const;

export const host = '127.0.0.1';

export const origins = {
  site: `http://localhost:${ports.shell}`,
  releases: `http://localhost:${ports.releases}`,
  files: `http://files.localhost:${ports.files}`,
  gateway: `http://${host}:${ports.gateway}`,
  catalog: `http://${host}:${ports.catalog}`,
  wallet: `http://${host}:${ports.wallet}`,
  drama: `http://${host}:${ports.drama}`,
} as const;

const purposes: Record<keyof typeof ports, string> = {
  shell: 'the shell',
  releases: 'the release server',
  files: "people's files",
  works: 'works',
  sites: "creators' sites",
  gateway: 'the gateway',
  catalog: 'svc-catalog',
  wallet: 'svc-wallet',
  drama: 'svc-drama-ai',
  postgres: 'PostgreSQL',
  nats: 'NATS',
  auth: 'the Auth Emulator',
  mail: 'the mailbox',
};

/** Servers that browsers reach by `localhost` or a subdomain of it. */
const byName: ReadonlySet<keyof typeof ports> = new Set(['shell', 'releases', 'files', 'works', 'sites']);

/** Returns the ports that a stack uses, without those of servers that run elsewhere. */
export function portsToTake(givenElsewhere: ReadonlySet<keyof typeof ports>): FixedPort[] {
  return (Object.keys(ports) as (keyof typeof ports)[])
    .filter((name) => !givenElsewhere.has(name))
    .map((name) => ({ port: ports[name], purpose: purposes[name], byName: byName.has(name) }));
}
