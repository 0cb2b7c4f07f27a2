/** What a person has, told by plain arithmetic: DESIGN §4 a second time, without the ledger's postings. */
export interface Purse {
  coin: number;
  silver: number;
  debt: number;
  pending: number;
  available: number;
  /** On its way to the bank. */
  hold: number;
}

/** What people have, and what the platform's accounts hold: `fee coin`, `bank USD`. */
export class Purses {
  readonly purses = new Map<string, Purse>();
  readonly platform = new Map<string, number>();

  purse(person: string): Purse {
    const has = this.purses.get(person) ?? { coin: 0, silver: 0, debt: 0, pending: 0, available: 0, hold: 0 };
    this.purses.set(person, has);
    return has;
  }

  /** Adds to an account of the platform. */
  add(account: string, amount: number): void {
    this.platform.set(account, (this.platform.get(account) ?? 0) + amount);
  }

  /** Money comes in at the provider, and stands behind what it was paid for; a negative amount goes back. */
  receive(payAmount: number, currency: string, behind: 'coin_liability' | 'plan_revenue'): void {
    this.add(`provider_receivable ${currency}`, payAmount);
    this.add(`${behind} ${currency}`, 0 - payAmount);
  }

  /** Answers what is left as coins. */
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

  /** All that is available is asked for, or some of it. */
  withdraw(person: string, coins: number): void {
    const purse = this.purse(person);
    purse.available -= coins;
    purse.hold += coins;
  }

  endWithdrawal(person: string, fee: number | null): void {
    const purse = this.purse(person);
    const coins = purse.hold;
    purse.hold = 0;
    if (fee === null) purse.available += coins;
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

/** The platform's accounts; issuance is what everybody has, and the books are summed up anyway. */
export const ACCOUNTS = [
  ...['order_clearing', 'fee', 'promotion', 'withdrawal_fee', 'chargeback_loss', 'ai_revenue'].map((kind) => `${kind} coin`),
  ...['USD', 'TWD', 'CNY'].flatMap((currency) =>
    ['provider_receivable', 'bank', 'coin_liability', 'plan_revenue'].map((kind) => `${kind} ${currency}`),
  ),
];
