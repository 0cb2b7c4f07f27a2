import type { StoryParagraph, StoryVariable } from '@meowtale/contracts/inputs/drama/story';
import type { StoryEffect, StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '../model/story.ts';
import { type Mend, type Problem, problem, type Spot } from './kinds.ts';

/** Returns variables that no condition reads, with the places that set them. Texts can't show variables. */
export function findUnread(story: Story): Problem[] {
  if (story.variables.size === 0) return [];
  const readIds = new Set<string>();
  const spots = new Map<string, Spot[]>();
  const set = (at: Spot, effects: readonly StoryEffect[]) => {
    for (const variable of new Set(effects.map((effect) => effect.variable))) {
      const known = spots.get(variable);
      if (known) known.push(at);
      else spots.set(variable, [at]);
    }
  };
  for (const { id: part, effects, lines, choices } of story.paragraphs.values()) {
    set({ part }, effects);
    for (const line of lines) set({ part, line: line.id }, line.effects);
    for (const choice of choices) set({ part, choice: choice.id }, choice.effects);
    for (const { when } of [...lines, ...choices]) {
      for (const test of when?.tests ?? []) if ('variable' in test) readIds.add(test.variable);
    }
  }
  return [...story.variables.values()]
    .filter(({ id }) => !readIds.has(id))
    .map((variable) => {
      const sets = spots.get(variable.id) ?? [];
      return problem('unread-variable', { part: variable.id }, { name: variable.name }, [removeVariable(story, variable, sets)], sets);
    });
}

/** Makes a mend that removes a variable and its effects. */
function removeVariable({ paragraphs }: Story, { id }: StoryVariable, sets: readonly Spot[]): Mend {
  const change: Mend['change'] = { [id]: null };
  for (const { part } of sets) {
    const paragraph = paragraphs.get(part);
    if (paragraph && !(part in change)) change[part] = withoutEffects(paragraph, id);
  }
  return { key: 'remove-variable', params: {}, change };
}

/** Returns a paragraph without the effects on a variable, and without lines that had nothing else. */
function withoutEffects(paragraph: StoryParagraph, variable: string): StoryParagraph {
  const rest = (effects: StoryEffect[]) => effects.filter((effect) => effect.variable !== variable);
  const isNothing = ({ words, picture, effects }: StoryLine) =>
    picture === null && effects.length > 0 && rest(effects).length === 0 && !Object.values(words).some((text) => text);
  return {
    ...paragraph,
    effects: rest(paragraph.effects),
    lines: paragraph.lines.filter((line) => !isNothing(line)).map((line) => ({ ...line, effects: rest(line.effects) })),
    choices: paragraph.choices.map((choice) => ({ ...choice, effects: rest(choice.effects) })),
  };
}
