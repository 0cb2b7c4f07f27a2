import { gql } from '@urql/core';

export interface SuggestedWork {
  uuid: string;
  default_lang: string;
  author: { uuid: string; nickname: string };
  store_info: { language: string; name: string; data: { cover240x320: { uuid: string; url: string } | null } }[];
}

/** The same for everyone, so that a response can be cached. */
export const SearchSuggestionsDocument = gql<{ findStore: { list: SuggestedWork[] } }, { q: object }>`
  query ShellSearchSuggestions($q: StoreQuery) {
    findStore(search_type: "list", q: $q) {
      list {
        uuid
        default_lang
        author { uuid nickname }
        store_info {
          language
          name
          data { cover240x320 { uuid url } }
        }
      }
    }
  }
`;
