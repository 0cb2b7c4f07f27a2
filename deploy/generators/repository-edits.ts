import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceEnvSchema } from '@meowtale/service-kit/env';
import { withElement } from './edits.ts';
import { GeneratorError } from './names.ts';

export interface Workspace {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

interface LockFile {
  packages: Record<string, { version?: string; resolved?: string; link?: boolean }>;
}

const readLock = (root: string): LockFile => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Returns the locked versions of packages, which a new workspace needs exactly, sorted by name. */
export function lockedVersions(root: string, names: readonly string[]): Record<string, string> {
  const { packages } = readLock(root);
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const locked = packages[`node_modules/${name}`];
      const version = locked?.link ? packages[locked.resolved ?? '']?.version : locked?.version;
      if (!version) throw new GeneratorError(`package-lock.json has no ${name}`);
      return [name, version];
    }),
  );
}

/** Returns package-lock.json with a workspace, as `npm install` would write it: the workspace and the link to it, in npm's order. */
export function lockWith(root: string, folder: string, { name, version, dependencies }: Workspace): string {
  const lock = readLock(root);
  const order = new Intl.Collator('en');
  const entries = Object.entries({
    ...lock.packages,
    [folder]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  });
  const packages = Object.fromEntries(entries.sort(([one], [other]) => order.compare(one, other)));
  return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
}

/** Returns CODEOWNERS with a line for a folder, in order. */
export function ownersWith(root: string, folder: string, team: string): string {
  const lines = readFileSync(join(root, 'CODEOWNERS'), 'utf8').trimEnd().split('\n');
  const line = `/${folder}/ @meowtale/${team}`;
  const pathOf = (text: string) => text.split(' ')[0] ?? '';
  const at = lines.findIndex((other) => other.startsWith('/') && pathOf(other) > pathOf(line));
  return `${lines.toSpliced(at < 0 ? lines.length : at, 0, line).join('\n')}\n`;
}

const SETTINGS = Object.keys(serviceEnvSchema.shape);

/** Returns docs/production.md with a section for a service that has the settings of every service. */
export function settingsWith(root: string, service: string): string {
  const file = 'docs/production.md';
  const text = readFileSync(join(root, file), 'utf8');
  const rowsOf = (section: string) =>
    SETTINGS.map((name) => section.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))).filter((row) => row !== undefined);
  const sections = text.split(/^(?=## )/m);
  // The emulator's row of a service without a public address.
  const model =
    sections.find((section) => section.startsWith('## svc-drama-ai\n')) ?? sections.find((one) => rowsOf(one).length === SETTINGS.length);
  const at = sections.findIndex((section) => section.startsWith('## gateway\n'));
  const rows = rowsOf(model ?? '');
  if (at < 0 || rows.length < SETTINGS.length)
    throw new GeneratorError(`${file} has no section of a service with the settings of every service`);
  const head = ['| setting | required | default | description | rejected |', '|---|---|---|---|---|'];
  const section = [`## ${service}`, '', `\`${service}/src/main.ts\``, '', ...head, ...rows, '', ''].join('\n');
  return sections.toSpliced(at, 0, section).join('');
}

/** Returns the first part of the types of a service's events, as the build of its releases reads it. */
export const eventsOf = (name: string): string => name.replace(/-ai$/, '');

/** Returns the events and their examples with a service's staff actions, by path. They are additions, which the platform team reviews. */
export function staffEventsWith(root: string, name: string): Map<string, string> {
  const type = `${eventsOf(name)}.staff.acted`;
  const edit = (file: string, opening: string, element: string): [string, string] => {
    const path = `packages/contracts/src/events/${file}`;
    const text = readFileSync(join(root, path), 'utf8');
    if (text.includes(`'${type}'`)) throw new GeneratorError(`the event ${type} exists already, in ${path}`);
    return [path, withElement(path, text, opening, `'${type}': ${element}`)];
  };
  const example = `[{
    ...{ actorUuid: staff, action: 'letter-replay', reason: 'It was mended.' },
    subject: { type: 'letter', uuid: order, name: '${name}-erased' },
  }]`;
  return new Map([
    edit('index.ts', 'export const EVENTS = {', "{ kind: 'fact', version: 1, schema: staffAction }"),
    edit('fixtures.ts', 'export const FIXTURES: { readonly [T in EventType]: readonly EventPayload<T>[] } = {', example),
  ]);
}
