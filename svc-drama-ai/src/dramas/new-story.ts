import type { NewDramaInput } from '@meowtale/contracts/inputs/drama/drama';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newSequence } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';

/** SPEC §9: three acts of three sequences. */
const THREE = [1, 2, 3] as const;

/** Returns a new story's outline, by its template, and its setting. */
export function newStory({ template, language, logline }: Pick<NewDramaInput, 'template' | 'language' | 'logline'>): StoryPart[] {
  const acts = THREE.map(() => newAct(uuidv7(), { sequences: THREE.map(() => newSequence(uuidv7())) }));
  const free = [newAct(uuidv7(), { sequences: [newSequence(uuidv7())] })];
  return [
    { ...EMPTY_OUTLINE, template, acts: template === 'three-act' ? acts : free },
    { ...EMPTY_SETTING, language, languages: [language], logline },
  ];
}
