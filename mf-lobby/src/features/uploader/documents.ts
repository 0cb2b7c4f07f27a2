import type { UploadSession } from '@meowtale/contracts/inputs/catalog/upload-session';
import type { Job } from '@meowtale/web-kit';
import { gql } from 'urql';

type Session = Pick<UploadSession, 'uuid' | 'size' | 'chunks'>;

const UPLOAD = gql`
  fragment Lobby_Upload on UploadSession {
    uuid
    size
    chunks { n size url is_there }
  }
`;

export interface NewUpload {
  basename: string;
  /** Bytes. */
  size: number;
  md5: string;
  system: string;
}

export const addUploadSession = gql<{ addUploadSession: Session }, NewUpload & { key: string }>`
  mutation AddUploadSession($basename: String!, $size: Float!, $md5: String!, $system: String, $key: ID!) {
    addUploadSession(basename: $basename, size: $size, md5: $md5, system: $system, idempotency_key: $key) {
      ...Lobby_Upload
    }
  }
  ${UPLOAD}
`;

export const findUploadSession = gql<{ findUploadSession: Session[] }, { uuid: string }>`
  query UploadUnderWay($uuid: ID!) {
    findUploadSession(uuid: $uuid) {
      ...Lobby_Upload
    }
  }
  ${UPLOAD}
`;

/** The query for uploads in progress, with enough fields to recognize a file. */
export const findUploadSessions = gql<{ findUploadSession: (Session & Pick<UploadSession, 'md5' | 'system'>)[] }, object>`
  query UploadsUnderWay {
    findUploadSession {
      ...Lobby_Upload
      md5
      system
    }
  }
  ${UPLOAD}
`;

export const mergeChunkFile = gql<{ mergeChunkFile: Job & { uuid: string } }, { uuid: string }>`
  mutation MergeChunkFile($uuid: ID!) {
    mergeChunkFile(uuid: $uuid) {
      uuid
      state
      progress
      result
      error
    }
  }
`;

export const delFile = gql<{ delFile: boolean }, { uuid: string }>`
  mutation DropUpload($uuid: ID!) {
    delFile(uuid: $uuid)
  }
`;
