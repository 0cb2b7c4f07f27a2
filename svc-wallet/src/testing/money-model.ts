import { Purses } from './model-purses.ts';
import { behind, feeOf, type HeldBill, type ModelOrder, type ModelPayment, type ModelWork, sharesOf } from './model-sales.ts';

export class MoneyModel extends Purses {
  readonly orders: ModelOrder[] = [];
  readonly payments: ModelPayment[] = [];
  readonly refundsTaken = new Map<string, number>();
  held: HeldBill[] = [];
  round = 0;
  ordered = 0;

  topUp(person: string, paid: Pick<ModelPayment, 'coins' | 'payAmount' | 'currency'>): void {
    if (paid.coins > 0) this.credit(person, paid.coins);
    this.receive(paid.payAmount, paid.currency, behind(paid));
    const nothing = { owed: 0, writtenOff: 0, earningsTaken: 0 };
    this.payments.push({
      person,
      ...paid,
      refunded: false,
      part: { money: 0, coins: 0 },
      disputes: new Map(),
      status: 'standing',
      ...nothing,
    });
    for (const bill of this.held) if (bill.buyer === person) bill.toppedUpSince = true;
    this.serve(person);
  }

  /** Spends silver on the works in the quote's order. Without enough coins for the rest, the quote is held or rejected. */
  buy(buyer: string, works: readonly ModelWork[], wait: boolean): 'paid' | 'held' | 'short' {
    let silver = this.purse(buyer).silver;
    const lines = works.map((work) => {
      const used = Math.min(work.price, silver);
      silver -= used;
      this.ordered += 1;
      return { ...work, seq: this.ordered, silver: used };
    });
    const bill = { buyer, lines, toppedUpSince: false };
    if (this.#pay(bill)) return 'paid';
    if (wait) this.held.push(bill);
    return wait ? 'held' : 'short';
  }

  /** Pays a person's held quotes, oldest first, as far as their coins suffice. */
  serve(person: string): void {
    this.held = this.held.filter((bill) => bill.buyer !== person || !this.#pay(bill));
  }

  /** Pays the held quotes of everybody who has topped up since. */
  tend(): void {
    this.held = this.held.filter((bill) => !bill.toppedUpSince || !this.#pay(bill));
  }

  splitAll(): void {
    for (const order of this.orders.filter(({ state, isSplit, price }) => state === 'paid' && !isSplit && price > 0)) {
      order.isSplit = true;
      this.add('order_clearing coin', 0 - order.price);
      this.add('fee coin', feeOf(order));
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
    if (order.state !== 'paid' || order.price === 0) return false;
    return by === 'staff' || (order.round === this.round && (this.refundsTaken.get(`${order.buyer} ${this.round}`) ?? 0) < 5);
  }

  refund(order: ModelOrder, by: 'buyer' | 'staff'): void {
    if (order.isSplit) for (const [person, coins] of sharesOf(order)) this.#takeShare(order, person, coins);
    if (order.isSplit) this.add('fee coin', 0 - feeOf(order));
    else this.add('order_clearing coin', 0 - order.price);
    order.state = 'refunded';
    this.purse(order.buyer).silver += order.silver;
    this.add('promotion coin', order.silver);
    let left = this.credit(order.buyer, order.price - order.silver);
    for (const loss of ['writtenOff', 'earningsTaken'] as const) {
      for (const payment of this.payments.filter(({ person }) => person === order.buyer)) {
        const made = Math.min(left, payment[loss]);
        payment[loss] -= made;
        left -= made;
        this.purse(order.buyer).coin -= made;
        if (loss === 'earningsTaken') this.purse(order.buyer).available += made;
        else this.add('chargeback_loss coin', made);
      }
    }
    const month = `${order.buyer} ${this.round}`;
    if (by === 'buyer') this.refundsTaken.set(month, (this.refundsTaken.get(month) ?? 0) + 1);
  }

  /** Settles a month later; held orders have expired. */
  settle(): void {
    this.round += 1;
    this.held = [];
    for (const order of this.orders.filter(({ state, isSplit, isSettled }) => state === 'paid' && isSplit && !isSettled)) {
      order.isSettled = true;
      for (const [person, coins] of order.pending) {
        this.purse(person).pending -= coins;
        this.purse(person).available += coins;
      }
      order.pending.clear();
    }
  }

  /** Levies five times the fee of what was sold elsewhere. */
  penalize(person: string, soldCoins: number): void {
    const coins = 5 * Math.floor((soldCoins * 3) / 10);
    this.add('fee coin', coins);
    this.#takeShare(null, person, coins);
  }

  tell(payment: ModelPayment, outcome: 'refunded' | 'disputed' | 'dispute-won' | 'dispute-lost', dispute: number): void {
    if (outcome === 'refunded') payment.refunded = true;
    else {
      const rank = [undefined, 'open', 'lost', 'won'] as const;
      const reported = ({ disputed: 'open', 'dispute-lost': 'lost', 'dispute-won': 'won' } as const)[outcome];
      if (rank.indexOf(reported) > rank.indexOf(payment.disputes.get(dispute))) payment.disputes.set(dispute, reported);
    }
    const disputes = [...payment.disputes.values()];
    const disputed = disputes.includes('lost') ? 'lost' : disputes.includes('open') ? 'taken back' : 'standing';
    const wanted = payment.refunded ? 'taken back' : disputed;
    if (wanted === payment.status) return;
    const money = Number(wanted === 'standing') - Number(payment.status === 'standing');
    if (money !== 0) this.receive(money * (payment.payAmount - payment.part.money), payment.currency, behind(payment));
    if (payment.coins > 0) this.#reverse(payment, wanted);
    payment.status = wanted;
  }

  /** Books an amount of an undisputed payment as refunded, with its coins in proportion, rounded down. */
  refundPart(payment: ModelPayment, money: number): void {
    const { person, part, payAmount, currency } = payment;
    const coins = Math.floor((payment.coins * money) / payAmount);
    this.receive(part.money - money, currency, behind(payment));
    if (coins > part.coins) this.purse(person).debt += coins - part.coins;
    else this.credit(person, part.coins - coins);
    this.fillFromCoin(person);
    payment.part = { money, coins };
  }

  #reverse(payment: ModelPayment, wanted: ModelPayment['status']): void {
    if (payment.status === 'standing') this.#takeBack(payment);
    if (payment.status === 'lost') this.#undoLoss(payment);
    if (wanted === 'lost') this.#lose(payment);
    if (wanted === 'standing') {
      this.credit(payment.person, payment.coins - payment.part.coins);
      payment.owed = 0;
    }
    this.fillFromCoin(payment.person);
  }

  /** Pays a quote; returns false when coins or silver don't suffice. */
  #pay({ buyer, lines }: HeldBill): boolean {
    const purse = this.purse(buyer);
    const [price, silver] = [lines.reduce((sum, line) => sum + line.price, 0), lines.reduce((sum, line) => sum + line.silver, 0)];
    if (price - silver > purse.coin || silver > purse.silver) return false;
    purse.silver -= silver;
    purse.coin -= price - silver;
    this.add('promotion coin', 0 - silver);
    this.add('order_clearing coin', price);
    for (const line of lines)
      this.orders.push({ ...line, buyer, state: 'paid', round: this.round, isSplit: false, isSettled: false, pending: new Map() });
    return true;
  }

  #takeBack(payment: ModelPayment): void {
    const purse = this.purse(payment.person);
    const rest = payment.coins - payment.part.coins;
    const taken = Math.min(purse.coin, rest);
    purse.coin -= taken;
    payment.owed = rest - taken;
    purse.debt += payment.owed;
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
    this.add('chargeback_loss coin', 0 - payment.writtenOff);
  }

  #undoLoss(payment: ModelPayment): void {
    const purse = this.purse(payment.person);
    purse.debt += payment.writtenOff + payment.earningsTaken;
    purse.available += payment.earningsTaken;
    this.add('chargeback_loss coin', payment.writtenOff);
    payment.writtenOff = 0;
    payment.earningsTaken = 0;
  }

  #takeShare(order: ModelOrder | null, person: string, coins: number): void {
    const purse = this.purse(person);
    const pending = Math.min(coins, purse.pending);
    const available = Math.min(coins - pending, purse.available);
    this.#takePending(person, pending, order);
    purse.available -= available;
    purse.debt += coins - pending - available;
    this.fillFromCoin(person);
  }

  /** Takes from a given order's pending share, then from the oldest orders'. */
  #takePending(person: string, coins: number, first: ModelOrder | null): void {
    const others = this.orders.toSorted((a, b) => a.seq - b.seq);
    let left = coins;
    for (const order of first ? [first, ...others] : others) {
      const had = order.pending.get(person) ?? 0;
      const taken = Math.min(left, had);
      if (had > 0) order.pending.set(person, had - taken);
      left -= taken;
    }
    this.purse(person).pending -= coins;
  }
}
