import { join } from 'node:path';
import { servicesIn } from '@meowtale/build/slices';
import { serverPorts } from '../local/addresses.ts';
import { OPEN_GATEWAY_PORT } from '../local/open-gateway.ts';
import { capabilityFiles, nextMigration } from './capability.ts';
import type { Changes, Files } from './changes.ts';
import { capabilityFor, featureFiles } from './feature.ts';
import { asJson, LANGUAGES, wordsWith } from './generated-words.ts';
import { assertNewCapability, assertNewSlice, camel, capabilityNames, GeneratorError, pascal, shortOf, titled } from './names.ts';
import { eventsOf, lockedVersions, lockWith, ownersWith, settingsWith, staffEventsWith } from './repository-edits.ts';
import { render } from './templates.ts';

const FIRST_PORT = 4001;
const OF_A_SERVICE = ['@meowtale/contracts', '@meowtale/service-kit', 'fastify', 'knex', 'uuid'];
const OF_A_REMOTE = [
  ...['@meowtale/contracts', '@meowtale/ui', '@meowtale/web-kit', '@urql/core', 'graphql', 'i18next'],
  ...['react', 'react-dom', 'react-i18next', 'urql'],
];

export interface SliceOptions {
  /** The team that owns it; named as the slice unless given. */
  team?: string;
  /** The service whose entries a remote's page lists. */
  service?: string;
}

/** Returns the first port from 4001 on that no service and no server of the local stack has. */
export function freeServicePort(root: string): number {
  const taken = new Set<number>([...servicesIn(root).map(({ port }) => port), ...Object.values(serverPorts), OPEN_GATEWAY_PORT]);
  let port = FIRST_PORT;
  while (taken.has(port)) port += 1;
  return port;
}

/** Joins a workspace's own files with its package.json, and with the edits that every new workspace needs. */
function workspace(root: string, slice: string, files: Files, packages: readonly string[], team: string) {
  const dependencies = lockedVersions(root, packages);
  const about = { ...JSON.parse(files.get(`${slice}/package.json`) ?? '{}'), dependencies };
  const edited = new Map([
    ['package-lock.json', lockWith(root, slice, about)],
    ['CODEOWNERS', ownersWith(root, slice, team)],
  ]);
  return { created: new Map([...files, [`${slice}/package.json`, asJson(about)]]), edited, links: new Map([[about.name, slice]]) };
}

const placed = (slice: string, files: Files): [string, string][] => [...files].map(([path, text]) => [`${slice}/${path}`, text]);

function newService(root: string, slice: string, team: string): Changes {
  const names = capabilityNames(slice, shortOf(slice));
  assertNewCapability(root, slice, names);
  const migration = nextMigration(join(root, slice, 'src/migrations'), `create_${names.table}`);
  const database = names.table;
  if (servicesIn(root).some((service) => service.database === database))
    throw new GeneratorError(`another service has the database ${database}`);
  const values = {
    ...names,
    slice,
    migration,
    database,
    nameKey: camel(names.name),
    events: eventsOf(names.name),
    port: freeServicePort(root),
  };
  const files = new Map([...placed(slice, render('service', values)), ...capabilityFiles(slice, names, migration)]);
  const changes = workspace(root, slice, files, OF_A_SERVICE, team);
  changes.edited.set('docs/production.md', settingsWith(root, slice));
  for (const [path, text] of staffEventsWith(root, names.name)) changes.edited.set(path, text);
  const next = [`npm test -- ${slice}`, 'npm start', `npm run new:slice -- mf-${names.name} --service ${slice}`];
  return { ...changes, next };
}

function newRemote(root: string, slice: string, team: string, service: string | undefined): Changes {
  const feature = shortOf(slice);
  const path = `/lobby/${feature}`;
  const capability = capabilityFor(root, slice, service ? shortOf(service) : feature, service);
  const key = camel(feature);
  const words = { key, title: titled(feature), hasList: capability !== null };
  const values = { slice, name: feature, feature, featureKey: key, Feature: pascal(feature), path };
  const files = new Map([
    ...placed(slice, render('remote', values)),
    ...featureFiles(slice, feature, path, capability),
    ...LANGUAGES.map((language) => [`${slice}/locales/${language}.json`, asJson(wordsWith({}, language, words))] as const),
  ]);
  const next = [`npm test -- ${slice}`, 'npm start', `npm run dev -- ${slice}`];
  return { ...workspace(root, slice, files, OF_A_REMOTE, team), next };
}

/** Returns what adds a remote (`mf-…`) or a service (`svc-…`) to the repository. @throws GeneratorError when it can't be added */
export function newSlice(root: string, slice: string, { team, service }: SliceOptions = {}): Changes {
  const owner = team ?? shortOf(slice);
  assertNewSlice(root, slice, owner);
  if (slice.startsWith('svc-')) return newService(root, slice, owner);
  return newRemote(root, slice, owner, service);
}
