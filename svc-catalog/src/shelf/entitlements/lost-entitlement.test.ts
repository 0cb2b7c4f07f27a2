import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildService, inTransaction, recordEvent } from '@meowtale/service-kit';
import { deleteStream, type TestService, testService, waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, testCatalog } from '../../testing/catalog.ts';

// A minimal wallet, which publishes entitlements over a real NATS.
let catalog: TestCatalog;
let wallet: TestService;
beforeAll(async () => {
  catalog = await testCatalog({ events: true });
  wallet = await testService({
    events: true,
    eventNamespace: catalog.eventNamespace,
    overrides: { streamCheckEveryMs: 200 },
    build: ({ env, db, overrides }) =>
      buildService({ name: 'svc-wallet', env, db, typeDefs: ['extend type Query { ping: Boolean }'], resolvers: [], overrides }),
  });
});
afterAll(async () => {
  await catalog?.close();
  await wallet?.close();
});

test('an unhandled entitlement event arrives in its newest state after the broker lost its store', async () => {
  const [userUuid, storeUuid, orderUuid] = [uuidv7(), uuidv7(), uuidv7()];
  const entitle = (revision: number, active: boolean) => {
    const payload = { userUuid, storeUuid, orderUuid, revision, active };
    return inTransaction(wallet.db, (tx) =>
      recordEvent(tx, 'wallet.entitlement.changed', { aggregateId: `${userUuid}.${storeUuid}`, payload }),
    );
  };
  const found = async () => (await catalog.db('entitlements').where({ user_uuid: userUuid, store_uuid: storeUuid }).first()) ?? null;
  await entitle(1, false);
  await entitle(2, true);
  await waitFor(async () => (await found())?.revision === 2);
  // The state before the event is handled.
  await catalog.database.owner.raw('delete from entitlements; delete from inbox; delete from inbox_revisions');
  await deleteStream(catalog.eventNamespace, 'wallet.entitlement.changed');
  await waitFor(async () => (await found()) !== null, 60_000);
  expect(await found()).toMatchObject({ revision: 2, active: true, order_uuid: orderUuid });
}, 120_000);
