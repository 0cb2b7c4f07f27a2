import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { Session } from '../../deploy/seed/session.ts';
import { type Payload, pictures, realStory } from './files.ts';
import { givePro, type Person } from './people.ts';

export interface Submission {
  /** The listing. */
  store: string;
  uuid: string;
}

/** Uploads a file as an app; returns its uuid. An unplayable file leaves its errors in the app. */
export async function uploadApp(maker: Person, name: string, { name: fileName, buffer }: Payload, logo?: Payload): Promise<string> {
  const file = await maker.upload(buffer, fileName, { scope: 'app' });
  const logoFile = logo ? await maker.upload(logo.buffer, logo.name, { scope: 'app', target: 'logo' }) : null;
  const { addApp } = await maker.ask<{ addApp: { uuid: string } }>(
    'mutation App($name: String!) { addApp(name: $name, default_lang: "en-US") { uuid } }',
    { name },
  );
  await maker.ask(
    `mutation Fill($uuid: ID!, $file: ID!, $logo: ID) {
      setApp(uuid: $uuid, logoFile: $logo) { uuid }
      setAppUpload(uuid: $uuid, file_uuid: $file) { state }
    }`,
    { uuid: addApp.uuid, file, logo: logoFile },
  );
  return addApp.uuid;
}

/** A listing's prices as the editor submits them; by country, in coins. */
export interface SubmittedPrice {
  list: { country: string; meowcent: number }[];
  activity?: { percentage_discount: number; type: 'custom'; started_at: string; ended_at: string };
}

const PRICE: SubmittedPrice = {
  list: [
    { country: 'us', meowcent: 499 },
    { country: 'tw', meowcent: 399 },
  ],
};

const WORDS = {
  brief: 'A night in a hut, and a missing part.',
  introduction: 'Somebody took it. You know who.',
  labels: ['Night', 'Snow'],
};

/** Submits a complete listing like the editor does, so that it waits for review. */
export async function submitFullListing(maker: Person, name: string, price = PRICE, texts = WORDS): Promise<Submission> {
  const app = await uploadApp(maker, name, realStory(), (await pictures(43)).logo);
  const { addStore } = await maker.ask<{ addStore: { uuid: string } }>('mutation { addStore(platform_key: "meowtale") { uuid } }');
  return submitWhole(maker, addStore.uuid, { app, name, price, words: texts });
}

interface Whole {
  app: string;
  name: string;
  price?: SubmittedPrice;
  words?: typeof WORDS;
}

/** Uploads the icon that an app needs for a submission. */
export async function giveLogo(maker: Person, app: string): Promise<void> {
  const { logo } = await pictures(43);
  const file = await maker.upload(logo.buffer, logo.name, { scope: 'app', target: 'logo' });
  await maker.ask('mutation ($uuid: ID!, $logo: ID!) { setApp(uuid: $uuid, logoFile: $logo) { uuid } }', { uuid: app, logo: file });
}

/** Submits a complete listing of an app. */
export async function submitWhole(maker: Person, store: string, { app, name, price = PRICE, words = WORDS }: Whole): Promise<Submission> {
  const images = await pictures(43);
  const put = ({ name: fileName, buffer }: Payload, target: string) => maker.upload(buffer, fileName, { scope: 'store', target });
  const entry = {
    language: 'en-US',
    name,
    ...words,
    cover: await put(images.cover, 'cover'),
    cover1to1: await put(images.cover1to1, 'cover1to1'),
    cover240x320: await put(images.cover240x320, 'cover240x320'),
    screenshots: await Promise.all(images.screenshots.map((picture) => put(picture, 'screenshot'))),
  };
  const data = {
    store_submit_info: {
      author: maker.nickname,
      category: 'normal-age',
      default_lang: 'en-US',
      serial_status: 'completed',
      platforms: ['web'],
      list: [entry],
    },
    store_submit_game_pack: { type: 1, name: 'TheHut', languages: ['en-US'], official_app_uuid: app },
    store_submit_price: { reward_minimum: 0, ...price },
  };
  const { addStoreSubmit } = await maker.ask<{ addStoreSubmit: { uuid: string } }>(
    'mutation Submit($id: ID!, $data: StoreSubmitDataInput!, $terms: String!) { addStoreSubmit(store_id: $id, data: $data, terms_version: $terms) { uuid } }',
    { id: store, data, terms: LISTING_TERMS_VERSION },
  );
  return { store, uuid: addStoreSubmit.uuid };
}

/** Submits a new version of a listing with only another price. */
export async function submitPrice(maker: Person, store: string, price: SubmittedPrice): Promise<Submission> {
  await maker.ask('mutation Begin($id: ID!) { addStoreSubmit(store_id: $id, status: 1) { uuid } }', { id: store });
  const { addStoreSubmit } = await maker.ask<{ addStoreSubmit: { uuid: string } }>(
    'mutation Reprice($id: ID!, $data: StoreSubmitDataInput!, $terms: String!) { addStoreSubmit(store_id: $id, data: $data, terms_version: $terms) { uuid } }',
    { id: store, data: { store_submit_price: { reward_minimum: 0, activity: null, ...price } }, terms: LISTING_TERMS_VERSION },
  );
  return { store, uuid: addStoreSubmit.uuid };
}

/** Approves a submission as staff, and releases it at once, as an owner with PRO. */
export async function putOnSale(maker: Person, staff: Session, { store, uuid }: Submission): Promise<void> {
  for (const action of ['take', 'pass'])
    await staff.ask(
      'mutation Review($uuid: ID!, $action: String!) { reviewStoreSubmit(uuid: $uuid, action: $action) { submit { uuid } } }',
      {
        uuid,
        action,
      },
    );
  await givePro(maker);
  await maker.ask('mutation Release($id: ID!) { releaseStore(store_id: $id) { uuid } }', { id: store });
}
