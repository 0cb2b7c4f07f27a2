/** What a person has, told by plain arithmetic: DESIGN §4 a second time, without the ledger's postings. */
export interface Purse {
  coin: number;
  silver: number;
  debt: number;
  pending: number;
  available: number;
}

export interface ModelOrder {
  buyer: string;
  price: number;
  silver: number;
  owner: string;
  agent: string | null;
  state: 'paid' | 'refunded';
  /** In which month it was paid: a buyer takes an order back in that month only, for time moves by months here. */
  round: number;
  isSplit: boolean;
  isSettled: boolean;
  /** What of each person's share is still pending. */
  pending: Map<string, number>;
}

export interface ModelPayment {
  person: string;
  coins: number;
  refunded: boolean;
  dispute: 'none' | 'open' | 'lost' | 'won';
  status: 'standing' | 'taken back' | 'lost';
  owed: number;
  writtenOff: number;
  earningsTaken: number;
}

export class MoneyModel {
  readonly purses = new Map<string, Purse>();
  readonly orders: ModelOrder[] = [];
  readonly payments: ModelPayment[] = [];
  readonly refundsTaken = new Map<string, number>();
  round = 0;

  purse(person: string): Purse {
    const has = this.purses.get(person) ?? { coin: 0, silver: 0, debt: 0, pending: 0, available: 0 };
    this.purses.set(person, has);
    return has;
  }

  topUp(person: string, coins: number): void {
    this.#credit(person, coins);
    const nothing = { owed: 0, writtenOff: 0, earningsTaken: 0 };
    this.payments.push({ person, coins, refunded: false, dispute: 'none', status: 'standing', ...nothing });
  }

  /** Silver fills the works in the order of the bill; false when the rest is more than the coins. */
  buy(buyer: string, works: readonly { price: number; owner: string; agent: string | null }[]): boolean {
    const purse = this.purse(buyer);
    const total = works.reduce((sum, { price }) => sum + price, 0);
    if (total - Math.min(total, purse.silver) > purse.coin) return false;
    for (const work of works) {
      const silver = Math.min(work.price, purse.silver);
      purse.silver -= silver;
      purse.coin -= work.price - silver;
      this.orders.push({ ...work, buyer, silver, state: 'paid', round: this.round, isSplit: false, isSettled: false, pending: new Map() });
    }
    return true;
  }

  splitAll(): void {
    for (const order of this.orders.filter(({ state, isSplit }) => state === 'paid' && !isSplit)) {
      order.isSplit = true;
      for (const [person, coins] of sharesOf(order)) {
        const purse = this.purse(person);
        const filled = Math.min(coins, purse.debt);
        purse.debt -= filled;
        purse.pending += coins - filled;
        order.pending.set(person, coins - filled);
      }
    }
  }

  mayRefund(order: ModelOrder, by: 'buyer' | 'staff'): boolean {
    if (order.state !== 'paid') return false;
    return by === 'staff' || (order.round === this.round && (this.refundsTaken.get(`${order.buyer} ${this.round}`) ?? 0) < 5);
  }

  refund(order: ModelOrder, by: 'buyer' | 'staff'): void {
    if (order.isSplit) for (const [person, coins] of sharesOf(order)) this.#takeShare(order, person, coins);
    order.state = 'refunded';
    this.purse(order.buyer).silver += order.silver;
    let left = this.#credit(order.buyer, order.price - order.silver);
    for (const loss of ['writtenOff', 'earningsTaken'] as const) {
      for (const payment of this.payments.filter(({ person }) => person === order.buyer)) {
        const made = Math.min(left, payment[loss]);
        payment[loss] -= made;
        left -= made;
        this.purse(order.buyer).coin -= made;
        if (loss === 'earningsTaken') this.purse(order.buyer).available += made;
      }
    }
    const month = `${order.buyer} ${this.round}`;
    if (by === 'buyer') this.refundsTaken.set(month, (this.refundsTaken.get(month) ?? 0) + 1);
  }

