import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { StoryFormat } from '@meowtale/story/formats';
import { gql } from 'urql';
import { aiDisclosureFields, type Disclosure } from '../generation/disclosure-documents.ts';

/** Formats that include the AI disclosure. */
export const SAYING_MADE_WITH: readonly StoryFormat[] = ['json', 'ink'];

export interface NamedDrama {
  uuid: string;
  title: string;
}

/** The names of all dramas of a person, at most 1,000. */
export const findDramaNames = gql<{ findDrama: { list: NamedDrama[] } }, { isArchived: boolean }>`
  query DramaNames($isArchived: Boolean) {
    findDrama(q: { pageSize: -1, orderField: "created_at-asc" }, isArchived: $isArchived) {
      list {
        uuid
        title
      }
    }
  }
`;

export interface WholeDrama extends NamedDrama {
  data: { parts: StoryPart[] };
  /** Queried only for formats that contain it. */
  ai_disclosure?: Disclosure;
}

export const findWholeDrama = gql<{ findDrama: { list: WholeDrama[] } }, { uuid: string }>`
  query WholeDrama($uuid: ID!) {
    findDrama(uuid: $uuid) {
      list {
        uuid
        title
        data {
          parts
        }
      }
    }
  }
`;

export const findDisclosedDrama = gql<{ findDrama: { list: WholeDrama[] } }, { uuid: string }>`
  query DisclosedDrama($uuid: ID!) {
    findDrama(uuid: $uuid) {
      list {
        uuid
        title
        data {
          parts
        }
        ai_disclosure {
          ...Generation_AiDisclosure
        }
      }
    }
  }
  ${aiDisclosureFields}
`;
