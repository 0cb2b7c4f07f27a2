import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, type ObjectTypeExtensionNode, parse, type TypeNode } from 'graphql';
import { PAYOUT_FIELDS } from './testing/access-payouts.ts';
import { PLAN_FIELDS } from './testing/access-plans.ts';
import { type Field, inTurn, makeWorld, PEERS, type Peer, RECHARGE, ROLES, type World, withReason } from './testing/access-world.ts';
import { ADD_TO_CART, CART_QUOTE, PAY_CART, PAY_STORE, REFUND, STORE_QUOTE } from './testing/operations.ts';
import { newKey, type TestWallet, testWallet } from './testing/wallet.ts';

const NO = 'auth/required';
const FOREIGN = 'hosted/credential-foreign';
const RECONCILE = `mutation ($payment: ID!, $key: ID!) {
  reconcilePayment(payment_uuid: $payment, decision: "leave", refunded_amount: 0, reason: "x", idempotency_key: $key) { state }
}`;
const onUser =
  (field: string): Field['call'] =>
  (world) => [`query ($u: ID!) { _walletUsers(uuids: [$u]) { ${field} } }`, { u: world.buyerUuid }];
const onStore =
  (field: string): Field['call'] =>
  (world) => [`query ($u: ID!) { _walletStores(uuids: [$u]) { ${field} } }`, { u: world.bought }];

const onLink =
  (field: string): Field['call'] =>
  (world) => [`query ($u: ID!) { _walletAdLinks(uuids: [$u]) { ${field} } }`, { u: world.adLink }];
/** Visible only to the link's creator, who has none of these roles. */
const NOBODYS: Field['cells'] = [false, false, false, false, false, false];

