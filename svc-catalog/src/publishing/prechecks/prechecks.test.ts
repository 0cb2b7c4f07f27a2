import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { storyFileWith } from '../../testing/drama.ts';
import { addImage, commandsOf, completeData } from '../../testing/listings.ts';
import { makeApp } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { PRUNE_LINK_CHECKS } from './repository.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;

beforeAll(async () => {
  const network = {
    resolve: async (host: string) => (host === 'inside.example.com' ? ['10.0.0.1'] : ['93.184.216.34']),
    answers: async () => true,
    open: () => Promise.reject(new Error('there is nothing')),
  };
  catalog = await testCatalog({ network });
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());

interface Finding {
  level: string;
  path: string;
  key: string;
  params: Record<string, unknown> | null;
}
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const check = (uuid: string, person = owner) =>
  catalog.graphql(
    'query ($uuid: ID!) { checkStoreSubmit(uuid: $uuid) { submit_uuid findings { level path key params } } }',
    { uuid },
    person,
  );
const INFO = 'store_submit_info';
const PACK = 'store_submit_game_pack';
type Data = Awaited<ReturnType<typeof completeData>>;

/** Saves a draft of complete data after `change`; returns its findings. */
async function precheck(change: (data: Data) => void | Promise<void> = () => {}) {
  const data = await completeData(catalog, owner, 0);
  await change(data);
  const { uuid: store, current_submit } = await commands.addStore(owner);
  const saved = await commands.save(owner, store, current_submit, data);
  if (saved.errors) throw new Error(JSON.stringify(saved.errors));
  const { uuid } = saved.data.updateStoreSubmit;
  const checked = await check(uuid);
  if (checked.errors) throw new Error(codeOf(checked));
  const findings: Finding[] = checked.data.checkStoreSubmit.findings;
  return { store, uuid, findings, said: findings.map(({ level, path, key }) => `${level} ${path} ${key}`) };
}

/** Changes a draft's package to this app. */
const holding = (uuid: string) => (data: Data) => {
  data[PACK].official_app_uuid = uuid;
};

/** Creates a game of these files, ready to be sold. */
async function game(files: Record<string, string>): Promise<string> {
  const zip = makeZip(Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) })));
  const { uuid, state } = await makeApp(catalog, owner, zip, 'game.zip');
  expect(state).toBe('ready');
  await catalog
    .db('apps')
    .where({ uuid })
    .update({ logo_file: await addImage(catalog, owner.muid, 'logo') });
  return uuid;
}

test('a listing without problems has no findings for its owner; a stranger can’t check it', async () => {
  const { uuid, findings, store } = await precheck();
  expect(findings).toEqual([]);
  expect(codeOf(await check(uuid, await catalog.creator('other')))).toBe('store/not-found');
  expect(codeOf(await check(uuid, staff))).toBe('store/not-found');
  const submitted = (await commands.submit(owner, store)).data.addStoreSubmit;
  expect((await check(submitted.uuid, staff)).data.checkStoreSubmit.findings).toEqual([]);
});

describe('a paid ink story', () => {
  const finding = `advice ${PACK}.trial_app_uuid check.no-opening`;
  const sold = (pack: object) => (data: Data) => {
    Object.assign(data[PACK], pack);
    data.store_submit_price.list = [{ country: 'us', meowcent: 499 }];
  };
  const story = async (source: string) => {
    const { uuid } = await makeApp(catalog, owner, source);
    await catalog
      .db('apps')
      .where({ uuid })
      .update({ logo_file: await addImage(catalog, owner.muid, 'logo') });
    return uuid;
  };
  const closed = 'Hi.\n* [On] More.\n-> END';
  const open = 'Hi.\n# opening: end\n* [On] More and more of it.\n-> END';

  test('gets advice to have an opening, unless it has one or a trial', async () => {
    expect((await precheck(sold({ official_app_uuid: await story(closed) }))).said).toEqual([finding]);
    expect((await precheck(sold({ official_app_uuid: await story(open) }))).said).toEqual([]);
    const trial = { official_app_uuid: await story(closed), trial_app_uuid: await story(closed) };
    expect((await precheck(sold(trial))).said).toEqual([]);
    const download_urls = [{ type: 'trial_app', os: 'windows', url: 'https://fine.example.com/' }];
    expect((await precheck(sold({ official_app_uuid: await story(closed), download_urls }))).said).toEqual([]);
  });

  test('gets no advice while it is free', async () => {
    expect((await precheck(holding(await story(closed)))).said).toEqual([]);
  });
});

