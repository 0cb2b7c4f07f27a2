import type { Locale } from '@meowtale/contracts';
import { gql } from 'urql';

export interface Share {
  provider: string | null;
  model: string | null;
  count: number;
  edited: number;
  share: number;
}

export interface Disclosure {
  lines: Share[];
  pictures: Share[];
  translations: { language: Locale; provider: string; model: string; count: number; edited: number; share: number }[];
}

/** The AI disclosure, as a story's file contains it (`madeWithOf`). */
export const aiDisclosureFields = gql`
  fragment Generation_AiDisclosure on DramaAiDisclosure {
    lines {
      provider
      model
      count
      edited
      share
    }
    pictures {
      provider
      model
      count
      edited
      share
    }
    translations {
      language
      provider
      model
      count
      edited
      share
    }
  }
`;

export const findAiDisclosure = gql<{ findDrama: { list: { uuid: string; ai_disclosure: Disclosure }[] } }, { uuid: string }>`
  query AiDisclosure($uuid: ID!) {
    findDrama(uuid: $uuid) {
      list {
        uuid
        ai_disclosure {
          ...Generation_AiDisclosure
        }
      }
    }
  }
  ${aiDisclosureFields}
`;
