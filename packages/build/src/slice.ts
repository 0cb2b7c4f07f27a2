import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '@meowtale/contracts/locales';
import type { SliceManifest } from '@meowtale/contracts/releases';
import type { SliceConfig } from '@meowtale/web-kit';
import { z } from 'zod';
import { repositoryRoot } from './paths.ts';

export type Words = { [key: string]: string | Words };

/** Reads a slice's `slice.config.ts`, which exports `slice`. */
export async function readSliceConfig(name: string): Promise<SliceConfig> {
  const file = path.join(repositoryRoot, name, 'slice.config.ts');
  const { slice } = (await import(pathToFileURL(file).href)) as { slice: SliceConfig };
  if (slice?.name !== name) throw new Error(`${name}/slice.config.ts must export \`slice\` with the name ${name}`);
  return slice;
}

/** Reads a folder's texts by language, e.g. `mf-store/locales`; languages without a file are missing. */
export async function readWords(folder: string): Promise<ReadonlyMap<string, Words>> {
  const translations = new Map<string, Words>();
  for (const locale of LOCALES) {
    const file = path.join(repositoryRoot, folder, `${locale}.json`);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) translations.set(locale, JSON.parse(text) as Words);
  }
  return translations;
}

function lookUp(translations: Words | undefined, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Words | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), translations);
  return typeof found === 'string' ? found : undefined;
}

/** Returns one text in every language that has it. */
function inEveryLanguage(name: string, translations: ReadonlyMap<string, Words>, key: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [locale, tree] of translations) {
    const text = lookUp(tree, key);
    if (text !== undefined) found[locale] = text;
  }
  if (!found['en-US']) throw new Error(`${name}/locales/en-US.json has no words under ${key}, which slice.config.ts names`);
  return found;
}

/** The part of `slice.json` that comes from the slice's sources; the build adds files and version. */
export type SliceDescription = Pick<SliceManifest, 'name' | 'routes' | 'navigation' | 'popups' | 'languages' | 'budgetBytes'>;

/**
 * Describes a slice from its configuration and texts.
 * @throws when a label has no en-US text, a route id is used twice, or a popup's schema can't be written as JSON schema.
 */
export function describeSlice(config: SliceConfig, translations: ReadonlyMap<string, Words>): SliceDescription {
  const ids = config.routes.map((route) => route.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${config.name}: two routes have the id ${twice}`);
  return {
    name: config.name,
    routes: config.routes.map(({ titleKey, descriptionKey, roles, host, render, ...route }) => ({
      ...route,
      host: host ?? 'shell',
      render: render ?? 'client',
      ...(roles && { roles: [...roles] }),
      titles: inEveryLanguage(config.name, translations, titleKey),
      ...(descriptionKey && { descriptions: inEveryLanguage(config.name, translations, descriptionKey) }),
    })),
    navigation: config.navigation.map(({ labelKey, roles, ...entry }) => ({
      ...entry,
      ...(roles && { roles: [...roles] }),
      labels: inEveryLanguage(config.name, translations, labelKey),
    })),
    // The input schema, because callers pass it; in the output schema a new optional field would appear as a breaking change.
    popups: Object.fromEntries(Object.entries(config.popups).map(([popup, schema]) => [popup, z.toJSONSchema(schema, { io: 'input' })])),
    languages: [...translations.keys()],
    budgetBytes: config.budgetBytes,
  };
}
