import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newCharacter, newLine, newParagraph, newSequence } from '@meowtale/story/model';
import { type SavedDrama, savedDramaOf } from './editor-state.ts';
import { type DramaAnswer, patchOf } from './pieces.ts';

/** Returns a story for tests: two paragraphs of one sequence, and their speakers. */
export const parts = (): StoryPart[] => [
  EMPTY_SETTING,
  {
    ...EMPTY_OUTLINE,
    acts: [
      newAct('act', { title: 'The timetable', sequences: [newSequence('pier', { title: 'The pier', paragraphs: ['dusk', 'boat'] })] }),
    ],
  },
  newParagraph('dusk', {
    title: 'Dusk',
    lines: [
      newLine('first', { words: { 'en-US': 'Mira counts the benches.' } }),
      newLine('second', { speaker: 'mira', words: { 'en-US': 'Is anybody there?' } }),
    ],
  }),
  newParagraph('boat', { title: 'The boat' }),
  newCharacter('mira', 'Mira'),
];

/** Returns a drama as the service returns it, with defaults for fields that aren't given. */
export const drama = (given: Partial<DramaAnswer> = {}): DramaAnswer => ({
  uuid: '0198f6d2-0000-7000-8000-000000000001',
  title: 'The Last Ferry Home',
  label: '',
  brief: 'Mira waits for a boat that stopped running.',
  prompt: '',
  default_prompt_prefix: '',
  default_prompt_suffix: '',
  number_of_roles: 10,
  number_of_dialogs: 30,
  revision: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
  data: { parts: parts(), removed: [], whole: true },
  ...given,
});

export const savedDrama = (given: Partial<DramaAnswer> = {}): SavedDrama => savedDramaOf(drama(given));

/** Returns an update of a drama: all fields, and the given parts. */
export const update = ({ data, ...given }: Partial<Omit<DramaAnswer, 'data'>> & { data?: Partial<DramaAnswer['data']> } = {}) => {
  const answer = drama({ revision: 4, ...given, data: { parts: [], removed: [], whole: false, ...data } });
  return { revision: answer.revision, updatedAt: answer.updatedAt, patch: patchOf(answer) };
};
