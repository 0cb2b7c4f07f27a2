import { type Service, servicesIn } from '@meowtale/build/slices';
import { repositoryRoot } from './paths.ts';
import type { FixedPort } from './ports.ts';

/** The services of this repository, each by the `service.config.json` of its folder. */
export const services: readonly Service[] = servicesIn(repositoryRoot);

function portOf(database: string): number {
  const service = services.find((one) => one.database === database);
  if (!service) throw new Error(`no service has the database ${database}`);
  return service.port;
}

/** Fixed ports of what isn't a service (DESIGN §8). */
export const serverPorts = {
  shell: 3000,
  releases: 3001,
  files: 3002,
  works: 3005,
  sites: 3006,
  gateway: 4000,
  postgres: 54_320,
  nats: 42_220,
  auth: 9099,
  mail: 2525,
} as const;

/** Fixed ports by name: of the servers, and of the services that journeys and demo data call themselves. */
export const ports = { ...serverPorts, catalog: portOf('catalog'), wallet: portOf('wallet'), drama: portOf('drama') } as const;

export const host = '127.0.0.1';

/** Returns the address of a service on this machine. */
export const originOf = ({ port }: Service): string => `http://${host}:${port}`;

export const origins = {
  site: `http://localhost:${ports.shell}`,
  releases: `http://localhost:${ports.releases}`,
  files: `http://files.localhost:${ports.files}`,
  gateway: `http://${host}:${ports.gateway}`,
  catalog: `http://${host}:${ports.catalog}`,
  wallet: `http://${host}:${ports.wallet}`,
  drama: `http://${host}:${ports.drama}`,
} as const;

const purposes: Record<keyof typeof serverPorts, string> = {
  shell: 'the shell',
  releases: 'the release server',
  files: "people's files",
  works: 'works',
  sites: "creators' sites",
  gateway: 'the gateway',
  postgres: 'PostgreSQL',
  nats: 'NATS',
  auth: 'the Auth Emulator',
  mail: 'the mailbox',
};

/** Servers that browsers reach by `localhost` or a subdomain of it. */
const byName: ReadonlySet<keyof typeof serverPorts> = new Set(['shell', 'releases', 'files', 'works', 'sites']);

/** Returns the ports that a stack uses, without those of servers that run elsewhere. */
export function portsToTake(givenElsewhere: ReadonlySet<keyof typeof serverPorts>): FixedPort[] {
  const servers = (Object.keys(serverPorts) as (keyof typeof serverPorts)[]).filter((name) => !givenElsewhere.has(name));
  return [
    ...servers.map((name) => ({ port: serverPorts[name], purpose: purposes[name], byName: byName.has(name) })),
    ...services.map(({ name, port }) => ({ port, purpose: name, byName: false })),
  ];
}