describe('a game', () => {
  test('can’t be submitted without its script, and can without a picture', async () => {
    const broken = await game({
      'index.html': '<script src="game.js"></script><link rel="stylesheet" href="css/a.css">',
      'css/a.css': 'a{background:url(../bg.png)}',
    });
    const { store, findings } = await precheck(holding(broken));
    expect(findings).toEqual([
      { level: 'error', path: `${PACK}.official_app_uuid`, key: 'check.pack-file', params: { file: 'game.js', within: 'index.html' } },
      { level: 'warning', path: `${PACK}.official_app_uuid`, key: 'check.pack-file', params: { file: 'bg.png', within: 'css/a.css' } },
    ]);
    const response = await commands.submit(owner, store);
    expect([codeOf(response), response.errors?.[0]?.extensions.fields]).toEqual([
      'store/check-failed',
      [{ path: `${PACK}.official_app_uuid`, key: 'check.pack-file', params: { file: 'game.js', within: 'index.html' } }],
    ]);
    const { current_submit } = (
      await catalog.graphql(
        'query ($id: ID) { findStoreMe(id: $id) { list { current_submit { uuid revision status } } } }',
        { id: store },
        owner,
      )
    ).data.findStoreMe.list[0];
    expect(current_submit.status).toBe('saved');
    const whole = await game({ 'index.html': '<script src="game.js"></script><img src="no.png">', 'game.js': '1' });
    await commands.save(owner, store, current_submit, { [PACK]: { official_app_uuid: whole } });
    expect((await commands.submit(owner, store)).data.addStoreSubmit.status).toBe('submitted');
  });

  test('has findings for files at the origin’s root, on another host, or in another spelling', async () => {
    const uuid = await game({
      'index.html': '<script src="/main.js"></script><script src="https://cdn.example/x.js"></script><img src="Cat.png">',
      'main.js': '1',
      'cat.png': 'x',
    });
    const { said, findings } = await precheck(holding(uuid));
    const at = `${PACK}.official_app_uuid`;
    expect(said).toEqual([`error ${at} check.pack-root`, `warning ${at} check.pack-file`, `warning ${at} check.pack-outside`]);
    expect(findings[2]?.params).toEqual({ host: 'cdn.example' });
  });

  test('has findings for names that no file can have', async () => {
    const uuid = await game({ 'index.html': '<img src="a//b.png"><img src="%00.png"><img src="c%5Cd.png"><img src="e%2F..%2Ff.png">' });
    const { findings } = await precheck(holding(uuid));
    expect(findings.map(({ key, params }) => [key, params?.file])).toEqual(
      ['a//b.png', '\u0000.png', 'c\\d.png', 'e/../f.png'].map((file) => ['check.pack-file', file]),
    );
  });

  test('is read through all pages that name one another', async () => {
    const pages = Array.from({ length: 30 }, (_, n) => [`${n}.js`, `import './${n + 1}.js';`]);
    const uuid = await game({ 'index.html': '<script type="module" src="0.js"></script>', ...Object.fromEntries(pages) });
    const { findings } = await precheck(holding(uuid));
    expect(findings.map(({ params }) => params?.file)).toEqual(['30.js']);
  });

  test('of more pages than are read has a warning that the rest wasn’t', async () => {
    const pages = Array.from({ length: 210 }, (_, n) => `${n}.js`);
    const scripts = pages.map((page) => `<script src="${page}"></script>`).join('');
    const uuid = await game({ 'index.html': scripts, ...Object.fromEntries(pages.map((page) => [page, '1'])) });
    expect((await precheck(holding(uuid))).said).toEqual([`warning ${PACK}.official_app_uuid check.pack-unfinished`]);
  });

  test('of 300 MB has a warning about its size', async () => {
    const uuid = await game({ 'index.html': 'Hello.' });
    await catalog
      .db('app_versions')
      .where({ app_uuid: uuid })
      .update({ size_bytes: 300 * 1024 ** 2 });
    expect((await precheck(holding(uuid))).said).toEqual([`warning ${PACK}.official_app_uuid check.pack-large`]);
  });

  test('to download is measured by the largest upload of the whole and of the trial', async () => {
    const weighing = async (megabytes: number) => {
      const row = { uuid: uuidv7(), owner_uuid: owner.muid, scope: 'app', kind: 'package', system: 'android', basename: 'a.apk' };
      const facts = { mime_type: 'application/zip', size_bytes: megabytes * 1024 ** 2, sha256: '0'.repeat(64) };
      await catalog.db('files').insert({ ...row, ...facts });
      return row.uuid;
    };
    const [small, large, larger] = [await weighing(150), await weighing(300), await weighing(400)];
    await catalog.db('files').where({ uuid: larger }).update({ system: 'windows' });
    const uploads = [
      { type: 'official_app', os: 'android', file_uuid: large },
      { type: 'official_app', os: 'windows', file_uuid: larger },
      { type: 'trial_app', os: 'android', file_uuid: small },
    ];
    const packed = (type: number) => (data: Data) => void Object.assign(data[PACK], { type, app_upload: uploads });
    const finding = { level: 'warning', path: `${PACK}.official_app_uuid`, key: 'check.pack-large', params: { maxBytes: 400 * 1024 ** 2 } };
    expect((await precheck(packed(2))).findings).toEqual([finding]);
    expect((await precheck(packed(1))).findings).toEqual([]);
  });
});

