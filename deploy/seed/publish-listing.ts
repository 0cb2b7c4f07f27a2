import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { Locale } from '@meowtale/contracts/locales';
import { type Covers, drawListing, drawLogo } from './art/render.ts';
import { breakTitle, titleIn } from './art/title.ts';
import { atMost } from './at-most.ts';
import { packWork, readWords, type Upload, type WorkWords } from './read-work.ts';
import type { Session } from './session.ts';
import type { Work } from './work.ts';

/** Stories are compiled one after another: a call that waits for the others' would be given up. */
const compileInTurn = atMost(1);

/** The work's app: its story or game uploaded, its logo drawn. */
async function makeApp(creator: Session, work: Work, name: string, { zip }: Upload): Promise<string> {
  const file = await creator.upload(zip, `${work.slug}.zip`, { scope: 'app' });
  const logo = await creator.upload(await drawLogo(work.scene, work.artSeed), `${work.slug}.png`, { scope: 'app', target: 'logo' });
  const { addApp } = await creator.ask<{ addApp: { uuid: string } }>(
    'mutation AddApp($name: String!) { addApp(name: $name, name_lang: "en-US", default_lang: "en-US") { uuid } }',
    { name },
  );
  await creator.ask('mutation Logo($uuid: ID!, $logo: ID) { setApp(uuid: $uuid, logoFile: $logo) { uuid } }', { uuid: addApp.uuid, logo });
  const { setAppUpload } = await compileInTurn(() =>
    creator.ask<{ setAppUpload: { state: string; faults: { message: string }[] } }>(
      'mutation Upload($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { state faults { file line message } } }',
      { uuid: addApp.uuid, file },
    ),
  );
  if (setAppUpload.state !== 'ready') throw new Error(`${work.slug} did not become playable: ${JSON.stringify(setAppUpload.faults)}`);
  return addApp.uuid;
}

type Pictures = Record<'cover' | 'cover1to1' | 'cover240x320', string> & { screenshots: string[] };

/** A cover for each language whose letters can be drawn, the bare scene for the others; the rest is everybody's. */
async function makePictures(creator: Session, work: Work, words: [Locale, WorkWords][]): Promise<(language: Locale) => Pictures> {
  const { slug, scene, artSeed, title } = work;
  const titles = words.flatMap(([language, { name }]) => {
    const lines = language === 'en-US' ? title.lines : breakTitle(name, language);
    return titleIn(language, lines, title.ink) ?? [];
  });
  const { plain, titled } = await drawListing(scene, artSeed, titles);
  const put = (content: Buffer, target: string, name = slug) =>
    creator.upload(content, `${name}-${target}.jpg`, { scope: 'store', target });
  const putCovers = async ({ cover, cover240x320 }: Covers, name?: string) => ({
    cover: await put(cover, 'cover', name),
    cover240x320: await put(cover240x320, 'cover240x320', name),
  });
  const shared = {
    cover1to1: await put(plain.cover1to1, 'cover1to1'),
    screenshots: await Promise.all(plain.screenshots.map((picture) => put(picture, 'screenshot'))),
  };
  const bare = await putCovers(plain);
  const covers = new Map<Locale, typeof bare>();
  for (const [index, { language }] of titles.entries()) {
    const drawn = titled[index];
    if (drawn) covers.set(language, await putCovers(drawn, `${slug}-${language}`));
  }
  return (language) => ({ ...shared, ...(covers.get(language) ?? bare) });
}

async function submitData(creator: Session, work: Work, author: string) {
  const words = await readWords(work);
  const english = words.find(([language]) => language === 'en-US')?.[1];
  if (!english) throw new Error(`${work.slug} has no English words`);
  const upload = await packWork(work, words);
  const app = await makeApp(creator, work, english.name, upload);
  const picturesIn = await makePictures(creator, work, words);
  const list = words.map(([language, { name, brief, introduction, labels }]) => ({
    language,
    name,
    brief,
    introduction,
    labels,
    ...picturesIn(language),
  }));
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

/**
 * Takes one listing the whole way: made, submitted, passed by staff, released. Answers its uuid.
 * @param turn what it waits for before it goes on sale
 */
export async function publishListing(
  creator: Session,
  staff: Session,
  work: Work,
  author: string,
  turn: Promise<unknown>,
): Promise<string> {
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
  await turn;
  await creator.ask('mutation Release($id: ID!) { releaseStore(store_id: $id) { uuid } }', { id: addStore.uuid });
  return addStore.uuid;
}
