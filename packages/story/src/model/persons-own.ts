import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine, StoryOrigin, StoryWords } from '@meowtale/contracts/inputs/drama/story-words';

/** Whether words are a person's: nobody proposed them, or a person changed them since. */
export const isPersons = (origin: StoryOrigin | null) => origin === null || origin.edited;
const hasWords = (words: StoryWords) => Object.values(words).some((text) => text.trim() !== '');

/** Whether a title and a brief are a person's, who wrote them or changed them since: nothing takes their place unasked. */
export const isTitleKept = (node: { title: string; brief: string; origin: StoryOrigin | null }): boolean =>
  isPersons(node.origin) && `${node.title}${node.brief}` !== '';

/** The same of a line; whatever a person alone gives one makes it theirs, as a picture or a condition. */
export const isLineKept = (line: StoryLine): boolean =>
  (isPersons(line.origin) && hasWords(line.words)) ||
  line.when !== null ||
  line.picture !== null ||
  line.effects.length > 0 ||
  line.knows.length > 0;

export const isChoiceKept = (choice: StoryChoice): boolean =>
  (isPersons(choice.origin) && hasWords(choice.words)) || choice.when !== null || choice.effects.length > 0;

/** Whether there is anything to read in a paragraph. */
export const hasText = ({ lines, choices }: Pick<StoryParagraph, 'lines' | 'choices'>): boolean =>
  [...lines, ...choices].some(({ words }) => hasWords(words));

export const isCharacterKept = ({ origin }: { origin: StoryOrigin | null }): boolean => isPersons(origin);
