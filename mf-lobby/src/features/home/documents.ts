import { gql } from 'urql';

/** A listing as it may be picked. */
interface PickedStore {
  uuid: string;
  default_lang: string;
  category: string;
  store_info: { language: string; name: string; data: { cover: { uuid: string; url: string } | null } }[];
}

export interface HomePick {
  uuid: string;
  /** Whether it is on sale on the platform of the page. */
  for_sale: boolean;
  /** Null for one that was never released. */
  store: PickedStore | null;
}

interface Title {
  language: string;
  title: string;
}

/** A platform's home page as staff set it. */
export interface HomeSetup {
  revision: number;
  updated_at: string | null;
  carousel: string[];
  rows: { key: string; titles: Title[]; store_uuids: string[] }[];
}

const PICKED = gql`
  fragment Picked_Store on Store {
    uuid
    default_lang
    category
    store_info { language name data { cover { uuid url } } }
  }
`;

export const findHomeSetup = gql<{ findHomeSetup: HomeSetup }, { platform: string }>`
  query HomeSetup($platform: String) {
    findHomeSetup(platform_key: $platform) {
      revision
      updated_at
      carousel
      rows { key titles { language title } store_uuids }
    }
  }
`;

export const findHomePicks = gql<{ findHomePick: HomePick[] }, { platform: string; uuids: readonly string[] }>`
  query HomePicks($platform: String, $uuids: [ID!]!) {
    findHomePick(platform_key: $platform, uuids: $uuids) {
      uuid
      for_sale
      store { ...Picked_Store }
    }
  }
  ${PICKED}
`;

export const searchForHome = gql<{ findStore: { list: PickedStore[] } }, { platform: string; q: object }>`
  query SearchForHome($platform: String, $q: StoreQuery) {
    findStore(search_type: "list", platform_key: $platform, q: $q) {
      list { ...Picked_Store }
    }
  }
  ${PICKED}
`;

interface ShownHome {
  rows: { key: string; stores: PickedStore[] }[];
}

/** The query for what the home page shows now: without picks its automatic rows. */
export const findShownHome = gql<{ findConfigurationPagesIndex: ShownHome }, { platform: string }>`
  query ShownHome($platform: String) {
    findConfigurationPagesIndex(platform_key: $platform) {
      rows {
        key
        stores { ...Picked_Store }
      }
    }
  }
  ${PICKED}
`;

interface HomeVariables {
  platform: string;
  revision: number;
  rows: HomeSetup['rows'];
  carousel: string[];
  reason: string;
}

export const setHome = gql<{ setConfigurationPagesIndex: { revision: number } }, HomeVariables>`
  mutation SetHome($platform: String!, $revision: Int!, $rows: [HomeRowInput!]!, $carousel: [ID!]!, $reason: String!) {
    setConfigurationPagesIndex(platform_key: $platform, revision: $revision, rows: $rows, carousel: $carousel, reason: $reason) {
      revision
    }
  }
`;
