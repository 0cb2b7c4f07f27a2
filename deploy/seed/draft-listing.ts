import type { Locale } from '@meowtale/contracts/locales';
import { type Covers, drawListing } from './art/render.ts';
import { breakTitle, titleIn } from './art/title.ts';
import { makeApp } from './make-app.ts';
import { packOpening, packWork, readFilm, readWords, type WorkWords } from './read-work.ts';
import type { Session } from './session.ts';
import type { Work } from './work.ts';

type Pictures = Record<'cover' | 'cover1to1' | 'cover240x320', string> & { screenshots: string[] };

/**
 * Draws and uploads a listing's pictures: covers in each language, with a title where a font has its letters; all other pictures are
 * shared.
 */
async function makePictures(creator: Session, work: Work, texts: [Locale, WorkWords][]): Promise<(language: Locale) => Pictures> {
  const { slug, scene, artSeed, title } = work;
  const titles = texts.map(([language, { name }]) =>
    titleIn(language, language === 'en-US' ? title.lines : breakTitle(name, language), title.ink),
  );
  const pictureSet = await drawListing(scene, artSeed, titles);
  const put = (content: Buffer, target: string, name = slug) =>
    creator.upload(content, `${name}-${target}.jpg`, { scope: 'store', target });
  const putCovers = async ({ cover, cover240x320 }: Covers, language: Locale) => ({
    cover: await put(cover, 'cover', `${slug}-${language}`),
    cover240x320: await put(cover240x320, 'cover240x320', `${slug}-${language}`),
  });
  const film = await readFilm(work);
  const putFilm = (content: Buffer) => creator.upload(content, `${slug}.webm`, { scope: 'store', target: 'screenshot' });
  const shared = {
    cover1to1: await put(pictureSet.cover1to1, 'cover1to1'),
    screenshots: await Promise.all([
      ...pictureSet.screenshots.map((picture) => put(picture, 'screenshot')),
      ...(film ? [putFilm(film)] : []),
    ]),
  };
  const covers = await Promise.all(
    texts.map(async ([language], index): Promise<[Locale, Pictures]> => {
      const cover = pictureSet.covers[index];
      if (!cover) throw new Error(`${slug} has no cover in ${language}`);
      return [language, { ...shared, ...(await putCovers(cover, language)) }];
    }),
  );
  const byLanguage = new Map(covers);
  return (language) => {
    const pictures = byLanguage.get(language);
    if (!pictures) throw new Error(`${slug} has no pictures in ${language}`);
    return pictures;
  };
}

async function submitData(creator: Session, work: Work, author: string) {
  const texts = await readWords(work);
  const english = texts.find(([language]) => language === 'en-US')?.[1];
  if (!english) throw new Error(`${work.slug} has no English words`);
  const upload = await packWork(work, texts);
  const app = await makeApp(creator, work, english.name, upload);
  const opening = await packOpening(work, texts);
  const trial = opening && (await makeApp(creator, work, `${english.name} (opening)`, opening));
  const picturesIn = await makePictures(creator, work, texts);
  const list = texts.map(([language, { name, brief, introduction, labels }]) => ({
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
      tag_keys: work.tags,
      default_lang: 'en-US',
      serial_status: work.serialStatus,
      platforms: ['web'],
      list,
    },
    store_submit_game_pack: { type: 1, name: work.packName, languages: upload.languages, official_app_uuid: app, trial_app_uuid: trial },
    store_submit_price: {
      reward_minimum: work.rewardMinimum,
      list: Object.entries(work.prices).map(([country, meowcent]) => ({ country, meowcent })),
    },
  };
}

/**
 * Creates a listing up to its draft: everything is saved, nothing is submitted for review. Returns its uuid.
 * @param begun an empty listing that an earlier run left
 */
export async function draftListing(creator: Session, work: Work, author: string, begun: string | undefined): Promise<string> {
  const data = await submitData(creator, work, author);
  const id = begun ?? (await addStore(creator, work));
  await creator.ask(
    'mutation Draft($id: ID!, $data: StoreSubmitDataInput!) { addStoreSubmit(store_id: $id, status: 1, data: $data) { uuid } }',
    { id, data },
  );
  return id;
}

async function addStore(creator: Session, { platform }: Work): Promise<string> {
  const { addStore: made } = await creator.ask<{ addStore: { uuid: string } }>(
    'mutation AddStore($platform: String!) { addStore(platform_key: $platform) { uuid } }',
    { platform },
  );
  return made.uuid;
}
