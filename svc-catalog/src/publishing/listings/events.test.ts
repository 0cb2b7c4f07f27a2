import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EventPayload } from '@meowtale/contracts/events/index';
import { buildService, defineConsumer, inTransaction, recordEvent } from '@meowtale/service-kit';
import { type TestService, testService, waitFor } from '@meowtale/service-kit/testing';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, releasedStore } from '../../testing/listings.ts';

// A minimal wallet: it consumes listings and publishes orders over a real NATS.
let catalog: TestCatalog;
let wallet: TestService;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
const heard: EventPayload<'catalog.listing.changed'>[] = [];

beforeAll(async () => {
  catalog = await testCatalog({ events: true });
  wallet = await testService({
    events: true,
    eventNamespace: catalog.eventNamespace,
    build: ({ env, db, overrides }) =>
      buildService({
        name: 'svc-wallet',
        env,
        db,
        typeDefs: ['extend type Query { ping: Boolean }'],
        resolvers: [],
        consumers: [
          defineConsumer({
            name: 'wallet-listings',
            event: 'catalog.listing.changed',
            handle: async (_tx, { payload }) => void heard.push(payload),
          }),
        ],
        overrides,
      }),
  });
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
});
afterAll(async () => {
  await catalog?.close();
  await wallet?.close();
});

test('a release is published to the wallet, and a paid order is counted', async () => {
  const uuid = await releasedStore(catalog, { owner, staff });
  await waitFor(() => heard.length === 1);
  expect(heard[0]).toMatchObject({
    storeUuid: uuid,
    revision: 1,
    onSale: true,
    ownerUuid: owner.muid,
    prices: [{ country: 'us', coins: 499 }],
  });

  await commandsOf(catalog).setStatus(owner, uuid, 'off');
  await waitFor(() => heard.length === 2);
  expect(heard[1]).toMatchObject({ storeUuid: uuid, revision: 2, onSale: false });

  const orderUuid = crypto.randomUUID();
  const order = {
    orderUuid,
    storeUuid: uuid,
    buyerUuid: staff.muid,
    ownerUuid: owner.muid,
    agent: null,
    promoter: null,
    priceCoins: 499,
    silverCoins: 0,
  };
  const payload = { ...order, paidAt: new Date().toISOString() };
  await inTransaction(wallet.db, (tx) => recordEvent(tx, 'wallet.order.paid', { aggregateId: orderUuid, payload }));
  const count = async () => (await catalog.db('store_stats').where({ store_uuid: uuid }).first())?.order1_count;
  await waitFor(async () => (await count()) === 1);
});
