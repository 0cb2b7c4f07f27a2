import { gql } from 'urql';

/** A query apart from the cart's: with the wallet down the balance is null, the other an error, and the rest of the header stays. */
export const HeaderWalletDocument = gql<{ me: { uuid: string; wallet: { meowcent: number; silver: number } | null } | null }, object>`
  query ShellHeaderWallet {
    me {
      uuid
      wallet {
        meowcent
        silver
      }
    }
  }
`;

export const HeaderNoticesDocument = gql<{ findNotification: { unreadCount: number } }, object>`
  query ShellHeaderNotices {
    findNotification(q: { pageSize: 1 }) {
      unreadCount
    }
  }
`;

export const HeaderCartDocument = gql<{ findCartStore: { totalCount: number } }, object>`
  query ShellHeaderCart {
    findCartStore(state: 0) {
      totalCount
    }
  }
`;
