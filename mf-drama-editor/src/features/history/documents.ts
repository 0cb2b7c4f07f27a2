import type { DramaInput } from '@meowtale/contracts/inputs/drama/drama';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { gql } from 'urql';
import type { DramaAnswer } from '../drama-editor/pieces.ts';

export const NAME_MAX = 60;

export interface Snapshot {
  uuid: string;
  name: string;
  kind: 'named' | 'automatic';
  parts: number;
  created_at: string;
}

/** The content of a snapshot: the drama's fields, and the parts of its story. */
export interface SnapshotData {
  fields: Partial<DramaInput>;
  parts: StoryPart[];
}

const snapshotFields = gql`
  fragment History_Snapshot on DramaSnapshot {
    uuid
    name
    kind
    parts
    created_at
  }
`;

export const findSnapshots = gql<{ findDramaSnapshot: Snapshot[] }, { drama: string }>`
  query DramaSnapshots($drama: ID!) {
    findDramaSnapshot(drama_uuid: $drama) {
      ...History_Snapshot
    }
  }
  ${snapshotFields}
`;

export const addSnapshot = gql<{ addDramaSnapshot: Snapshot }, { drama: string; name: string }>`
  mutation AddDramaSnapshot($drama: ID!, $name: String!) {
    addDramaSnapshot(drama_uuid: $drama, name: $name) {
      ...History_Snapshot
    }
  }
  ${snapshotFields}
`;

export const findSnapshotData = gql<{ findDramaSnapshotData: SnapshotData }, { uuid: string }>`
  query DramaSnapshotData($uuid: ID!) {
    findDramaSnapshotData(uuid: $uuid) {
      fields
      parts
    }
  }
`;

export const nameSnapshot = gql<{ setDramaSnapshot: Snapshot }, { uuid: string; name: string }>`
  mutation NameDramaSnapshot($uuid: ID!, $name: String!) {
    setDramaSnapshot(uuid: $uuid, name: $name) {
      ...History_Snapshot
    }
  }
  ${snapshotFields}
`;

export const deleteSnapshot = gql<{ delDramaSnapshot: boolean }, { uuid: string }>`
  mutation DeleteDramaSnapshot($uuid: ID!) {
    delDramaSnapshot(uuid: $uuid)
  }
`;

export const restoreSnapshot = gql<{ restoreDramaSnapshot: Pick<DramaAnswer, 'uuid' | 'revision'> }, { uuid: string }>`
  mutation RestoreDramaSnapshot($uuid: ID!) {
    restoreDramaSnapshot(uuid: $uuid) {
      uuid
      revision
    }
  }
`;
