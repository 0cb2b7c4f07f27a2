import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SharedModules, SliceManifest } from '@meowtale/contracts/releases';
import { parseSync } from 'oxc-parser';
import { z } from 'zod';
import { repositoryRoot } from './paths.ts';
import { installedVersion, packageOf, SHARED } from './shared-modules.ts';
import { readSliceConfig } from './slice.ts';
import { bundleOf } from './version/entries.ts';
import { type ModuleGraph, readModuleGraph } from './version/module-graph.ts';

const OWN = '@meowtale/';
const SCRIPT = /\.tsx?$/;
const POPUP = /(['"`])(([a-z][a-z-]*)\.[a-z][a-z-]*)\1/g;

type Texts = ReadonlyMap<string, string>;

/** Returns the scripts of a module graph with their text. */
export function scriptsIn(files: ModuleGraph['files']): Texts {
  return new Map([...files].filter(([file]) => SCRIPT.test(file)).map(([file, bytes]) => [file, bytes.toString()]));
}

/** Returns the names that scripts import from shared modules of ours, except of types, which a build erases. */
export function importedNames(scripts: Texts): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of scripts) {
    for (const { moduleRequest, entries } of parseSync(file, text).module.staticImports) {
      const module = moduleRequest.value;
      if (!module.startsWith(OWN) || !SHARED.includes(module)) continue;
      const names = entries.flatMap(({ importName, isType }) => (isType || importName.kind !== 'Name' ? [] : [importName.name ?? '']));
      found.set(module, new Set([...(found.get(module) ?? []), ...names]));
    }
  }
  return Object.fromEntries([...found].map(([module, names]) => [module, [...names].sort()]));
}

/** Returns the names of values that a module exports, also those of modules that it exports whole. */
export async function exportedNames(file: string): Promise<string[]> {
  const { staticExports } = parseSync(file, await readFile(file, 'utf8')).module;
  const names = await Promise.all(
    staticExports.flatMap(({ entries }) =>
      entries.map(async ({ isType, exportName, importName, moduleRequest }) => {
        if (isType) return [];
        const isWhole = importName.kind === 'AllButDefault' && moduleRequest;
        if (!isWhole) return exportName.kind === 'Name' && exportName.name ? [exportName.name] : [];
        return exportedNames(path.resolve(path.dirname(file), moduleRequest.value));
      }),
    ),
  );
  return [...new Set(names.flat())].sort();
}

/** Returns the installed versions of shared packages of others. */
function sharedVersions(): Record<string, string> {
  const packages = new Set(SHARED.filter((module) => !module.startsWith(OWN)).map(packageOf));
  return Object.fromEntries([...packages].map((name) => [name, installedVersion(name)]));
}

/**
 * Returns the popups that scripts name, with the JSON schema of their input in this checkout. A popup's name begins with its slice:
 * `store.bill` is one of `mf-store`.
 */
export async function namedPopups(name: string, texts: Iterable<string>): Promise<SliceManifest['uses']['popups']> {
  const named = new Map([...texts].flatMap((text) => [...text.matchAll(POPUP)].map(([, , popup = '', owner = '']) => [popup, owner])));
  const found: SliceManifest['uses']['popups'] = {};
  for (const owner of new Set(named.values())) {
    const slice = owner === 'shell' ? owner : `mf-${owner}`;
    if (slice === name || !existsSync(path.join(repositoryRoot, slice, 'slice.config.ts'))) continue;
    const { popups } = await readSliceConfig(slice);
    for (const [popup, schema] of Object.entries(popups)) if (named.has(popup)) found[popup] = z.toJSONSchema(schema, { io: 'input' });
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns what a remote needs of other slices; of the shell nothing, which is there before them. */
export async function readUses(name: string): Promise<SliceManifest['uses']> {
  if (name === 'shell') return { exports: {}, versions: {}, popups: {} };
  const scripts = scriptsIn((await readModuleGraph({ root: repositoryRoot, ...bundleOf(name) })).files);
  return { exports: importedNames(scripts), versions: sharedVersions(), popups: await namedPopups(name, scripts.values()) };
}

/** Returns what the shell gives to remotes; null for a remote. */
export async function readProvided(name: string): Promise<SharedModules | null> {
  if (name !== 'shell') return null;
  const own = SHARED.filter((module) => module.startsWith(OWN));
  const exports = own.map(
    async (module) =>
      [module, await exportedNames(path.join(repositoryRoot, 'packages', module.slice(OWN.length), 'src/index.ts'))] as const,
  );
  return { exports: Object.fromEntries(await Promise.all(exports)), versions: sharedVersions() };
}
