import { expect } from '@jest/globals';
import type { Currency } from '@meowtale/contracts';
import { AD_LINK_CHANGED } from '@meowtale/contracts/events/catalog/ad-link.fixture';
import { followPending } from '../earnings/service.ts';
import { grantSilver, levyPenalty, type Transfer } from '../ledger/postings.ts';
import { type BalanceRow, insertPosting, PLATFORM_OWNER } from '../ledger/repository.ts';
import { type Balances, lockBalances, NO_BALANCES, toPostingRow } from '../ledger/service.ts';
import { sweepHeldOrders } from '../orders/held-watch.ts';
import { settleMonth } from '../settlement/service.ts';
import { ACCOUNTS } from './model-purses.ts';
import type { ModelWork } from './model-sales.ts';
import { type Outcome, type Person, planBegun, type Recharged, recharged, refundOf, reportPayment, staffRefund } from './money.ts';
import type { MoneyCommand } from './money-commands.ts';
import { MoneyModel } from './money-model.ts';
import { refundInPart } from './money-refunds.ts';
import { LifeWithdrawals } from './money-withdrawals.ts';
import { CART_QUOTE, PAY_CART } from './operations.ts';
import { newKey, type TestWallet } from './wallet.ts';

const ADD = 'mutation ($store: ID!, $uid: String) { addCartStore(store_id: $store, store_ad_link_uid: $uid) { uuid } }';
const MOST_PLANS = 8;
const AGENT_RATE_BP = 1500;

/** Returns the platform's balances by the names of `ACCOUNTS`. */
async function platformBalances({ db }: TestWallet): Promise<Map<string, number>> {
  const rows: { kind: string; currency: string; balance: number }[] = await db('ledger.balances').where({ owner_uuid: PLATFORM_OWNER });
  return new Map(rows.map(({ kind, currency, balance }) => [`${kind} ${currency}`, balance]));
}

/**
 * A random sequence of acts of some people, each applied to the model and to the wallet, which must agree after each. Cat's agent is Dan.
 * Acts without a command are posted directly.
 */
export class Life {
  readonly model = new MoneyModel();
  readonly wallet: TestWallet;
  readonly people: Record<string, Person>;
  readonly payments: Recharged[] = [];
  /** Order uuids by the model's number. */
  readonly orders = new Map<number, string>();
  readonly jobs: { uuid: string; who: string; coins: number }[] = [];
  readonly before: ReadonlyMap<string, number>;
  readonly withdrawals: LifeWithdrawals;

  constructor(wallet: TestWallet, people: Record<string, Person>, before: ReadonlyMap<string, number>) {
    this.wallet = wallet;
    this.people = people;
    this.before = before;
    this.withdrawals = new LifeWithdrawals(wallet);
  }

