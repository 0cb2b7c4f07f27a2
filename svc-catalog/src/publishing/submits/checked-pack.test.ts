import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { Storage } from '../../library/storage/model.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage, commandsOf, completeData } from '../../testing/listings.ts';
import { shortTimeoutDatabase } from '../../testing/short-timeouts.ts';
import { makeApp, setUpload } from '../../testing/works.ts';
import { addSubmit } from './service.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
});
afterAll(() => catalog?.close());

/** A complete draft with an uploaded story. */
async function draft() {
  const { uuid: app } = await makeApp(catalog, owner, 'One\n-> END');
  await catalog
    .db('apps')
    .where({ uuid: app })
    .update({ logo_file: await addImage(catalog, owner.muid, 'logo') });
  const data = await completeData(catalog, owner);
  data.store_submit_game_pack.official_app_uuid = app;
  const { uuid: store, current_submit } = await commandsOf(catalog).addStore(owner);
  const saved = await commandsOf(catalog).save(owner, store, current_submit, data);
  expect(saved.errors).toBeUndefined();
  return { app, store };
}
const submit = (db: Db, storage: Storage, store: string) => {
  const { muid: uuid, firebaseUid, roles } = owner;
  const actor: UserActor = { kind: 'user', uuid, firebaseUid, email: null, emailVerified: true, roles, authTime: 0 };
  return addSubmit(db, storage, actor, { store_id: store, terms_version: LISTING_TERMS_VERSION });
};

test('a version made while the package is read is read too, and is the one submitted', async () => {
  const { app, store } = await draft();
  const read: string[] = [];
  const open: Storage['open'] = async (key) => {
    if (read.length === 0) await setUpload(catalog, owner, app, 'Two\n-> END', 'story.ink');
    read.push(key);
    return catalog.storage.open(key);
  };
  const submitted = await submit(catalog.db, { ...catalog.storage, open }, store);
  expect(submitted.app_versions).toEqual({ [app]: 2 });
  const versions = new Set(read.map((key) => key.split('/')[2]));
  expect([...versions]).toEqual(['1', '2']);
});

test('a package read for longer than a transaction may take is submitted, and its listing isn’t locked meanwhile', async () => {
  const { app, store } = await draft();
  const impatient = shortTimeoutDatabase(catalog);
  const open: Storage['open'] = async (key) => {
    await impatient.outlastIdle();
    await catalog.db.transaction((tx) => tx('stores').where({ uuid: store }).forUpdate().noWait());
    return catalog.storage.open(key);
  };
  expect((await submit(impatient.db, { ...catalog.storage, open }, store)).app_versions).toEqual({ [app]: 1 });
  await impatient.close();
});
