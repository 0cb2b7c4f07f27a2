import { gql } from 'urql';
import type { FileRef } from '../listings/documents.ts';

export interface Creator {
  uuid: string;
  nickname: string;
  brief: string;
  followed_count: number;
  head: FileRef | null;
}

export const CREATOR = gql<{ findUserPublic: { list: Creator[] } }, { uuid: string }>`
  query Creator($uuid: ID!) {
    findUserPublic(uuid: [$uuid]) {
      list {
        uuid
        nickname
        brief
        followed_count
        head { uuid url }
      }
    }
  }
`;