const FIELDS: Record<string, Field> = {
  ...PAYOUT_FIELDS,
  ...PLAN_FIELDS,
  'Query._walletAdLinks': { call: onLink('uuid'), read: (data) => data._walletAdLinks[0] !== null, cells: NOBODYS },
  'StoreAdLink.uuid': { call: onLink('uuid'), read: (data) => data._walletAdLinks[0] !== null, cells: NOBODYS },
  'StoreAdLink.order_count': { call: onLink('order_count'), read: (data) => data._walletAdLinks[0]?.order_count === 1, cells: NOBODYS },
  'StoreAdLink.refund_count': { call: onLink('refund_count'), read: (data) => data._walletAdLinks[0]?.refund_count === 0, cells: NOBODYS },
  'StoreAdLink.revenue': { call: onLink('revenue'), read: (data) => data._walletAdLinks[0]?.revenue === 70, cells: NOBODYS },
  'StoreAdLink.pending': { call: onLink('pending'), read: (data) => data._walletAdLinks[0]?.pending === 70, cells: NOBODYS },
  'StoreAdLink.sale_days': {
    call: onLink('sale_days { revenue }'),
    read: (data) => data._walletAdLinks[0]?.sale_days.length === 1,
    cells: NOBODYS,
  },
  'Query.findAccountLog': {
    call: () => ['{ findAccountLog { totalCount } }'],
    read: (data) => data.findAccountLog.totalCount,
    cells: [NO, NO, 1, 1, 1, 9],
  },
  'Query._walletUsers': {
    call: onUser('uuid'),
    read: (data) => data._walletUsers[0] !== null,
    cells: [false, false, false, false, false, true],
  },
  'User.uuid': { call: onUser('uuid'), read: (data) => data._walletUsers[0] !== null, cells: [false, false, false, false, false, true] },
  'User.wallet': {
    call: onUser('wallet { meowcent }'),
    read: (data) => data._walletUsers[0]?.wallet.meowcent,
    cells: [undefined, undefined, undefined, undefined, undefined, 1501],
  },
  'User.account': {
    call: onUser('account { balance }'),
    read: (data) => data._walletUsers[0]?.account[0].balance,
    cells: [undefined, undefined, undefined, undefined, undefined, 1501],
  },
  'User.user_vip': {
    call: onUser('user_vip { grade state }'),
    read: (data) => data._walletUsers[0]?.user_vip,
    cells: [undefined, undefined, undefined, undefined, undefined, []],
  },
  'Query.findWalletExport': {
    call: () => ['{ findWalletExport(part: "orders") }'],
    read: (data) => data.findWalletExport.rows.length,
    cells: [NO, NO, 0, 0, 0, 2],
  },
  'Query.findCartStore': {
    call: () => ['{ findCartStore { totalCount } }'],
    read: (data) => data.findCartStore.totalCount,
    cells: [NO, NO, 0, 0, 0, 1],
  },
  'Mutation.addCartStore': {
    call: ({ wanted }) => [ADD_TO_CART, { store: wanted }],
    read: (data) => data.addCartStore.buyable,
    cells: [NO, NO, true, 'order/own-work', true, true],
  },
  'Mutation.delCartStore': {
    call: ({ cartRow }) => ['mutation ($u: ID!) { delCartStore(uuid: $u) }', { u: cartRow }],
    read: (data) => data.delCartStore,
    cells: [NO, NO, false, false, false, true],
  },
  'Mutation.emptyCartStore': {
    call: () => ['mutation { emptyCartStore }'],
    read: (data) => data.emptyCartStore,
    cells: [NO, NO, 0, 0, 0, 1],
  },
  'Query.findStoreOrder': {
    call: () => ['{ findStoreOrder { totalCount } }'],
    read: (data) => data.findStoreOrder.totalCount,
    cells: [NO, NO, 0, 0, 0, 1],
  },
  'Query.findStoreOrderBySeller': {
    call: () => ['{ findStoreOrderBySeller { totalCount } }'],
    read: (data) => data.findStoreOrderBySeller.totalCount,
    cells: [NO, NO, 0, 1, 0, 0],
  },
  'Mutation.addCartCheckout': {
    call: ({ cartQuote }) => [PAY_CART, { quote: cartQuote, key: newKey() }],
    read: (data) => data.addCartCheckout.orders.length,
    cells: [NO, NO, '404', '404', '404', 1],
  },
  'Mutation.addStoreOrder': {
    call: ({ storeQuote }) => [PAY_STORE, { quote: storeQuote, key: newKey() }],
    read: (data) => data.addStoreOrder.orders.length,
    cells: [NO, NO, '404', '404', '404', 1],
  },
  'Mutation.cancelStoreOrder': {
    call: ({ held }) => ['mutation ($order: ID!) { cancelStoreOrder(uuid: $order) { state } }', { order: held }],
    read: (data) => data.cancelStoreOrder.state,
    cells: [NO, NO, '404', '404', '404', 3],
  },
  'Mutation.refundStoreOrder': {
    call: ({ order }) => [REFUND, { order, key: newKey() }],
    read: (data) => data.refundStoreOrder.state,
    // Staff need a reason.
    cells: [NO, NO, '404', '404', 'input/invalid', 4],
  },
  'Mutation.askStoreOrderRefund': {
    call: ({ order }) => [withReason('askStoreOrderRefund'), { order, key: newKey() }],
    read: (data) => data.askStoreOrderRefund.refund_request.state,
    cells: [NO, NO, '404', '404', '404', 'open'],
  },
  'Mutation.declineStoreOrderRefund': {
    call: ({ order }) => [withReason('declineStoreOrderRefund'), { order, key: newKey() }],
    read: (data) => data.declineStoreOrderRefund.refund_request.state,
    cells: [NO, NO, 'auth/forbidden', 'auth/forbidden', 'declined', 'auth/forbidden'],
  },
  'Query.findRefundRequest': {
    call: () => ['{ findRefundRequest { totalCount } }'],
    read: (data) => data.findRefundRequest.totalCount > 0,
    cells: [NO, NO, 'auth/forbidden', 'auth/forbidden', true, 'auth/forbidden'],
  },
  'Query.findSettlement': {
    call: () => ['{ findSettlement { totalCount } }'],
    read: (data) => data.findSettlement.totalCount,
    cells: [NO, NO, 0, 1, 0, 0],
  },
  'Query.findReconciliation': {
    call: () => ['{ findReconciliation { totalCount } }'],
    read: (data) => data.findReconciliation.totalCount,
    cells: [NO, NO, 0, 1, 0, 0],
  },
  'Query.reportStoreStats': {
    call: () => ['{ reportStoreStats { total { gross_units } } }'],
    read: (data) => data.reportStoreStats.total.gross_units,
    cells: [NO, NO, 0, 1, 0, 0],
  },
  'Mutation.addSalesExport': {
    call: () => ['mutation { addSalesExport { url } }'],
    read: (data) => data.addSalesExport.url.length > 40,
    // Everybody may export their own sales, even if there are none.
    cells: [NO, NO, true, true, true, true],
  },
  'Query.findSaleWaterfall': {
    call: ({ order }) => ['query ($u: ID!) { findSaleWaterfall(order_uuid: $u) { price } }', { u: order }],
    read: (data) => data.findSaleWaterfall.price,
    cells: [NO, NO, '404', 499, '404', '404'],
  },
  'Query.findReceipt': {
    call: ({ order }) => ['query ($u: ID!) { findReceipt(uuid: $u) { total } }', { u: order }],
    read: (data) => data.findReceipt.total,
    cells: [NO, NO, '404', '404', '404', 499],
  },
  'Query.findWalletDeadLetters': {
    call: () => ['{ findWalletDeadLetters { id } }'],
    read: (data) => data.findWalletDeadLetters,
    cells: [NO, NO, 'auth/forbidden', 'auth/forbidden', [], 'auth/forbidden'],
  },
  'Mutation.replayWalletDeadLetter': {
    call: () => ['mutation ($id: ID!) { replayWalletDeadLetter(id: $id, reason: "x") }', { id: newKey() }],
    read: (data) => data.replayWalletDeadLetter,
    cells: [NO, NO, 'auth/forbidden', 'auth/forbidden', '404', 'auth/forbidden'],
  },
  'Query.findUnmatchedPayment': {
    call: () => ['{ findUnmatchedPayment { totalCount } }'],
    read: (data) => data.findUnmatchedPayment.totalCount,
    cells: [NO, NO, 'auth/forbidden', 'auth/forbidden', 0, 'auth/forbidden'],
  },
  'Mutation.reconcilePayment': {
    call: ({ payment }) => [RECONCILE, { payment, key: newKey() }],
    read: (data) => data.reconcilePayment.state,
    cells: [NO, NO, 'auth/forbidden', 'auth/forbidden', '404', 'auth/forbidden'],
  },
  'Query.findSilverGrant': {
    call: () => ['{ findSilverGrant { totalCount } }'],
    read: (data) => data.findSilverGrant.totalCount >= 0,
    cells: [NO, NO, 'auth/forbidden', 'auth/forbidden', true, 'auth/forbidden'],
  },
  'Mutation.grantSilver': {
    call: ({ buyerUuid }) => [
      'mutation ($u: ID!, $key: ID!) { grantSilver(user_uuid: $u, silver: 5, reason: "Sorry", idempotency_key: $key) { silver } }',
      { u: buyerUuid, key: newKey() },
    ],
    read: (data) => data.grantSilver.silver,
    cells: [NO, NO, 'auth/forbidden', 'auth/forbidden', 5, 'auth/forbidden'],
  },
  'Mutation.addPenalty': {
    call: ({ buyerUuid }) => [
      'mutation ($u: ID!, $key: ID!) { addPenalty(user_uuid: $u, sold: 499, reason: "Sold elsewhere", idempotency_key: $key) { coins } }',
      { u: buyerUuid, key: newKey() },
    ],
    read: (data) => data.addPenalty.coins,
    cells: [NO, NO, 'auth/forbidden', 'auth/forbidden', 745, 'auth/forbidden'],
  },
  'Query.findStoreQuote': {
    call: ({ wanted }) => [STORE_QUOTE, { store: wanted }],
    read: (data) => data.findStoreQuote.total,
    cells: [NO, NO, 499, 'order/own-work', 499, 499],
  },
  'Query.findCartCheckout': {
    call: ({ cartRow }) => [CART_QUOTE, { rows: [cartRow] }],
    read: (data) => data.findCartCheckout.lines.length,
    cells: [NO, NO, 0, 0, 0, 1],
  },
  'Query._walletStores': {
    call: onStore('uuid'),
    read: (data) => data._walletStores.length,
    cells: [1, 1, 1, 1, 1, 1],
  },
  'Store.uuid': { call: onStore('uuid'), read: (data) => data._walletStores.length, cells: [1, 1, 1, 1, 1, 1] },
  'Store.current_price': {
    call: onStore('current_price { amount }'),
    read: (data) => data._walletStores[0].current_price.amount,
    cells: [499, 499, 499, 499, 499, 499],
  },
  'Store.owned': {
    call: onStore('owned'),
    read: (data) => data._walletStores[0].owned,
    cells: [false, false, false, false, false, true],
  },
  'Query.findRechargePlan': {
    call: () => ['{ findRechargePlan(currency_id: "USD") { totalCount } }'],
    read: (data) => data.findRechargePlan.totalCount,
    cells: [6, 6, 6, 6, 6, 6],
  },
  'Query.findPaymentMethod': {
    call: () => ['{ findPaymentMethod { method provider_key support_currency } }'],
    read: (data) => data.findPaymentMethod[0].support_currency,
    cells: Array(6).fill('USD,TWD,CNY') as unknown as Field['cells'],
  },
  'Query.findPaymentProvider': {
    call: () => ['{ findPaymentProvider { id } }'],
    read: (data) => data.findPaymentProvider[0].id,
    cells: Array(6).fill('sandbox') as unknown as Field['cells'],
  },
  'Query.findPayment': {
    call: ({ payment }) => ['query ($u: ID!) { findPayment(uuid: $u) { state } }', { u: payment }],
    read: (data) => data.findPayment?.state,
    cells: [NO, NO, undefined, undefined, undefined, 0],
  },
  'Query.findPaymentLog': {
    call: () => ['{ findPaymentLog { totalCount } }'],
    read: (data) => data.findPaymentLog.totalCount,
    cells: [NO, NO, 0, 0, 0, 1],
  },
  'Mutation.addHostedPage': {
    call: () => ['mutation { addHostedPage(action: "recharge") { url } }'],
    read: (data) => data.addHostedPage.url.length > 100,
    cells: [NO, NO, true, true, true, true],
  },
  'Mutation.openHostedPage': {
    call: ({ hosted }) => ['mutation ($d: String!) { openHostedPage(data: $d, action: "recharge") { action } }', { d: inTurn(hosted) }],
    read: (data) => data.openHostedPage.action,
    // The credential grants access, but not to another signed-in user.
    cells: ['recharge', 'recharge', FOREIGN, FOREIGN, FOREIGN, 'recharge'],
  },
  'Mutation.preRechargeAccount': {
    call: () => ['mutation { preRechargeAccount(amount: [100]) { list { pay_amount } } }'],
    read: (data) => data.preRechargeAccount.list[0].pay_amount,
    cells: [720, 720, 720, 720, 720, 720],
  },
  'Mutation.rechargeAccount': {
    call: () => [RECHARGE, { key: newKey() }],
    read: (data) => data.rechargeAccount.state,
    cells: [NO, NO, 0, 0, 0, 0],
  },
};

