import { beforeEach, expect, jest, test } from '@jest/globals';
import { APP_ERROR_CLEAR_MS, ASYNC_POLL_MS } from '@meowtale/contracts';
import { fakeTimers, fakeUploads, mira, passTime, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSlice } from '../../slice.tsx';
import { app, picture } from '../store-editor/test-listing.ts';
import type { App } from './documents.ts';

let apps: App[];
let labels: string[];
const onRequest = jest.fn<(operation: string, variables: object) => void>();
const UPLOADED = '0198f6d2-0000-7000-8000-0000000000e1';

function change(uuid: string, changed: Partial<App>): App {
  apps = apps.map((one) => (one.uuid === uuid ? { ...one, ...changed } : one));
  const found = apps.find((one) => one.uuid === uuid);
  if (!found) throw new Error(`no app ${uuid}`);
  return found;
}
const made = (uuid: string) => ({ __typename: 'Async', uuid: 'catalog:1', state: 1, progress: 100, result: { uuid }, error: null });
const isTrashed = ({ tags }: App) => tags.some(({ name }) => name === 'flag:delete');

const responses: Responses = {
  lobbyServices: () => ({ getUserServiceSum: [{ __typename: 'UserServiceSum', key: 'upload.app.add_size', value: 5, usage: 512 }] }),
  lobbyApps: ({ isDeleted }) => {
    const list = apps.filter((one) => isTrashed(one) === isDeleted);
    return { findApp: { __typename: 'AppList', list, totalCount: list.length } };
  },
  addApp: (variables) => {
    onRequest('addApp', variables);
    const made = app({ uuid: UPLOADED, name: variables.name, kind: '', state: 'empty', version: 0, logo: null, previewUrl: null });
    apps = [made, ...apps];
    return { addApp: made };
  },
  setApp: (variables) => {
    onRequest('setApp', variables);
    return { setApp: change(variables.uuid, { name: variables.name }) };
  },
  setAppTags: (variables) => {
    onRequest('setAppTags', variables);
    const deleted_at = variables.tags.includes('flag:delete') ? '2026-11-20T09:00:00.000Z' : null;
    return {
      setAppTags: change(variables.uuid, { deleted_at, tags: variables.tags.map((name: string) => ({ __typename: 'AppTag', name })) }),
    };
  },
  lobbyLabels: () => ({
    findCustomTag: labels.map((name) => ({ __typename: 'CustomTag', uuid: `uuid of ${name}`, name: `user:${name}` })),
  }),
  setAppLabel: (variables) => {
    onRequest('setAppLabel', variables);
    const tag = { __typename: 'AppTag', name: `user:${variables.label}` };
    return { setAppLabel: change(variables.uuid, { tags: variables.chosen ? [tag] : [] }) };
  },
  addLabel: ({ name }) => {
    onRequest('addLabel', { name });
    if (labels.includes(name)) throw new Refusal({ code: 'input/conflict', status: 409, fields: [{ path: 'name', key: 'invalid.twice' }] });
    labels = [...labels, name];
    return { addCustomTag: { __typename: 'CustomTag', uuid: `uuid of ${name}`, name: `user:${name}` } };
  },
  renameLabel: ({ uuid, name }) => {
    onRequest('renameLabel', { uuid, name });
    labels = labels.map((label) => (`uuid of ${label}` === uuid ? name : label));
    return { setCustomTag: { __typename: 'CustomTag', uuid, name: `user:${name}` } };
  },
  deleteLabel: ({ uuid }) => {
    onRequest('deleteLabel', { uuid });
    labels = labels.filter((label) => `uuid of ${label}` !== uuid);
    return { delCustomTag: true };
  },
  addAppUpload: (variables) => {
    onRequest('addAppUpload', variables);
    change(variables.uuid, { kind: 'ink', state: 'ready', version: 1, faults: [] });
    return { addAppUpload: made(variables.uuid) };
  },
  lobbyApp: ({ uuid }) => ({ findApp: { __typename: 'AppList', list: apps.filter((one) => one.uuid === uuid), totalCount: 1 } }),
  deleteApp: ({ uuid }) => {
    apps = apps.filter((one) => one.uuid !== uuid);
    return { delApp: true };
  },
};

beforeEach(() => {
  apps = [app()];
  labels = ['sea'];
  onRequest.mockClear();
});

