import { gql } from 'urql';
import type { SoldWork } from '../detail/documents.ts';

interface StorePreviewData {
  findStorePreview: Omit<SoldWork, 'current_price'>;
}

/** What a version that needn't be released says of the whole work; the wallet doesn't know its price yet. */
export const STORE_PREVIEW = gql<StorePreviewData, { id: string }>`
  query StorePreview($id: ID!) {
    findStorePreview(id: $id) {
      uuid
      auth_type
      endings
      languages
      reward_minimum
      store_price { country meowcent }
      game_pack { content_type hasIAP word_count languages { language translated } }
    }
  }
`;
