import { gql } from 'urql';

export interface SignIn {
  uuid: string;
  browser: string;
  system: string;
  device: string;
  country: string | null;
  signed_in_at: string;
  seen_at: string;
  is_this: boolean;
}

export const findSignIns = gql<{ findSignIn: SignIn[] }, Record<string, never>>`
  query AccountSignIns {
    findSignIn { uuid browser system device country signed_in_at seen_at is_this }
  }
`;

export const endSignIn = gql<{ delSignIn: boolean }, { uuid: string }>`
  mutation AccountEndSignIn($uuid: ID!) {
    delSignIn(uuid: $uuid)
  }
`;

export const endAllSignIns = gql<{ delSignInAll: boolean }, Record<string, never>>`
  mutation AccountEndAllSignIns {
    delSignInAll
  }
`;

export const TOUCHES_SIGN_INS = { additionalTypenames: ['SignIn'] };

interface PageVariables {
  part: string;
  after: string | null;
}

export const catalogExport = gql<{ findCatalogExport: unknown }, PageVariables>`
  query AccountCatalogExport($part: String!, $after: String) {
    findCatalogExport(part: $part, after: $after)
  }
`;

export const walletExport = gql<{ findWalletExport: unknown }, PageVariables>`
  query AccountWalletExport($part: String!, $after: String) {
    findWalletExport(part: $part, after: $after)
  }
`;

export const dramaExport = gql<{ findDramaExport: unknown }, PageVariables>`
  query AccountDramaExport($part: String!, $after: String) {
    findDramaExport(part: $part, after: $after)
  }
`;

export interface Erasure {
  uuid: string;
  state: string;
  reasons: string[];
  due_at: string | null;
}

export const findErasure = gql<{ findErasure: Erasure | null }, Record<string, never>>`
  query AccountErasure {
    findErasure { uuid state reasons due_at }
  }
`;

export const addErasure = gql<{ addErasure: Erasure }, { email: string }>`
  mutation AccountAddErasure($email: String!) {
    addErasure(email: $email) { uuid state reasons due_at }
  }
`;

export const cancelErasure = gql<{ cancelErasure: boolean }, Record<string, never>>`
  mutation AccountCancelErasure {
    cancelErasure
  }
`;

export const TOUCHES_ERASURE = { additionalTypenames: ['Erasure'] };

export interface CurrentPlan {
  /** 1 while it is active. */
  state: number;
  grade: number;
  ended_at: string;
}

export const findPlan = gql<{ me: { user_vip: CurrentPlan[] | null } | null }, Record<string, never>>`
  query AccountPlan {
    me {
      uuid
      user_vip { state grade ended_at }
    }
  }
`;
