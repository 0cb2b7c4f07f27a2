import type { StoryPart, StoryPartKind, StoryPartOf } from '@meowtale/contracts/inputs/drama/story';
import { EMPTY_SETTING } from '@meowtale/story/model';
import type { Patch, Pieces } from '../drama-editor/pieces.ts';
import { byPerson } from './by-person.ts';

// Edits of independent parts: characters, pictures, variables, entries and facts.

export const settingIn = (pieces: Pieces): StoryPartOf<'setting'> => {
  const part = pieces.setting;
  return typeof part === 'object' && part.kind === 'setting' ? part : EMPTY_SETTING;
};

export const setSetting = (pieces: Pieces, change: Partial<StoryPartOf<'setting'>>): Patch => ({
  setting: { ...settingIn(pieces), ...change },
});

export const addPart = (part: StoryPart): Patch => ({ [part.id]: part });

export function setPart<Kind extends StoryPartKind>(pieces: Pieces, kind: Kind, id: string, change: Partial<StoryPartOf<Kind>>): Patch {
  const part = pieces[id];
  if (typeof part !== 'object' || part.kind !== kind) return {};
  const changed = { ...part, ...change } as StoryPart;
  return { [id]: changed.kind === 'character' ? byPerson(changed) : changed };
}

export const removePart = (pieces: Pieces, id: string): Patch => (id in pieces ? { [id]: null } : {});
