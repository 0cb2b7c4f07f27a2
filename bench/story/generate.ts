import type { StoryCondition, StoryEffect } from '@meowtale/contracts/inputs/drama/story-words';
import {
  EMPTY_OUTLINE,
  EMPTY_SETTING,
  newAct,
  newChoice,
  newLine,
  newParagraph,
  newSequence,
  type Story,
  storyOf,
} from '@meowtale/story/model';
import { randomFrom } from '../method/random.ts';

const ACTS = 3;
const SEQUENCES = 3;
const PARAGRAPHS = 12;
const LINES = 18;
const VARIABLES = 12;
const WORDS = 'the tea was cold and the river rose past the wall where she had left a lamp for him'.split(' ');

interface Plan {
  id: string;
  /** The number of the variable that it changes, and the amount. */
  adds: [number, number];
  lines: { text: string; above: [number, number] | null }[];
  choices: { text: string; to: string | null; above: [number, number] | null; adds: [number, number] }[];
  isEnding: boolean;
}

/** Plans a story of 9 sequences and about 2,000 lines: paragraphs that count, and lines and choices that depend on the counts. */
function planOf(seed: number): Plan[] {
  const random = randomFrom(seed);
  const sentence = (from: string) => `${from} ${Array.from({ length: 6 + random(8) }, () => WORDS[random(WORDS.length)]).join(' ')}.`;
  const count = ACTS * SEQUENCES * PARAGRAPHS;
  const variable = () => random(VARIABLES);
  return Array.from({ length: count }, (_, at) => {
    const id = `p${at}`;
    const isEnding = at === count - 1 || (at > 20 && at % 9 === 8);
    const lines = Array.from({ length: LINES }, (_, line): Plan['lines'][number] => ({
      text: sentence(`${id} ${line}`),
      above: random(5) === 0 ? [variable(), random(3)] : null,
    }));
    const choices = Array.from({ length: isEnding ? 0 : random(6) === 0 ? 0 : 3 }, (_, choice): Plan['choices'][number] => ({
      text: sentence(`${id} choice ${choice}`),
      // Usually forward, sometimes back to a paragraph that differs because of the counts.
      to: `p${Math.min(count - 1, Math.max(0, at + (random(8) === 0 ? -random(6) : 1 + random(12))))}`,
      above: choice === 2 ? [variable(), 1 + random(3)] : null,
      adds: [variable(), 1],
    }));
    return { id, adds: [variable(), 1], lines, choices, isEnding };
  });
}

const variableName = (variable: number) => `v${variable}`;

function storyFrom(plan: readonly Plan[]): Story {
  const above = (test: [number, number] | null): StoryCondition | null =>
    test && { match: 'all', tests: [{ variable: variableName(test[0]), is: '>', value: test[1] }] };
  const adds = ([variable, value]: [number, number]): StoryEffect[] => [{ variable: variableName(variable), do: 'add', value }];
  const inEnglish = (text: string) => ({ 'en-US': text });
  const paragraphs = plan.map(({ id, adds: own, lines, choices, isEnding }) =>
    newParagraph(id, {
      effects: adds(own),
      lines: lines.map(({ text, above: test }, at) => newLine(`${id}-l${at}`, { words: inEnglish(text), when: above(test) })),
      choices: choices.map((choice, at) =>
        newChoice(`${id}-c${at}`, { words: inEnglish(choice.text), to: choice.to, when: above(choice.above), effects: adds(choice.adds) }),
      ),
      ending: isEnding ? inEnglish(`The end at ${id}`) : null,
    }),
  );
  const sequences = Array.from({ length: ACTS * SEQUENCES }, (_, at) =>
    newSequence(`s${at}`, { paragraphs: plan.slice(at * PARAGRAPHS, (at + 1) * PARAGRAPHS).map(({ id }) => id) }),
  );
  const acts = Array.from({ length: ACTS }, (_, at) =>
    newAct(`a${at}`, { sequences: sequences.slice(at * SEQUENCES, (at + 1) * SEQUENCES) }),
  );
  const variables = Array.from({ length: VARIABLES }, (_, at) => ({
    ...{ kind: 'variable' as const, id: variableName(at), name: variableName(at), type: 'number' as const, initial: 0 },
  }));
  return storyOf('Tea', [{ ...EMPTY_OUTLINE, acts }, EMPTY_SETTING, ...variables, ...paragraphs]);
}

/** Writes the same story in ink. */
function inkFrom(plan: readonly Plan[]): string {
  const when = (test: [number, number] | null, text: string) => (test ? `{${variableName(test[0])} > ${test[1]}:${text}}` : text);
  const knots = plan.map(({ id, adds, lines, choices, isEnding }, at) => {
    const next = isEnding ? '-> END' : `-> p${at + 1}`;
    return [
      `== ${id} ==`,
      `~ ${variableName(adds[0])} += ${adds[1]}`,
      ...lines.map(({ text, above }) => when(above, text)),
      ...choices.map(({ text, to, above, adds: [variable, value] }) =>
        [
          `+ ${above ? `{${variableName(above[0])} > ${above[1]}} ` : ''}[${text}]`,
          `  ~ ${variableName(variable)} += ${value}`,
          `  -> ${to}`,
        ].join('\n'),
      ),
      ...(choices.length === 0 ? [next] : []),
    ].join('\n');
  });
  const variables = Array.from({ length: VARIABLES }, (_, at) => `VAR ${variableName(at)} = 0`);
  return [...variables, '-> p0', ...knots].join('\n');
}

export function generateStory(seed: number): { story: Story; ink: string; lines: number } {
  const plan = planOf(seed);
  return { story: storyFrom(plan), ink: inkFrom(plan), lines: plan.reduce((sum, { lines }) => sum + lines.length, 0) };
}
