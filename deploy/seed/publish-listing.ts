import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import { drawListing, drawLogo, type ListingPictures } from './art/render.ts';
import { packWork, readWords, type Upload } from './read-work.ts';
import type { Session } from './session.ts';
import type { Work } from './work.ts';

/** The work's app: its story or game uploaded, its logo drawn. */
async function makeApp(creator: Session, work: Work, name: string, { zip }: Upload): Promise<string> {
  const file = await creator.upload(zip, `${work.slug}.zip`, { scope: 'app' });
  const logo = await creator.upload(await drawLogo(work.scene, work.artSeed), `${work.slug}.png`, { scope: 'app', target: 'logo' });
  const { addApp } = await creator.ask<{ addApp: { uuid: string } }>(
    'mutation AddApp($name: String!) { addApp(name: $name, name_lang: "en-US", default_lang: "en-US") { uuid } }',
    { name },
  );
  await creator.ask('mutation Logo($uuid: ID!, $logo: ID) { setApp(uuid: $uuid, logoFile: $logo) { uuid } }', { uuid: addApp.uuid, logo });
  const { setAppUpload } = await creator.ask<{ setAppUpload: { state: string; faults: { message: string }[] } }>(
    'mutation Upload($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { state faults { file line message } } }',
    { uuid: addApp.uuid, file },
  );
  if (setAppUpload.state !== 'ready') throw new Error(`${work.slug} did not become playable: ${JSON.stringify(setAppUpload.faults)}`);
  return addApp.uuid;
}

type Pictures = Record<'cover' | 'cover1to1' | 'cover240x320', string> & { screenshots: string[] };

async function uploadPictures(creator: Session, slug: string, pictures: ListingPictures): Promise<Pictures> {
  const put = (content: Buffer, target: string) => creator.upload(content, `${slug}-${target}.jpg`, { scope: 'store', target });
  return {
    cover: await put(pictures.cover, 'cover'),
    cover1to1: await put(pictures.cover1to1, 'cover1to1'),
    cover240x320: await put(pictures.cover240x320, 'cover240x320'),
    screenshots: await Promise.all(pictures.screenshots.map((picture) => put(picture, 'screenshot'))),
  };
}

/** The title stands on the English cover; the other languages share the scene alone, their titles in type beside it. */
async function makePictures(creator: Session, { slug, scene, artSeed, title }: Work): Promise<{ english: Pictures; others: Pictures }> {
  return {
    english: await uploadPictures(creator, `${slug}-en-US`, await drawListing(scene, artSeed, title)),
    others: await uploadPictures(creator, slug, await drawListing(scene, artSeed)),
  };
}

async function submitData(creator: Session, work: Work, author: string) {
  const words = await readWords(work);
  const english = words.find(([language]) => language === 'en-US')?.[1];
  if (!english) throw new Error(`${work.slug} has no English words`);
  const upload = await packWork(work, words);
  const app = await makeApp(creator, work, english.name, upload);
  const pictures = await makePictures(creator, work);
  const list = words.map(([language, { name, brief, introduction, labels }]) => {
    const drawn = language === 'en-US' ? pictures.english : pictures.others;
    return { language, name, brief, introduction, labels, ...drawn };
  });
  return {
    store_submit_info: {
      author,
      category: work.category,
      default_lang: 'en-US',
      serial_status: work.serialStatus,
      platforms: ['web'],
      list,
    },
    store_submit_game_pack: { type: 1, name: work.packName, languages: upload.languages, official_app_uuid: app },
    store_submit_price: {
      reward_minimum: work.rewardMinimum,
      list: Object.entries(work.prices).map(([country, meowcent]) => ({ country, meowcent })),
    },
  };
}

/** Takes one listing the whole way: made, submitted, passed by staff, released. Answers its uuid. */
export async function publishListing(creator: Session, staff: Session, work: Work, author: string): Promise<string> {
  const { addStore } = await creator.ask<{ addStore: { uuid: string } }>(
    'mutation AddStore($platform: String!) { addStore(platform_key: $platform) { uuid } }',
    { platform: work.platform },
  );
  const data = await submitData(creator, work, author);
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
