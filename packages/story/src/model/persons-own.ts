import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine, StoryOrigin, StoryWords } from '@meowtale/contracts/inputs/drama/story-words';

/** Returns whether a person made something: it isn't from a proposal, or was edited since. */
export const isPersons = (origin: StoryOrigin | null) => origin === null || origin.edited;
const hasWords = (translations: StoryWords) => Object.values(translations).some((text) => text.trim() !== '');

/** Returns whether a title and a brief are a person's, so that generation doesn't replace them unasked. */
export const isTitleKept = (node: { title: string; brief: string; origin: StoryOrigin | null }): boolean =>
  isPersons(node.origin) && `${node.title}${node.brief}` !== '';

/** Returns the same for a line. Conditions, pictures, effects and knowledge, which only people add, make a line a person's too. */
export const isLineKept = (line: StoryLine): boolean =>
  (isPersons(line.origin) && hasWords(line.words)) ||
  line.when !== null ||
  line.picture !== null ||
  line.effects.length > 0 ||
  line.knows.length > 0;

export const isChoiceKept = (choice: StoryChoice): boolean =>
  (isPersons(choice.origin) && hasWords(choice.words)) || choice.when !== null || choice.effects.length > 0;

/** Returns whether a paragraph has any words. */
export const hasText = ({ lines, choices }: Pick<StoryParagraph, 'lines' | 'choices'>): boolean =>
  [...lines, ...choices].some(({ words }) => hasWords(words));

export const isCharacterKept = ({ origin }: { origin: StoryOrigin | null }): boolean => isPersons(origin);
