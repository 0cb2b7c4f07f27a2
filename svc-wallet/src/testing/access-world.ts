import { AD_LINK_CHANGED } from '@meowtale/contracts/events/catalog/ad-link.fixture';
import type { TestPerson } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { ADD_TO_CART, CART_QUOTE, PAY_STORE, STORE_QUOTE } from './operations.ts';
import { ADD_RUN, BANK, earn, requestWithdrawal, reviewed, SET_BANK, staffOf } from './payouts.ts';
import { newKey, type TestWallet } from './wallet.ts';

export const ROLES = ['guest', 'newcomer', 'other', 'seller', 'staff', 'buyer'] as const;
export type Role = (typeof ROLES)[number];
/** DESIGN §5's other roles, which add no access in the wallet; then people with a share in the sale. */
export const PEERS = ['contributing', 'contracted', 'publisher', 'agent', 'promoter'] as const;
export type Peer = (typeof PEERS)[number];

/** Everything belongs to the buyer, except the sales, which belong to seller, agent and promoter. */
export interface World {
  people: Record<Role | Peer, TestPerson | undefined>;
  buyerUuid: string;
  /** On sale: one bought, one in the cart, one neither. */
  bought: string;
  inCart: string;
  wanted: string;
  order: string;
  /** A held order. */
  held: string;
  cartRow: string;
  storeQuote: string;
  cartQuote: string;
  payment: string;
  /** The buyer's bank, and withdrawals: an open one, one that staff took, and a run with a third. */
  bank: string;
  withdrawal: string;
  taken: string;
  run: string;
  /** The promoter's link by which `bought` was bought. */
  adLink: string;
  /** `data` of the buyer's recharge page, one for each role in order; a person who may not use it doesn't use it up. */
  hosted: string[];
}

export interface Field {
  call: (world: World) => [query: string, variables?: Record<string, unknown>];
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the shape of the answer.
  read: (data: any) => unknown;
  /** Each role's result: a value, or an error code. By hand, from guest to buyer. */
  cells: readonly [guest: unknown, newcomer: unknown, other: unknown, seller: unknown, staff: unknown, buyer: unknown];
}

export const RECHARGE = `mutation Recharge($key: ID!) {
  rechargeAccount(payment_provider_id: "sandbox", currency_id: "USD", amount: 5, idempotency_key: $key) { state }
}`;
const ADD_HOSTED = 'addHostedPage(action: "recharge") { url }';
export const withReason = (field: string) => `mutation ($order: ID!, $key: ID!) {
  ${field}(uuid: $order, reason: "It never started", idempotency_key: $key) { refund_request { state } }
}`;

