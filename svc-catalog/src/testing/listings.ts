import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import { IMAGE_TARGETS, type ImageTarget } from '@meowtale/contracts/inputs/catalog/upload';
import { PLAN_GRADE } from '@meowtale/contracts/plans';
import { compileInk } from '@meowtale/story/compile';
import { v7 as uuidv7 } from 'uuid';
import { MANIFEST_FILE, storyFileOf } from '../library/apps/model.ts';
import { insertFile } from '../library/files/repository.ts';
import { savePlans } from '../library/plans/repository.ts';
import { keys } from '../library/storage/model.ts';
import { entitlementConsumer } from '../shelf/entitlements/events.ts';
import type { TestCatalog, TestPersonWithUuid } from './catalog.ts';

/** Adds a picture as an upload stores it. */
export async function addImage({ db }: TestCatalog, ownerUuid: string, target: ImageTarget): Promise<string> {
  const { scope, width, height, format } = IMAGE_TARGETS[target];
  const uuid = uuidv7();
  const picture = {
    kind: 'image' as const,
    basename: `${target}.${format}`,
    mime_type: `image/${format}`,
    size_bytes: 1000,
    sha256: '0'.repeat(64),
  };
  await insertFile(db, { ...picture, uuid, owner_uuid: ownerUuid, scope, target, width, height });
  return uuid;
}

/** Adds an app that can be sold: compiled, with a logo. */
export async function addReadyApp(catalog: TestCatalog, ownerUuid: string, change: object = {}): Promise<string> {
  const uuid = uuidv7();
  const logo_file = await addImage(catalog, ownerUuid, 'logo');
  const names = { name: 'A story', name_lang: 'en-US', default_lang: 'en-US', spine_runtime_version: '4.1' };
  const state = { kind: 'ink', state: 'ready', version: 1, word_count: 1234, endings: 3 };
  const row = { uuid, owner_uuid: ownerUuid, ...names, ...state, logo_file, ...change };
  await catalog.db('apps').insert(row);
  await writeStory(catalog, row);
  return uuid;
}

/** Adds a shared link to an app in no listing. Returns its token. */
export async function shareApp({ db }: TestCatalog, app_uuid: string): Promise<string> {
  const token = uuidv7();
  await db('app_share_links').insert({ uuid: uuidv7(), app_uuid, token });
  return token;
}

/** Delivers the wallet's event that a person has a work, or has it no more. */
export const entitle = (
  catalog: TestCatalog,
  userUuid: string,
  storeUuid: string,
  { revision = 1, active = true } = {},
): Promise<unknown> =>
  catalog.deliver(entitlementConsumer, {
    aggregateId: `${userUuid}.${storeUuid}`,
    payload: { userUuid, storeUuid, revision, active, orderUuid: uuidv7() },
  });

const STORY = compileInk('The lamp is lit.\n-> END');

/** Writes the files of an app's version, as compiling does. */
async function writeStory(
  { filesDir }: TestCatalog,
  { uuid, version, name }: { uuid: string; version: number; name: string },
): Promise<void> {
  if (!STORY.ok) throw new Error(JSON.stringify(STORY.faults));
  const folder = join(filesDir, keys.work(uuid, version));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify({ kind: 'ink', name, languages: ['en-US'] }));
  await writeFile(join(folder, storyFileOf('en-US', 'en-US')), JSON.stringify(STORY.bundle));
}

export async function completeInfo(catalog: TestCatalog, ownerUuid: string, language = 'en-US') {
  const image = (target: ImageTarget) => addImage(catalog, ownerUuid, target);
  const screenshots = [await image('screenshot'), await image('screenshot'), await image('screenshot')];
  const covers = { cover: await image('cover'), cover1to1: await image('cover1to1'), cover240x320: await image('cover240x320') };
  return {
    language,
    name: 'The Lantern',
    brief: 'A cat and a light.',
    introduction: 'Tonight the fog comes in.',
    labels: ['Cats'],
    ...covers,
    screenshots,
  };
}

/** Returns everything that submitting a listing needs (SPEC §5). */
export async function completeData(catalog: TestCatalog, owner: TestPersonWithUuid, price = 499) {
  return {
    store_submit_info: {
      author: 'Lamplight',
      category: 'normal-age',
      tag_keys: ['quiet'],
      default_lang: 'en-US',
      serial_status: 'completed',
      platforms: ['web'],
      list: [await completeInfo(catalog, owner.muid)],
    },
    store_submit_game_pack: {
      type: 1,
      name: 'Lantern1',
      languages: ['en-US'],
      official_app_uuid: await addReadyApp(catalog, owner.muid),
    },
    store_submit_price: { list: [{ country: 'us', meowcent: price }] },
  };
}

export const SUBMIT_FIELDS = `uuid store_id status page_state package_state revision submitted_at decided_at rejection_type memo
  missing { path key params }`;

interface ReleaseTimes {
  released_at?: string;
  start_preview_at?: string;
}

