import { gql } from 'urql';

/** The person's bank; numbers have only their last four digits. */
export interface UserBank {
  uuid: string;
  type: number;
  payee: string;
  accountnumber: string;
  swift: string;
  name: string;
  address: string;
  city: string;
  bankstate: string;
  postalcode: string;
  country: string;
  meta: { clearing_code?: string };
  intermediary_payee: string;
  intermediary_accountnumber: string;
  intermediary_swift: string | null;
  intermediary_name: string;
  intermediary_address: string;
  intermediary_city: string;
  intermediary_bankstate: string;
  intermediary_postalcode: string;
  intermediary_country: string | null;
}

export interface Withdrawable {
  amount: number;
  minimum: number;
  maximum: number;
  on_hold: number;
}

export const findPayee = gql<{ getAccountAvailableWithdrawAmount: Withdrawable; findUserBank: UserBank[] }, object>`
  query LobbyPayee {
    getAccountAvailableWithdrawAmount(type: 0) {
      type
      amount
      minimum
      maximum
      on_hold
    }
    findUserBank {
      uuid
      type
      payee
      accountnumber
      swift
      name
      address
      city
      bankstate
      postalcode
      country
      meta
      intermediary_payee
      intermediary_accountnumber
      intermediary_swift
      intermediary_name
      intermediary_address
      intermediary_city
      intermediary_bankstate
      intermediary_postalcode
      intermediary_country
    }
  }
`;

export const setUserBank = gql<{ setUserBank: { uuid: string } }, { bank: object }>`
  mutation SetUserBank($bank: UserBankInput!) {
    setUserBank(user_bank: $bank) {
      uuid
    }
  }
`;

export interface Bill {
  amount: number;
  tax: number;
  total: number;
}

export const findBill = gql<{ findWithdrawalFee: Bill }, { amount: number }>`
  query LobbyWithdrawalFee($amount: Coins!) {
    findWithdrawalFee(amount: $amount) {
      amount
      tax
      total
    }
  }
`;

export interface Step {
  step: string;
  memo: string | null;
  created_at: string;
}

export interface Withdrawal {
  uuid: string;
  amount: number;
  tax: number;
  total: number;
  state: number;
  step: string;
  memo: string | null;
  correct_until: string | null;
  bank_name: string;
  bank_last_four: string;
  created_at: string;
  history: Step[];
}

export const findWithdrawals = gql<{ findWithdrawal: { list: Withdrawal[]; totalCount: number } }, { q: object }>`
  query LobbyWithdrawals($q: ListQuery) {
    findWithdrawal(q: $q) {
      list {
        uuid
        amount
        tax
        total
        state
        step
        memo
        correct_until
        bank_name
        bank_last_four
        created_at
        history {
          step
          memo
          created_at
        }
      }
      totalCount
    }
  }
`;

export const addAccountLog = gql<{ addAccountLog: { uuid: string } }, { amount: number; bank: string; key: string }>`
  mutation AddAccountLog($amount: Coins!, $bank: ID!, $key: ID!) {
    addAccountLog(
      account_log: { amount: $amount, type: 0, action_type: "withdraw", channel: "user_bank", bill_no: $bank }
      idempotency_key: $key
    ) {
      uuid
    }
  }
`;

export const cancelWithdrawal = gql<{ cancelWithdrawal: { uuid: string } }, { uuid: string; key: string }>`
  mutation CancelWithdrawal($uuid: ID!, $key: ID!) {
    cancelWithdrawal(uuid: $uuid, idempotency_key: $key) {
      uuid
    }
  }
`;

// An empty list names no withdrawal, and each changes the available amount.
export const TOUCHES_WITHDRAWALS = { additionalTypenames: ['Withdrawal', 'WithdrawableAmount', 'User'] };
export const TOUCHES_BANK = { additionalTypenames: ['UserBank', 'Withdrawal', 'WithdrawalBill'] };
