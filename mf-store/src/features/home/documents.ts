import { gql } from 'urql';
import { type FileRef, type ListingCardData, SHELF_CARD } from '../listings/documents.ts';

/** A work in the carousel, with its wide picture. */
export interface ShownWork extends Omit<ListingCardData, 'store_info'> {
  store_info: (ListingCardData['store_info'][number] & { brief: string; data: { cover: FileRef | null } })[];
}

interface HomeRow {
  key: string;
  titles: { language: string; title: string }[];
  stores: ListingCardData[];
}

export interface HomeData {
  findConfigurationPagesIndex: { platform_key: string; revision: number; carousel: ShownWork[]; rows: HomeRow[] };
}

export const HOME = gql<HomeData, { platform: string; language: string }>`
  query Home($platform: String, $language: String) {
    findConfigurationPagesIndex(platform_key: $platform) {
      platform_key
      revision
      carousel {
        ...ShelfCard_Store
        store_info(language: $language) { brief data { cover { uuid url } } }
      }
      rows {
        key
        titles { language title }
        stores { ...ShelfCard_Store }
      }
    }
  }
  ${SHELF_CARD}
`;

export const RECOMMENDED = gql<{ findStore: { list: ListingCardData[] } }, { platform: string | null; size: number; language: string }>`
  query Recommended($platform: String, $size: Int, $language: String) {
    findStore(search_type: "recommended", platform_key: $platform, q: { pageSize: $size }) {
      list { ...ShelfCard_Store }
    }
  }
  ${SHELF_CARD}
`;
