import { findBlocked } from '@meowtale/contracts/inputs/drama/blocked-words';
import { ContentFiltered } from './content-filter.ts';
import type { Providers } from './create-providers.ts';
import type { PictureProvider, TextProvider } from './ports.ts';

/** Returns every string in a nested value. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Asserts that texts contain no blocked word. @throws ContentFiltered with the words and the texts that contain them */
function refuseBlocked(texts: readonly string[], blocked: readonly string[]): void {
  createRefusing(blocked)(texts);
}

/** Returns a check like that of every request, which reads a repeated text once. @throws ContentFiltered */
export function createRefusing(blocked: readonly string[]): (texts: readonly string[]) => void {
  const known = new Map<string, string[]>();
  const wordsIn = (text: string): string[] => {
    const words = known.get(text) ?? findBlocked(text, blocked).map(({ word }) => word);
    known.set(text, words);
    return words;
  };
  return (texts) => refuseFound(texts.map((text) => ({ text, words: wordsIn(text) })));
}

function refuseFound(found: readonly { text: string; words: string[] }[]): void {
  const withTerms = found.filter(({ words }) => words.length > 0);
  if (withTerms.length === 0) return;
  const newWords = [...new Set(withTerms.flatMap((each) => each.words))];
  throw new ContentFiltered(
    { words: newWords },
    withTerms.map(({ text }) => text),
  );
}

const filteredText = (provider: TextProvider, blocked: readonly string[]): TextProvider => ({
  name: provider.name,
  abilities: (signal) => provider.abilities(signal),
  async write(request) {
    refuseBlocked(request.said, blocked);
    const written = await provider.write(request);
    refuseBlocked(textsIn(written.answer), blocked);
    return written;
  },
});

const filteredPictures = (provider: PictureProvider, blocked: readonly string[]): PictureProvider => ({
  name: provider.name,
  abilities: (signal) => provider.abilities(signal),
  async draw(request) {
    refuseBlocked([request.keywords, request.negative], blocked);
    return provider.draw(request);
  },
});

/** Wraps providers so that no blocked word is sent to them or accepted from them (SPEC §5). */
export const filteredProviders = ({ text, pictures }: Providers, blocked: readonly string[]): Providers => ({
  text: text.map((each) => filteredText(each, blocked)),
  pictures: pictures.map((each) => filteredPictures(each, blocked)),
});
