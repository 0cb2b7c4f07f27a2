import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '../model/story.ts';
import { type Problem, problem } from './kinds.ts';
import type { Live } from './live.ts';
import { mend } from './mends.ts';
import { type Node, reach } from './net.ts';

/** Returns equal choices, and choices and lines whose condition no possible values of variables satisfy. */
export function findChoices(story: Story, net: readonly Node[], live: Live): Problem[] {
  const reached = reach(net, [0]);
  return net.flatMap((node) => [
    ...sameChoices(story, node),
    // An unreachable paragraph is reported as such.
    ...(reached.has(node.at) && live.reached.has(node.at) ? neverHeld(story, node, live) : []),
  ]);
}

export const wordsOf = ({ setting }: Story, { words }: Pick<StoryChoice, 'words'>): string => words[setting.language] ?? '';

export const withoutChoice = (paragraph: StoryParagraph, choice: StoryChoice): StoryParagraph => ({
  ...paragraph,
  choices: paragraph.choices.filter((each) => each !== choice),
});

/**
 * Returns choices with the same target and effects as an earlier one, when both can be offered at once. Different conditions may choose
 * between two wordings.
 */
function sameChoices(story: Story, { paragraph, steps }: Node): Problem[] {
  const problems: Problem[] = [];
  const known = new Map<string, StoryChoice[]>();
  for (const { choice, to } of steps) {
    if (!choice) continue;
    const does = JSON.stringify([to, choice.effects.map(({ variable, do: how, value }) => [variable, how, value])]);
    const others = known.get(does) ?? [];
    known.set(does, [...others, choice]);
    const other = others.find(({ when }) => when === null || choice.when === null || JSON.stringify(when) === JSON.stringify(choice.when));
    if (!other) continue;
    const params = { words: wordsOf(story, choice), other: wordsOf(story, other) };
    problems.push(
      problem('same-choice', { part: paragraph.id, choice: choice.id }, params, [
        mend('remove-choice', [withoutChoice(paragraph, choice)]),
      ]),
    );
  }
  return problems;
}

function neverHeld(story: Story, { paragraph }: Node, { open }: Live): Problem[] {
  return [
    ...paragraph.lines
      .filter((line) => !open.has(line))
      .map((line) => {
        const lines = (change: typeof paragraph.lines) => [{ ...paragraph, lines: change }];
        return problem('never-shown', { part: paragraph.id, line: line.id }, { words: wordsOf(story, line) }, [
          mend('remove-condition', lines(paragraph.lines.map((each) => (each === line ? { ...line, when: null } : each)))),
          mend('remove-line', lines(paragraph.lines.filter((each) => each !== line))),
        ]);
      }),
    ...paragraph.choices
      .filter((choice) => !open.has(choice))
      .map((choice) => {
        const choices = paragraph.choices.map((each) => (each === choice ? { ...choice, when: null } : each));
        return problem('never-offered', { part: paragraph.id, choice: choice.id }, { words: wordsOf(story, choice) }, [
          mend('remove-condition', [{ ...paragraph, choices }]),
          mend('remove-choice', [withoutChoice(paragraph, choice)]),
        ]);
      }),
  ];
}
