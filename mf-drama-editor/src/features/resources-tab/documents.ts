import type { Locale } from '@meowtale/contracts';
import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import type { AppError, Job } from '@meowtale/web-kit';
import { gql } from 'urql';

/** Who generates and translates, and the prices. */
export interface Offer {
  providers: { name: string; is_connected: boolean; model: string | null; uses: { use: string; price_coins: number }[] }[];
  languages: { language: Locale; translates: boolean; reason: string | null }[];
}

export const findPictureOffer = gql<{ findDramaAiOffer: Offer }, { drama: string }>`
  query PictureOffer($drama: ID!) {
    findDramaAiOffer(drama_uuid: $drama) {
      providers {
        name
        is_connected
        model
        uses {
          use
          price_coins
        }
      }
      languages {
        language
        translates
        reason
      }
    }
  }
`;

/** The parameters of a generated picture. */
export interface DrawingConfig {
  keywords: string;
  negative: string;
  /** Its description, without keywords. */
  prompt: string;
  seed: number;
  /** The picture that it is a variant of, and the seed of what differs. */
  variant?: { of: string; seed: number };
  provider: string;
  model?: string;
}

/** A requested picture: pending, done, or failed. */
export interface Drawn {
  uuid: string;
  async_uuid: string;
  folder: StoryResource['folder'];
  resource: string | null;
  config: DrawingConfig;
  state: number;
  error: AppError | null;
  created_at: string;
  expires_at: string;
}

export const findDrawn = gql<{ findDramaAiImage: Drawn[] }, { drama: string }>`
  query DrawnPictures($drama: ID!) {
    findDramaAiImage(drama_uuid: $drama) {
      uuid
      async_uuid
      folder
      resource
      config
      state
      error
      created_at
      expires_at
    }
  }
`;

export interface DrawnFile {
  uuid: string;
  mime: string | null;
  /** In base64. */
  content: string | null;
}

export const findDrawnFile = gql<{ findDramaAiImage: DrawnFile[] }, { drama: string; uuid: string }>`
  query DrawnPicture($drama: ID!, $uuid: ID!) {
    findDramaAiImage(drama_uuid: $drama, uuid: $uuid) {
      uuid
      mime
      content
    }
  }
`;

export interface ToDraw {
  drama: string;
  folder: StoryResource['folder'];
  resource: string;
  keywords: string;
  negative: string;
  prompt: string;
  seed: number | null;
  count: number;
  variant_of: string | null;
  provider: string;
}

export const drawPicture = gql<{ addDramaAiImage: Job & { uuid: string } }, ToDraw & { key: string }>`
  mutation DrawPicture(
    $drama: ID!
    $folder: String!
    $resource: ID
    $keywords: String
    $negative: String
    $prompt: String
    $seed: Float
    $count: Int
    $variant_of: ID
    $provider: String
    $key: ID!
  ) {
    addDramaAiImage(
      drama_uuid: $drama
      folder: $folder
      resource: $resource
      keywords: $keywords
      negative: $negative
      prompt: $prompt
      seed: $seed
      count: $count
      variant_of: $variant_of
      provider: $provider
      async: true
      idempotency_key: $key
    ) {
      uuid
      state
      progress
      result
      error
    }
  }
`;

export const findPictureJob = gql<{ findAsync: Job | null }, { uuid: string }>`
  query PictureJob($uuid: ID!) {
    findAsync(uuid: $uuid) {
      uuid
      state
      progress
      result
      error
    }
  }
`;

export const cancelPicture = gql<{ cancelDramaAi: Job }, { uuid: string }>`
  mutation CancelPicture($uuid: ID!) {
    cancelDramaAi(uuid: $uuid) {
      uuid
      state
      progress
      result
      error
    }
  }
`;

/** Saves that a generated picture was taken, so that its listing discloses its origin. */
export const takePicture = gql<{ setDramaProposal: { uuid: string } }, { uuid: string; taken: string[] }>`
  mutation TakePicture($uuid: ID!, $taken: [ID!]) {
    setDramaProposal(uuid: $uuid, state: "taken", taken: $taken) {
      uuid
    }
  }
`;

export const translateDescription = gql<{ addAiTranslator: Job & { uuid: string } }, { texts: string[]; from: string }>`
  mutation TranslateDescription($texts: [String!]!, $from: String) {
    addAiTranslator(texts: $texts, from: $from, to: "en-US", async: true) {
      uuid
      state
      progress
      result
      error
    }
  }
`;

/** A picture of the person's, for any of their dramas. */
export interface OwnPicture {
  uuid: string;
  url: string;
  basename: string;
  mimeType: string;
  size: number;
  width: number | null;
  height: number | null;
}

export const findOwnPictures = gql<{ findDramaFile: { list: OwnPicture[]; totalCount: number } }, { page: number; pageSize: number }>`
  query OwnDramaPictures($page: Int!, $pageSize: Int!) {
    findDramaFile(q: { page: $page, pageSize: $pageSize }) {
      list {
        uuid
        url
        basename
        mimeType
        size
        width
        height
      }
      totalCount
    }
  }
`;

export const findDownload = gql<{ findFileDownload: string }, { uuid: string }>`
  query DramaPictureDownload($uuid: ID!) {
    findFileDownload(uuid: $uuid)
  }
`;

export const deleteOwnPicture = gql<{ delFile: boolean }, { uuid: string }>`
  mutation DeleteDramaPicture($uuid: ID!) {
    delFile(uuid: $uuid)
  }
`;
