import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { dropUnusedFiles } from '../../library/files/tidy.ts';
import { entitlementConsumer } from '../../shelf/entitlements/events.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, givePro, releasedStore } from '../../testing/listings.ts';
import { uploadInParts } from '../../testing/parts.ts';
import { type ContentServers, contentServers, visit } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';

let catalog: TestCatalog;
let servers: ContentServers;
let owner: TestPersonWithUuid;
let other: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let buyer: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;
const playerDir = mkdtempSync(join(tmpdir(), 'player-test-'));

beforeAll(async () => {
  writeFileSync(join(playerDir, 'index.html'), 'player');
  catalog = await testCatalog();
  servers = await contentServers(catalog, playerDir);
  owner = await catalog.creator('owner');
  other = await catalog.creator('other');
  staff = await catalog.person('staff', ['staff']);
  buyer = await catalog.person('buyer');
  commands = commandsOf(catalog);
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

const APK = makeZip([
  { name: 'AndroidManifest.xml', content: 'x' },
  { name: 'classes.dex', content: 'x' },
]);
const IPA = makeZip([{ name: 'Payload/A.app/Info.plist', content: 'x' }]);
const upload = async (system: 'android' | 'ios', person = owner) => {
  const file = system === 'ios' ? { name: 'A game.ipa', content: IPA } : { name: '貓 🐈 game.apk', content: APK };
  return (await uploadInParts(catalog, person, { ...file, system })).session.uuid;
};
const packed = (file_uuid: string, os = 'android', type = 'official_app') => ({ type, os, file_uuid });

async function saved(app_upload: object[], platform = 'meowtale') {
  const store = await commands.addStore(owner, platform);
  const { errors } = await commands.save(owner, store.uuid, store.current_submit, { store_submit_game_pack: { type: 2, app_upload } });
  return errors?.[0]?.extensions.fields?.[0] ?? 'saved';
}

/** Data of a listing whose package has only uploads. */
async function dataWith(...app_upload: object[]) {
  const data = await completeData(catalog, owner);
  const pack = { ...data.store_submit_game_pack, type: 2, official_app_uuid: null, trial_app_uuid: null, app_upload };
  return { ...data, store_submit_game_pack: pack };
}

const urlsFor = async (id: string, person: TestPersonWithUuid | undefined, os: string | null = null) => {
  const query = `query ($id: ID!, $os: String) { getStoreAuthorizedAndFindStoreUrl(id: $id, os: $os) { store_url { type os url kind } } }`;
  return (await catalog.graphql(query, { id, os }, person)).data.getStoreAuthorizedAndFindStoreUrl.store_url as {
    type: string;
    os: string;
    url: string;
    kind: string;
  }[];
};

test('a package’s address is given to staff and to readers whose plan includes downloads', async () => {
  const maker = await catalog.creator('packer');
  const store = await commands.addStore(maker);
  const pack = { type: 2, app_upload: [packed(await upload('android', maker))] };
  const saved = await commands.save(maker, store.uuid, store.current_submit, { store_submit_game_pack: pack });
  expect(saved.errors).toBeUndefined();
  const query = `query ($id: ID!) {
    findStoreSubmit(store_id: $id) { list { data { store_submit_game_pack { app_upload { basename url } } } } }
  }`;
  const urlFor = async (person: TestPersonWithUuid) => {
    const { list } = (await catalog.graphql(query, { id: store.uuid }, person)).data.findStoreSubmit;
    const [{ basename, url }] = list[0].data.store_submit_game_pack.app_upload;
    expect(basename).toBe('貓 🐈 game.apk');
    return url && new URL(url).pathname.replace(/[^/]*$/, '').replace(/[0-9a-f-]{36}/, 'uuid');
  };
  expect(await urlFor(maker)).toBeNull();
  expect(await urlFor({ ...maker, roles: [...maker.roles, 'staff'] })).toBe('/d/uuid/');
  await givePro(catalog, maker);
  expect(await urlFor(maker)).toBe('/d/uuid/');
});

describe('a draft', () => {
  test('names only its owner’s uploads, each once, for its system, and for systems of its platform', async () => {
    const apk = await upload('android');
    const at = 'store_submit_game_pack.app_upload';
    expect(await saved([packed(apk)])).toBe('saved');
    expect(await saved([packed(await upload('android', other))])).toEqual({ path: `${at}.0.file_uuid`, key: 'upload.errors.notYours' });
    expect(await saved([packed(uuidv7())])).toEqual({ path: `${at}.0.file_uuid`, key: 'upload.errors.notYours' });
    expect(await saved([packed(apk, 'windows')])).toEqual({ path: `${at}.0.file_uuid`, key: 'upload.errors.notYours' });
    expect(await saved([packed(apk), packed(apk)])).toEqual({ path: at, key: 'invalid.twice' });
    expect(await saved([packed(apk, 'web')])).toMatchObject({ path: `${at}.0.os` });
    expect(await saved([packed(await upload('ios'), 'ios')])).toEqual({ path: `${at}.0.os`, key: 'invalid.system' });
    expect(await saved([packed(apk)], 'meowtale-open')).toEqual({ path: `${at}.0.os`, key: 'invalid.system' });
  });

  test('keeps its upload from being deleted by hand or by age', async () => {
    const [attached, loose] = [await upload('android'), await upload('android')];
    await saved([packed(attached)]);
    const del = (uuid: string) => catalog.graphql('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid }, owner);
    expect((await del(attached)).errors?.[0]?.extensions.code).toBe('file/in-use');
    await catalog.moveClock(8 * 86_400);
    await dropUnusedFiles(catalog.db, catalog.storage);
    await catalog.moveClock(-8 * 86_400);
    const left = await catalog.db('files').whereIn('uuid', [attached, loose]).pluck('uuid');
    expect(left).toEqual([attached]);
  });
});

describe('a package', () => {
  test('is in one listing only, also when two submit it at once', async () => {
    const data = await dataWith(packed(await upload('android')));
    const stores = [await commands.addStore(owner), await commands.addStore(owner)];
    const responses = await Promise.all(stores.map(({ uuid }) => commands.submit(owner, uuid, data)));
    expect(responses.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['store/package-taken', undefined]);
  });

  test('can be downloaded by buyers until a refund, its trial by everyone', async () => {
    const [whole, trial] = [await upload('android'), await upload('android')];
    const store = await releasedStore(catalog, { owner, staff }, await dataWith(packed(whole), packed(trial, 'android', 'trial_app')));
    const entitle = (revision: number, active: boolean) =>
      catalog.deliver(entitlementConsumer, {
        aggregateId: `${buyer.muid}.${store}`,
        payload: { userUuid: buyer.muid, storeUuid: store, revision, active, orderUuid: uuidv7() },
      });
    expect((await urlsFor(store, undefined)).map(({ type }) => type)).toEqual(['trial_app']);
    expect(await urlsFor(store, owner, 'windows')).toEqual([]);
    await entitle(1, true);
    const urls = await urlsFor(store, buyer, 'android');
    expect(urls.map(({ type, os, kind }) => [type, os, kind])).toEqual([
      ['official_app', 'android', 'package'],
      ['trial_app', 'android', 'package'],
    ]);
    const [bought, tried] = urls.map(({ url }) => url) as [string, string];
    const answer = await visit(servers.files, bought);
    expect([answer.statusCode, answer.rawPayload.equals(APK), answer.headers['content-disposition']]).toEqual([
      200,
      true,
      `attachment; filename*=UTF-8''${encodeURIComponent('貓 🐈 game.apk')}`,
    ]);
    expect((await visit(servers.files, bought, { range: 'bytes=0-1' })).body).toBe('PK');
    expect((await visit(servers.files, bought.replace(/p\/[^/]{30}/, `p/${'x'.repeat(30)}`))).statusCode).toBe(403);
    await entitle(2, false);
    await waitFor(async () => (await visit(servers.files, bought)).statusCode === 403);
    expect((await visit(servers.files, tried)).statusCode).toBe(200);
    expect(await catalog.db('play_progress').where({ user_uuid: buyer.muid, store_uuid: store })).toHaveLength(1);
  });

  test('is submitted with the fields of its type only, and its draft keeps the others', async () => {
    const data = await dataWith(packed(await upload('android')));
    const pack = {
      ...data.store_submit_game_pack,
      official_app_uuid: (await completeData(catalog, owner)).store_submit_game_pack.official_app_uuid,
    };
    const savedFields = async (type: number) => {
      const store = await commands.addStore(owner);
      const saving = await commands.save(owner, store.uuid, store.current_submit, { ...data, store_submit_game_pack: { ...pack, type } });
      expect(saving.errors).toBeUndefined();
      const [draft] = await catalog.db('store_submits').where({ store_uuid: store.uuid, is_current: true });
      const { errors } = await commands.submit(owner, store.uuid);
      expect(errors).toBeUndefined();
      const [handed] = await catalog.db('store_submits').where({ store_uuid: store.uuid, is_current: true });
      const has = ({ app_upload, official_app_uuid }: typeof pack) => [app_upload.length, official_app_uuid !== null];
      await commands.cancel(owner, handed.uuid);
      return [has(draft.data.store_submit_game_pack), has(handed.data.store_submit_game_pack)];
    };
    expect(await savedFields(1)).toEqual([
      [1, true],
      [0, true],
    ]);
    expect(await savedFields(2)).toEqual([
      [1, true],
      [1, true],
    ]);
    expect(await savedFields(3)).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test('determines the systems on the public page', async () => {
    const store = await releasedStore(catalog, { owner, staff }, await dataWith(packed(await upload('android'))));
    const { data } = await catalog.graphql('query ($id: ID!) { findStore(id: $id) { list { support_platform } } }', { id: store });
    expect(data.findStore.list[0].support_platform).toBe('android');
  });
});
