import type { Locale } from '@meowtale/contracts';
import type { AiUse } from '@meowtale/contracts/inputs/drama/generation';
import type { Providers } from '../providers/create-providers.ts';
import type { PictureProvider, TextAbilities, TextProvider } from '../providers/ports.ts';
import { NoLanguage, NoProvider } from './errors.ts';
import type { AnswerKind } from './steps.ts';

/** Whoever writes and draws, in the order in which they are asked. */
export type Hands = Providers;

/** What somebody has to be able to write for each use. */
export const KINDS: Readonly<Record<AiUse, readonly AnswerKind[]>> = {
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

export const knows = ({ languages }: TextAbilities, language: Locale): boolean => languages === 'any' || languages.includes(language);
export const writes = (abilities: TextAbilities, kinds: readonly AnswerKind[]): boolean =>
  kinds.every((kind) => abilities.kinds.includes(kind));

interface Wanted {
  kinds: readonly AnswerKind[];
  language: Locale;
  /** Whoever is named, and nobody else. */
  name?: string | null | undefined;
}

/** The first who can. @throws NoProvider; NoLanguage where one could but for the language */
export async function writerFor(hands: Hands, { kinds, language, name }: Wanted): Promise<TextProvider> {
  let able = false;
  for (const provider of hands.text.filter((each) => !name || each.name === name)) {
    const abilities = await provider.abilities();
    if (!abilities || !writes(abilities, kinds)) continue;
    if (knows(abilities, language)) return provider;
    able = true;
  }
  throw able ? new NoLanguage() : new NoProvider();
}

/** The first who can draw. @throws NoProvider */
export async function drawerFor(hands: Hands, name?: string | null): Promise<PictureProvider> {
  for (const provider of hands.pictures.filter((each) => !name || each.name === name)) {
    if (await provider.abilities()) return provider;
  }
  throw new NoProvider();
}

/** Whoever was chosen when a job was asked for. @throws NoProvider when the service runs without them by now */
export function handNamed<Hand extends { name: string }>(hands: readonly Hand[], name: string): Hand {
  const hand = hands.find((each) => each.name === name);
  if (!hand) throw new NoProvider();
  return hand;
}
