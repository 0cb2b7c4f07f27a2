import type { StoryCharacter, StoryState, StoryTrait } from '@meowtale/contracts/inputs/drama/story';
import { beginning } from '@meowtale/contracts/text/characters';
import type { Story } from '@meowtale/story/model';
import { BUDGET, nearest } from './near.ts';

/** Maximum length of each text of a character, in UTF-16 units; the largest with which the cast fits is used. */
const TEXT_MAXES = [400, 160, 60] as const;
export const [TEXT_MAX] = TEXT_MAXES;
const short = (text: string, max: number = TEXT_MAX) => beginning(text, max);

/** Names of nodes in the prompt, by id. */
export type Called = ReadonlyMap<string, string>;

/** Returns the state of a character or entry at a paragraph: the last one that begins there or before. */
function stateAt(story: Story, states: readonly StoryState[], at: string | null): StoryState | undefined {
  const now = at === null ? -1 : (story.places.get(at)?.index ?? -1);
  const begun = states.flatMap((state) => {
    const from = story.places.get(state.from)?.index ?? Number.POSITIVE_INFINITY;
    return from <= now ? [{ state, from }] : [];
  });
  return begun.sort((one, other) => one.from - other.from).at(-1)?.state;
}

interface Telling {
  at: string | null;
  max: number;
  called: Called | undefined;
}

function personAt(story: Story, person: StoryCharacter, { at, max, called }: Telling): object {
  const { id, name, sex, brief, feature, trait, behavior, status, traits } = person;
  const state = stateAt(story, person.states, at);
  const always = alwaysOf(traits);
  const described = Object.entries({ brief, feature, trait, behavior, status }).map(([key, text]) => [key, short(text, max)]);
  return {
    ...(called && { node: called.get(id) }),
    name,
    sex,
    ...Object.fromEntries(described.filter(([, text]) => text !== '')),
    ...(always.length > 0 && { always }),
    // A step that reads a part of the story gets all states, with their beginnings.
    ...(called
      ? person.states.length > 0 && { from_then_on: person.states.map((each) => begun(each, max, called)) }
      : state && { by_now: { status: state.status, text: short(state.text, max) } }),
  };
}

/** Returns the fixed traits as texts, without those that have no value. */
export const alwaysOf = (traits: readonly StoryTrait[]): string[] =>
  traits.flatMap(({ name, value }) => (value.trim() === '' ? [] : name.trim() === '' ? value : `${name}: ${value}`));

const begun = ({ from, status, text }: StoryState, max: number, called: Called) => ({
  from: called.get(from) ?? null,
  status,
  text: short(text, max),
});

const sizeOf = (section: object) => JSON.stringify(section).length;

/**
 * Returns the cast as it is at a paragraph, with texts short enough for the budget; when not all characters fit, those present come first.
 */
export function castAt(story: Story, at: string | null, called?: Called): object[] {
  const present = at === null ? [] : (story.paragraphs.get(at)?.present ?? []);
  const toldIn = (max: number) =>
    [...story.characters.values()].map((person) => ({ id: person.id, told: personAt(story, person, { at, max, called }) }));
  const fits = (people: ReturnType<typeof toldIn>) => people.reduce((sum, { told }) => sum + sizeOf(told), 0) <= BUDGET.cast;
  const tellings = TEXT_MAXES.map(toldIn);
  const people = tellings.find(fits) ?? tellings.at(-1) ?? [];
  const first = ({ id }: { id: string }, index: number) => (present.includes(id) ? -1 : index);
  return nearest(people, first, ({ told }) => sizeOf(told), BUDGET.cast).map(({ told }) => told);
}

/** Returns places, things and facts as they are at a paragraph. */
export function entriesAt(story: Story, at: string | null, called?: Called): object[] {
  const node = (id: string) => called && { node: called.get(id) };
  const entries = [...story.entries.values()].map(({ id, name, text, states }) => {
    const state = stateAt(story, states, at);
    return { ...node(id), name, text: short(text), ...(state && { by_now: short(state.text) }) };
  });
  const facts = [...story.facts.values()].map(({ id, text }) => ({ ...node(id), fact: text }));
  const all: object[] = [...entries, ...facts];
  return nearest(all, (_, index) => index, sizeOf, BUDGET.entries);
}
