import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loseCommit } from '@meowtale/service-kit/testing';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { openEditor } from './editor-link.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let app: string;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
  app = (await catalog.graphql('mutation { addApp(name: "Mine", default_lang: "en-US") { uuid } }', {}, maker)).data.addApp.uuid;
});
afterAll(() => catalog?.close());

const VERIFIER = 'v'.repeat(43);
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const mint = (uuid: string, person = maker) =>
  catalog.graphql(
    'mutation ($uuid: ID!, $challenge: String!) { addAppEditorToken(uuid: $uuid, challenge: $challenge) }',
    { uuid, challenge: challengeOf(VERIFIER) },
    person,
  );
const token = async () => (await mint(app)).data.addAppEditorToken as string;
const open = (c: string, verifier = VERIFIER, person = maker) =>
  catalog.graphql(
    'mutation ($c: String!, $verifier: String!) { openAppEditor(c: $c, verifier: $verifier) { uuid editorURL } }',
    { c, verifier },
    person,
  );

test('a token opens its app’s editor once, for its person', async () => {
  const c = await token();
  expect((await open(c)).data.openAppEditor).toEqual({ uuid: app, editorURL: `http://localhost:3000/set-app/${app}` });
  expect(codeOf(await open(c))).toBe('app/editor-link');
  expect(JSON.stringify(await catalog.db('app_editor_links'))).not.toContain(c);
});

test('of two calls with a token at once, one succeeds', async () => {
  const c = await token();
  const codes = (await Promise.all([open(c), open(c), open(c)])).map(codeOf);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
});

test('a token that was used without a response has an unknown outcome, and is used up', async () => {
  const c = await token();
  const error = await loseCommit(catalog.database, { table: 'app_editor_links', on: 'delete' }, (db) =>
    openEditor(db, maker.muid, { c, verifier: VERIFIER }),
  );
  expect(error).toMatchObject({ code: 'other/outcome-unknown' });
  expect(codeOf(await open(c))).toBe('app/editor-link');
});

test('a token expires after sixty seconds by the database’s clock', async () => {
  const c = await token();
  await catalog.moveClock(60);
  expect(codeOf(await open(c))).toBe('app/editor-link');
  await catalog.moveClock(-60);
});

test('a token is rejected for another person, without the verifier, and when guessed', async () => {
  const other = await catalog.creator('other');
  for (const [verifier, person] of [
    [VERIFIER, other],
    ['w'.repeat(43), maker],
  ] as const) {
    const c = await token();
    expect(codeOf(await open(c, verifier, person))).toBe('app/editor-link');
    // A failed attempt uses it up.
    expect(codeOf(await open(c))).toBe('app/editor-link');
  }
  expect(codeOf(await open('x'.repeat(43)))).toBe('app/editor-link');
  expect(codeOf(await mint(app, other))).toBe('404');
});

test('an app moved to the trash meanwhile isn’t opened', async () => {
  const c = await token();
  await catalog.graphql('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } }', { uuid: app }, maker);
  expect(codeOf(await open(c))).toBe('app/editor-link');
  expect(codeOf(await mint(app))).toBe('404');
});