test('a story whose files are missing can’t be submitted', async () => {
  const at = (data: Data) => join(catalog.filesDir, 'works', data[PACK].official_app_uuid, '1');
  const lost = await precheck((data) => rm(join(at(data), 'story.json')));
  expect(lost.said).toEqual([`error ${PACK}.official_app_uuid check.pack-story`]);
  expect(codeOf(await commands.submit(owner, lost.store))).toBe('store/check-failed');
  expect((await precheck((data) => rm(at(data), { recursive: true }))).said).toEqual([`error ${PACK}.official_app_uuid check.pack-gone`]);
});

test('a story of our own model has its notes as warnings, and can’t be submitted without its file', async () => {
  const app = await makeApp(
    catalog,
    owner,
    JSON.stringify(storyFileWith({ background: '01900000-0000-7000-8000-000000000000.jpg' })),
    'a.json',
  );
  const logo_file = await addImage(catalog, owner.muid, 'logo');
  await catalog.db('apps').where({ uuid: app.uuid }).update({ logo_file });
  const at = `${PACK}.official_app_uuid`;
  const { store, findings } = await precheck(holding(app.uuid));
  const [wordCount, pictures] = findings;
  expect(wordCount).toEqual({ level: 'warning', path: at, key: 'check.story-words', params: { language: 'de-DE', number: 5 } });
  expect(pictures).toMatchObject({ path: at, key: 'check.story-pictures', params: { number: 2 } });
  await rm(join(catalog.filesDir, 'works', app.uuid, '1', 'story.json'));
  expect(codeOf(await commands.submit(owner, store))).toBe('store/check-failed');
});

test('a link into a private network is an error at its field', async () => {
  const { said } = await precheck((data) => {
    for (const entry of data[INFO].list) entry.introduction = 'See https://inside.example.com/ and https://fine.example.com/.';
  });
  expect(said).toEqual([`error ${INFO}.list.0.introduction check.link-private`]);
});