  settle(): void {
    this.round += 1;
    for (const order of this.orders.filter(({ state, isSplit, isSettled }) => state === 'paid' && isSplit && !isSettled)) {
      order.isSettled = true;
      for (const [person, coins] of order.pending) {
        this.purse(person).pending -= coins;
        this.purse(person).available += coins;
      }
      order.pending.clear();
    }
  }

  tell(payment: ModelPayment, outcome: 'refunded' | 'disputed' | 'dispute-won' | 'dispute-lost'): void {
    if (outcome === 'refunded') payment.refunded = true;
    else {
      const rank = ['none', 'open', 'lost', 'won'] as const;
      const told = ({ disputed: 'open', 'dispute-lost': 'lost', 'dispute-won': 'won' } as const)[outcome];
      if (rank.indexOf(told) > rank.indexOf(payment.dispute)) payment.dispute = told;
    }
    const wanted = payment.refunded
      ? 'taken back'
      : ({ none: 'standing', open: 'taken back', lost: 'lost', won: 'standing' } as const)[payment.dispute];
    if (wanted === payment.status) return;
    if (payment.status === 'standing') this.#takeBack(payment);
    if (payment.status === 'lost') this.#undoLoss(payment);
    if (wanted === 'lost') this.#lose(payment);
    if (wanted === 'standing') this.#giveBack(payment);
    payment.status = wanted;
    this.#fillFromCoin(payment.person);
  }

  #takeBack(payment: ModelPayment): void {
    const purse = this.purse(payment.person);
    const taken = Math.min(purse.coin, payment.coins);
    purse.coin -= taken;
    payment.owed = payment.coins - taken;
    purse.debt += payment.owed;
    payment.status = 'taken back';
  }

  #giveBack(payment: ModelPayment): void {
    this.#credit(payment.person, payment.coins);
    payment.owed = 0;
  }

  #lose(payment: ModelPayment): void {
    const purse = this.purse(payment.person);
    const owed = Math.min(payment.owed, purse.debt);
    const pending = Math.min(owed, purse.pending);
    const available = Math.min(owed - pending, purse.available);
    this.#takePending(payment.person, pending, null);
    purse.available -= available;
    purse.debt -= owed;
    payment.earningsTaken = pending + available;
    payment.writtenOff = owed - pending - available;
  }

  #undoLoss(payment: ModelPayment): void {
    const purse = this.purse(payment.person);
    purse.debt += payment.writtenOff + payment.earningsTaken;
    purse.available += payment.earningsTaken;
    payment.writtenOff = 0;
    payment.earningsTaken = 0;
    payment.status = 'taken back';
  }

  #takeShare(order: ModelOrder, person: string, coins: number): void {
    const purse = this.purse(person);
    const pending = Math.min(coins, purse.pending);
    const available = Math.min(coins - pending, purse.available);
    this.#takePending(person, pending, order);
    purse.available -= available;
    purse.debt += coins - pending - available;
    this.#fillFromCoin(person);
  }

  /** From the order it is about, then from the oldest. */
  #takePending(person: string, coins: number, first: ModelOrder | null): void {
    let left = coins;
    for (const order of first ? [first, ...this.orders] : this.orders) {
      const had = order.pending.get(person) ?? 0;
      const taken = Math.min(left, had);
      if (had > 0) order.pending.set(person, had - taken);
      left -= taken;
    }
    this.purse(person).pending -= coins;
  }

  /** Answers what is left as coins. */
  #credit(person: string, coins: number): number {
    const purse = this.purse(person);
    const filled = Math.min(coins, purse.debt);
    purse.debt -= filled;
    purse.coin += coins - filled;
    return coins - filled;
  }

  #fillFromCoin(person: string): void {
    const purse = this.purse(person);
    const filled = Math.min(purse.coin, purse.debt);
    purse.coin -= filled;
    purse.debt -= filled;
  }
}

/** Agent before owner: the fee is 30 %, an agent's part 15 % of the rest, each floored. */
function sharesOf({ price, owner, agent }: ModelOrder): [person: string, coins: number][] {
  const rest = price - Math.floor((price * 3) / 10);
  const agents = agent ? Math.floor((rest * 15) / 100) : 0;
  return agent
    ? [
        [agent, agents],
        [owner, rest - agents],
      ]
    : [[owner, rest]];
}
