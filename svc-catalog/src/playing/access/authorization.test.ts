import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clockNow, issueGrant } from '@meowtale/service-kit';
import { readCapability } from '../../library/capabilities/model.ts';
import { entitlementConsumer } from '../../shelf/entitlements/events.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addReadyApp, commandsOf, completeData, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let buyer: TestPersonWithUuid;
let store: string;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  buyer = await catalog.person('buyer');
  store = await releasedStore(catalog, { owner, staff });
});
afterAll(() => catalog?.close());

async function ask(person?: TestPersonWithUuid, grant?: string, id = store) {
  const query = `query ($id: ID!, $grant: String) { getStoreAuthorizedAndFindStoreUrl(id: $id, grant: $grant) {
    isAuthorized store_url { type url kind app_uuid } } }`;
  const answer = await catalog.graphql(query, { id, grant }, person);
  return { ...answer.data?.getStoreAuthorizedAndFindStoreUrl, code: answer.errors?.[0]?.extensions.code };
}

async function grantFor(claims: object, { secret = catalog.env.GRANT_SIGNING_SECRET, audience = 'entitlement', lifetime = 900 } = {}) {
  return issueGrant({ ...claims }, lifetime, { secret, audience, now: await clockNow(catalog.db) });
}

const entitle = (active: boolean, revision: number) =>
  catalog.deliver(entitlementConsumer, {
    aggregateId: `${buyer.muid}.${store}`,
    payload: { userUuid: buyer.muid, storeUuid: store, revision, active, orderUuid: crypto.randomUUID() },
  });

async function rightIn(url: string) {
  const token = /\/c\/([^/]+)\//.exec(url)?.[1] ?? '';
  return readCapability(token, catalog.env.GRANT_SIGNING_SECRET, await clockNow(catalog.db));
}

test('a work can’t be played by others, but by its owner and by staff', async () => {
  expect(await ask()).toMatchObject({ isAuthorized: false, store_url: [] });
  expect(await ask(buyer)).toMatchObject({ isAuthorized: false, store_url: [] });
  for (const [person, basis] of [
    [owner, 'owner'],
    [staff, 'staff'],
  ] as const) {
    const { isAuthorized, store_url } = await ask(person);
    expect(isAuthorized).toBe(true);
    expect(await rightIn(store_url[0].url)).toMatchObject({ person: person.muid, store, basis, version: 1 });
  }
});

test('with another system than web, no web address is returned', async () => {
  const urls = async (os: string) => {
    const query =
      'query ($id: ID!, $os: String) { getStoreAuthorizedAndFindStoreUrl(id: $id, os: $os) { isAuthorized store_url { os type } } }';
    const { data, errors } = await catalog.graphql(query, { id: store, os }, owner);
    return errors?.[0]?.extensions.fields ?? data.getStoreAuthorizedAndFindStoreUrl;
  };
  expect(await urls('web')).toEqual({ isAuthorized: true, store_url: [{ os: 'web', type: 'official_app' }] });
  expect(await urls('android')).toEqual({ isAuthorized: true, store_url: [] });
  expect(await urls('amiga')).toEqual([{ path: 'os', key: 'invalid.system' }]);
});

test('a grant is valid until the entitlement arrives: for its person, its work, and 15 minutes', async () => {
  const claims = { userUuid: buyer.muid, storeUuid: store, orderUuid: crypto.randomUUID() };
  const { isAuthorized, store_url } = await ask(buyer, await grantFor(claims));
  expect(isAuthorized).toBe(true);
  expect(await rightIn(store_url[0].url)).toMatchObject({ basis: 'grant' });
  const rejected = [
    'not a grant',
    await grantFor(claims, { secret: 'another-secret-of-at-least-32-characters' }),
    await grantFor(claims, { audience: 'play' }),
    await grantFor(claims, { lifetime: -1 }),
    await grantFor({ ...claims, userUuid: owner.muid }),
    await grantFor({ ...claims, storeUuid: crypto.randomUUID() }),
  ];
  for (const grant of rejected) expect(await ask(buyer, grant)).toMatchObject({ isAuthorized: false, store_url: [] });
  expect(await ask(undefined, await grantFor(claims))).toMatchObject({ isAuthorized: false });
});

test('an entitlement allows playing; a refund ends it, also for an unexpired grant', async () => {
  await entitle(true, 1);
  expect(await ask(buyer)).toMatchObject({ isAuthorized: true, store_url: [{ type: 'official_app', kind: 'ink' }] });
  await entitle(false, 2);
  const grantOf = (revision: number) => grantFor({ userUuid: buyer.muid, storeUuid: store, orderUuid: crypto.randomUUID(), revision });
  expect(await ask(buyer, await grantOf(1))).toMatchObject({ isAuthorized: false, store_url: [] });
  // A repeated purchase: the refund that arrived is of the order before.
  const again = await ask(buyer, await grantOf(3));
  expect(again).toMatchObject({ isAuthorized: true });
  expect(await rightIn(again.store_url[0].url)).toMatchObject({ basis: 'grant', since: 3 });
  await entitle(false, 4);
  expect(await ask(buyer, await grantOf(3))).toMatchObject({ isAuthorized: false, store_url: [] });
});

test('a trial is for everyone, the work itself isn’t', async () => {
  const data = await completeData(catalog, owner);
  const trial = await addReadyApp(catalog, owner.muid);
  const pack = { ...data.store_submit_game_pack, trial_app_uuid: trial };
  const uuid = await releasedStore(catalog, { owner, staff }, { ...data, store_submit_game_pack: pack });
  const { isAuthorized, store_url } = await ask(undefined, undefined, uuid);
  expect([isAuthorized, store_url.map((entry: { type: string; app_uuid: string }) => [entry.type, entry.app_uuid])]).toEqual([
    false,
    [['trial_app', trial]],
  ]);
});

test('the reviewed version is played, whatever is uploaded later', async () => {
  const data = await completeData(catalog, owner);
  const uuid = await releasedStore(catalog, { owner, staff }, data);
  await catalog.db('apps').where({ uuid: data.store_submit_game_pack.official_app_uuid }).update({ version: 2 });
  const { store_url } = await ask(staff, undefined, uuid);
  expect(await rightIn(store_url[0].url)).toMatchObject({ version: 1 });
});

test('an unreleased work is reached by its owner, by staff after its submission, and by no others', async () => {
  const { addStore, submit } = commandsOf(catalog);
  const { uuid } = await addStore(owner);
  expect([(await ask(owner, undefined, uuid)).isAuthorized, (await ask(staff, undefined, uuid)).code]).toEqual([true, 'store/not-found']);
  await submit(owner, uuid, await completeData(catalog, owner));
  expect((await ask(staff, undefined, uuid)).store_url).toHaveLength(1);
  for (const person of [undefined, buyer]) expect((await ask(person, undefined, uuid)).code).toBe('store/not-found');
  expect((await ask(buyer, undefined, crypto.randomUUID())).code).toBe('store/not-found');
  expect((await ask(buyer, undefined, 'x')).code).toBe('input/invalid');
});
