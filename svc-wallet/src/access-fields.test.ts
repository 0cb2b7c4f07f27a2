import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Kind, type ObjectTypeDefinitionNode, type ObjectTypeExtensionNode, parse, type TypeNode } from 'graphql';
import { PAYOUT_TYPES } from './testing/access-payouts.ts';
import { makeWorld, PEERS, type Peer, ROLES, type Role, type World } from './testing/access-world.ts';
import { type TestWallet, testWallet } from './testing/wallet.ts';

type Actor = Role | Peer;
const ACTORS: Actor[] = [...PEERS, ...ROLES];
const SIGNED_IN = ACTORS.filter((actor) => actor !== 'guest' && actor !== 'newcomer');
/** People who may request what a work of the seller costs them. */
const BUYERS = SIGNED_IN.filter((actor) => actor !== 'seller' && actor !== 'agent');
const onBuyer = (inner: string) => (w: World) => `{ _walletUsers(uuids: ["${w.buyerUuid}"]) { ${inner} } }`;
const onLink = (inner: string) => (w: World) => `{ _walletAdLinks(uuids: ["${w.adLink}"]) { ${inner} } }`;
const pay = (inner: string) => (w: World) =>
  `mutation { addStoreOrder(quote_uuid: "${w.storeQuote}", idempotency_key: "${w.storeQuote}") { ${inner} } }`;

/** Expected by hand: the request that reaches each personal type, and who sees its fields there. `%` is the field. */
const TYPES: Record<string, [door: (world: World) => string, readers: Actor[]]> = {
  User: [onBuyer('%'), ['buyer']],
  Wallet: [onBuyer('wallet { % }'), ['buyer']],
  Account: [onBuyer('account { % }'), ['buyer']],
  UserVip: [onBuyer('user_vip { % }'), ['buyer']],
  AccountLogEntry: [() => '{ findAccountLog { list { % } } }', SIGNED_IN],
  CartStore: [() => '{ findCartStore { list { % } } }', ['buyer']],
  Quote: [(w) => `{ findStoreQuote(store_id: "${w.wanted}") { % } }`, BUYERS],
  QuoteLine: [(w) => `{ findStoreQuote(store_id: "${w.wanted}") { lines { % } } }`, BUYERS],
  StoreOrder: [(w) => `{ findStoreOrder(store_id: "${w.bought}") { list { % } } }`, ['buyer']],
  RefundRequest: [(w) => `{ findStoreOrder(store_id: "${w.bought}") { list { refund_request { % } } } }`, ['buyer']],
  QueuedRefundRequest: [() => '{ findRefundRequest { list { % } } }', ['staff']],
  SellerOrder: [() => '{ findStoreOrderBySeller { list { % } } }', ['agent', 'promoter', 'seller']],
  SellerTotal: [() => '{ findStoreOrderBySeller { total { % } } }', SIGNED_IN],
  PaidOrders: [pay('%'), ['buyer']],
  PlayGrant: [pay('grants { % }'), ['buyer']],
  Receipt: [(w) => `{ findReceipt(uuid: "${w.order}") { % } }`, ['buyer']],
  ReceiptLine: [(w) => `{ findReceipt(uuid: "${w.order}") { lines { % } } }`, ['buyer']],
  Settlement: [() => '{ findSettlement { list { % } } }', ['agent', 'promoter', 'seller']],
  SettledOrder: [() => '{ findSettlement { list { orders { list { % } } } } }', ['agent', 'promoter', 'seller']],
  ReconciledMonth: [() => '{ findReconciliation { list { % } } }', ['agent', 'promoter', 'seller']],
  SalesReport: [() => '{ reportStoreStats { % } }', SIGNED_IN],
  SalesReportRow: [() => '{ reportStoreStats(by: ["store"]) { list { % } } }', ['agent', 'promoter', 'seller']],
  RevenueShare: [() => '{ reportStoreStats(by: ["store"]) { list { revenue_share { % } } } }', ['agent', 'promoter', 'seller']],
  SalesExport: [() => 'mutation { addSalesExport { % } }', SIGNED_IN],
  SaleWaterfall: [(w) => `{ findSaleWaterfall(order_uuid: "${w.order}") { % } }`, ['agent', 'promoter', 'seller']],
  WaterfallLine: [(w) => `{ findSaleWaterfall(order_uuid: "${w.order}") { lines { % } } }`, ['agent', 'promoter', 'seller']],
  WaterfallPosting: [(w) => `{ findSaleWaterfall(order_uuid: "${w.order}") { postings { % } } }`, ['agent', 'promoter', 'seller']],
  WaterfallEntry: [
    (w) => `{ findSaleWaterfall(order_uuid: "${w.order}") { postings { entries { % } } } }`,
    ['agent', 'promoter', 'seller'],
  ],
  StoreAdLink: [onLink('%'), ['promoter']],
  AdLinkSaleDay: [onLink('sale_days { % }'), ['promoter']],
  ...Object.fromEntries(
    Object.entries(PAYOUT_TYPES).map(([type, [door, readers]]) => [type, [door, readers === 'signed-in' ? SIGNED_IN : readers]] as const),
  ),
  WalletDeadLetter: [() => '{ findWalletDeadLetters { % } }', ['staff']],
  UnmatchedPayment: [() => '{ findUnmatchedPayment { list { % } } }', ['staff']],
  PlanGrant: [() => '{ findPlanGrant { list { % } } }', ['staff']],
  SilverGrant: [() => '{ findSilverGrant { list { % } } }', ['staff']],
  Penalty: [
    (w) => `mutation { addPenalty(user_uuid: "${w.buyerUuid}", sold: 4, reason: "x", idempotency_key: "${w.order}") { % } }`,
    ['staff'],
  ],
  PaymentLogEntry: [() => '{ findPaymentLog { list { % } } }', ['buyer']],
  HostedPage: [() => 'mutation { addHostedPage(action: "recharge") { % } }', SIGNED_IN],
  Payment: [(w) => `{ findPayment(uuid: "${w.payment}") { % } }`, ['buyer']],
};

