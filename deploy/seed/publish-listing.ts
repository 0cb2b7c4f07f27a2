import { readFile } from 'node:fs/promises';
import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import { drawListing, drawLogo, type ListingPictures } from './art/render.ts';
import type { SeedListing, SeedWords } from './listings.ts';
import type { Session } from './session.ts';
import { zipFolder } from './zip-folder.ts';

const here = import.meta.dirname;

/** The listing's app: its story or game uploaded, its logo drawn. */
async function makeApp(creator: Session, listing: SeedListing): Promise<string> {
  const { kind, name } = listing.source;
  const content = kind === 'ink' ? await readFile(`${here}/stories/${name}`) : await zipFolder(`${here}/games/${name}`);
  const file = await creator.upload(content, kind === 'ink' ? name : `${name}.zip`, { scope: 'app' });
  const logo = await creator.upload(await drawLogo(listing.scene, listing.artSeed), `${listing.slug}.png`, {
    scope: 'app',
    target: 'logo',
  });
  const { addApp } = await creator.ask<{ addApp: { uuid: string } }>(
    'mutation AddApp($name: String!) { addApp(name: $name, name_lang: "en-US", default_lang: "en-US") { uuid } }',
    { name: listing.words['en-US'].name },
  );
  await creator.ask('mutation Logo($uuid: ID!, $logo: ID) { setApp(uuid: $uuid, logoFile: $logo) { uuid } }', { uuid: addApp.uuid, logo });
  const { setAppUpload } = await creator.ask<{ setAppUpload: { state: string; faults: { message: string }[] } }>(
    'mutation Upload($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { state faults { message } } }',
    { uuid: addApp.uuid, file },
  );
  if (setAppUpload.state !== 'ready') throw new Error(`${name} did not become playable: ${JSON.stringify(setAppUpload.faults)}`);
  return addApp.uuid;
}

async function uploadPictures(creator: Session, slug: string, pictures: ListingPictures) {
  const put = (content: Buffer, target: string) => creator.upload(content, `${slug}-${target}.jpg`, { scope: 'store', target });
  return {
    cover: await put(pictures.cover, 'cover'),
    cover1to1: await put(pictures.cover1to1, 'cover1to1'),
    cover240x320: await put(pictures.cover240x320, 'cover240x320'),
    screenshots: await Promise.all(pictures.screenshots.map((picture) => put(picture, 'screenshot'))),
  };
}

async function entry(creator: Session, listing: SeedListing, language: 'en-US' | 'zh-TW') {
  const words: SeedWords = listing.words[language];
  // The title font draws Latin script; a Chinese cover is the scene alone, its title in type beside it.
  const pictures = await drawListing(listing.scene, listing.artSeed, language === 'en-US' ? listing.title : undefined);
  return { language, ...words, ...(await uploadPictures(creator, `${listing.slug}-${language}`, pictures)) };
}

async function submitData(creator: Session, listing: SeedListing, author: string) {
  const app = await makeApp(creator, listing);
  return {
    store_submit_info: {
      author,
      category: listing.category,
      default_lang: 'en-US',
      serial_status: listing.serialStatus,
      platforms: ['web'],
      list: [await entry(creator, listing, 'en-US'), await entry(creator, listing, 'zh-TW')],
    },
    store_submit_game_pack: { type: 1, name: listing.packName, languages: ['en-US'], official_app_uuid: app },
    store_submit_price: {
      reward_minimum: listing.rewardMinimum,
      list: Object.entries(listing.prices).map(([country, meowcent]) => ({ country, meowcent })),
    },
  };
}

/** Takes one listing the whole way: made, submitted, passed by staff, released. Answers its uuid. */
export async function publishListing(creator: Session, staff: Session, listing: SeedListing, author: string): Promise<string> {
  const { addStore } = await creator.ask<{ addStore: { uuid: string } }>(
    'mutation AddStore($platform: String!) { addStore(platform_key: $platform) { uuid } }',
    { platform: listing.platform },
  );
  const data = await submitData(creator, listing, author);
  const { addStoreSubmit } = await creator.ask<{ addStoreSubmit: { uuid: string } }>(
    'mutation Submit($id: ID!, $data: StoreSubmitDataInput!, $terms: String!) { addStoreSubmit(store_id: $id, data: $data, terms_version: $terms) { uuid } }',
    { id: addStore.uuid, data, terms: LISTING_TERMS_VERSION },
  );
  for (const action of ['take', 'pass']) {
    await staff.ask(
      'mutation Review($uuid: ID!, $action: String!) { reviewStoreSubmit(uuid: $uuid, action: $action) { submit { uuid } } }',
      {
        uuid: addStoreSubmit.uuid,
        action,
      },
    );
  }
  await creator.ask('mutation Release($id: ID!) { releaseStore(store_id: $id) { uuid } }', { id: addStore.uuid });
  return addStore.uuid;
}
