import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from './testing/catalog.ts';
import { beginUpload, getSession, md5Of, putChunk } from './testing/parts.ts';
import { upload } from './testing/works.ts';

let catalog: TestCatalog;
let staff: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog({ revocation: { lookUp: async () => ({ disabled: true, validAfter: 0, isStaff: true }) } });
  staff = await catalog.person('staff', ['staff']);
});
afterAll(() => catalog?.close());

test.each([
  ['findReviewQueue', 'query { findReviewQueue { totalCount } }'],
  ['findAuditLog', 'query { findAuditLog { totalCount } }'],
  ['findHomeSetup', 'query { findHomeSetup { revision } }'],
  ['findHomePick', 'query { findHomePick(uuids: []) { uuid } }'],
  [
    'overrideStore',
    `mutation { overrideStore(store_id: "${uuidv7()}", submit_uuid: "${uuidv7()}", data: { author: "x" }, reason: "x") { uuid } }`,
  ],
  ['addNotification', 'mutation { addNotification(to: "all", texts: [{ language: "en-US", text: "x" }], reason: "x") }'],
  [
    'addStoreActivityOfficial',
    'mutation { addStoreActivityOfficial(names: [], percentage_discount: 5, started_at: "2031-01-01T00:00:00Z", ended_at: "2031-01-02T00:00:00Z", state: 0, reason: "x") { uuid } }',
  ],
  [
    'setStoreActivityOfficial',
    `mutation { setStoreActivityOfficial(uuid: "${uuidv7()}", revision: 1, names: [], percentage_discount: 5, started_at: "2031-01-01T00:00:00Z", ended_at: "2031-01-02T00:00:00Z", state: 0, reason: "x") { uuid } }`,
  ],
  ['closeStoreActivityOfficial', `mutation { closeStoreActivityOfficial(uuid: "${uuidv7()}", revision: 1, reason: "x") { uuid } }`],
  ['findCatalogDeadLetters', 'query { findCatalogDeadLetters { id } }'],
  ['replayCatalogDeadLetter', `mutation { replayCatalogDeadLetter(id: "${uuidv7()}", reason: "x") }`],
  ['findReleases', 'query { findReleases { revision } }'],
  ['findReleaseHistory', 'query { findReleaseHistory { totalCount } }'],
  ['findReleaseVersions', 'query { findReleaseVersions(slice: "mf-store") { version } }'],
  ['moveRelease', 'mutation { moveRelease(slice: "mf-store", action: "pin", revision: 0, reason: "x") { revision } }'],
  ['findPeople', 'query { findPeople { totalCount } }'],
  ['setPersonRoles', `mutation { setPersonRoles(user_uuid: "${uuidv7()}", roles: [], reason: "x") { uuid } }`],
  ['suspendPerson', `mutation { suspendPerson(user_uuid: "${uuidv7()}", days: 10, reason: "x") { uuid } }`],
  ['liftSuspension', `mutation { liftSuspension(user_uuid: "${uuidv7()}", reason: "x") { uuid } }`],
  ['findStoreSubmit', `query { findStoreSubmit(store_id: "${uuidv7()}") { totalCount } }`],
  ['getStoreAuthorizedAndFindStoreUrl', `query { getStoreAuthorizedAndFindStoreUrl(id: "${uuidv7()}") { isAuthorized } }`],
  ['reviewStoreSubmit', `mutation { reviewStoreSubmit(uuid: "${uuidv7()}", action: "take") { reviewer_uuid } }`],
])('%s is refused to staff whose sign-in was revoked', async (_field, call) => {
  expect((await catalog.graphql(call, {}, staff)).errors?.[0]?.extensions.code).toBe('auth/revoked');
});

test.each([
  ['a comment', `mutation { addStoreComment(store_id: "${uuidv7()}", comment: "x", idempotency_key: "${uuidv7()}") { uuid } }`],
  ['a new name', 'mutation { setUser(profile: { nickname: "x" }) { uuid } }'],
  ['the country, which is set once', 'mutation { setUserCountry(country: "tw") { uuid } }'],
  ['a personal read', '{ me { uuid } }'],
])('%s is refused to a user whose sign-in was revoked', async (_what, call) => {
  const user = await catalog.person('user');
  expect((await catalog.graphql(call, {}, user)).errors?.[0]?.extensions).toMatchObject({ code: 'auth/revoked', status: 401 });
});

test('an upload by a user whose sign-in was revoked is rejected and leaves no file', async () => {
  const maker = await catalog.creator('maker');
  const answer = await upload(catalog, maker, { fields: { scope: 'app' }, name: 'story.ink', content: 'Hi\n-> END' });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth/revoked']);
  expect(await catalog.db('files')).toEqual([]);
});

test('upload sessions and files of a user whose sign-in was revoked are rejected at each step', async () => {
  const maker = await catalog.creator('part-maker');
  const uuid = uuidv7();
  const content = Buffer.from('x');
  const row = { uuid, owner_uuid: maker.muid, system: 'web', basename: 'a.zip', size_bytes: 1, md5: md5Of(content), chunk_bytes: 1 };
  await catalog.db('upload_sessions').insert({ ...row, storage_handle: 'uploads/x' });
  const say = async (call: string) => (await catalog.graphql(`mutation { ${call} }`, {}, maker)).errors?.[0]?.extensions.code;
  expect([
    (await beginUpload(catalog, maker, { name: 'a.zip', content })).code,
    (await putChunk(catalog, maker, `/files/chunks/${uuid}/1`, content)).json().code,
    (await getSession(catalog, maker, uuid)).session.code,
    await say(`mergeChunkFile(uuid: "${uuid}") { uuid }`),
    await say('addFile(basename: "a.ink", content: "x") { uuid }'),
    await say(`setFile(uuid: "${uuid}", basename: "x") { uuid }`),
    await say(`delFile(uuid: "${uuid}")`),
  ]).toEqual(Array(7).fill('auth/revoked'));
  expect([await catalog.db('upload_chunks'), await catalog.db('files')]).toEqual([[], []]);
});
