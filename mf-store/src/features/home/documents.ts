import { gql } from 'urql';
import { type FileRef, LISTING_CARD, type ListingCardData } from '../listings/documents.ts';

/** A work in the carousel, with its wide picture. */
export interface ShownWork extends Omit<ListingCardData, 'store_info'> {
  store_info: (ListingCardData['store_info'][number] & { data: { cover: FileRef | null } })[];
}

interface HomeRow {
  key: string;
  titles: { language: string; title: string }[];
  stores: ListingCardData[];
}

export interface HomeData {
  findConfigurationPagesIndex: { platform_key: string; revision: number; carousel: ShownWork[]; rows: HomeRow[] };
}

export const HOME = gql<HomeData, { platform: string }>`
  query Home($platform: String) {
    findConfigurationPagesIndex(platform_key: $platform) {
      platform_key
      revision
      carousel {
        ...ListingCard_Store
        store_info { data { cover { uuid url } } }
      }
      rows {
        key
        titles { language title }
        stores { ...ListingCard_Store }
      }
    }
  }
  ${LISTING_CARD}
`;

export const RECOMMENDED = gql<{ findStore: { list: ListingCardData[] } }, { platform: string | null; size: number }>`
  query Recommended($platform: String, $size: Int) {
    findStore(search_type: "recommended", platform_key: $platform, q: { pageSize: $size }) {
      list { ...ListingCard_Store }
    }
  }
  ${LISTING_CARD}
`;
