import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX, type StoryLine } from '@meowtale/contracts/inputs/drama/story-words';

/**
 * Removes lines that show nothing, where that plays the same: their effects move to the line before with the same condition, or to the
 * paragraph. Texts write both in the same way.
 */
export function tidy(paragraph: StoryParagraph): StoryParagraph {
  const lines: StoryLine[] = [];
  let effects = paragraph.effects;
  for (const line of paragraph.lines) {
    const last = lines.at(-1);
    if (showsSomething(line)) lines.push(line);
    else if (line.effects.length === 0) continue;
    else if (last === undefined && line.when === null && effects.length + line.effects.length <= STORY_MAX.effects) {
      effects = [...effects, ...line.effects];
    } else if (last !== undefined && isUnderTheSame(last, line)) {
      lines[lines.length - 1] = { ...last, effects: [...last.effects, ...line.effects] };
    } else lines.push({ ...line, speaker: null, direction: '' });
  }
  return { ...paragraph, effects, lines };
}

const showsSomething = ({ words, picture }: StoryLine): boolean => picture !== null || Object.values(words).some(Boolean);

function isUnderTheSame(before: StoryLine, line: StoryLine): boolean {
  if (before.effects.length + line.effects.length > STORY_MAX.effects) return false;
  if (JSON.stringify(before.when) !== JSON.stringify(line.when)) return false;
  const changed = new Set(before.effects.map(({ variable }) => variable));
  return !line.when?.tests.some((test) => 'variable' in test && changed.has(test.variable));
}
