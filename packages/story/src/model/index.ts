export { wordsIn } from '../words.ts';
export {
  isSourceChanged,
  newAct,
  newCharacter,
  newChoice,
  newLine,
  newParagraph,
  newResource,
  newSequence,
  sourceMark,
} from './parts.ts';
export { hasText, isCharacterKept, isChoiceKept, isLineKept, isPersons, isTitleKept } from './persons-own.ts';
export { EMPTY_OUTLINE, EMPTY_SETTING, paragraphAfter, paragraphAt, type Story, type StoryPlace, storyOf } from './story.ts';
