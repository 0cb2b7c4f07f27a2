/** A person's balances in the model, by plain arithmetic: a second implementation of DESIGN §4, without postings. */
export interface Purse {
  coin: number;
  silver: number;
  debt: number;
  pending: number;
  available: number;
  /** Reserved for withdrawals. */
  hold: number;
}

/** Balances of people and of the platform's accounts: `fee coin`, `bank USD`. */
export class Purses {
  readonly purses = new Map<string, Purse>();
  readonly platform = new Map<string, number>();
  /** Open withdrawals, oldest first. */
  readonly withdrawals: { person: string; coins: number; fee: number }[] = [];

  purse(person: string): Purse {
    const has = this.purses.get(person) ?? { coin: 0, silver: 0, debt: 0, pending: 0, available: 0, hold: 0 };
    this.purses.set(person, has);
    return has;
  }

  /** Adds to an account of the platform. */
  add(account: string, amount: number): void {
    this.platform.set(account, (this.platform.get(account) ?? 0) + amount);
  }

  /** Books money from the provider against what it was paid for; a negative amount is a refund. */
  receive(payAmount: number, currency: string, behind: 'coin_liability' | 'plan_revenue'): void {
    this.add(`provider_receivable ${currency}`, payAmount);
    this.add(`${behind} ${currency}`, 0 - payAmount);
  }

  /** Fills debts, then credits the rest; returns the rest. */
  credit(person: string, coins: number): number {
    const purse = this.purse(person);
    const filled = Math.min(coins, purse.debt);
    purse.debt -= filled;
    purse.coin += coins - filled;
    return coins - filled;
  }

  fillFromCoin(person: string): void {
    const purse = this.purse(person);
    const filled = Math.min(purse.coin, purse.debt);
    purse.coin -= filled;
    purse.debt -= filled;
  }

  giveSilver(person: string, silver: number): void {
    this.purse(person).silver += silver;
  }

  /** Requests a percentage of settled earnings that aren't owed; `accepted` is false when the fee isn't less. */
  withdraw(person: string, percent: number): { coins: number; fee: number; accepted: boolean } {
    const purse = this.purse(person);
    const coins = Math.floor((Math.max(0, purse.available - purse.debt) * percent) / 100);
    // 30 and 1.5 %, rounded half up.
    const fee = Math.floor((6000 + coins * 3 + 100) / 200);
    if (coins <= fee) return { coins, fee, accepted: false };
    purse.available -= coins;
    purse.hold += coins;
    this.withdrawals.push({ person, coins, fee });
    return { coins, fee, accepted: true };
  }

  /** Ends a person's oldest withdrawal. */
  endWithdrawal(person: string, paid: boolean): void {
    const [first] = this.withdrawals.filter((one) => one.person === person);
    if (!first) return;
    this.withdrawals.splice(this.withdrawals.indexOf(first), 1);
    const { coins, fee } = first;
    const purse = this.purse(person);
    purse.hold -= coins;
    if (!paid) purse.available += coins;
    else {
      this.add('withdrawal_fee coin', fee);
      this.add('bank USD', fee - coins);
      this.add('coin_liability USD', coins - fee);
    }
  }

  chargeAiJob(person: string, coins: number): void {
    this.purse(person).coin -= coins;
    this.add('ai_revenue coin', coins);
  }

  returnAiCharge(person: string, coins: number): void {
    this.credit(person, coins);
    this.add('ai_revenue coin', 0 - coins);
  }
}

/** The platform's compared accounts. Issuance is the sum of all people's balances, which check:ledger verifies. */
export const ACCOUNTS = [
  ...['order_clearing', 'fee', 'promotion', 'withdrawal_fee', 'chargeback_loss', 'ai_revenue'].map((kind) => `${kind} coin`),
  ...['USD', 'TWD', 'CNY'].flatMap((currency) =>
    ['provider_receivable', 'bank', 'coin_liability', 'plan_revenue'].map((kind) => `${kind} ${currency}`),
  ),
];
