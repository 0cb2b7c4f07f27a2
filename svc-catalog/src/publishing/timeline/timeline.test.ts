import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let house: TestPersonWithUuid;
let rival: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  house = await catalog.person('house', ['publisher']);
  rival = await catalog.person('rival', ['publisher']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());

const ENTRY = 'at action by actor { uuid } log_state page_state package_state part rejection_type memo released_at times';
const timeline = (id: string, person: TestPersonWithUuid) =>
  catalog.graphql(`query ($id: ID!) { findStoreTimeline(store_id: $id) { totalCount list { ${ENTRY} } } }`, { id }, person);
const read = async (id: string, person = owner) => (await timeline(id, person)).data.findStoreTimeline.list;

test('lists the events of a listing, with their actor and both parts’ states, the newest first', async () => {
  const { uuid: store, current_submit } = await commands.addStore(owner);
  await commands.save(owner, store, current_submit, await completeData(catalog, owner));
  let submit = (await commands.submit(owner, store)).data.addStoreSubmit;
  for (const author of ['One', 'Two']) {
    submit = (await commands.save(owner, store, submit, { store_submit_info: { author } })).data.updateStoreSubmit;
  }
  await commands.review(staff, submit.uuid, 'take');
  const part = `mutation ($uuid: ID!) { reviewStoreSubmit(uuid: $uuid, action: "pass", part: "page") { submit { uuid } } }`;
  await catalog.graphql(part, { uuid: submit.uuid }, staff);
  await commands.review(staff, submit.uuid, 'refuse', { rejection_type: 'bug', memo: 'It does not start.' });
  const by = { owner: { by: 'owner', actor: { uuid: owner.muid } }, staff: { by: 'staff', actor: null } };
  expect(await read(store)).toMatchObject([
    {
      ...by.staff,
      action: 'refuse',
      log_state: 5,
      page_state: 4,
      package_state: 5,
      part: null,
      rejection_type: 'bug',
      memo: 'It does not start.',
    },
    { ...by.staff, action: 'pass', log_state: 3, page_state: 4, package_state: 3, part: 'page', rejection_type: null },
    { ...by.staff, action: 'take', log_state: 3, page_state: 3, package_state: 3 },
    { ...by.owner, action: 'edit', log_state: 2, times: 2 },
    { ...by.owner, action: 'submit', log_state: 2, page_state: 2, package_state: 2, times: 1 },
    { ...by.owner, action: 'create', log_state: 0, page_state: 0, package_state: 0 },
  ]);
});

test('a release has its time', async () => {
  const { uuid: store } = await commands.addStore(owner);
  const { uuid } = (await commands.submit(owner, store, await completeData(catalog, owner))).data.addStoreSubmit;
  await commands.review(staff, uuid, 'take');
  await commands.review(staff, uuid, 'pass');
  const released_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await commands.release(owner, store, { released_at });
  expect((await read(store))[0]).toMatchObject({ action: 'release', released_at, log_state: 4 });
});

test('a scheduled time is listed once it has come, unless another was set before', async () => {
  const { uuid: store } = await commands.addStore(owner);
  const { uuid } = (await commands.submit(owner, store, await completeData(catalog, owner))).data.addStoreSubmit;
  await commands.review(staff, uuid, 'take');
  await commands.review(staff, uuid, 'pass');
  const { rows } = await catalog.db.raw('select clock_now() as now');
  const inHours = (hours: number) => new Date(rows[0].now.getTime() + hours * 3_600_000).toISOString();
  const happened = async () =>
    (await read(store)).map(({ action, by }: { action: string; by: string }) => `${action} by ${by}`).slice(0, 4);
  await commands.release(owner, store, { start_preview_at: inHours(1), released_at: inHours(2) });
  expect((await happened())[0]).toBe('release by owner');
  await catalog.moveClock(3660);
  expect((await happened()).slice(0, 2)).toEqual(['preview by time', 'release by owner']);
  await commands.release(owner, store, { start_preview_at: inHours(1), released_at: inHours(5) });
  await catalog.moveClock(2 * 3600);
  expect((await happened()).slice(0, 3)).toEqual(['release by owner', 'preview by time', 'release by owner']);
  await catalog.moveClock(2 * 3600);
  expect(await happened()).toEqual(['out by time', 'release by owner', 'preview by time', 'release by owner']);
  const [{ at, ...out }] = (await timeline(store, owner)).data.findStoreTimeline.list;
  expect({ at: Date.parse(at), actor: out.actor, state: out.page_state }).toEqual({ at: Date.parse(inHours(5)), actor: null, state: null });
});

test('an agent asked later doesn’t see what an earlier one said', async () => {
  const { uuid: store, current_submit } = await commands.addStore(owner);
  await commands.save(owner, store, current_submit, await completeData(catalog, owner));
  const ask = (publisher: TestPersonWithUuid) =>
    catalog.graphql(
      'mutation ($store: ID!, $user: ID!) { setStoreAgent(store_id: $store, user_uuid: $user, rate: 0.1, state: 2) { state } }',
      { store, user: publisher.muid },
      owner,
    );
  await ask(rival);
  const refuse = 'mutation ($store: ID!) { reviewStoreAgent(store_id: $store, state: 5, memo: "Beneath us.") { state } }';
  await catalog.graphql(refuse, { store }, rival);
  await ask(house);
  const actions = async (person: TestPersonWithUuid) => (await read(store, person)).map((entry: { action: string }) => entry.action);
  expect(await actions(owner)).toEqual(['agent-invite', 'agent-refuse', 'agent-invite', 'create']);
  expect(await actions(house)).toEqual(['agent-invite', 'agent-invite', 'create']);
  for (const nobody of [rival, staff]) expect((await timeline(store, nobody)).errors?.[0]?.extensions.code).toBe('store/not-found');
});

test('a row older than the parts’ states has none', async () => {
  const { uuid: store } = await commands.addStore(owner);
  const old = { store_uuid: store, actor_uuid: staff.muid, log_state: 5, tags: [], submit_uuid: null };
  await catalog.db('store_logs').insert({ ...old, uuid: crypto.randomUUID(), action: 'refuse', reason: 'bug: No.' });
  expect((await read(store))[0]).toMatchObject({ action: 'refuse', page_state: null, rejection_type: null, memo: 'bug: No.' });
});
