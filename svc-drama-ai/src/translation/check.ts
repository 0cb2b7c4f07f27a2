import type { Locale } from '@meowtale/contracts';
import type { ProposalNote } from '@meowtale/contracts/inputs/drama/generation';
import type { StoryCharacter } from '@meowtale/contracts/inputs/drama/story';
import { isNamedIn } from '@meowtale/story/check';
import { isSourceChanged, type Story } from '@meowtale/story/model';

/** A term of the glossary and its word in the language that is translated into. */
export interface Term {
  term: string;
  wanted: string;
  /** For a character's name, the language whose inflections it may have in a translation. */
  namedIn?: Locale;
}

/** Placeholders of programs: `{name}`, `{{name}}`, `%s`, `%1$d`, `$name`, `<b>`. */
const PLACEHOLDER = /\{\{?\s*[\w.]+\s*\}?\}|%(?:\d+\$)?[sdif@]|\$[A-Za-z_]\w*|<\/?[A-Za-z][\w-]*>/g;
const NUMBER = /\d+(?:[.,:]\d+)*/g;

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
const holds = (text: string, word: string) => plain(text).includes(plain(word));

/** Returns whether a translation equals its source, unless the source has no letters. */
export const isCopy = (source: string, translation: string): boolean => plain(source) === plain(translation) && /\p{L}/u.test(source);

const sorted = (matches: RegExpMatchArray | null) => [...(matches ?? [])].map((each) => each.replaceAll(/\s/g, '')).sort();
/** Returns the numbers of a text by their digits: 1,000 and 1.000 are equal. */
const digits = (text: string) =>
  sorted(text.normalize('NFKC').replaceAll(PLACEHOLDER, '').match(NUMBER))
    .map((each) => each.replaceAll(/\D/g, ''))
    .sort();

const differ = (one: readonly string[], other: readonly string[]) => one.join('\n') !== other.join('\n');

/** Returns the glossary's terms that occur in a text, with their translations into a language. */
export const termsIn = (glossary: readonly { term: string; words: Partial<Record<Locale, string>> }[], text: string, to: Locale): Term[] =>
  glossary.flatMap(({ term, words }) => (term !== '' && words[to] && holds(text, term) ? [{ term, wanted: words[to] }] : []));

/**
 * Returns the characters' names that occur in a text, with their translated names, unless the glossary has them. `fresh` has the names that
 * this job has just translated, by the characters' ids.
 */
export function namesIn(story: Story, text: string, to: Locale, fresh: ReadonlyMap<string, string>): Term[] {
  const { language: from, glossary } = story.setting;
  const isListed = (name: string) => glossary.some(({ term, words }) => words[to] && plain(term) === plain(name));
  return [...story.characters.values()].flatMap((person): Term[] => {
    const wanted = fresh.get(person.id) ?? (isNameStale(person, from, to) ? undefined : person.names[to]?.trim());
    return wanted && !isListed(person.name) && isNamedIn(person.name, text, from) ? [{ term: person.name, wanted, namedIn: to }] : [];
  });
}

/** Returns whether a character was renamed since their name was translated. */
export const isNameStale = ({ name, names, name_marks: marks }: StoryCharacter, from: Locale, to: Locale): boolean =>
  isSourceChanged({ words: { ...names, [from]: name }, marks: marks ?? {} }, from, to);

const keeps = (translation: string, { wanted, namedIn }: Term): boolean =>
  holds(translation, wanted) || (namedIn !== undefined && isNamedIn(wanted, translation, namedIn));

/** Returns how a translation departs from its source: missing glossary terms and names, different placeholders, different numbers. */
export function faultsOf(source: string, translation: string, terms: readonly Term[]): Pick<ProposalNote, 'key' | 'params'>[] {
  const missing = terms
    .filter((term) => !keeps(translation, term))
    .map(({ term, wanted }) => ({ key: 'term-missing' as const, params: { term, wanted } }));
  const placeholders = [sorted(source.match(PLACEHOLDER)), sorted(translation.match(PLACEHOLDER))] as const;
  const numbers = [digits(source), digits(translation)] as const;
  return [
    ...missing,
    ...(differ(...placeholders) ? [{ key: 'placeholder' as const, params: { found: placeholders[1].join(' ') } }] : []),
    ...(differ(...numbers) ? [{ key: 'number' as const, params: { found: numbers[1].join(' ') } }] : []),
  ];
}
