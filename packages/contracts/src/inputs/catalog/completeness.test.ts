import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { missingOf } from './completeness.ts';
import { type StoreSubmitDraft, storeSubmitDraft } from './store-submit.ts';

const storeUuid = randomUUID();
const app = { uuid: randomUUID(), ready: true, hasIcon: true, storeUuid: null as string | null, isTrashed: false };
const id = () => randomUUID();

function entry(language: string) {
  const covers = { cover: id(), cover1to1: id(), cover240x320: id() };
  return { language, name: 'Name', brief: 'Brief', introduction: 'Introduction', ...covers, screenshots: [id(), id(), id()] };
}

function complete(): StoreSubmitDraft {
  return storeSubmitDraft.parse({
    store_submit_info: {
      category: 'normal-age',
      default_lang: 'en-US',
      serial_status: 'ongoing',
      platforms: ['web'],
      list: [entry('en-US'), { ...entry('zh-TW'), name: '', brief: '', cover: null }],
    },
    store_submit_game_pack: { type: 1, name: 'Pack1', official_app_uuid: app.uuid },
    store_submit_price: { auth_type: 1, list: [{ country: 'us', meowcent: 0 }] },
  });
}

type Spoil = (draft: StoreSubmitDraft) => void;

function missingAfter(spoil: Spoil, apps = [app]) {
  const draft = complete();
  spoil(draft);
  return missingOf(draft, storeUuid, apps).map(({ path, key }) => `${path} ${key}`);
}

const info =
  (spoil: (part: StoreSubmitDraft['store_submit_info']) => void): Spoil =>
  (draft) =>
    spoil(draft.store_submit_info);
const page = (change: object) => info((part) => void Object.assign(part, change));
const english = (change: object): Spoil => info((part) => void Object.assign(part.list[0] ?? {}, change));
const pack =
  (change: object): Spoil =>
  (draft) =>
    void Object.assign(draft.store_submit_game_pack, change);
const price =
  (change: object): Spoil =>
  (draft) =>
    void Object.assign(draft.store_submit_price, change);
const nowhere: Spoil = (draft) => {
  draft.store_submit_info.platforms = [];
  draft.store_submit_game_pack.type = 3;
  draft.store_submit_game_pack.official_app_uuid = null;
};
const traditionalFirst = info((part) => {
  part.default_lang = 'zh-TW';
  part.list = part.list.slice(1);
  Object.assign(part.list[0] ?? {}, entry('zh-TW'));
});

test('a complete listing lacks nothing, even with an incomplete second language', () => {
  expect(missingAfter(() => {})).toEqual([]);
});

describe('the page (SPEC §5)', () => {
  test.each<[string, Spoil, string[]]>([
    ['no default language', page({ default_lang: null }), ['store_submit_info.default_lang missing.default_lang']],
    ['no serial status', page({ serial_status: null }), ['store_submit_info.serial_status missing.serial_status']],
    ['no category', page({ category: null }), ['store_submit_info.category missing.category']],
    ['no system, and no package that has one', nowhere, ['store_submit_info.platforms missing.platforms']],
    ['no words at all', page({ list: [] }), ['store_submit_info.list missing.list']],
    ['no entry in the default language', page({ default_lang: 'ja-JP' }), ['store_submit_info.list missing.default_language_entry']],
    ['another language without English', traditionalFirst, ['store_submit_info.list missing.english_first']],
    ['no name', english({ name: '' }), ['store_submit_info.list.0.name missing.name']],
    ['no brief', english({ brief: '' }), ['store_submit_info.list.0.brief missing.brief']],
    ['no introduction', english({ introduction: '' }), ['store_submit_info.list.0.introduction missing.introduction']],
    ['no cover', english({ cover: null }), ['store_submit_info.list.0.cover missing.cover']],
    ['no square cover', english({ cover1to1: null }), ['store_submit_info.list.0.cover1to1 missing.cover1to1']],
    ['no 240×320 cover', english({ cover240x320: null }), ['store_submit_info.list.0.cover240x320 missing.cover240x320']],
    ['two screenshots', english({ screenshots: [id(), id()] }), ['store_submit_info.list.0.screenshots missing.screenshots']],
    [
      'two screenshots in a second language',
      info((part) => void part.list[1]?.screenshots.pop()),
      ['store_submit_info.list.1.screenshots missing.screenshots'],
    ],
  ])('%s', (_name, spoil, expected) => expect(missingAfter(spoil)).toEqual(expected));

  test('English needs its texts and cover before another default language, but not its other covers', () => {
    const spoil = info((part) => {
      part.default_lang = 'zh-TW';
      Object.assign(part.list[1] ?? {}, entry('zh-TW'));
      Object.assign(part.list[0] ?? {}, { name: '', cover: null, cover1to1: null, cover240x320: null });
    });
    expect(missingAfter(spoil)).toEqual(['store_submit_info.list.0.name missing.name', 'store_submit_info.list.0.cover missing.cover']);
  });

  test('an error can name the language and a number', () => {
    const draft = complete();
    english({ screenshots: [] })(draft);
    expect(missingOf(draft, storeUuid, [app])).toEqual([
      {
        path: 'store_submit_info.list.0.screenshots',
        key: 'missing.screenshots',
        params: { language: 'en-US', count: 0, min: 3, max: 12 },
      },
    ]);
  });
});

describe('the package (SPEC §5)', () => {
  const elsewhere = { ...app, storeUuid: randomUUID() };
  test.each<[string, Spoil, (typeof app)[], string[]]>([
    ['no type', pack({ type: null }), [app], ['store_submit_game_pack.type missing.pack_type']],
    ['no app', pack({ official_app_uuid: null }), [app], ['store_submit_game_pack.official_app_uuid missing.pack_app']],
    ['no upload', pack({ type: 2, official_app_uuid: null }), [app], ['store_submit_game_pack.official_app_uuid missing.pack_upload']],
    ['no name', pack({ name: '' }), [app], ['store_submit_game_pack.name missing.pack_name']],
    ['an app that is gone', () => {}, [], ['store_submit_game_pack.official_app_uuid missing.pack_app_unknown']],
    ['an app in the trash', () => {}, [{ ...app, isTrashed: true }], ['store_submit_game_pack.official_app_uuid missing.pack_app_trashed']],
    ['an app of another store', () => {}, [elsewhere], ['store_submit_game_pack.official_app_uuid missing.pack_app_elsewhere']],
    ['an app that is not ready', () => {}, [{ ...app, ready: false }], ['store_submit_game_pack.official_app_uuid missing.pack_app_ready']],
    ['an app without an icon', () => {}, [{ ...app, hasIcon: false }], ['store_submit_game_pack.official_app_uuid missing.pack_icon']],
    ['an app that is attached here already', () => {}, [{ ...app, storeUuid }], []],
    ['a trial alone', pack({ official_app_uuid: null, trial_app_uuid: app.uuid }), [app], []],
    ['type 3 with nothing', pack({ type: 3, official_app_uuid: null, name: '' }), [], []],
  ])('%s', (_name, spoil, apps, expected) => expect(missingAfter(spoil, apps)).toEqual(expected));
});

describe('the price (SPEC §5)', () => {
  test.each<[string, Spoil, string[]]>([
    ['none', price({ list: [] }), ['store_submit_price.list missing.price']],
    ['none for us', price({ list: [{ country: 'tw', meowcent: 10 }] }), ['store_submit_price.list missing.price_us']],
    ['none where the buyer decides', price({ auth_type: 2, list: [] }), []],
  ])('%s', (_name, spoil, expected) => expect(missingAfter(spoil)).toEqual(expected));
});
