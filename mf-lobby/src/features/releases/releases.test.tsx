import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { ReleaseChange, ReleaseFigures, ReleaseSlice } from './documents.ts';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const LONG = 'A reason of very many words. '.repeat(30);
const onMove = jest.fn<(variables: object) => void>();

const change = (parts: Partial<ReleaseChange> = {}) => ({
  __typename: 'ReleaseChange',
  ...{ revision: 3, at: '2026-11-20T12:00:00.000Z', action: 'promote' as const, by: 'team A', reason: 'A new shelf.', is_forced: false },
  slices: [{ __typename: 'ReleaseStep', slice: 'mf-store', from: '1', to: '2' }],
  ...parts,
});
const figures: ReleaseFigures = {
  ...{ version: '2', loads: 1200, failures: 12, errors: 3, last_seen_at: '2026-11-20T12:00:00.000Z' },
  ...{ lcp: { bound: 1500, is_above: false }, inp: { bound: 2000, is_above: true }, cls: { bound: 0.05, is_above: false } },
};
const slice = (parts: Partial<ReleaseSlice> = {}): ReleaseSlice & { __typename: string } => ({
  __typename: 'ReleaseSlice',
  ...{ name: 'mf-store', kind: 'remote', version: '2', previous: '1', killed: false, pinned: false, is_damaged: false },
  ...{ size_bytes: 700_000, budget_bytes: 900_000, canary: null, change: change(), figures: [figures] },
  ...parts,
});
const canary = { version: '3', share_bp: 1000, cohort: 'mf-store', loads: 50, failures_bp: 500, counted_loads: 12 };

let live: { revision: number; slices: ReleaseSlice[]; events: object[] };
const responses: Responses = {
  liveReleases: () => ({ findReleases: { __typename: 'Releases', environment: 'local', ...live } }),
  releaseHistory: () => ({
    findReleaseHistory: { __typename: 'ReleaseHistory', list: [change({ reason: LONG, is_forced: true })], totalCount: 1 },
  }),
  releaseVersions: () => ({
    findReleaseVersions: ['3', '2', '1'].map((version) => ({
      __typename: 'ReleaseVersion',
      version,
      published_at: '2026-11-20T12:00:00.000Z',
    })),
  }),
  moveRelease: (variables) => {
    onMove(variables);
    return { moveRelease: { __typename: 'Releases', revision: live.revision + 1 } };
  },
};
beforeEach(() => {
  localStorage.clear();
  onMove.mockClear();
  live = { revision: 3, slices: [slice()], events: [] };
});

const open = (more: Responses = {}) =>
  renderRoute(createSlice, 'releases', { responses: { ...responses, ...more }, at: '/lobby/staff/releases', person: staff });
type Person = Awaited<ReturnType<typeof open>>['person'];

