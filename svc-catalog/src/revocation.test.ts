import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from './testing/catalog.ts';
import { upload } from './testing/works.ts';

let catalog: TestCatalog;
let staff: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog({ revocation: { lookUp: async () => ({ disabled: true, validAfter: 0 }) } });
  staff = await catalog.person('staff', ['staff']);
});
afterAll(() => catalog?.close());

test.each([
  ['findReviewQueue', 'query { findReviewQueue { totalCount } }'],
  ['findAuditLog', 'query { findAuditLog { totalCount } }'],
  ['findStoreSubmit', `query { findStoreSubmit(store_id: "${uuidv7()}") { totalCount } }`],
  ['getStoreAuthorizedAndFindStoreUrl', `query { getStoreAuthorizedAndFindStoreUrl(id: "${uuidv7()}") { isAuthorized } }`],
  ['reviewStoreSubmit', `mutation { reviewStoreSubmit(uuid: "${uuidv7()}", action: "take") { reviewer_uuid } }`],
])('%s is refused to staff whose sign-in was revoked', async (_field, call) => {
  expect((await catalog.graphql(call, {}, staff)).errors?.[0]?.extensions.code).toBe('auth/revoked');
});

test('an upload is refused to somebody whose sign-in was revoked, and leaves nothing', async () => {
  const maker = await catalog.creator('maker');
  const answer = await upload(catalog, maker, { fields: { scope: 'app' }, name: 'story.ink', content: 'Hi\n-> END' });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth/revoked']);
  expect(await catalog.db('files')).toEqual([]);
});