test('a person can have 200 links requested per hour, without cached ones', async () => {
  const row = { user_uuid: owner.muid, links: 199 };
  await catalog.db('link_checks').delete();
  const { uuid } = await precheck((data) => {
    for (const entry of data[INFO].list) entry.introduction = 'See https://one.example.com/ first.';
  });
  expect(await catalog.db('link_checks').select('user_uuid', 'links')).toEqual([{ user_uuid: owner.muid, links: 1 }]);
  await catalog.db('link_checks').insert(row);
  expect(codeOf(await check(uuid))).toBeUndefined();
  const another = () =>
    precheck((data) => {
      for (const entry of data[INFO].list) entry.introduction = 'See https://another.example.com/ first.';
    });
  await expect(another()).rejects.toThrow('gateway/rate-limited');
  await catalog.db('link_checks').update({ checked_at: catalog.db.raw("clock_now() - interval '61 minutes'") });
  expect((await another()).said).toEqual([]);
  await catalog.db.raw(PRUNE_LINK_CHECKS);
  expect(await catalog.db('link_checks').select('links')).toEqual([{ links: 1 }]);
});

test('external addresses of a package are checked, each at its field', async () => {
  const { said } = await precheck((data) => {
    const link = { type: 'trial_app', os: 'web', url: 'https://inside.example.com/play' };
    Object.assign(data[PACK], { download_urls: [link, { ...link, type: 'official_app', url: 'https://fine.example.com/' }] });
  });
  expect(said).toEqual([`error ${PACK}.download_urls.trial_app check.link-private`]);
});

test('adult words are a warning in other categories', async () => {
  const describedAs = (introduction: string, category: string) => (data: Data) => {
    data[INFO].category = category;
    for (const entry of data[INFO].list) entry.introduction = introduction;
  };
  expect((await precheck(describedAs('Contains explicit sex.', 'normal-age'))).said).toEqual([
    `warning ${INFO}.list.0.introduction check.adult-word`,
  ]);
  expect((await precheck(describedAs('成人内容を含む、１８禁の物語。', 'girl-gl'))).said).toEqual([
    `warning ${INFO}.list.0.introduction check.adult-word`,
  ]);
  expect((await precheck(describedAs('Contains explicit sex.', 'boy-r18'))).said).toEqual([]);
  expect((await precheck(describedAs('The sixth clown (ピエロ) of Essex, aged 180.', 'normal-age'))).said).toEqual([]);
});

test('missing texts are reported for each language', async () => {
  const { findings } = await precheck(async (data) => {
    const [english] = data[INFO].list;
    if (english) data[INFO].list.push({ ...english, language: 'de-DE', name: 'Die Laterne', brief: '', introduction: '' });
    data[PACK].languages = ['en-US', 'ja-JP', 'fr-FR'];
    const app = { languages: ['en-US', 'ja-JP'], translated: JSON.stringify({ 'en-US': 1, 'ja-JP': 0.5 }) };
    await catalog.db('apps').where({ uuid: data[PACK].official_app_uuid }).update(app);
  });
  expect(findings.map(({ path, key, params }) => [path, key, params])).toEqual([
    [`${INFO}.list.1.brief`, 'check.words-brief', { language: 'de-DE' }],
    [`${INFO}.list.1.introduction`, 'check.words-introduction', { language: 'de-DE' }],
    [`${INFO}.list`, 'check.words-page', { language: 'ja-JP' }],
    [`${INFO}.list`, 'check.words-page', { language: 'fr-FR' }],
    [`${PACK}.languages`, 'check.story-part', { language: 'ja-JP', percent: 50 }],
    [`${PACK}.languages`, 'check.story-missing', { language: 'fr-FR' }],
  ]);
  expect(new Set(findings.map(({ level }) => level))).toEqual(new Set(['warning']));
});