/**
 * Expected by hand: where authors, publishers, the works' agent or the promoter of the sale differ from `other`. All other
 * cells are as for `other`, because the catalogue's roles add no access in the wallet.
 */
const PEER_CELLS: Record<string, Partial<Record<Peer, unknown>>> = {
  'Query.findAccountLog': { agent: 2, promoter: 2 },
  'Mutation.addCartStore': { agent: 'order/own-work' },
  'Query.findStoreQuote': { agent: 'order/own-work' },
  'Query.findStoreOrderBySeller': { agent: 1, promoter: 1 },
  'Query.findSettlement': { agent: 1, promoter: 1 },
  'Query.findReconciliation': { agent: 1, promoter: 1 },
  'Query.reportStoreStats': { agent: 1, promoter: 1 },
  'Query.findSaleWaterfall': { agent: 499, promoter: 499 },
  'Query._walletAdLinks': { promoter: true },
  'StoreAdLink.uuid': { promoter: true },
  'StoreAdLink.order_count': { promoter: true },
  'StoreAdLink.refund_count': { promoter: true },
  'StoreAdLink.revenue': { promoter: true },
  'StoreAdLink.pending': { promoter: true },
  'StoreAdLink.sale_days': { promoter: true },
};

let wallet: TestWallet;
/** Shared by the rows of queries, which don't change it. */
let readOnly: World;
beforeAll(async () => {
  wallet = await testWallet();
  readOnly = await makeWorld(wallet);
});
afterAll(() => wallet.close());

