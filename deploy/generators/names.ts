import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown for a request that can't be carried out; nothing was written. */
export class GeneratorError extends Error {}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LENGTH_MAX = 40;
/** Folders that a service has beside its capabilities, and tables that every service has. */
const TAKEN = new Set([
  'migrations',
  'testing',
  'types',
  'erasure',
  'dead-letters',
  'exports',
  'outbox',
  'inbox',
  'jobs',
  'app',
  'main',
  'env',
]);

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Converts `news-feed` to `NewsFeed`. */
export const pascal = (name: string): string => name.split('-').map(upper).join('');

/** Converts `news-feed` to `newsFeed`. */
export const camel = (name: string): string =>
  name
    .split('-')
    .map((word, index) => (index === 0 ? word : upper(word)))
    .join('');

/** Converts `news-feed` to `News feed`. */
export const titled = (name: string): string => upper(name.replaceAll('-', ' '));

function singular(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  return /(?:ss|us|is|\bnews)$/.test(name) ? name : name.replace(/s$/, '');
}

/** @throws GeneratorError for a name that isn't kebab-case */
function assertKebab(name: string, what: string): void {
  if (!KEBAB.test(name) || name.length > LENGTH_MAX)
    throw new GeneratorError(`${what} "${name}" has to be kebab-case, such as news-feed, with at most ${LENGTH_MAX} characters`);
}

/** Returns the part after `mf-` or `svc-`. */
export const shortOf = (slice: string): string => slice.replace(/^(?:mf|svc)-/, '');

/** @throws GeneratorError for a name that isn't a new remote's or service's, or isn't a team's */
export function assertNewSlice(root: string, slice: string, team: string): void {
  if (!/^(?:mf|svc)-/.test(slice)) throw new GeneratorError(`"${slice}" has to begin with mf- (a remote) or svc- (a service)`);
  assertKebab(shortOf(slice), 'the name');
  assertKebab(team, 'the team');
  if (existsSync(join(root, slice))) throw new GeneratorError(`${slice} exists already`);
}

/** Splits `svc-news/articles`. @throws GeneratorError for another form, or without such a slice */
export function readPlace(root: string, place: string, kind: 'mf' | 'svc'): { slice: string; part: string } {
  const [slice = '', part = '', ...rest] = place.split('/');
  if (!slice.startsWith(`${kind}-`) || rest.length > 0 || part === '')
    throw new GeneratorError(`"${place}" has to be <slice>/<name>, as in ${kind}-news/articles`);
  assertKebab(part, 'the name');
  if (!existsSync(join(root, slice, 'package.json'))) throw new GeneratorError(`${slice} doesn't exist`);
  return { slice, part };
}

/** Names of a capability in code and in the schema. */
export interface CapabilityNames {
  name: string;
  Name: string;
  capability: string;
  Capability: string;
  capabilityKey: string;
  table: string;
  Type: string;
  typeKey: string;
  query: string;
  mutation: string;
}

/** Names the parts of a service's capability. The one that is named as the service needs no further word. */
export function capabilityNames(service: string, capability: string): CapabilityNames {
  const name = shortOf(service);
  const Type = capability === name ? pascal(name) : `${pascal(name)}${pascal(singular(capability))}`;
  return {
    name,
    Name: pascal(name),
    capability,
    Capability: pascal(capability),
    capabilityKey: camel(capability),
    table: capability.replaceAll('-', '_'),
    Type,
    typeKey: Type.charAt(0).toLowerCase() + Type.slice(1),
    query: `find${Type}`,
    mutation: `add${Type}`,
  };
}

/** Reads all `schema.graphql` of the services. */
function schemasIn(root: string): { file: string; text: string }[] {
  const services = readdirSync(root).filter((name) => name === 'gateway' || name.startsWith('svc-'));
  return services.flatMap((service) => {
    const folder = join(root, service, 'src');
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    return files
      .filter((file) => file.endsWith('schema.graphql'))
      .map((file) => ({ file: `${service}/src/${file}`, text: readFileSync(join(folder, file), 'utf8') }));
  });
}

/** @throws GeneratorError when a capability's name, type, query or mutation is taken */
export function assertNewCapability(root: string, service: string, names: CapabilityNames): void {
  if (TAKEN.has(names.capability))
    throw new GeneratorError(`a capability can't be called "${names.capability}": services have such a part`);
  if (existsSync(join(root, service, 'src', names.capability)))
    throw new GeneratorError(`${service}/src/${names.capability} exists already`);
  const patterns: [string, RegExp][] = [
    [`the type ${names.Type}`, new RegExp(`^(?:type|input|enum|scalar|union|interface) ${names.Type}\\b`, 'm')],
    ...[names.query, names.mutation].map((field): [string, RegExp] => [`the field ${field}`, new RegExp(`^\\s+${field}\\b`, 'm')]),
  ];
  for (const { file, text } of schemasIn(root))
    for (const [what, pattern] of patterns) if (pattern.test(text)) throw new GeneratorError(`${what} exists already, in ${file}`);
}