const open = (more: Responses = {}, at = '/lobby') => renderRoute(createSlice, 'apps', { responses: { ...responses, ...more }, at });
async function choose(person: Awaited<ReturnType<typeof open>>['person'], name: string) {
  await person.click(await screen.findByRole('button', { name: 'More for “The Night Ferry”' }));
  await person.click(await screen.findByRole('menuitem', { name }));
}
const ink = () => new File(['Once there was fog.'], 'ferry.ink', { type: 'text/plain' });
const file = { uuid: UPLOADED, url: 'http://files/1', basename: 'ferry.ink', mimeType: 'text/plain', size: 19, width: null, height: null };

test('an app is listed with its kind, state and version; one without a name is shown as unknown', async () => {
  const faults = [{ file: null, line: 4, message: 'no such knot', key: null, params: null }];
  apps = [app(), app({ uuid: UPLOADED, name: '', kind: 'upload', state: 'failed', faults })];
  await open();
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  expect(within(row).getByRole('cell', { name: /^Ink story ?Version 2$/ })).toBeVisible();
  expect(within(row).getByRole('cell', { name: /^Ready/ })).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Play “The Night Ferry” in a new tab' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('row', { name: /Unknown/ })).toHaveTextContent('1 error in the last file');
});

test('a new app requires a name, with an error for two seconds', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'New app' }));
  const form = await screen.findByRole('dialog', { name: 'New app' });
  const name = within(form).getByRole('textbox', { name: 'Name' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  fireEvent.click(within(form).getByRole('button', { name: 'Create app' }));
  expect(name).toHaveAccessibleDescription('Enter a name.');
  expect(name).toHaveFocus();
  await passTime(APP_ERROR_CLEAR_MS - 1);
  expect(name).toHaveAccessibleDescription('Enter a name.');
  await passTime(1);
  expect(name).not.toHaveAccessibleDescription();
  expect(onRequest).not.toHaveBeenCalled();
});

test('after creation it takes its story: with the token, the fields before the file, and a preview after', async () => {
  const sent = fakeUploads({ status: 201, body: file });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'New app' }));
  const form = await screen.findByRole('dialog', { name: 'New app' });
  await person.type(within(form).getByRole('textbox', { name: 'Name' }), 'Fog');
  await person.click(within(form).getByRole('button', { name: 'Create app' }));
  const popup = await screen.findByRole('dialog', { name: 'Upload into “Fog”' });
  await person.upload(within(popup).getByLabelText('Story or game'), ink());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onRequest).toHaveBeenCalledWith('addAppUpload', expect.objectContaining({ uuid: UPLOADED, file_uuid: UPLOADED, name: null }));
  expect(sent[0]).toMatchObject({ url: '/files/upload', headers: { 'accept-version': 'v2', authorization: 'Bearer token-of-mira' } });
  expect(sent[0]?.fields.map(([name]) => name)).toEqual(['scope', 'basename', 'file']);
  const row = await screen.findByRole('row', { name: /Fog/ });
  expect(within(row).getByRole('cell', { name: /^Ready/ })).toBeVisible();
});

test('a story that doesn’t compile shows its errors by line, and the popup stays', async () => {
  fakeUploads({ status: 201, body: file });
  const fault = { __typename: 'AppFault', file: 'ja-JP.ink', line: null, message: 'in English', key: null, params: null };
  const params = { language: 'ja-JP', defaultLanguage: 'en-US', place: 'quay', found: 1, expected: 2 };
  const faults: App['faults'] = [
    { ...fault, file: null, line: 12, message: "Divert target not found: '-> quay'" },
    { ...fault, file: 'zh-TW.ink', line: 7, message: 'Expected end of line' },
    { ...fault, key: 'choices', params },
    { ...fault, file: null, message: 'large', key: 'unpackedTooLarge', params: { maxBytes: 2 ** 31 } },
    { ...fault, file: null, message: 'many', key: 'tooManyFiles', params: { maximum: 10_000 } },
    { ...fault, file: null, message: 'from tomorrow', key: 'notKnownYet', params: {} },
  ];
  const { person } = await open({ addAppUpload: ({ uuid }) => ({ addAppUpload: made(change(uuid, { faults }).uuid) }) });
  await person.click(await screen.findByRole('button', { name: 'Upload a story or game into “The Night Ferry”' }));
  const popup = await screen.findByRole('dialog', { name: 'Upload into “The Night Ferry”' });
  await person.upload(within(popup).getByLabelText('Story or game'), ink());
  const list = await within(popup).findByRole('list', { name: 'Errors by line' });
  expect(within(list).getByText('Line 12')).toBeVisible();
  expect(within(list).getByText("Divert target not found: '-> quay'")).toBeVisible();
  const [, second, third, ...ofAll] = within(list).getAllByRole('listitem');
  expect(second).toHaveTextContent('zh-TW.inkLine 7Expected end of line');
  expect(third).toHaveTextContent('ja-JP.inkChoices at “quay”: 1 here, 2 in English.');
  expect(ofAll.map(({ textContent }) => textContent)).toEqual([
    'Whole fileUnpacked, the zip is larger than 2 GB.',
    'Whole fileThe zip contains more than 10,000 files.',
    'Whole filefrom tomorrow',
  ]);
  expect(within(popup).getByText('The previous version stays playable.')).toBeVisible();
});

