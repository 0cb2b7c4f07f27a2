import type { StoryParagraph, StoryVariable } from '@meowtale/contracts/inputs/drama/story';
import type { StoryCondition, StoryEffect, StoryTest, StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '../model/story.ts';
import { type Mend, type Problem, problem, type Spot } from './kinds.ts';
import { mend } from './mends.ts';
import { isAskable, isOfType, isPassedOver } from './values.ts';

/** Something with conditions or effects; `put` returns its paragraph with others. */
interface Holder {
  at: Spot;
  when: StoryCondition | null;
  effects: StoryEffect[];
  put(change: { when?: StoryCondition | null; effects?: StoryEffect[] }): StoryParagraph;
}

/**
 * Returns conditions and effects that name an unknown variable or paragraph, or don't fit the variable's type, and variables with the same
 * name.
 */
export const findRules = (story: Story): Problem[] => [
  ...[...story.paragraphs.values()].flatMap((paragraph) =>
    holdersIn(paragraph).flatMap((holder) => [
      ...(holder.when?.tests ?? []).flatMap((test) => ofTest(story, holder, test)),
      ...holder.effects.flatMap((effect) => ofEffect(story, holder, effect)),
    ]),
  ),
  ...sameVariables(story),
];

/** Returns variables with the same name, which a list of names can't tell apart. */
function sameVariables(story: Story): Problem[] {
  const names = new Set<string>();
  return [...story.variables.values()].flatMap(({ id, name }) => {
    if (names.has(name)) return [problem('same-variable', { part: id }, { name })];
    names.add(name);
    return [];
  });
}

function holdersIn(paragraph: StoryParagraph): Holder[] {
  const { id: part, lines, choices } = paragraph;
  const has = ({ when, effects }: Pick<Holder, 'when' | 'effects'>) => when !== null || effects.length > 0;
  const replace = <Item>(items: Item[], item: Item, change: object) => items.map((each) => (each === item ? { ...each, ...change } : each));
  return [
    {
      at: { part },
      when: null,
      effects: paragraph.effects,
      put: ({ effects }) => ({ ...paragraph, effects: effects ?? paragraph.effects }),
    },
    ...lines.filter(has).map((line): Holder => {
      const { id, when, effects } = line;
      return { at: { part, line: id }, when, effects, put: (change) => ({ ...paragraph, lines: replace(lines, line, change) }) };
    }),
    ...choices.filter(has).map((choice): Holder => {
      const { id, when, effects } = choice;
      return { at: { part, choice: id }, when, effects, put: (change) => ({ ...paragraph, choices: replace(choices, choice, change) }) };
    }),
  ];
}

function ofTest(story: Story, { at, when, put }: Holder, test: StoryTest): Problem[] {
  if (when === null) return [];
  const rest = when.tests.filter((each) => each !== test);
  const remove = () => mend('remove-test', [put({ when: rest.length === 0 ? null : { ...when, tests: rest } })]);
  if ('seen' in test)
    return story.paragraphs.has(test.seen) ? [] : [problem('unknown-paragraph', at, { paragraph: test.seen }, [remove()])];
  const variable = story.variables.get(test.variable);
  if (!variable) return [problem('unknown-variable', at, { variable: test.variable }, [remove()])];
  const { name, type } = variable;
  if (!isAskable(variable, test)) return [problem('wrong-operation', at, { variable: name, type, operation: test.is }, [remove()])];
  if (isOfType(variable, test.value)) return [];
  const converted = convert(variable, test.value, (value) =>
    put({ when: { ...when, tests: when.tests.map((each) => (each === test ? { ...test, value } : each)) } }),
  );
  return [problem('wrong-value', at, { variable: name, type, value: String(test.value) }, [...converted, remove()])];
}

function ofEffect(story: Story, { at, effects, put }: Holder, effect: StoryEffect): Problem[] {
  const remove = () => mend('remove-effect', [put({ effects: effects.filter((each) => each !== effect) })]);
  const variable = story.variables.get(effect.variable);
  if (!variable) return [problem('unknown-variable', at, { variable: effect.variable }, [remove()])];
  if (!isPassedOver(variable, effect)) return [];
  const { name, type } = variable;
  if (effect.do === 'add' && type !== 'number')
    return [problem('wrong-operation', at, { variable: name, type, operation: 'add' }, [remove()])];
  const converted = convert(variable, effect.value, (value) =>
    put({ effects: effects.map((each) => (each === effect ? { ...effect, value } : each)) }),
  );
  return [problem('wrong-value', at, { variable: name, type, value: String(effect.value) }, [...converted, remove()])];
}

/** Returns a mend with the value converted to the variable's type, or none. */
function convert({ type }: StoryVariable, value: StoryValue, put: (value: StoryValue) => StoryParagraph): Mend[] {
  const asNumber = String(value).trim() === '' ? Number.NaN : Number(value);
  const asBoolean = { true: true, false: false, '1': true, '0': false }[String(value).toLowerCase()];
  const converted = { text: String(value), number: Number.isNaN(asNumber) ? undefined : asNumber, boolean: asBoolean }[type];
  return converted === undefined ? [] : [mend('convert-value', [put(converted)], { value: String(converted) })];
}