  static async begin(wallet: TestWallet): Promise<Life> {
    const names = ['ann', 'bob', 'cat', 'dan', 'eve'];
    // Split earlier orders first, so that they don't count here.
    await wallet.settleEvents();
    const people = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await wallet.person()] as const)));
    return new Life(wallet, people, await platformBalances(wallet));
  }

  person(name: string): Person {
    return this.people[name] as Person;
  }

  async do(act: MoneyCommand): Promise<void> {
    if (act.do === 'top-up')
      await this.pay(act.who, act.coins, await recharged(this.wallet, this.person(act.who), act.coins, act.currency));
    else if (act.do === 'plan') await this.buyPlan(act.who, act.currency);
    else if (act.do === 'buy') await this.buy(act.who, act.works, act.wait);
    else if (act.do === 'refund') await this.refund(act.pick, act.by);
    else if (act.do === 'tell') await this.tell(act.pick, act.outcome, act.dispute);
    else if (act.do === 'partial-refund') await refundInPart(this, act.pick, act.percent);
    else if (act.do === 'settle') await this.settle();
    else if (act.do === 'split') await this.split();
    else await this.payOut(act);
    await sweepHeldOrders(this.wallet.db);
    this.model.tend();
  }

  async pay(who: string, coins: number, payment: Recharged): Promise<void> {
    await reportPayment(this.wallet, payment, 'paid');
    this.payments.push(payment);
    this.model.topUp(who, { coins, payAmount: payment.payAmount, currency: payment.currency });
  }

  async buyPlan(who: string, currency: Currency): Promise<void> {
    // At most a year can be paid ahead.
    if (this.model.payments.filter(({ person, coins }) => person === who && coins === 0).length >= MOST_PLANS) return;
    await this.pay(who, 0, await planBegun(this.wallet, this.person(who), currency));
  }

  async buy(who: string, given: readonly { price: number; owner: string; promoter: string | null }[], wait: boolean): Promise<void> {
    const byStore = new Map<string, ModelWork>();
    const rows: string[] = [];
    for (const { price, owner: wanted, promoter: chosenPromoter } of given) {
      // Buyers don't own the work, and a promoter is neither buyer, owner nor agent.
      const owner = wanted === who ? 'cat' : wanted;
      const agent = owner === 'cat' ? 'dan' : null;
      const promoter = chosenPromoter && ![who, owner, agent].includes(chosenPromoter) ? chosenPromoter : null;
      const [store, uid] = await this.listed({ price, owner, agent, promoter: chosenPromoter });
      byStore.set(store, { price, owner, agent, promoter });
      rows.push((await this.wallet.graphql(ADD, { store, uid }, this.person(who))).data.addCartStore.uuid);
    }
    const quote = (await this.wallet.graphql(CART_QUOTE, { rows }, this.person(who))).data.findCartCheckout;
    const first = this.model.ordered + 1;
    const became = this.model.buy(
      who,
      quote.lines.map(({ store_id }: { store_id: string }) => byStore.get(store_id)),
      wait,
    );
    const { data, errors } = await this.wallet.graphql(PAY_CART, { quote: quote.uuid, key: newKey(), wait }, this.person(who));
    expect(errors?.[0]?.extensions.code).toBe(became === 'short' ? 'wallet/insufficient' : undefined);
    const uuids = new Map<string, string>(
      data?.addCartCheckout?.orders.map((order: { uuid: string; store_id: string }) => [order.store_id, order.uuid]),
    );
    for (const [at, { store_id }] of quote.lines.entries()) this.orders.set(first + at, uuids.get(store_id) as string);
  }

  /** Adds a listing, and a tracked link if it has a promoter. */
  async listed({ price, owner, agent, promoter }: ModelWork): Promise<[store: string, uid: string | null]> {
    const store = await this.wallet.listing({
      ownerUuid: this.person(owner).muid,
      agent: agent === null ? null : { userUuid: this.person(agent).muid, rateBp: AGENT_RATE_BP },
      prices: [{ country: 'us', coins: price }],
    });
    if (!promoter) return [store, null];
    const link = { ...AD_LINK_CHANGED, adLinkUuid: newKey(), uid: newKey(), storeUuid: store, ownerUuid: this.person(promoter).muid };
    await this.wallet.tell('catalog.ad-link.changed', link.adLinkUuid, link);
    return [store, link.uid];
  }

  async refund(pick: number, by: 'buyer' | 'staff'): Promise<void> {
    const order = this.model.orders[pick % this.model.orders.length];
    if (!order) return;
    const uuid = this.orders.get(order.seq) as string;
    const may = this.model.mayRefund(order, by);
    const code = by === 'buyer' ? await refundOf(this.wallet, this.person(order.buyer), uuid) : await staffRefund(this.wallet, uuid);
    expect(code).toBe(may ? undefined : 'order/not-refundable');
    if (may) this.model.refund(order, by);
  }

  async tell(pick: number, outcome: Exclude<Outcome, 'failed'>, dispute: number): Promise<void> {
    const at = pick % this.payments.length;
    const [payment, actual] = [this.model.payments[at], this.payments[at]];
    if (!payment || !actual) return;
    await reportPayment(this.wallet, actual, outcome, { disputeRef: `${actual.disputeRef.slice(0, -1)}${dispute}` });
    if (outcome !== 'paid') this.model.tell(payment, outcome, dispute);
    this.model.serve(payment.person);
  }

  async split(): Promise<void> {
    await this.wallet.settleEvents();
    this.model.splitAll();
  }

  /** Moves the clock to the tenth of the next month, and settles this one. */
  async settle(): Promise<void> {
    const { rows } = await this.wallet.db.raw<{ rows: { now: Date }[] }>('select clock_now() as now');
    const now = rows[0]?.now as Date;
    const tenth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10, 12);
    await this.wallet.moveClock((tenth - now.getTime()) / 1000);
    await sweepHeldOrders(this.wallet.db);
    await settleMonth(this.wallet.db, now.toISOString().slice(0, 7), (_order, error) => {
      throw error;
    });
    this.model.settle();
  }

  async payOut(
    act: Extract<MoneyCommand, { do: 'silver' | 'penalty' | 'ai' | 'ai-failed' | 'withdraw' | 'withdrawal-ends' }>,
  ): Promise<void> {
    if (act.do === 'ai-failed') return this.failJob(act.pick);
    const { who } = act;
    const user = this.person(who).muid;
    const purse = this.model.purse(who);
    if (act.do === 'silver') {
      await this.post(who, () => grantSilver({ user, silver: act.coins }));
      this.model.giveSilver(who, act.coins);
    } else if (act.do === 'penalty') {
      await this.post(who, ({ earnings_pending: pending, earnings_available: available, coin }) =>
        levyPenalty({ user, soldCoins: act.coins, earnings: { pending, available, coin } }),
      );
      this.model.penalize(who, act.coins);
    } else if (act.do === 'ai') {
      const uuid = newKey();
      const request = { jobUuid: uuid, userUuid: user, dramaUuid: null, use: 'all', priceCoins: act.coins };
      await this.wallet.tell('drama.generation.requested', uuid, request);
      if (purse.coin < act.coins) return;
      this.model.chargeAiJob(who, act.coins);
      this.jobs.push({ uuid, who, coins: act.coins });
    } else if (act.do === 'withdraw') {
      const { coins, accepted } = this.model.withdraw(who, act.percent);
      await this.withdrawals.ask(who, this.person(who), coins, accepted);
    } else {
      await this.withdrawals.end(who, this.person(who), act.how);
      this.model.endWithdrawal(who, act.how === 'paid' || act.how === 'lost');
    }
  }

  async failJob(pick: number): Promise<void> {
    const [job] = this.jobs.splice(pick % Math.max(1, this.jobs.length), 1);
    if (!job) return;
    const finished = { jobUuid: job.uuid, userUuid: this.person(job.who).muid, state: 'failed' };
    await this.wallet.tell('drama.generation.finished', job.uuid, finished);
    this.model.returnAiCharge(job.who, job.coins);
  }

  /** Posts transfers that are computed from locked balances, and updates the orders' shares. */
  async post(who: string, decide: (has: Balances) => Transfer[]): Promise<void> {
    const { muid } = this.person(who);
    await this.wallet.db.transaction(async (tx) => {
      const transfers = decide((await lockBalances(tx, [muid])).get(muid) ?? NO_BALANCES);
      if (transfers.length === 0) return;
      await insertPosting(tx, { ...toPostingRow({ key: newKey(), reason: 'settlement', cause: newKey(), transfers }), reason: 'other' });
      await followPending(tx, transfers);
    });
  }

  /** Compares everybody's balances in the model and in the wallet. */
  async compare(after: unknown): Promise<void> {
    const owners = Object.values(this.people).map(({ muid }) => muid);
    const rows: BalanceRow[] = await this.wallet.db('ledger.accounts').whereIn('owner_uuid', owners);
    for (const [name, { muid }] of Object.entries(this.people)) {
      const has = Object.fromEntries(rows.filter((row) => row.owner_uuid === muid).map(({ kind, balance }) => [kind, balance]));
      const {
        coin,
        silver,
        debt,
        earnings_pending: pending,
        earnings_available: available,
        withdrawal_hold: hold,
      }: Balances = { ...NO_BALANCES, ...has };
      expect({ after, name, coin, silver, debt: 0 - debt, pending, available, hold }).toEqual({ after, name, ...this.model.purse(name) });
    }
  }

  /** Compares the orders' pending shares and the platform's accounts. */
  async compareBooks(): Promise<void> {
    const names = new Map(Object.entries(this.people).map(([name, { muid }]) => [muid, name]));
    const orders = new Map(this.model.orders.map((order) => [this.orders.get(order.seq) as string, order]));
    for (const row of await this.wallet.db('order_shares').whereIn('order_uuid', [...orders.keys()]))
      expect(row.pending).toBe(orders.get(row.order_uuid)?.pending.get(names.get(row.user_uuid) as string) ?? 0);
    const now = await platformBalances(this.wallet);
    expect(Object.fromEntries(ACCOUNTS.map((account) => [account, (now.get(account) ?? 0) - (this.before.get(account) ?? 0)]))).toEqual(
      Object.fromEntries(ACCOUNTS.map((account) => [account, this.model.platform.get(account) ?? 0])),
    );
  }
}
