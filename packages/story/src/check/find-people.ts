import { DRAMA_ROLES } from '@meowtale/contracts/constants';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { beginning } from '@meowtale/contracts/text/characters';
import type { Story } from '../model/story.ts';
import { type Problem, problem } from './kinds.ts';
import { mend } from './mends.ts';

const alike = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase('und');

/** Returns characters with the same name, and the problem of more characters than a drama may have (SPEC §9). */
export function findPeople(story: Story): Problem[] {
  const people = [...story.characters.values()];
  const problems: Problem[] = [];
  if (people.length > DRAMA_ROLES.max) {
    problems.push(problem('too-many-characters', { part: 'setting' }, { count: people.length, max: DRAMA_ROLES.max }));
  }
  const taken = new Map(people.map(({ name }) => [alike(name), 0]));
  for (const character of people) {
    const count = (taken.get(alike(character.name)) ?? 0) + 1;
    taken.set(alike(character.name), count);
    if (count === 1) continue;
    const name = freeName(character.name, count, taken);
    taken.set(alike(name), 0);
    problems.push(
      problem('duplicate-name', { part: character.id }, { name: character.name }, [
        mend('rename-character', [{ ...character, name }], { name }),
      ]),
    );
  }
  return problems;
}

function freeName(name: string, from: number, taken: ReadonlyMap<string, number>): string {
  for (let count = from; ; count += 1) {
    const free = `${beginning(name, STORY_MAX.name - 4)} ${count}`;
    if (!taken.has(alike(free))) return free;
  }
}
