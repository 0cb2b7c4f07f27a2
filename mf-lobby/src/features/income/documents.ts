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
  my_share: number | null;
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
    my_share
    paid_at
  }
`;

export const findSales = gql<{ findStoreOrderBySeller: { list: Sale[]; totalCount: number } }, { q: object; country: string | null }>`
  query LobbySales($q: ListQuery, $country: String) {
    findStoreOrderBySeller(q: $q, country: $country) {
      list {
        ...SaleRow_SellerOrder
      }
      totalCount
    }
  }
  ${SALE_ROW}
`;
