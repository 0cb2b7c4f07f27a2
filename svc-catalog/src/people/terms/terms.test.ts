import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
});
afterAll(() => catalog?.close());

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const find = async (person = owner) =>
  (await catalog.graphql('{ findListingTerms { version accepted_at } }', {}, person)).data.findListingTerms;
const accept = (version: string, person = owner) =>
  catalog.graphql('mutation ($version: String!) { acceptListingTerms(version: $version) { version accepted_at } }', { version }, person);

test('submitting requires the current terms, whose first acceptance is stored with its time', async () => {
  const commands = commandsOf(catalog);
  const { uuid, current_submit } = await commands.addStore(owner);
  await commands.save(owner, uuid, current_submit, await completeData(catalog, owner));
  expect(await find()).toEqual({ version: '2026-11', accepted_at: null });
  const response = await commands.submit(owner, uuid, null, null);
  expect([codeOf(response), response.errors?.[0]?.extensions.fields]).toEqual([
    'store/terms-missing',
    [{ path: 'terms_version', key: 'invalid.terms', params: { version: '2026-11' } }],
  ]);
  expect(codeOf(await accept('1999-01'))).toBe('store/terms-missing');
  expect(codeOf(await commands.submit(owner, uuid, null, '1999-01'))).toBe('store/terms-missing');

  const { accepted_at } = (await accept('2026-11')).data.acceptListingTerms;
  expect(accepted_at).not.toBeNull();
  await catalog.moveClock(60);
  expect((await accept('2026-11')).data.acceptListingTerms.accepted_at).toBe(accepted_at);
  const submitted = (await commands.submit(owner, uuid, null, null)).data.addStoreSubmit;
  expect(await catalog.db('store_submits').where({ uuid: submitted.uuid }).first('terms_version')).toEqual({ terms_version: '2026-11' });
});

test('an acceptance counts for its person only, and can’t be changed', async () => {
  const other = await catalog.creator('other');
  expect(await find(other)).toMatchObject({ accepted_at: null });
  await expect(catalog.db('terms_acceptances').update({ version: '1999-01' })).rejects.toThrow('permission denied');
});
