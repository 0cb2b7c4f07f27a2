import type { Locale } from '@meowtale/contracts';
import type { AiUse } from '@meowtale/contracts/inputs/drama/generation';
import type { Providers } from '../providers/create-providers.ts';
import type { PictureProvider, TextAbilities, TextProvider } from '../providers/ports.ts';
import { NoLanguage, NoProvider } from './errors.ts';
import type { AnswerKind } from './steps.ts';

/** Providers of text and pictures, in order of preference. */
export type OrderedProviders = Providers;

/** Kinds of answers that a provider must support for each use. */
export const KINDS_OF_USE: Readonly<Record<AiUse, readonly AnswerKind[]>> = {
  all: ['characters', 'acts', 'sequences', 'paragraphs', 'dialogues'],
  characters: ['characters'],
  character: ['character'],
  acts: ['acts'],
  sequences: ['sequences'],
  paragraphs: ['paragraphs'],
  dialogues: ['dialogues'],
  line: ['line'],
  translation: ['translation'],
  consistency: ['consistency'],
};

export const supportsLanguage = ({ languages }: TextAbilities, language: Locale): boolean =>
  languages === 'any' || languages.includes(language);
export const supportsKinds = (abilities: TextAbilities, kinds: readonly AnswerKind[]): boolean =>
  kinds.every((kind) => abilities.kinds.includes(kind));

interface Wanted {
  kinds: readonly AnswerKind[];
  language: Locale;
  /** Only this provider. */
  name?: string | null | undefined;
}

/** Returns the first text provider that supports what is wanted. @throws NoProvider; NoLanguage when only the language is unsupported */
export async function textProviderFor(providers: OrderedProviders, { kinds, language, name }: Wanted): Promise<TextProvider> {
  let able = false;
  for (const provider of providers.text.filter((each) => !name || each.name === name)) {
    const abilities = await provider.abilities();
    if (!abilities || !supportsKinds(abilities, kinds)) continue;
    if (supportsLanguage(abilities, language)) return provider;
    able = true;
  }
  throw able ? new NoLanguage() : new NoProvider();
}

/** Returns the first available picture provider. @throws NoProvider */
export async function pictureProviderFor(providers: OrderedProviders, name?: string | null): Promise<PictureProvider> {
  for (const provider of providers.pictures.filter((each) => !name || each.name === name)) {
    if (await provider.abilities()) return provider;
  }
  throw new NoProvider();
}

/** Returns the provider that was chosen when a job was added. @throws NoProvider when it is no longer configured */
export function providerNamed<Provider extends { name: string }>(providers: readonly Provider[], name: string): Provider {
  const provider = providers.find((each) => each.name === name);
  if (!provider) throw new NoProvider();
  return provider;
}
