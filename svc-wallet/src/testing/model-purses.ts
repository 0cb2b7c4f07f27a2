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
  /** What is on its way to the bank, first asked first. */
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

  /** Of what is settled and not owed so many in a hundred are asked for; false where that isn't more than its fee. */
  withdraw(person: string, percent: number): { coins: number; fee: number; accepted: boolean } {
    const purse = this.purse(person);
    const coins = Math.floor((Math.max(0, purse.available - purse.debt) * percent) / 100);
    // 30 and 1.5 %, half a coin upwards.
    const fee = Math.floor((6000 + coins * 3 + 100) / 200);
    if (coins <= fee) return { coins, fee, accepted: false };
    purse.available -= coins;
    purse.hold += coins;
    this.withdrawals.push({ person, coins, fee });
    return { coins, fee, accepted: true };
  }

  /** The first that somebody asked for ends. */
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

/** The platform's accounts; issuance is what everybody has, and the books are summed up anyway. */
export const ACCOUNTS = [
  ...['order_clearing', 'fee', 'promotion', 'withdrawal_fee', 'chargeback_loss', 'ai_revenue'].map((kind) => `${kind} coin`),
  ...['USD', 'TWD', 'CNY'].flatMap((currency) =>
    ['provider_receivable', 'bank', 'coin_liability', 'plan_revenue'].map((kind) => `${kind} ${currency}`),
  ),
];
