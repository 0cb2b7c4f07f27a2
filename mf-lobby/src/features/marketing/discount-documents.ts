import type { PlatformKey } from '@meowtale/contracts';
import type { Discount } from '@meowtale/contracts/discounts';
import { gql } from 'urql';

export interface ListedDiscount extends Discount {
  /** 1 scheduled, 2 active, 3 ended. */
  state: number;
  official_uuid: string | null;
}

/** One of the person's listings with its discounts. */
export interface DiscountedWork {
  uuid: string;
  name: string;
  released_at: string | null;
  discounts: ListedDiscount[];
  current_submit: { uuid: string; data: { store_submit_price: { activity: ListedDiscount | null } } } | null;
}

interface WorksAndPromotions {
  findStoreMe: { list: DiscountedWork[]; totalCount: number };
  findStoreActivityOfficial: { list: { uuid: string; names: Readonly<Record<string, string>> }[] };
}

const DISCOUNTED = gql`
  fragment Discounted_MyStore on MyStore {
    uuid
    name
    released_at
    discounts { state percentage_discount type started_at ended_at official_uuid time_zone }
    current_submit {
      uuid
      data { store_submit_price { activity { state percentage_discount type started_at ended_at official_uuid time_zone } } }
    }
  }
`;

export const findDiscounts = gql<WorksAndPromotions, { platform: PlatformKey; q: object }>`
  query LobbyDiscounts($platform: String!, $q: ListQuery) {
    findStoreMe(platform_key: $platform, scope: "owner", q: $q) {
      list { ...Discounted_MyStore }
      totalCount
    }
    findStoreActivityOfficial {
      list { uuid names }
    }
  }
  ${DISCOUNTED}
`;

/** The query for all works that can have a discount, up to a thousand. */
export const findCalendarWorks = gql<{ findStoreMe: { list: DiscountedWork[] } }, object>`
  query LobbyDiscountCalendar {
    findStoreMe(platform_key: "meowtale", scope: "owner", q: { pageSize: -1, orderField: "updated_at-desc" }) {
      list { ...Discounted_MyStore }
    }
  }
  ${DISCOUNTED}
`;