const RELEASE = `mutation ($store_id: ID!, $start_preview_at: DateTime, $released_at: DateTime) {
  releaseStore(store_id: $store_id, start_preview_at: $start_preview_at, released_at: $released_at) {
    uuid submit_status released_at status } }`;

/** Gives a person PRO at any time of a test's clock, unless the wallet's event has set their plans. */
export async function givePro({ db }: TestCatalog, { muid }: TestPersonWithUuid): Promise<void> {
  const plans = [{ grade: PLAN_GRADE.pro, startedAt: '2000-01-01T00:00:00.000Z', endedAt: '2100-01-01T00:00:00.000Z' }];
  await savePlans(db, { user_uuid: muid, revision: 0, plans });
}

/** Returns the commands from an empty listing to its release, each called by its person. */
export function commandsOf(catalog: TestCatalog) {
  const call = async (query: string, variables: object, person: TestPersonWithUuid) => catalog.graphql(query, { ...variables }, person);
  return {
    async addStore(owner: TestPersonWithUuid, platform_key = 'meowtale') {
      const query = `mutation ($platform_key: String!) { addStore(platform_key: $platform_key) {
        uuid submit_status status current_submit { ${SUBMIT_FIELDS} } } }`;
      return (await call(query, { platform_key }, owner)).data.addStore;
    },
    save: (owner: TestPersonWithUuid, store_id: string, seen: { uuid: string; revision: number }, data: object) =>
      call(
        `mutation ($store_id: ID!, $uuid: ID!, $revision: Int!, $data: StoreSubmitDataInput!) {
          updateStoreSubmit(store_id: $store_id, uuid: $uuid, revision: $revision, data: $data) { ${SUBMIT_FIELDS} } }`,
        { store_id, uuid: seen.uuid, revision: seen.revision, data },
        owner,
      ),
    submit: (
      owner: TestPersonWithUuid,
      store_id: string,
      data: object | null = null,
      terms_version: string | null = LISTING_TERMS_VERSION,
    ) =>
      call(
        `mutation ($store_id: ID!, $data: StoreSubmitDataInput, $terms_version: String) {
          addStoreSubmit(store_id: $store_id, data: $data, terms_version: $terms_version) { ${SUBMIT_FIELDS} } }`,
        { store_id, data, terms_version },
        owner,
      ),
    cancel: (owner: TestPersonWithUuid, uuid: string) =>
      call(`mutation ($uuid: ID!) { cancelStoreSubmit(uuid: $uuid) { ${SUBMIT_FIELDS} } }`, { uuid }, owner),
    review: (
      staff: TestPersonWithUuid,
      uuid: string,
      action: string,
      rejection: { rejection_type?: string; memo?: string; comments?: { path: string; text: string }[] } = {},
    ) =>
      call(
        `mutation ($uuid: ID!, $action: String!, $rejection_type: String, $memo: String, $comments: [ReviewCommentInput!]) {
          reviewStoreSubmit(uuid: $uuid, action: $action, rejection_type: $rejection_type, memo: $memo, comments: $comments) {
            reviewer_uuid owner { nickname } store { uuid } submit { ${SUBMIT_FIELDS} } } }`,
        { uuid, action, ...rejection },
        staff,
      ),
    /** Releases with PRO, so that it needn't wait for the full hour. */
    async release(owner: TestPersonWithUuid, store_id: string, times: ReleaseTimes = {}) {
      await givePro(catalog, owner);
      return call(RELEASE, { store_id, ...times }, owner);
    },
    /** Releases with the owner's own plan. */
    releaseByPlan: (owner: TestPersonWithUuid, store_id: string, times: ReleaseTimes = {}) => call(RELEASE, { store_id, ...times }, owner),
    setStatus: (owner: TestPersonWithUuid, store_id: string, status: string) =>
      call(
        `mutation ($store_id: ID!, $status: String!) { setStoreStatus(store_id: $store_id, status: $status) { uuid status } }`,
        { store_id, status },
        owner,
      ),
  };
}

/** Returns a listing that staff approved and its owner released now. */
export async function releasedStore(
  catalog: TestCatalog,
  people: { owner: TestPersonWithUuid; staff: TestPersonWithUuid },
  data?: object,
  platform = 'meowtale',
) {
  const commands = commandsOf(catalog);
  const { uuid } = await commands.addStore(people.owner, platform);
  await passSubmit(catalog, people, uuid, data ?? (await completeData(catalog, people.owner)));
  await commands.release(people.owner, uuid);
  return uuid as string;
}

/** Submits `data` and approves it. */
export async function passSubmit(
  catalog: TestCatalog,
  { owner, staff }: { owner: TestPersonWithUuid; staff: TestPersonWithUuid },
  storeUuid: string,
  data: object,
) {
  const commands = commandsOf(catalog);
  const { uuid } = (await commands.submit(owner, storeUuid, data)).data.addStoreSubmit;
  await commands.review(staff, uuid, 'take');
  await commands.review(staff, uuid, 'pass');
  return uuid as string;
}
