import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@meowtale/service-kit/testing';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage, commandsOf, completeData } from '../../testing/listings.ts';
import { uploadInParts } from '../../testing/parts.ts';
import { upload } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { discardFile } from './discard.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

const APK = makeZip([
  { name: 'AndroidManifest.xml', content: 'x' },
  { name: 'classes.dex', content: 'x' },
]);
const del = async (uuid: string): Promise<string | undefined> =>
  (await catalog.graphql('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid }, maker)).errors?.[0]?.extensions.code;
const waiting = async () =>
  (await catalog.db('pg_stat_activity').whereRaw(`datname = current_database() and wait_event_type = 'Lock'`)).length;

interface Naming {
  file: string;
  /** The row at which the call waits, after it has checked the file and before it references it. */
  waitsFor: { table: string; where: object };
  name(): Promise<{ errors?: object }>;
}

async function draftNaming(file: string, change: (data: Awaited<ReturnType<typeof completeData>>) => object): Promise<Naming> {
  const { uuid, current_submit } = await commandsOf(catalog).addStore(maker);
  const data = change(await completeData(catalog, maker));
  return {
    file,
    waitsFor: { table: 'store_submits', where: { uuid: current_submit.uuid } },
    name: () => commandsOf(catalog).save(maker, uuid, current_submit, data),
  };
}

const NAMINGS: Record<string, () => Promise<Naming>> = {
  'a picture by a draft': async () => {
    const file = await addImage(catalog, maker.muid, 'cover');
    return draftNaming(file, ({ store_submit_info: info }) => ({
      store_submit_info: { ...info, list: info.list.map((entry) => ({ ...entry, cover: file })) },
    }));
  },
  'a package by a draft': async () => {
    const { session } = await uploadInParts(catalog, maker, { name: 'game.apk', content: APK, system: 'android' });
    const app_upload = [{ type: 'official_app', os: 'android', file_uuid: session.uuid }];
    return draftNaming(session.uuid, () => ({ store_submit_game_pack: { type: 2, app_upload } }));
  },
  'an original by a version': async () => {
    const file = (await upload(catalog, maker, { fields: { scope: 'app' }, name: 'x.ink', content: 'Hi\n-> END' })).json().uuid;
    const added = await catalog.graphql('mutation { addApp(name: "A", default_lang: "en-US") { uuid } }', {}, maker);
    const query = 'mutation ($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { version } }';
    return {
      file,
      waitsFor: { table: 'storage_usage', where: { user_uuid: maker.muid } },
      name: () => catalog.graphql(query, { uuid: added.data.addApp.uuid, file }, maker),
    };
  },
};

test.each(Object.keys(NAMINGS))('%s during its deletion: the file stays', async (which) => {
  const { file, waitsFor, name } = await (NAMINGS[which] as () => Promise<Naming>)();
  const holder = await catalog.db.transaction();
  await holder(waitsFor.table).where(waitsFor.where).forUpdate();
  const naming = name();
  await waitFor(async () => (await waiting()) >= 1);
  let isDone = false;
  const deleting = del(file).finally(() => {
    isDone = true;
  });
  await waitFor(async () => isDone || (await waiting()) >= 2);
  await holder.commit();
  expect([(await naming).errors, await deleting]).toEqual([undefined, 'file/in-use']);
  expect(await discardFile(catalog.db, catalog.storage, maker.muid, file)).toBe('in-use');
});

test.each(Object.keys(NAMINGS))('%s after its deletion, which began before: the call is rejected', async (which) => {
  const { file, name } = await (NAMINGS[which] as () => Promise<Naming>)();
  const deleting = await catalog.db.transaction();
  await deleting('files').where({ uuid: file }).delete();
  const naming = name();
  await waitFor(async () => (await waiting()) >= 1);
  await deleting.commit();
  expect((await naming).errors).toMatchObject([{ extensions: { code: 'input/invalid', fields: [{ key: 'upload.errors.notYours' }] } }]);
});
