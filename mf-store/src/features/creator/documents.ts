import { gql } from 'urql';
import type { FileRef } from '../listings/documents.ts';

export interface Creator {
  uuid: string;
  nickname: string;
  is_staff: boolean;
  brief: string;
  followed_count: number;
  head: FileRef | null;
  /** The address at which they want to be contacted. */
  social_email: string | null;
  metadata: { _cid: string; name: string; value: string; url: string | null }[];
}

export const CREATOR = gql<{ findUserPublic: { list: Creator[] } }, { uuid: string }>`
  query Creator($uuid: ID!) {
    findUserPublic(uuid: [$uuid]) {
      list {
        uuid
        nickname
        is_staff
        brief
        followed_count
        head { uuid url }
        social_email
        metadata { _cid name value url }
      }
    }
  }
`;
