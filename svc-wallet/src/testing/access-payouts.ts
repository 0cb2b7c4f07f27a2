import type { Field, World } from './access-world.ts';
import { ADD_RUN, BANK, REVIEW, SET_BANK, WITHDRAW } from './payouts.ts';
import { newKey } from './wallet.ts';

const NO = 'auth/required';
const NOT = 'auth/forbidden';
/** One booking that names no payout. */
const STATEMENT = 'reference,amount,status\nrent,1.00,paid';
const STAFF_ONLY = (value: unknown): Field['cells'] => [NO, NO, NOT, NOT, value, NOT];

/** Expected access to banks, withdrawals and payout runs, by hand. All of them belong to the buyer here. */
export const PAYOUT_FIELDS: Record<string, Field> = {
  'Query.findUserBank': {
    call: () => ['{ findUserBank { accountnumber } }'],
    read: (data) => data.findUserBank.length,
    cells: [NO, NO, 0, 0, 0, 1],
  },
  'Mutation.setUserBank': {
    call: () => [SET_BANK, { bank: BANK }],
    read: (data) => data.setUserBank.accountnumber,
    cells: [NO, NO, '3000', '3000', '3000', '3000'],
  },
  'Mutation.openUserBank': {
    call: ({ withdrawal }) => [
      'mutation ($u: ID!) { openUserBank(withdrawal_uuid: $u, reason: "The bank asks") { withdrawal_uuid } }',
      { u: withdrawal },
    ],
    read: (data) => data.openUserBank.withdrawal_uuid.length,
    cells: STAFF_ONLY(36),
  },
  'Query.getAccountAvailableWithdrawAmount': {
    call: () => ['{ getAccountAvailableWithdrawAmount { amount } }'],
    read: (data) => data.getAccountAvailableWithdrawAmount.amount,
    cells: [NO, NO, 0, 0, 0, 500],
  },
  'Query.findWithdrawalFee': {
    call: () => ['{ findWithdrawalFee(amount: 100) { tax } }'],
    read: (data) => data.findWithdrawalFee.tax,
    cells: [NO, NO, 'input/invalid', 'input/invalid', 'input/invalid', 32],
  },
  'Query.findWithdrawal': {
    call: () => ['{ findWithdrawal { totalCount } }'],
    read: (data) => data.findWithdrawal.totalCount,
    cells: [NO, NO, 0, 0, 0, 3],
  },
  'Query.findWithdrawalQueue': {
    call: () => ['{ findWithdrawalQueue { totalCount } }'],
    read: (data) => data.findWithdrawalQueue.totalCount > 0,
    cells: STAFF_ONLY(true),
  },
  'Mutation.addAccountLog': {
    call: ({ bank }: World) => [WITHDRAW, { amount: 500, bank, key: newKey() }],
    read: (data) => data.addAccountLog.state,
    cells: [NO, NO, 'input/invalid', 'input/invalid', 'input/invalid', 0],
  },
  'Mutation.cancelWithdrawal': {
    call: ({ withdrawal }) => [
      'mutation ($u: ID!, $key: ID!) { cancelWithdrawal(uuid: $u, idempotency_key: $key) { state } }',
      { u: withdrawal, key: newKey() },
    ],
    read: (data) => data.cancelWithdrawal.state,
    cells: [NO, NO, '404', '404', '404', 2],
  },
  'Mutation.reviewWithdrawal': {
    call: ({ withdrawal }) => [REVIEW, { uuid: withdrawal, action: 'take', key: newKey() }],
    read: (data) => data.reviewWithdrawal.state,
    cells: STAFF_ONLY(3),
  },
  'Query.findPayoutRun': {
    call: ({ run }) => ['query ($u: ID!) { findPayoutRun(uuid: $u) { totalCount } }', { u: run }],
    read: (data) => data.findPayoutRun.totalCount,
    cells: STAFF_ONLY(1),
  },
  'Mutation.addPayoutRun': {
    call: ({ taken }) => [ADD_RUN, { uuids: [taken], key: newKey() }],
    read: (data) => data.addPayoutRun.count,
    cells: STAFF_ONLY(1),
  },
  'Mutation.downloadPayoutRun': {
    call: ({ run }) => ['mutation ($u: ID!) { downloadPayoutRun(uuid: $u, format: "csv", reason: "Monthly") { media_type } }', { u: run }],
    read: (data) => data.downloadPayoutRun.media_type,
    cells: STAFF_ONLY('text/csv'),
  },
  'Mutation.checkPayoutStatement': {
    call: () => ['mutation ($c: String!) { checkPayoutStatement(content: $c) { others } }', { c: STATEMENT }],
    read: (data) => data.checkPayoutStatement.others,
    cells: STAFF_ONLY(1),
  },
  'Mutation.bookPayoutStatement': {
    call: () => [
      'mutation ($c: String!, $key: ID!) { bookPayoutStatement(content: $c, name: "May", idempotency_key: $key) { others } }',
      { c: STATEMENT, key: newKey() },
    ],
    read: (data) => data.bookPayoutStatement.others,
    cells: STAFF_ONLY(1),
  },
};

/** The queries that reach each personal type of payouts, and who sees it. `%` is the field. */
export const PAYOUT_TYPES: Record<string, [door: (world: World) => string, readers: ('buyer' | 'staff')[] | 'signed-in']> = {
  UserBank: [() => '{ findUserBank { % } }', ['buyer']],
  OpenedBank: [(w) => `mutation { openUserBank(withdrawal_uuid: "${w.withdrawal}", reason: "x") { % } }`, ['staff']],
  WithdrawableAmount: [() => '{ getAccountAvailableWithdrawAmount { % } }', 'signed-in'],
  WithdrawalBill: [() => '{ findWithdrawalFee(amount: 100) { % } }', ['buyer']],
  Withdrawal: [() => '{ findWithdrawal { list { % } } }', ['buyer']],
  WithdrawalStep: [() => '{ findWithdrawal { list { history { % } } } }', ['buyer']],
  QueuedWithdrawal: [() => '{ findWithdrawalQueue { list { % } } }', ['staff']],
  QueuedWithdrawalStep: [() => '{ findWithdrawalQueue { list { history { % } } } }', ['staff']],
  PayoutRun: [() => '{ findPayoutRun { list { % } } }', ['staff']],
  PayoutFile: [(w) => `mutation { downloadPayoutRun(uuid: "${w.run}", format: "csv", reason: "x") { % } }`, ['staff']],
  PayoutStatement: [() => `mutation { checkPayoutStatement(content: ${JSON.stringify(STATEMENT)}) { % } }`, ['staff']],
  PayoutStatementLine: [
    (w) => `mutation { checkPayoutStatement(content: "reference,amount,status\\n${w.withdrawal},1.00,paid") { lines { % } } }`,
    ['staff'],
  ],
};
