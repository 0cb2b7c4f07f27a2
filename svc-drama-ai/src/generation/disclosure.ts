import type { Locale } from '@meowtale/contracts';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine, StoryOrigin } from '@meowtale/contracts/inputs/drama/story-words';
import { sourceMark, storyOf } from '@meowtale/story/model';
import type { Db } from '../database.ts';
import { type ListedDrama, storyOf as storyIn } from '../dramas/service.ts';
import { type LastProvenance, provenancesOf, type TakenTranslation, translationsTaken } from '../proposals/service.ts';

/** One maker's share of the lines or pictures. People have no provider; an unknown maker has an empty one. */
export interface DisclosedShare {
  provider: string | null;
  model: string | null;
  count: number;
  /** Number of them that a person has changed since. */
  edited: number;
  /** Share of all, from 0 to 1. */
  share: number;
}

export interface Disclosure {
  lines: DisclosedShare[];
  pictures: DisclosedShare[];
  translations: DisclosedTranslation[];
}

/** Share of a language's texts that a program translated. */
export interface DisclosedTranslation extends Omit<DisclosedShare, 'provider' | 'model'> {
  language: Locale;
  provider: string;
  model: string;
}

type Maker = Pick<DisclosedShare, 'provider' | 'model'>;
const PEOPLE: Maker = { provider: null, model: null };
const UNKNOWN: Maker = { provider: '', model: '' };

/** Returns the provider of a proposal's last request: it wrote the lines, or drew the picture whose keywords were written before. */
const makerOf = (last: LastProvenance): Maker => (last ? { provider: last.provider, model: last.model } : UNKNOWN);

type Made = Maker & { edited: boolean };
const BY_PEOPLE: Made = { ...PEOPLE, edited: false };

function sharesOf(made: readonly Made[]): DisclosedShare[] {
  const shares = new Map<string, DisclosedShare>();
  for (const { provider, model, edited } of made) {
    const key = JSON.stringify([provider, model]);
    const share = shares.get(key) ?? { provider, model, count: 0, edited: 0, share: 0 };
    shares.set(key, { ...share, count: share.count + 1, edited: share.edited + (edited ? 1 : 0) });
  }
  const all = [...shares.values()].map((share) => ({ ...share, share: share.count / made.length }));
  return all.sort((one, other) => other.count - one.count);
}

const madeOf = (origins: readonly (StoryOrigin | null)[], makers: ReadonlyMap<string, Maker>): Made[] =>
  origins.map((origin) => (origin ? { ...(makers.get(origin.proposal) ?? UNKNOWN), edited: origin.edited } : BY_PEOPLE));

type Item = StoryLine | StoryChoice;

/**
 * Returns who translated an item last, by the taken proposals. An old proposal didn't record its translated texts, so it counts for each
 * item.
 */
function translatorOf({ id, words }: Item, taken: readonly TakenTranslation[], language: Locale): Made {
  const by = taken.findLast(({ taken: ids, translated }) => (ids?.includes(id) ?? true) && (translated === null || id in translated));
  if (!by) return BY_PEOPLE;
  return { ...makerOf(by.last), edited: by.translated !== null && by.translated[id] !== sourceMark(words[language] ?? '') };
}

/** Returns each program's share of every language that a program translated into. */
function translationsIn(items: readonly Item[], taken: readonly TakenTranslation[]): DisclosedTranslation[] {
  const languages = new Set(taken.map(({ language }) => language));
  return [...languages].flatMap((language) => {
    const own = taken.filter((each) => each.language === language);
    const made = items.filter(({ words }) => words[language]).map((item) => translatorOf(item, own, language));
    return sharesOf(made).flatMap(({ provider, model, ...share }) =>
      provider === null ? [] : [{ language, provider, model: model ?? '', ...share }],
    );
  });
}

/** Returns the non-empty lines and choices, and the existing pictures, by their origin. */
function originsIn(title: string, parts: readonly StoryPart[]) {
  const { setting, paragraphs, resources } = storyOf(title, parts);
  const items = [...paragraphs.values()].flatMap(({ lines, choices }) => [...lines, ...choices]);
  return {
    items,
    lines: items.filter(({ words }) => words[setting.language]).map(({ origin }) => origin),
    pictures: [...resources.values()].filter(({ image }) => image !== null).map(({ origin }) => origin),
  };
}

/**
 * Returns who made a drama's lines, pictures and translations; its listing's AI disclosure is derived from this.
 * @throws DomainError `input/invalid` for a row of a list
 */
export async function disclosureOf(db: Db, drama: ListedDrama): Promise<Disclosure> {
  const { parts } = await storyIn(db, drama, null);
  const { items, lines, pictures } = originsIn(drama.title, parts);
  const uuids = new Set([...lines, ...pictures].flatMap((origin) => (origin ? [origin.proposal] : [])));
  const proposals = await provenancesOf(db, drama.owner_uuid, [...uuids]);
  const makers = new Map(proposals.map(({ uuid, last }) => [uuid, makerOf(last)]));
  return {
    lines: sharesOf(madeOf(lines, makers)),
    pictures: sharesOf(madeOf(pictures, makers)),
    translations: translationsIn(items, await translationsTaken(db, drama.uuid)),
  };
}
