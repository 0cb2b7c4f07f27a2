import { DRAMA_ROLES } from '@meowtale/contracts';
import type { StoryCharacter } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { DomainError } from '@meowtale/service-kit';
import { isCharacterKept, newCharacter } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { fitLine, fitLines } from './fit.ts';
import { ask } from './prompts/build.ts';
import type { Answer } from './steps.ts';
import { contextOf, materialOf, type Writing } from './writing.ts';

type Answered = Answer<'character'>['character'];

export const sameName = (name: string) => name.normalize('NFKC').trim().toLowerCase();

const FIELDS =
  'their sex, a brief of who they are, how they look (feature), what they are like (trait), how they act (behavior), and how they are when the story begins (status)';

/** Makes a character from an answer; null when its name is missing or another's. */
function personOf(writing: Writing, answered: Answered, before: StoryCharacter | undefined): StoryCharacter | null {
  const id = before?.id ?? uuidv7();
  const onCut = () => writing.note('cut', id);
  const name = fitLine(answered.name, STORY_MAX.name, onCut);
  const others = [...writing.bench.story.characters.values()].filter((other) => other.id !== id);
  if (name === '' || others.some((other) => sameName(other.name) === sameName(name))) {
    writing.note('same-name', null, { name });
    return null;
  }
  const fit = (text: string) => fitLines(text, STORY_MAX.brief, onCut);
  return {
    ...(before ?? newCharacter(id, name)),
    name,
    // Translations belong to the old name.
    names: before?.name === name ? before.names : {},
    sex: answered.sex,
    brief: fit(answered.brief),
    feature: fit(answered.feature),
    trait: fit(answered.trait),
    behavior: fit(answered.behavior),
    status: fit(answered.status),
    origin: writing.origin,
  };
}

/** Returns the characters to rewrite, and how many new ones fit. */
function wantedOf({ bench, source, drama }: Writing): { again: StoryCharacter[]; room: number } {
  const all = [...bench.story.characters.values()];
  const chosen = all.filter(({ id }) => source.includes(id));
  if (chosen.length > 0) return { again: chosen, room: 0 };
  const again = all.filter((person) => !isCharacterKept(person));
  const roles = Math.min(drama.number_of_roles, DRAMA_ROLES.max);
  return { again, room: Math.max(0, roles - all.length) };
}

/** Writes the cast: named characters; or all that no person has edited, and new ones up to the drama's roles. */
export async function writeCharacters(writing: Writing): Promise<void> {
  const { again, room } = wantedOf(writing);
  const count = again.length + room;
  if (count === 0) return writing.note('enough');
  const what = `Write ${count} characters of this story, each with another name than any of <cast> but those of <again>, and with ${FIELDS}. Those of <again> come first, in order, each written anew.`;
  const material = { again: again.map(({ name, brief }) => ({ name, brief })) };
  const { setting } = writing.bench.story;
  const request = ask('characters', materialOf(writing, null), { language: setting.language, what, material });
  const texts = again.map(({ name }, index) => ({ id: String(index), text: name }));
  const { characters } = await writing.ask('characters', {
    kind: 'characters',
    ...request,
    context: contextOf(writing, null, { count, texts }),
  });
  if (characters.length > count) writing.note('too-many', null, { count: characters.length - count });
  putAll(writing, characters.slice(0, count), again);
}

/** Writes one character: the named one, or a new one. @throws DomainError `input/invalid` when the drama has its maximum */
export async function writeCharacter(writing: Writing): Promise<void> {
  const { bench, source, drama } = writing;
  const before = source.flatMap((id) => bench.story.characters.get(id) ?? [])[0];
  const roles = Math.min(drama.number_of_roles, DRAMA_ROLES.max);
  if (!before && bench.story.characters.size >= roles) {
    throw new DomainError('input/invalid', {
      fields: [{ path: 'number_of_roles', key: 'drama.invalid.roles', params: { maximum: roles } }],
    });
  }
  const what = before
    ? `Write the character of <again> anew, with ${FIELDS}.`
    : `Write one more character of this story, with another name than any of <cast>, and with ${FIELDS}.`;
  const material = { again: before && { name: before.name, brief: before.brief } };
  const request = ask('characters', materialOf(writing, null), { language: bench.story.setting.language, what, material });
  const texts = before ? [{ id: '0', text: before.name }] : [];
  const { character } = await writing.ask('character', {
    kind: 'character',
    ...request,
    context: contextOf(writing, null, { count: 1, texts }),
  });
  putAll(writing, [character], before ? [before] : []);
}

function putAll(writing: Writing, answered: readonly Answered[], again: readonly StoryCharacter[]): void {
  for (const [index, each] of answered.entries()) {
    const person = personOf(writing, each, again[index]);
    if (person) writing.bench.put(person);
  }
}
