import type { TestPerson } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { personal, platform } from '../ledger/chart.ts';
import { postTransfers } from '../ledger/service.ts';
import { newKey, type TestWallet } from './wallet.ts';

type Person = TestPerson & { muid: string };

export const NUMBER = 'DE89370400440532013000';
export const BANK = { type: 1, payee: 'Mina Okafor', accountnumber: NUMBER, swift: 'DEUTDEFF', name: 'Deutsche Bank', country: 'de' };
export const SET_BANK = 'mutation ($bank: UserBankInput!) { setUserBank(user_bank: $bank) { uuid accountnumber payee country } }';
export const WITHDRAW = `mutation ($amount: Coins!, $bank: ID!, $key: ID!) {
  addAccountLog(account_log: { amount: $amount, bill_no: $bank }, idempotency_key: $key) { uuid amount tax total state step bank_last_four }
}`;
export const REVIEW = `mutation ($uuid: ID!, $action: String!, $memo: String, $key: ID!) {
  reviewWithdrawal(uuid: $uuid, action: $action, memo: $memo, idempotency_key: $key) { state step uncertain lacks_second memo run_uuid }
}`;
export const ADD_RUN =
  'mutation ($uuids: [ID!]!, $key: ID!) { addPayoutRun(withdrawal_uuids: $uuids, idempotency_key: $key) { uuid count total } }';

/** Makes a person with settled earnings and a bank. */
export async function earner(wallet: TestWallet, coins: number, bank: object = {}): Promise<Person & { bank: string }> {
  const person = await wallet.person();
  if (coins > 0) await earn(wallet, person, coins);
  const payload = { userUuid: person.muid, revision: 1, nickname: 'Mina', country: null, roles: ['user', 'creator'] };
  await wallet.tell('catalog.user.changed', person.muid, payload);
  const { data } = await wallet.graphql(SET_BANK, { bank: { ...BANK, ...bank } }, person);
  return { ...person, bank: data.setUserBank.uuid };
}

/** Posts settled earnings from issuance. */
export async function earn(wallet: TestWallet, { muid }: { muid: string }, coins: number): Promise<void> {
  const transfers = [{ from: platform('issuance'), to: personal(muid, 'earnings_available'), amount: coins }];
  await wallet.db.transaction((tx) => postTransfers(tx, { key: `test:${uuidv7()}`, reason: 'settlement', cause: muid, transfers }));
}

/** Returns the same person with the role staff. */
export const asStaff = <P extends TestPerson>(person: P): P => ({ ...person, roles: ['user', 'staff'] });

export const staffOf = async (wallet: TestWallet): Promise<Person> => asStaff(await wallet.person());

export async function requestWithdrawal(wallet: TestWallet, person: Person & { bank: string }, amount: number): Promise<string> {
  const { data } = await wallet.graphql(WITHDRAW, { amount, bank: person.bank, key: newKey() }, person);
  return data.addAccountLog.uuid;
}

/** Reviews a withdrawal; returns it, or the error code. */
export async function reviewed(wallet: TestWallet, by: TestPerson, uuid: string, action: string, memo?: string) {
  const { data, errors } = await wallet.graphql(REVIEW, { uuid, action, memo, key: newKey() }, by);
  return errors?.[0]?.extensions.code ?? data.reviewWithdrawal;
}
