import type { Answer } from '../../generation/steps.ts';
import { deckOf } from './random.ts';
import { fill, type Material, slotsFor } from './story-words.ts';

type Person = Answer<'character'>['character'];

/** Returns characters: a rewritten one keeps name and sex, others are new. */
export function writePeople(material: Material, count: number): Person[] {
  const { context, language, random } = material;
  const chosen = context.texts.map(({ text }) => context.cast.find(({ name }) => name === text.trim())).slice(0, count);
  const taken = new Set(context.cast.map(({ name }) => name));
  const sexes = ['female', 'male', 'female', 'male', 'other'] as const;
  const names = {
    female: deckOf(
      random,
      language.names.female.filter((name) => !taken.has(name)),
      '',
    ),
    male: deckOf(
      random,
      language.names.male.filter((name) => !taken.has(name)),
      '',
    ),
    other: deckOf(
      random,
      language.names.other.filter((name) => !taken.has(name)),
      '',
    ),
  };
  const newcomer = (index: number) => {
    const sex = sexes[(index + context.cast.length) % sexes.length] ?? 'other';
    for (const pool of [sex, 'other', 'female', 'male'] as const) {
      for (let tries = 0; tries < language.names[pool].length; tries += 1) {
        const name = names[pool]();
        if (name !== '' && !taken.has(name)) {
          taken.add(name);
          return { name, sex: pool };
        }
      }
    }
    // All of the language's names are taken.
    const name = `${language.names.other[0]} ${taken.size + 1}`;
    taken.add(name);
    return { name, sex };
  };
  const people = Array.from({ length: count }, (_, index) => chosen[index] ?? newcomer(index));
  const everyone = [...new Set([...context.cast, ...people].map(({ name }) => name))];

  const deck = (list: readonly string[]) => deckOf(random, list, '');
  const [who, hides, features, traits, behaviors, statuses] = (
    ['who', 'hides', 'features', 'traits', 'behaviors', 'statuses'] as const
  ).map((field) => deck(language[field])) as [() => string, () => string, () => string, () => string, () => string, () => string];
  return people.map(({ name, sex }) => {
    const other = random.pick(everyone.filter((each) => each !== name)) ?? language.stranger;
    const slots = slotsFor(material, '', name, other);
    const say = (template: string) => fill(template, slots);
    return {
      name,
      sex,
      brief: [say(who()), say(hides())].join(language.gap),
      feature: say(features()),
      trait: say(traits()),
      behavior: say(behaviors()),
      status: say(statuses()),
    };
  });
}
