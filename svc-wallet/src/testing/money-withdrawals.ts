import { expect } from '@jest/globals';
import type { Person } from './money.ts';
import type { WithdrawalEnd } from './money-commands.ts';
import { ADD_RUN, BANK, REVIEW, SET_BANK, staffOf, WITHDRAW } from './payouts.ts';
import { newKey, type TestWallet } from './wallet.ts';

const CANCEL = 'mutation ($uuid: ID!, $key: ID!) { cancelWithdrawal(uuid: $uuid, idempotency_key: $key) { state } }';

/** The payouts of one life, by the commands of people and staff. */
export class LifeWithdrawals {
  readonly wallet: TestWallet;
  readonly open = new Map<string, string[]>();
  #staff: Promise<Person> | undefined;

  constructor(wallet: TestWallet) {
    this.wallet = wallet;
  }

  async ask(who: string, person: Person, amount: number, accepted: boolean): Promise<void> {
    if (amount === 0) return;
    const bank = (await this.wallet.graphql(SET_BANK, { bank: BANK }, person)).data.setUserBank.uuid;
    const { data, errors } = await this.wallet.graphql(WITHDRAW, { amount, bank, key: newKey() }, person);
    expect(errors?.[0]?.extensions.fields?.[0]?.key).toBe(accepted ? undefined : 'invalid.receipt-negative');
    if (accepted) this.open.set(who, [...(this.open.get(who) ?? []), data.addAccountLog.uuid]);
  }

  async end(who: string, person: Person, how: WithdrawalEnd): Promise<void> {
    const [uuid, ...others] = this.open.get(who) ?? [];
    if (!uuid) return;
    this.open.set(who, others);
    if (how === 'cancelled') return this.#do(CANCEL, { uuid }, person);
    this.#staff ??= staffOf(this.wallet);
    const staff = await this.#staff;
    await this.#do(REVIEW, { uuid, action: 'take' }, staff);
    if (how === 'lost') {
      await this.#do(ADD_RUN, { uuids: [uuid] }, staff);
      await this.#do(REVIEW, { uuid, action: 'uncertain', memo: 'No answer came' }, staff);
    }
    await this.#do(REVIEW, how === 'failed' ? { uuid, action: 'failed', memo: 'Sent back' } : { uuid, action: 'paid' }, staff);
    if (how === 'bounced') await this.#do(REVIEW, { uuid, action: 'bounced', memo: 'AC04' }, await staffOf(this.wallet));
  }

  async #do(query: string, variables: object, by: Person): Promise<void> {
    expect((await this.wallet.graphql(query, { ...variables, key: newKey() }, by)).errors).toBeUndefined();
  }
}