type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

function sdlTypes(): ObjectNode[] {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true }).filter(
    ({ name }) => name === 'schema.graphql',
  );
  return folders
    .flatMap(({ parentPath, name }) => parse(readFileSync(`${parentPath}/${name}`, 'utf8')).definitions)
    .filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION);
}

function isMarked(node: ObjectNode | FieldDefinitionNode, directive: string): boolean {
  return (node.directives ?? []).some(({ name }) => name.value === directive);
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

describe('the access matrix', () => {
  test('every root field and every field of a merged type has its row, and no row is superfluous', () => {
    const entries = sdlTypes().filter((node) => ['Query', 'Mutation'].includes(node.name.value) || isMarked(node, 'key'));
    const fields = entries.flatMap((node) => (node.fields ?? []).map((field) => `${node.name.value}.${field.name.value}`));
    expect(Object.keys(FIELDS).toSorted()).toEqual(fields.toSorted());
  });

  test.each(Object.entries(FIELDS))('%s', async (name, { call, read, cells }) => {
    const world = name.startsWith('Mutation.') ? await makeWorld(wallet) : readOnly;
    const got: Record<string, unknown> = {};
    // The buyer comes last, so that their data must still exist.
    for (const role of [...PEERS, ...ROLES]) {
      const [query, variables = {}] = call(world);
      const { data, errors } = await wallet.graphql(query, variables, world.people[role]);
      got[role] = errors?.[0]?.extensions.code ?? read(data);
    }
    const expected = Object.fromEntries(ROLES.map((role, index) => [role, cells[index]]));
    const peers = PEER_CELLS[name] ?? {};
    for (const peer of PEERS) expected[peer] = peer in peers ? peers[peer] : expected.other;
    expect(got).toEqual(expected);
  });

  test('an alias or a fragment shows no more than the field itself', async () => {
    const { people, buyerUuid } = readOnly;
    const query = `query ($u: ID!) { mine: _walletUsers(uuids: [$u]) { ...Purse } } fragment Purse on User { money: wallet { meowcent } }`;
    expect((await wallet.graphql(query, { u: buyerUuid }, people.other)).data).toEqual({ mine: [null] });
    expect((await wallet.graphql(query, { u: buyerUuid }, people.buyer)).data).toEqual({ mine: [{ money: { meowcent: 1501 } }] });
  });

  test('a field that reaches personal data is marked as personal, and is never cached', () => {
    const types = sdlTypes();
    const personalTypes = new Set(types.filter((node) => isMarked(node, 'personal')).map((node) => node.name.value));
    const carriers = types
      .filter((node) => (node.fields ?? []).some((field) => isMarked(field, 'personal')))
      .map((node) => node.name.value);
    for (const name of carriers) if (name !== 'Query' && name !== 'Mutation') personalTypes.add(name);
    const reaches = (name: string, seen: ReadonlySet<string>): boolean => {
      if (personalTypes.has(name)) return true;
      if (seen.has(name)) return false;
      const fields = types.filter((node) => node.name.value === name).flatMap((node) => node.fields ?? []);
      return fields.some((field) => reaches(namedType(field.type), new Set([...seen, name])));
    };
    const roots = types.filter((node) => node.name.value === 'Query').flatMap((node) => node.fields ?? []);
    const unmarked = roots.filter((field) => reaches(namedType(field.type), new Set()) && !isMarked(field, 'personal'));
    expect(unmarked.map((field) => field.name.value)).toEqual([]);
  });
});