async function choose(person: Person, action: string) {
  await person.click(await screen.findByRole('button', { name: 'Change mf-store' }));
  await person.click(screen.getByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog', { name: `${action}: mf-store` }));
}
async function give(person: Person, dialog: ReturnType<typeof within>, reason: string) {
  await person.type(dialog.getByRole('textbox', { name: /^Reason/ }), reason);
}

test('the page shows what is live, what browsers report and who changed it, and says that no service has a release', async () => {
  await open();
  const row = await within(await screen.findByRole('table', { name: 'Live now' })).findByRole('row', { name: /mf-store/ });
  expect(row).toHaveTextContent(/mf-storePart of the site2Previous: 1.*Limit: .*Made a version liveteam A.*A new shelf\./);
  const report = within(screen.getByRole('table', { name: 'Browser reports' })).getByRole('row', { name: /mf-store/ });
  expect(report).toHaveTextContent(/mf-store2Live1,20012 \(1%\)3≤ 1,500 ms> 2,000 ms≤ 0\.05/);
  expect(screen.getByText('No service has a release here, so no events can be shown.')).toBeVisible();
  const entry = await within(await screen.findByRole('table', { name: 'History' })).findByRole('row', { name: /Made a version live/ });
  expect(entry).toHaveTextContent(/mf-store 1 → 2Forced despite problems/);
  expect(within(entry).getByRole('button', { name: /more/i })).toBeVisible();
});

test('events between services are listed with publisher and consumer', async () => {
  const events = [
    { __typename: 'ReleaseEvent', event: 'wallet.paid', publisher: 'svc-wallet', consumer: 'svc-catalog' },
    { __typename: 'ReleaseEvent', event: 'wallet.lost', publisher: 'svc-wallet', consumer: null },
  ];
  live = {
    revision: 3,
    slices: [slice({ name: 'svc-wallet', kind: 'service', size_bytes: null, budget_bytes: null, figures: [] })],
    events,
  };
  await open();
  const table = within(await screen.findByRole('table', { name: 'Events between services' }));
  expect(table.getByRole('row', { name: /wallet\.paid/ })).toHaveTextContent('wallet.paidsvc-walletsvc-catalog');
  expect(table.getByRole('row', { name: /wallet\.lost/ })).toHaveTextContent('wallet.lostsvc-walletNo live service');
  expect(screen.getByText('No reports yet')).toBeVisible();
});

test('an environment without a release says so, and a failed read can be repeated', async () => {
  live = { revision: 0, slices: [], events: [] };
  let isAway = true;
  const liveReleases = () => {
    if (isAway) throw new Refusal({ code: 'service/unavailable', status: 503 });
    return responses.liveReleases?.({});
  };
  const { person } = await open({ liveReleases });
  expect(await screen.findByRole('heading', { name: 'Live versions can’t be shown right now' })).toBeVisible();
  isAway = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is live yet' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the menu of a slice has what is possible', async () => {
  const menus: [string, Partial<ReleaseSlice>, string[]][] = [
    ['mf-live', {}, ['Make a version live', 'Roll back', 'Start a canary', 'Switch off', 'Pin']],
    ['mf-pinned', { pinned: true, canary }, ['End the canary', 'Switch off', 'Unpin']],
    [
      'mf-killed',
      { killed: true, canary, previous: null },
      ['Make a version live', 'Change the canary', 'End the canary', 'Switch on again', 'Pin'],
    ],
    ['shell', {}, ['Make a version live', 'Roll back', 'Pin']],
    ['svc-one', { kind: 'service' }, ['Make a version live', 'Roll back', 'Switch off', 'Pin']],
  ];
  live.slices = menus.map(([name, parts]) => slice({ name, ...parts }));
  const { person } = await open();
  for (const [name, , expected] of menus) {
    await person.click(await screen.findByRole('button', { name: `Change ${name}` }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(expected);
    await person.keyboard('{Escape}');
  }
});

test.each<[string, Partial<ReleaseSlice>, object]>([
  ['Roll back', {}, { action: 'rollback', version: '1' }],
  ['Switch off', {}, { action: 'kill' }],
  ['Switch on again', { killed: true }, { action: 'revive' }],
  ['Pin', {}, { action: 'pin' }],
  ['Unpin', { pinned: true }, { action: 'unpin' }],
  ['End the canary', { canary }, { action: 'stop' }],
])('"%s" needs a reason and is confirmed for the shown revision', async (action, parts, expected) => {
  live.slices = [slice(parts)];
  const { person } = await open();
  const dialog = await choose(person, action);
  await person.click(dialog.getByRole('button', { name: action }));
  expect(dialog.getByText('Please write something here.')).toBeVisible();
  await give(person, dialog, 'Worse.');
  await person.click(dialog.getByRole('button', { name: action }));
  const sent = { slice: 'mf-store', version: null, canary: null, revision: 3, forced: false, reason: 'Worse.', ...expected };
  await waitFor(() => expect(onMove).toHaveBeenCalledWith(sent));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a canary is started with a chosen version and share, and its share is changed', async () => {
  const { person } = await open();
  const dialog = await choose(person, 'Start a canary');
  await give(person, dialog, 'Try it.');
  const share = dialog.getByRole('spinbutton', { name: /Share of visitors/ });
  await person.clear(share);
  await person.click(dialog.getByRole('button', { name: 'Start a canary' }));
  expect(dialog.getAllByText('Please write something here.')).toHaveLength(2);
  await person.click(dialog.getByRole('combobox', { name: /Version/ }));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await person.click(screen.getByRole('option', { name: /^3 / }));
  await person.type(share, '25');
  live.slices = [slice({ canary: { ...canary, share_bp: 2500 } })];
  await person.click(dialog.getByRole('button', { name: 'Start a canary' }));
  const sent = { version: '3', canary: { share_bp: 2500, loads: 50, failures_bp: 500, cohort: null } };
  await waitFor(() => expect(onMove).toHaveBeenCalledWith(expect.objectContaining(sent)));
  expect(await screen.findByText('25% of visitors')).toBeVisible();
  const change = await choose(person, 'Change the canary');
  expect(change.queryByRole('combobox')).toBeNull();
  expect(change.getByRole('spinbutton', { name: /Share of visitors/ })).toHaveValue('25');
});

test('a change of the share alone keeps the budget that was given on the command line', async () => {
  live.slices = [slice({ canary: { ...canary, failures_bp: 40 } })];
  const { person } = await open();
  const dialog = await choose(person, 'Change the canary');
  await give(person, dialog, 'More.');
  const share = dialog.getByRole('spinbutton', { name: /Share of visitors/ });
  await person.clear(share);
  await person.type(share, '25');
  await person.click(dialog.getByRole('button', { name: 'Change the canary' }));
  const sent = { canary: { share_bp: 2500, loads: 50, failures_bp: 40, cohort: null } };
  await waitFor(() => expect(onMove).toHaveBeenCalledWith(expect.objectContaining(sent)));
});

test('a canary says whether it is judged, and by how many loads', async () => {
  live.slices = [slice({ canary }), slice({ name: 'mf-judged', canary: { ...canary, cohort: 'mf-judged', counted_loads: 1200 } })];
  await open();
  const table = within(await screen.findByRole('table', { name: 'Live now' }));
  expect(await table.findByRole('row', { name: /mf-store/ })).toHaveTextContent('Not judged yet. Loads counted: 12 of 50');
  expect(table.getByRole('row', { name: /mf-judged/ })).toHaveTextContent('Within its error budget. Loads counted: 1,200');
});

test('a rejected version shows what it would break, and is forced only after another confirmation', async () => {
  const rejected = { findings: ['route /store of mf-store 3 is /store of mf-lobby 1'], can_force: true };
  const moveRelease = (variables: { forced: boolean }) => {
    onMove(variables);
    if (!variables.forced)
      throw new Refusal({
        ...{ code: 'release/rejected', status: 422, data: rejected },
        fields: [{ path: 'version', key: 'releases.errors.breaks' }],
      });
    return { moveRelease: { __typename: 'Releases', revision: 4 } };
  };
  const { person } = await open({ moveRelease });
  const dialog = await choose(person, 'Make a version live');
  await person.click(dialog.getByRole('combobox', { name: /Version/ }));
  await person.click(screen.getByRole('option', { name: /^3 / }));
  await give(person, dialog, 'A new shelf.');
  await person.click(dialog.getByRole('button', { name: 'Make a version live' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This would break other releases. Nothing was changed.');
  expect(dialog.getByRole('list', { name: 'Problems found' })).toHaveTextContent('route /store of mf-store 3');
  await person.click(dialog.getByRole('checkbox', { name: 'Force this change' }));
  await person.click(dialog.getByRole('button', { name: 'Force this change' }));
  await waitFor(() => expect(onMove).toHaveBeenLastCalledWith(expect.objectContaining({ version: '3', forced: true })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a change from an old revision says so, and the next attempt is from the newest', async () => {
  const moveRelease = (variables: { revision: number }) => {
    onMove(variables);
    if (variables.revision === 3) {
      live.revision = 4;
      throw new Refusal({ code: 'input/conflict', status: 409, fields: [{ path: 'revision', key: 'releases.errors.moved' }] });
    }
    return { moveRelease: { __typename: 'Releases', revision: 5 } };
  };
  const { person } = await open({ moveRelease });
  const dialog = await choose(person, 'Switch off');
  await give(person, dialog, 'Broken.');
  await person.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Live versions were changed meanwhile.');
  expect(await screen.findByText('Environment local, revision 4')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(onMove).toHaveBeenLastCalledWith(expect.objectContaining({ revision: 4 })));
});

test('a change that isn’t possible shows why, without the confirmation to force it', async () => {
  const moveRelease = () => {
    throw new Refusal({
      ...{ code: 'release/rejected', status: 422, data: { findings: ['mf-store is pinned to 2 in local'], can_force: false } },
      fields: [{ path: 'version', key: 'releases.errors.impossible' }],
    });
  };
  const { person } = await open({ moveRelease });
  const dialog = await choose(person, 'Roll back');
  await give(person, dialog, 'Worse.');
  await person.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await dialog.findByText('mf-store is pinned to 2 in local')).toBeVisible();
  expect(dialog.queryByRole('checkbox')).toBeNull();
});
