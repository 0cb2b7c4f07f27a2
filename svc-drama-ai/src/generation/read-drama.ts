import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { Db } from '../database.ts';
import { readOwnDrama, storyOf } from '../dramas/service.ts';

/** A drama with what generation needs. */
export interface DramaRead {
  uuid: string;
  revision: number;
  title: string;
  brief: string;
  prompt: string;
  default_prompt_prefix: string;
  default_prompt_suffix: string;
  number_of_roles: number;
  number_of_dialogs: number;
  parts: StoryPart[];
}

/** Reads a person's drama with its whole story. @throws DramaNotFound */
export async function readDrama(db: Db, ownerUuid: string, uuid: string): Promise<DramaRead> {
  const drama = await readOwnDrama(db, ownerUuid, uuid);
  // The story is read last: parts newer than the revision are reported as a conflict by the next save, older ones would not be.
  const { parts } = await storyOf(db, drama, null);
  const { revision, title, brief, prompt, default_prompt_prefix, default_prompt_suffix, number_of_roles, number_of_dialogs } = drama;
  return { uuid, revision, title, brief, prompt, default_prompt_prefix, default_prompt_suffix, number_of_roles, number_of_dialogs, parts };
}
