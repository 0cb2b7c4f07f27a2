import type { SalesScope } from '@meowtale/contracts/inputs/wallet/report';
import { gql } from 'urql';

export interface MyAccount {
  me: {
    uuid: string;
    account: { type: number; balance: number; profit: number | null; pending: number | null }[] | null;
    /** The debt, a positive amount. */
    wallet: { debt: number } | null;
  } | null;
}

/** The person comes from the catalogue, the accounts from the wallet: during its outage `account` and `wallet` are null. */
export const findMyAccount = gql<MyAccount, object>`
  query LobbyAccount {
    me {
      uuid
      account { type balance profit pending }
      wallet { debt }
    }
  }
`;

export interface Sale {
  uuid: string;
  store_id: string;
  store_name: string;
  country: string;
  price: number;
  state: number;
  settled: number;
  fee: number | null;
  promoter_share: number | null;
  agent_share: number | null;
  /** A fraction; null without an agent. */
  agent_rate: number | null;
  owner_share: number | null;
  /** A fraction; null without a promoter. */
  promoter_rate: number | null;
  my_share: number | null;
  /** The person's roles in it. */
  roles: SalesScope[];
  paid_at: string | null;
}

export const SALE_ROW = gql`
  fragment SaleRow_SellerOrder on SellerOrder {
    uuid
    store_id
    store_name
    country
    price
    state
    settled
    fee
    promoter_share
    agent_share
    agent_rate
    owner_share
    promoter_rate
    my_share
    roles
    paid_at
  }
`;

interface SalesFilter {
  q: object;
  scope: SalesScope | null;
  country: string | null;
}

export const findSales = gql<{ findStoreOrderBySeller: { list: Sale[]; totalCount: number } }, SalesFilter>`
  query LobbySales($q: ListQuery, $scope: String, $country: String) {
    findStoreOrderBySeller(q: $q, scope: $scope, country: $country) {
      list {
        ...SaleRow_SellerOrder
      }
      totalCount
    }
  }
  ${SALE_ROW}
`;
