import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes, Files } from './changes.ts';
import { withElement, withImport, withListItem } from './edits.ts';
import { assertNewCapability, type CapabilityNames, capabilityNames, GeneratorError, readPlace } from './names.ts';
import { render } from './templates.ts';

/** Formats a time as `YYYYMMDDHHMM`, in UTC. */
const stampOf = (time: Date) => time.toISOString().replaceAll(/\D/g, '').slice(0, 12);

/** Returns the name of a migration that runs after all of a folder: now, or a minute after the last one. */
export function nextMigration(folder: string, verbNoun: string, now = new Date()): string {
  const known = existsSync(folder) ? readdirSync(folder).map((file) => /^(\d{12})_/.exec(file)?.[1] ?? '') : [];
  const last = known.sort().at(-1) ?? '';
  if (stampOf(now) > last) return `${stampOf(now)}_${verbNoun}`;
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(last)?.map(Number) ?? [];
  const next = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, (minute ?? 0) + 1));
  return `${stampOf(next)}_${verbNoun}`;
}

/** Returns the files of a capability, with the schema of its input in `contracts`, by path from the root. */
export function capabilityFiles(service: string, names: CapabilityNames, migration: string): Files {
  const values = { ...names, slice: service, migration };
  const own = [...render('capability', values)].map(([path, text]): [string, string] => [`${service}/${path}`, text]);
  return new Map([...own, ...render('contracts', values)]);
}

/** Returns what adds a capability to a service. @throws GeneratorError when it can't be added */
export function newCapability(root: string, place: string): Changes {
  const { slice: service, part } = readPlace(root, place, 'svc');
  if (service === 'svc-catalog')
    throw new GeneratorError('svc-catalog groups its capabilities by wings (.dependency-cruiser.cjs); add it there by hand');
  const names = capabilityNames(service, part);
  assertNewCapability(root, service, names);
  const migration = nextMigration(join(root, service, 'src/migrations'), `create_${names.table}`);
  const read = (file: string) => {
    if (!existsSync(join(root, service, file)))
      throw new GeneratorError(`${service}/${file} is missing, to which the capability would be added`);
    return readFileSync(join(root, service, file), 'utf8');
  };
  const edit = (file: string, importLine: string, elements: readonly [opening: string, element: string][]): [string, string] => {
    const path = `${service}/${file}`;
    const imported = withImport(path, read(file), importLine);
    return [path, elements.reduce((text, [opening, element]) => withElement(path, text, opening, element), imported)];
  };
  const { capability, Capability, capabilityKey } = names;
  const edited = new Map([
    edit('src/app.ts', `import { ${capabilityKey}Resolvers } from './${capability}/resolvers.ts';`, [
      ['const CAPABILITIES = [', `'${capability}'`],
      ['resolvers: [', `${capabilityKey}Resolvers`],
    ]),
    edit('src/migrations/index.ts', `import * as create${Capability} from './${migration}.ts';`, [
      ['export const migrations = {', `'${migration}': create${Capability}`],
    ]),
    edit('src/erasure/events.ts', `import { erase${Capability} } from '../${capability}/service.ts';`, [
      ['const ERASERS = [', `erase${Capability}`],
    ]),
  ]);
  const parts = `${service}/src/exports/parts-repository.ts`;
  const table = `${names.table}: { from: '${names.table} t', mine: 't.owner_uuid = :user' }`;
  edited.set(parts, withElement(parts, read('src/exports/parts-repository.ts'), 'export const PARTS = {', table));
  edited.set(
    `${service}/README.md`,
    withListItem(`${service}/README.md`, read('README.md'), 'Capabilities', `- **${capability}**: a person's own entries.`),
  );
  return {
    created: capabilityFiles(service, names, migration),
    edited,
    links: new Map(),
    next: [`npm test -- ${service}`, `npm run new:feature -- mf-${names.name}/${capability} --service ${service}`],
  };
}