/** Makes fixtures in which each kind of person has done something. */
export async function makeWorld(wallet: TestWallet): Promise<World> {
  const [buyer, seller] = [await wallet.person(), await wallet.person()];
  const [other, staff] = [await wallet.person(), await wallet.person()];
  const [agent, promoter] = [await wallet.person(), await wallet.person()];
  const [contributing, contracted] = [await wallet.person(), await wallet.person()];
  const publisher = await wallet.person();
  await wallet.gift([buyer, other, staff, agent, promoter, contributing, contracted, publisher], 2000);
  const state = { ownerUuid: seller.muid, agent: { userUuid: agent.muid, rateBp: 1500 } };
  const [bought, inCart, wanted] = await Promise.all([1, 2, 3].map(() => wallet.listing(state)));
  if (!bought || !inCart || !wanted) throw new Error('a world needs three works');
  const ask = async (query: string, variables: Record<string, unknown>) => (await wallet.graphql(query, variables, buyer)).data;
  const payload = { userUuid: buyer.muid, revision: 1, nickname: 'Buyer', country: null, roles: ['user'] };
  await wallet.tell('catalog.user.changed', buyer.muid, payload);
  const link = { ...AD_LINK_CHANGED, adLinkUuid: uuidv7(), uid: newKey(), storeUuid: bought, ownerUuid: promoter.muid };
  await wallet.tell('catalog.ad-link.changed', link.adLinkUuid, link);
  const first = await ask(STORE_QUOTE, { store: bought, uid: link.uid });
  const paid = await ask(PAY_STORE, { quote: first.findStoreQuote.uuid, key: newKey() });
  await wallet.settleEvents();
  const order = paid.addStoreOrder.orders[0].uuid;
  await ask(withReason('askStoreOrderRefund'), { order, key: newKey() });
  await settled(wallet, order);
  const dear = await wallet.listing({ ownerUuid: seller.muid, prices: [{ country: 'us', coins: 9000 }] });
  const dearQuote = (await ask(STORE_QUOTE, { store: dear })).findStoreQuote.uuid;
  const waiting = await ask(PAY_STORE, { quote: dearQuote, key: newKey(), wait: true });
  const added = await ask(ADD_TO_CART, { store: inCart });
  const recharged = await ask(RECHARGE.replace('{ state }', '{ uuid }'), { key: newKey() });
  return {
    people: {
      guest: undefined,
      newcomer: {},
      other,
      seller,
      staff: { ...staff, roles: ['user', 'staff'] },
      buyer,
      contributing: { ...contributing, roles: ['user', 'contributing_author'] },
      contracted: { ...contracted, roles: ['user', 'contracted_author'] },
      publisher: { ...publisher, roles: ['user', 'publisher'] },
      agent: { ...agent, roles: ['user', 'publisher'] },
      promoter: { ...promoter, roles: ['user', 'publisher'] },
    },
    buyerUuid: buyer.muid,
    bought,
    inCart,
    wanted,
    order,
    held: waiting.addStoreOrder.orders[0].uuid,
    cartRow: added.addCartStore.uuid,
    storeQuote: (await ask(STORE_QUOTE, { store: wanted })).findStoreQuote.uuid,
    cartQuote: (await ask(CART_QUOTE, {})).findCartCheckout.uuid,
    payment: recharged.rechargeAccount.uuid,
    ...(await withdrawn(wallet, buyer)),
    adLink: link.adLinkUuid,
    hosted: Object.values(await ask(`mutation { ${ROLES.map((role) => `${role}: ${ADD_HOSTED}`).join(' ')} }`, {})).map(dataOf),
  };
}

/** Makes a bank, an open withdrawal, a taken one, and one in a payout run. */
async function withdrawn(wallet: TestWallet, person: Awaited<ReturnType<TestWallet['person']>>) {
  await earn(wallet, person, 2000);
  const bank = (await wallet.graphql(SET_BANK, { bank: BANK }, person)).data.setUserBank.uuid;
  const paidTo = { ...person, bank };
  const [withdrawal, taken, inRun] = [
    await requestWithdrawal(wallet, paidTo, 500),
    await requestWithdrawal(wallet, paidTo, 500),
    await requestWithdrawal(wallet, paidTo, 500),
  ];
  const clerk = await staffOf(wallet);
  for (const uuid of [taken, inRun]) await reviewed(wallet, clerk, uuid, 'take');
  const run = (await wallet.graphql(ADD_RUN, { uuids: [inRun], key: newKey() }, clerk)).data.addPayoutRun.uuid;
  return { bank, withdrawal, taken, run };
}

/** Returns the first item and moves it to the end. */
export function inTurn(list: string[]): string {
  const next = list.shift() ?? '';
  list.push(next);
  return next;
}

function dataOf(page: unknown): string {
  return new URL((page as { url: string }).url).searchParams.get('data') ?? '';
}

/** Marks an order as settled in an early month. */
async function settled(wallet: TestWallet, order: string): Promise<void> {
  const month = '2020-01-01';
  await wallet.db('settlement_runs').insert({ month, paid_until: month }).onConflict().ignore();
  await wallet.db('order_shares').where({ order_uuid: order }).update({ settled_month: month });
}