test('what a version was made without is noted in its row, and by name in the popup', async () => {
  const params = { name: 'The harbour' };
  apps = [app({ kind: 'story', warnings: [{ file: null, line: null, message: 'in English', key: 'pictureLeftOut', params }] })];
  const { person } = await open();
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  expect(within(row).getByRole('cell', { name: /^Story ?Version 2$/ })).toBeVisible();
  await person.click(within(row).getByRole('button', { name: 'Left out of this version' }));
  const popup = await screen.findByRole('dialog', { name: 'Upload into “The Night Ferry”' });
  expect(within(popup).getByText('Picture “The harbour” not found among your pictures; left out.')).toBeVisible();
});

test('a rejected upload shows its reason', async () => {
  fakeUploads({ status: 413, body: { code: 'file/upload.app.add_size', status: 413, requestId: 'r' } });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /^Upload a story/ }));
  const drop = await screen.findByLabelText('Story or game');
  await person.upload(drop, ink());
  await waitFor(() => expect(drop).toHaveAccessibleDescription(/The shell's words for file\/upload.app.add_size/));
});

test('a file of another type is rejected before it is sent', async () => {
  const sent = fakeUploads();
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Settings of “The Night Ferry”' }));
  const thumb = await screen.findByLabelText('Thumbnail');
  // A browser's own dialog would not offer it; dropping it does.
  await userEvent.setup({ applyAccept: false }).upload(thumb, new File(['x'], 'cover.png', { type: 'image/png' }));
  expect(thumb).toHaveAccessibleDescription(/cover.png is of another type. Allowed: .jpg, .jpeg/);
  expect(sent).toEqual([]);
});

test('editing locks the runtime version, and labels are changed only when touched', async () => {
  apps = [app({ tags: [{ name: 'user:sea' }] })];
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Settings of “The Night Ferry”' }));
  const form = await screen.findByRole('dialog', { name: 'App settings' });
  expect(within(form).queryByRole('checkbox', { name: 'Threads (cross-origin isolation)' })).toBeNull();
  expect(within(form).getByRole('radio', { name: '4.1' })).toBeDisabled();
  const name = within(form).getByRole('textbox', { name: 'Name' });
  await person.clear(name);
  await person.type(name, 'The Day Ferry');
  await person.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onRequest.mock.calls.map(([operation]) => operation)).toEqual(['setApp']);
  expect(onRequest).toHaveBeenCalledWith('setApp', expect.objectContaining({ logoFile: picture(9).uuid, thumbFile: null }));

  await person.click(await screen.findByRole('button', { name: 'Settings of “The Day Ferry”' }));
  await person.click(await screen.findByRole('button', { name: 'sea', pressed: true }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('setAppLabel', { uuid: app().uuid, label: 'sea', chosen: false }));
});

test('an app is moved to the trash after a confirmation, and restored', async () => {
  const { person, host } = await open();
  await choose(person, 'Move to the trash');
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }));
  expect(onRequest).not.toHaveBeenCalled();
  await choose(person, 'Move to the trash');
  const dialog = await screen.findByRole('dialog', { name: 'Move this app to the trash?' });
  await person.click(within(dialog).getByRole('button', { name: 'Move to the trash' }));
  expect(await screen.findByRole('heading', { name: 'No apps yet' })).toBeVisible();
  expect(host.notify).toHaveBeenCalledWith('“The Night Ferry” is in the trash.', 'success');
  await person.click(screen.getByRole('link', { name: 'Trash' }));
  expect(await screen.findByRole('columnheader', { name: 'Deleted for good on' })).toBeVisible();
  expect(screen.getByText(/Dec 20, 2026/)).toHaveAttribute('datetime', '2026-12-20T09:00:00.000Z');
  await person.click(await screen.findByRole('button', { name: 'Restore “The Night Ferry”' }));
  expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Apps' }));
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toBeVisible();
});