/** Types of a hosted page, which opens once: `openHostedPage`'s own row says who may open it. */
const OPENED_ONCE = ['HostedAccess', 'HostedPayload'];

type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;
const isObject = (node: { kind: Kind }): node is ObjectNode =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
const objects = readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })
  .filter(({ name }) => name === 'schema.graphql')
  .flatMap(({ parentPath, name }) => parse(readFileSync(`${parentPath}/${name}`, 'utf8')).definitions)
  .filter(isObject);
const typeName = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type));
const personal = new Set(
  objects.filter(({ directives = [] }) => directives.some(({ name }) => name.value === 'personal')).map(({ name }) => name.value),
);
const fieldsOf = (type: string) =>
  objects
    .filter(({ name }) => name.value === type)
    .flatMap(({ fields = [] }) => fields.map((field) => ({ name: field.name.value, type: typeName(field.type) })));
const isObjectType = (type: string) => objects.some(({ name }) => name.value === type);

let wallet: TestWallet;
let world: World;
beforeAll(async () => {
  wallet = await testWallet();
  world = await makeWorld(wallet);
  const grant = `mutation { grantSilver(user_uuid: "${world.buyerUuid}", silver: 5, reason: "Sorry", idempotency_key: "${world.order}") { uuid } }`;
  await wallet.graphql(grant, {}, world.people.staff);
  await wallet.graphql(grant.replace('grantSilver', 'grantPlan').replace('silver: 5', 'grade: 2, months: 1'), {}, world.people.staff);
  const envelope = { type: 'catalog.user.changed', aggregateId: world.buyerUuid };
  const letter = { id: world.order, event_id: world.order, consumer: 'gone', envelope, error: 'Error: gone', deliveries: 8 };
  await wallet.db('dead_letters').insert(letter);
  await wallet.db('unmatched_payments').insert({ payment_uuid: world.payment, currency: 'USD', paid_amount: 4, refunded_amount: 0 });
});
afterAll(() => wallet.close());

test('every personal type has a query that reaches it', () => {
  expect([...Object.keys(TYPES), ...OPENED_ONCE].toSorted()).toEqual([...personal].toSorted());
});

describe('the fields of personal types and who sees them', () => {
  test.each(Object.entries(TYPES))('%s', async (type, [door, readers]) => {
    const fields = fieldsOf(type);
    expect(fields.length).toBeGreaterThan(0);
    const queryOf = (selected: typeof fields) =>
      door(world).replace(
        '%',
        `__typename ${selected.map(({ name, type: inner }) => (isObjectType(inner) ? `${name} { __typename }` : name)).join(' ')}`,
      );
    const seenBy = new Map(fields.map(({ name }): [string, Actor[]] => [name, []]));
    for (const actor of ACTORS) {
      const ask = (selected: typeof fields) => wallet.graphql(queryOf(selected), {}, world.people[actor]);
      // Requests all fields in one query, and each alone only if there is an error below the first field.
      const whole = await ask(fields);
      const isAtDoor = (whole.errors ?? []).every(({ path }) => path?.length === 1);
      for (const field of fields) {
        const { data, errors } = isAtDoor ? whole : await ask([field]);
        const code = errors?.[0]?.extensions.code;
        if (code !== undefined && !/^(?:auth\/|404$|input\/invalid$|order\/own-work$)/.test(code))
          throw new Error(`${queryOf([field])}: ${code}`);
        if (!code && JSON.stringify(data).includes(`"__typename":"${type}"`)) seenBy.get(field.name)?.push(actor);
      }
    }
    for (const [field, actors] of seenBy) expect([`${type}.${field}`, ...actors]).toEqual([`${type}.${field}`, ...readers]);
  });
});
