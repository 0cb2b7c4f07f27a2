import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage, addReadyApp, commandsOf, completeData, completeInfo, passSubmit } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let other: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  other = await catalog.creator('other');
  staff = await catalog.person('staff', ['staff']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

async function draft(data?: object) {
  const store = await commands.addStore(owner);
  if (!data) return { store, current: store.current_submit };
  const saved = await commands.save(owner, store.uuid, store.current_submit, data);
  return { store, current: saved.data.updateStoreSubmit };
}

async function waiting() {
  const data = await completeData(catalog, owner);
  const { store } = await draft();
  const answer = await commands.submit(owner, store.uuid, data);
  return { store, data, current: answer.data.addStoreSubmit };
}

const submitRow = (uuid: string) => catalog.db('store_submits').where({ uuid }).first();

describe('a draft', () => {
  test('is changed in place, part by part; other fields stay unchanged', async () => {
    const { store, current } = await draft({ store_submit_info: { author: 'One', category: 'boy-bl' } });
    const next = await commands.save(owner, store.uuid, current, { store_submit_info: { category: null } });
    expect(next.data.updateStoreSubmit).toMatchObject({
      uuid: current.uuid,
      revision: 3,
      page_state: 1,
      package_state: 0,
      status: 'incomplete',
    });
    expect((await submitRow(current.uuid)).data.store_submit_info).toMatchObject({ author: 'One', category: null, platforms: ['web'] });
  });

  test('saved from two tabs at once is saved once; the other save is a conflict', async () => {
    const { store, current } = await draft();
    const save = (author: string) => commands.save(owner, store.uuid, current, { store_submit_info: { author } });
    const responses = await Promise.all([save('A'), save('B')]);
    expect(responses.map(codeOf).sort()).toEqual(['input/conflict', undefined]);
    const rejected = responses.find((answer) => answer.errors);
    expect(rejected?.errors?.[0]?.extensions.data).toEqual({ uuid: current.uuid, revision: 2 });
  });

  test('with another person’s picture or app is rejected', async () => {
    const { store, current } = await draft();
    const foreign = { ...(await completeInfo(catalog, owner.muid)), cover: await addImage(catalog, other.muid, 'cover') };
    const picture = await commands.save(owner, store.uuid, current, { store_submit_info: { list: [foreign] } });
    expect(picture.errors?.[0]?.extensions.fields).toMatchObject([{ path: 'store_submit_info.list.0.cover' }]);
    const app = await commands.save(owner, store.uuid, current, {
      store_submit_game_pack: { official_app_uuid: await addReadyApp(catalog, other.muid) },
    });
    expect(app.errors?.[0]?.extensions).toMatchObject({ code: 'input/invalid', fields: [{ key: 'missing.pack_app_unknown' }] });
  });

  test('with a package name other than letters and digits is rejected with its own code', async () => {
    const { store, current } = await draft();
    const answer = await commands.save(owner, store.uuid, current, { store_submit_game_pack: { name: '../up' } });
    expect(codeOf(answer)).toBe('input/game-pack-name-error');
  });

  test.each([
    ['a NUL', 'a\u0000b'],
    ['half a surrogate', 'a\ud800b'],
    ['a direction mark', 'a\u202eb'],
  ])('drops %s from a name', async (_what, author) => {
    const { store, current } = await draft();
    const answer = await commands.save(owner, store.uuid, current, { store_submit_info: { author } });
    expect(answer.errors).toBeUndefined();
    expect((await submitRow(current.uuid)).data.store_submit_info).toMatchObject({ author: 'ab' });
  });

  test.each([
    ['a name of 101 letters', { store_submit_info: { list: [{ language: 'en-US', name: 'n'.repeat(101) }] } }],
    ['an introduction of 20,001 letters', { store_submit_info: { list: [{ language: 'en-US', introduction: 'n'.repeat(20_001) }] } }],
    ['seven labels', { store_submit_info: { tag_keys: ['1', '2', '3', '4', '5', '6', '7'] } }],
    ['a language twice', { store_submit_info: { list: [{ language: 'en-US' }, { language: 'en-US' }] } }],
    ['an unknown language', { store_submit_info: { list: [{ language: 'xx-XX' }] } }],
    [
      'thirteen screenshots',
      { store_submit_info: { list: [{ language: 'en-US', screenshots: Array.from({ length: 13 }, () => crypto.randomUUID()) }] } },
    ],
    ['a system that the platform doesn’t have', { store_submit_info: { platforms: ['ios'] } }],
    ['a price above a million', { store_submit_price: { list: [{ country: 'us', meowcent: 1_000_001 }] } }],
    [
      'two prices for a country',
      {
        store_submit_price: {
          list: [
            { country: 'us', meowcent: 1 },
            { country: 'us', meowcent: 2 },
          ],
        },
      },
    ],
    ['251 prices', { store_submit_price: { list: Array.from({ length: 251 }, (_, n) => ({ country: `${n}`, meowcent: 1 })) } }],
    ['a reward on the platform with set prices', { store_submit_price: { reward_minimum: 5 } }],
    [
      'a discount that ends before it starts',
      {
        store_submit_price: {
          activity: { percentage_discount: 10, type: 'week', started_at: '2026-02-01T00:00:00Z', ended_at: '2026-01-01T00:00:00Z' },
        },
      },
    ],
    [
      'a discount of 100 percent',
      {
        store_submit_price: {
          activity: { percentage_discount: 100, type: 'week', started_at: '2026-01-01T00:00:00Z', ended_at: '2026-02-01T00:00:00Z' },
        },
      },
    ],
  ])('with %s is rejected', async (_name, data) => {
    const { store, current } = await draft();
    const answer = await commands.save(owner, store.uuid, current, data);
    expect(codeOf(answer)).toBe('input/invalid');
    expect(answer.errors?.[0]?.extensions.fields?.[0]?.key).toMatch(/^invalid\./);
    expect((await submitRow(current.uuid)).revision).toBe(1);
  });
});

describe('submitting', () => {
  test('an incomplete draft names the missing fields and changes nothing', async () => {
    const { store, current } = await draft();
    const answer = await commands.submit(owner, store.uuid);
    expect(codeOf(answer)).toBe('input/store-required-info-empty-error');
    expect(answer.errors?.[0]?.extensions.fields).toContainEqual(expect.objectContaining({ key: 'missing.category' }));
    expect((await submitRow(current.uuid)).page_state).toBe(0);
  });

  test('twice at once submits once', async () => {
    const { store } = await draft(await completeData(catalog, owner));
    const responses = await Promise.all([commands.submit(owner, store.uuid), commands.submit(owner, store.uuid)]);
    expect(responses.map(codeOf).sort()).toEqual(['store/submit-state', undefined]);
  });

  test('one package from two listings at once succeeds for one', async () => {
    const data = await completeData(catalog, owner);
    const [one, two] = [await draft(), await draft()];
    const responses = await Promise.all([commands.submit(owner, one.store.uuid, data), commands.submit(owner, two.store.uuid, data)]);
    expect(responses.map(codeOf).sort()).toEqual(['store/package-taken', undefined]);
  });

  test('stores the version of the app', async () => {
    const { current, data } = await waiting();
    expect((await submitRow(current.uuid)).app_versions).toEqual({ [data.store_submit_game_pack.official_app_uuid]: 1 });
  });
});

describe('a waiting submission', () => {
  test('is replaced by an edit that keeps its place in the queue', async () => {
    const { store, current } = await waiting();
    const edited = await commands.save(owner, store.uuid, current, { store_submit_info: { author: 'Second thoughts' } });
    const next = edited.data.updateStoreSubmit;
    expect(next).toMatchObject({ status: 'submitted', submitted_at: current.submitted_at });
    expect(next.uuid).not.toBe(current.uuid);
    expect(next.revision).toBeGreaterThan(current.revision);
    expect((await submitRow(current.uuid)).is_current).toBe(false);
  });

  test('can’t be edited into an incomplete one', async () => {
    const { store, current } = await waiting();
    const answer = await commands.save(owner, store.uuid, current, { store_submit_info: { category: null } });
    expect(codeOf(answer)).toBe('input/store-required-info-empty-error');
  });

  test('becomes the same draft when it is withdrawn, and frees its package', async () => {
    const { store, current, data } = await waiting();
    const cancelled = await commands.cancel(owner, current.uuid);
    expect(cancelled.data.cancelStoreSubmit).toMatchObject({ uuid: current.uuid, status: 'unsubmitted', submitted_at: null, missing: [] });
    expect((await submitRow(current.uuid)).data.store_submit_info.author).toBe('Lamplight');
    expect(await catalog.db('app_placements').where({ store_uuid: store.uuid })).toEqual([]);
    const elsewhere = await draft();
    expect(codeOf(await commands.submit(owner, elsewhere.store.uuid, data))).toBeUndefined();
  });

  test('under review waits again after an edit, but its price can’t change', async () => {
    const { store, current } = await waiting();
    await commands.review(staff, current.uuid, 'take');
    const seen = { uuid: current.uuid, revision: current.revision + 1 };
    const price = await commands.save(owner, store.uuid, seen, { store_submit_price: { list: [{ country: 'us', meowcent: 1 }] } });
    expect(codeOf(price)).toBe('store/price-locked');
    const response = await commands.save(owner, store.uuid, seen, { store_submit_info: { author: 'Corrected' } });
    expect(response.data.updateStoreSubmit).toMatchObject({ status: 'submitted', submitted_at: current.submitted_at });
    expect(codeOf(await commands.review(staff, current.uuid, 'pass'))).toBe('review/state');
  });
});

describe('a decided submission', () => {
  test('is kept as history when it is submitted again after a refusal', async () => {
    const { store, current } = await waiting();
    await commands.review(staff, current.uuid, 'take');
    await commands.review(staff, current.uuid, 'refuse', { rejection_type: 'bug', memo: 'It does not start.' });
    const again = await commands.submit(owner, store.uuid, { store_submit_info: { author: 'Fixed' } });
    expect(again.data.addStoreSubmit).toMatchObject({ status: 'submitted', rejection_type: null, memo: null });
    expect(await submitRow(current.uuid)).toMatchObject({ page_state: 5, memo: 'It does not start.', is_current: false });
  });

  test('that was approved is edited as a new draft', async () => {
    const { store } = await draft();
    const uuid = await passSubmit(catalog, { owner, staff }, store.uuid, await completeData(catalog, owner));
    expect(codeOf(await commands.submit(owner, store.uuid))).toBe('store/submit-state');
    const { revision } = await submitRow(uuid);
    const next = await commands.save(owner, store.uuid, { uuid, revision }, { store_submit_info: { author: 'Next' } });
    expect(next.data.updateStoreSubmit).toMatchObject({ status: 'saved', page_state: 1 });
  });

  test('that was approved as free can’t get a price', async () => {
    const { store } = await draft();
    const uuid = await passSubmit(catalog, { owner, staff }, store.uuid, await completeData(catalog, owner, 0));
    const { revision } = await submitRow(uuid);
    await commands.save(owner, store.uuid, { uuid, revision }, { store_submit_price: { list: [{ country: 'us', meowcent: 100 }] } });
    expect(codeOf(await commands.submit(owner, store.uuid))).toBe('store/price-locked');
  });
});

test('an unreadable draft fails only the request for it', async () => {
  const { store, current } = await draft();
  await catalog
    .db('store_submits')
    .where({ uuid: current.uuid })
    .update({ data: catalog.db.raw("data #- '{store_submit_info,list}'") });
  const mine = await catalog.graphql('query ($id: ID) { findStoreMe(id: $id) { list { uuid } } }', { id: store.uuid }, owner);
  expect(codeOf(mine)).toBe('500');
  expect((await catalog.graphql('{ me { uuid } }', {}, owner)).data.me.uuid).toBe(owner.muid);
});

test('a listing without a submission is not found', async () => {
  const { store, current } = await draft();
  await catalog.db('store_submits').where({ store_uuid: store.uuid }).update({ is_current: false });
  const responses = [
    await commands.save(owner, store.uuid, current, { store_submit_info: { author: 'A' } }),
    await catalog.graphql('mutation ($id: ID!) { checkStoreSubmitGamePackCompleted(store_id: $id) { path } }', { id: store.uuid }, owner),
  ];
  expect(responses.map(codeOf)).toEqual(['store/not-found', 'store/not-found']);
});

test('an unchanged picture of a draft isn’t queried again, a new one is', async () => {
  const { store, current } = await draft();
  const cover = await addImage(catalog, owner.muid, 'cover');
  const entry = { language: 'en-US', name: 'A', brief: 'B', cover };
  const saved = await commands.save(owner, store.uuid, current, { store_submit_info: { list: [entry] } });
  const statements: string[] = [];
  const listen = ({ sql }: { sql: string }) => statements.push(sql);
  catalog.db.on('query', listen);
  const again = await commands.save(owner, store.uuid, saved.data.updateStoreSubmit, {
    store_submit_info: { list: [{ ...entry, name: 'Another' }] },
  });
  catalog.db.off('query', listen);
  // Once, for the response's picture addresses.
  expect(statements.filter((sql) => sql.includes('from "files"'))).toHaveLength(1);
  const strange = await addImage(catalog, other.muid, 'cover');
  const response = await commands.save(owner, store.uuid, again.data.updateStoreSubmit, {
    store_submit_info: { list: [{ ...entry, cover: strange }] },
  });
  expect(codeOf(response)).toBe('input/invalid');
  // A picture of one place may not have another place's size.
  const misplaced = await commands.save(owner, store.uuid, again.data.updateStoreSubmit, {
    store_submit_info: { list: [{ ...entry, cover1to1: cover }] },
  });
  expect(codeOf(misplaced)).toBe('input/invalid');
});