test('final deletion asks first, and reports when a listing uses the app', async () => {
  apps = [app({ tags: [{ name: 'flag:delete' }] })];
  const { person } = await open(
    {
      deleteApp: () => {
        throw new Refusal({ code: 'app/in-use', status: 409, fields: [{ path: 'uuid', key: 'app.errors.inStore' }] });
      },
    },
    '/lobby?trash=1',
  );
  await person.click(await screen.findByRole('button', { name: 'Delete “The Night Ferry” permanently' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this app permanently?' });
  await person.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This app is in a listing. Remove it there first.');
});

test('a person who is no creator is invited', async () => {
  const becomes = jest.fn(() => ({ me: { __typename: 'User', uuid: mira.uuid, roles: ['user', 'creator'] } }));
  const { person, host } = await renderRoute(createSlice, 'apps', {
    responses: { ...responses, becomeCreator: becomes },
    at: '/lobby',
    person: { ...mira, roles: ['user'] },
  });
  await person.click(await screen.findByRole('button', { name: 'Become a creator' }));
  await waitFor(() => expect(host.session.refresh).toHaveBeenCalled());
  expect(becomes).toHaveBeenCalled();
});

test('a copy is made by a job, which is polled until it is done, and uses its space', async () => {
  fakeTimers();
  const states = [0, 1];
  const used = () => ({ __typename: 'UserServiceSum', key: 'upload.app.add_size', value: 5, usage: 1024 * apps.length });
  const { person } = await open({
    lobbyServices: () => ({ getUserServiceSum: [used()] }),
    copyApp: (variables) => {
      onRequest('copyApp', variables);
      return { copyApp: { __typename: 'Async', uuid: 'catalog:1' } };
    },
    lobbyJob: ({ uuid }) => {
      const state = states.shift() ?? 1;
      if (state === 1) apps = [app({ uuid: UPLOADED, name: 'The Night Ferry (2)' }), app()];
      return { findAsync: { __typename: 'Async', uuid, state, progress: 0, result: { uuid: UPLOADED }, error: null } };
    },
  });
  await choose(person, 'Copy');
  expect(await screen.findByText('“The Night Ferry” is being copied')).toBeInTheDocument();
  await passTime(ASYNC_POLL_MS);
  await waitFor(() => expect(states).toEqual([1]));
  expect(screen.queryByRole('row', { name: /The Night Ferry \(2\)/ })).not.toBeInTheDocument();
  await passTime(ASYNC_POLL_MS);
  expect(await screen.findByRole('row', { name: /The Night Ferry \(2\)/ })).toBeVisible();
  expect(screen.queryByText('“The Night Ferry” is being copied')).not.toBeInTheDocument();
  expect(onRequest.mock.calls).toEqual([['copyApp', { uuid: app().uuid }]]);
  expect(await screen.findByRole('progressbar', { name: '2 GB of 5 GB used, trash included' })).toBeVisible();
});

test('a copy without space, at its start or its end, shows why', async () => {
  fakeTimers();
  const failed = { state: 2, progress: 0, result: null, error: { code: 'file/upload.app.add_size' } };
  let full = true;
  const { person, host } = await open({
    copyApp: () => {
      if (full) throw new Refusal({ code: 'file/upload.app.add_size', status: 413 });
      return { copyApp: { __typename: 'Async', uuid: 'catalog:1' } };
    },
    lobbyJob: ({ uuid }) => ({ findAsync: { __typename: 'Async', uuid, ...failed } }),
  });
  const press = () => choose(person, 'Copy');
  await press();
  await waitFor(() => expect(host.showError).toHaveBeenCalledTimes(1));
  full = false;
  await press();
  expect(await screen.findByText('“The Night Ferry” is being copied')).toBeInTheDocument();
  await passTime(ASYNC_POLL_MS);
  await waitFor(() => expect(host.showError).toHaveBeenCalledTimes(2));
  for (const number of [1, 2])
    expect(host.showError).toHaveBeenNthCalledWith(number, expect.objectContaining({ code: 'file/upload.app.add_size' }));
});

test('labels are created, renamed and deleted in their popup, and chosen in the form', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Settings of “The Night Ferry”' }));
  await person.click(await screen.findByRole('button', { name: 'Manage labels' }));
  const popup = await screen.findByRole('dialog', { name: 'Your labels' });
  const added = () => within(popup).getByRole('textbox', { name: 'New label' });
  expect(added()).toHaveFocus();
  await person.type(added(), '   {Enter}');
  expect(onRequest).not.toHaveBeenCalled();
  await person.type(added(), 'sea{Enter}');
  expect(await within(popup).findByText('This is entered twice.')).toBeVisible();
  expect(added()).toHaveValue('sea');
  await person.clear(added());
  await person.type(added(), 'fog');
  await person.tab();
  const fog = await within(popup).findByRole('textbox', { name: 'Name of “fog”' });
  expect(added()).toHaveValue('');
  await person.clear(fog);
  await person.tab();
  expect(fog).toHaveValue('fog');
  await person.clear(fog);
  await person.type(fog, 'mist{Enter}');
  expect(await within(popup).findByRole('textbox', { name: 'Name of “mist”' })).toHaveValue('mist');
  await person.click(within(popup).getByRole('button', { name: 'Delete “sea”' }));
  await waitFor(() => expect(within(popup).queryByRole('textbox', { name: 'Name of “sea”' })).toBeNull());
  expect(added()).toHaveFocus();
  await person.click(within(popup).getByRole('button', { name: 'Done' }));
  const form = await screen.findByRole('dialog', { name: 'App settings' });
  await person.click(within(form).getByRole('button', { name: 'mist', pressed: false }));
  await person.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('setAppLabel', { uuid: app().uuid, label: 'mist', chosen: true }));
  const operations = onRequest.mock.calls.map(([operation]) => operation);
  expect(operations).toEqual(['addLabel', 'addLabel', 'renameLabel', 'deleteLabel', 'setAppLabel']);
});

test('a chosen label stays chosen after renaming, and is removed with its deletion', async () => {
  labels = ['ivy', 'Île', 'sea'];
  apps = [app({ tags: [{ name: 'user:sea' }] })];
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Settings of “The Night Ferry”' }));
  const form = await screen.findByRole('dialog', { name: 'App settings' });
  const chips = within(await within(form).findByRole('group', { name: 'Labels' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Île', 'ivy', 'sea']);
  await person.click(chips.getByRole('button', { name: 'ivy' }));
  await person.click(within(form).getByRole('button', { name: 'Manage labels' }));
  const popup = await screen.findByRole('dialog', { name: 'Your labels' });
  const box = within(popup).getByRole('textbox', { name: 'New label' });
  await person.type(box, 'fog{Enter}');
  await waitFor(() => expect(box).toHaveValue(''));
  expect(box).toHaveFocus();
  const sea = within(popup).getByRole('textbox', { name: 'Name of “sea”' });
  await person.clear(sea);
  await person.type(sea, 'tide{Enter}');
  await within(popup).findByRole('textbox', { name: 'Name of “tide”' });
  await person.click(within(popup).getByRole('button', { name: 'Delete “ivy”' }));
  await waitFor(() => expect(within(popup).queryByRole('textbox', { name: 'Name of “ivy”' })).toBeNull());
  await person.click(within(popup).getByRole('button', { name: 'Done' }));
  expect(within(form).getByRole('button', { name: 'tide', pressed: true })).toBeVisible();
  await person.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { uuid } = app();
  expect(onRequest.mock.calls.filter(([operation]) => operation === 'setAppLabel')).toEqual([
    ['setAppLabel', { uuid, label: 'sea', chosen: false }],
    ['setAppLabel', { uuid, label: 'tide', chosen: true }],
  ]);
});

test('a deleted label is still shown on its app, and can be removed', async () => {
  apps = [app({ tags: [{ name: 'user:ghost' }] })];
  const { person } = await open({}, '/lobby?label=ghost');
  expect(await screen.findByRole('button', { name: 'ghost', pressed: true })).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Settings of “The Night Ferry”' }));
  const form = await screen.findByRole('dialog', { name: 'App settings' });
  await person.click(await within(form).findByRole('button', { name: 'ghost', pressed: true }));
  await person.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('setAppLabel', { uuid: app().uuid, label: 'ghost', chosen: false }));
});
