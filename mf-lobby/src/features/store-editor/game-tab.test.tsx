import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ASYNC_POLL_MS, DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { fakeTimers, fakeUploads, passTime, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { App } from '../apps/documents.ts';
import type { SubmitAnswer } from './submit-data.ts';
import { APP, afterSave, app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

let submit: SubmitAnswer;
const saved = jest.fn<(pack: Partial<StoreSubmitDraft['store_submit_game_pack']> | undefined) => void>();
const searched = jest.fn<(variables: object) => void>();
const OTHER = '0198f6d2-0000-7000-8000-0000000000c2';
const shelf = [
  app(),
  app({ uuid: OTHER, name: 'Tide Tables', kind: 'upload' }),
  app({ uuid: '0198f6d2-0000-7000-8000-0000000000c3', name: 'No Icon', logo: null }),
  app({ uuid: '0198f6d2-0000-7000-8000-0000000000c4', name: 'Sold Elsewhere', store_id: OTHER }),
  app({ uuid: '0198f6d2-0000-7000-8000-0000000000c5', name: 'Half Made', state: 'failed' }),
];

const responses: Responses = {
  openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submit)] } }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: shelf, totalCount: shelf.length } }),
  appsToSelect: (variables) => {
    searched(variables);
    const list = shelf.filter(({ name }) => name.includes(variables.name ?? ''));
    return { findApp: { __typename: 'AppList', list, totalCount: list.length } };
  },
  checkPackApp: () => ({ checkStoreSubmitGamePackAppValid: [] }),
  saveStoreSubmit: (variables) => {
    saved(variables.data.store_submit_game_pack);
    submit = afterSave(submit, variables.data);
    return { updateStoreSubmit: submit };
  },
};

beforeEach(() => {
  fakeTimers();
  submit = submitAnswer();
  saved.mockClear();
  searched.mockClear();
  localStorage.clear();
});

async function savedLast(expected: object): Promise<void> {
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expected));
}
const open = (more: Responses = {}) =>
  renderRoute(createSlice, 'application', {
    responses: { ...responses, ...more },
    at: `/set-store/${STORE}/application`,
    params: { id: STORE },
  });

describe('the app selector', () => {
  async function openSelector(more: Responses = {}) {
    const { person } = await open(more);
    await person.click(await screen.findByRole('button', { name: /^Full version.* Choose another app/ }));
    return { person, popup: within(await screen.findByRole('dialog', { name: 'Full version' })) };
  }

  test('offers apps that can be sold, and shows why others can’t', async () => {
    const { popup } = await openSelector();
    expect(await popup.findByRole('radio', { name: /^The Night Ferry/ })).toBeChecked();
    expect(popup.getByRole('radio', { name: /^Tide Tables Web game, version 2/ })).toBeEnabled();
    expect(popup.getByRole('radio', { name: 'No Icon The app has no logo yet.' })).toBeDisabled();
    expect(popup.getByRole('radio', { name: /^Sold Elsewhere The app is already in another listing/ })).toBeDisabled();
    expect(popup.getByRole('radio', { name: 'Half Made The app is not ready to play.' })).toBeDisabled();
  });

  test('lists apps that can be chosen before those that can’t', async () => {
    const list = shelf.toReversed();
    const { popup } = await openSelector({ appsToSelect: () => ({ findApp: { __typename: 'AppList', list, totalCount: list.length } }) });
    await popup.findByRole('radio', { name: /^The Night Ferry/ });
    const enabled = popup.getAllByRole<HTMLInputElement>('radio').map((radio) => !radio.disabled);
    expect(enabled).toEqual([true, true, false, false, false]);
  });

  test('chooses one after the service’s check', async () => {
    const { person, popup } = await openSelector();
    await person.click(await popup.findByRole('radio', { name: /^Tide Tables/ }));
    await person.click(popup.getByRole('button', { name: 'Use this app' }));
    await savedLast(expect.objectContaining({ official_app_uuid: OTHER }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Tide Tables')).toBeVisible();
  });

  test('shows what changed meanwhile, and chooses nothing', async () => {
    const missing = [{ __typename: 'MissingField', path: 'app_uuid', key: 'missing.pack_app_elsewhere' }];
    const { person, popup } = await openSelector({ checkPackApp: () => ({ checkStoreSubmitGamePackAppValid: missing }) });
    await person.click(await popup.findByRole('radio', { name: /^Tide Tables/ }));
    await person.click(popup.getByRole('button', { name: 'Use this app' }));
    expect(await popup.findByText('The app is already in another listing.', { selector: '[role=alert] *, [aria-live] *' })).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
  });

  test('searches by name once typing pauses, thirty at a time, without the trash', async () => {
    const { person, popup } = await openSelector();
    await person.type(popup.getByRole('searchbox', { name: 'Search by name' }), 'Tide');
    await waitFor(() => expect(popup.queryByRole('radio', { name: /^The Night Ferry/ })).toBeNull());
    expect(popup.getByRole('radio', { name: /^Tide Tables/ })).toBeVisible();
    expect(searched.mock.calls).toEqual([[{ name: null, q: { page: 1, pageSize: 30 } }], [{ name: 'Tide', q: { page: 1, pageSize: 30 } }]]);
  });
});

test('a missing trial version is shown as none', async () => {
  await open();
  const field = await screen.findByRole('button', { name: /^Trial version/ });
  expect(screen.getAllByText('None')).toHaveLength(1);
  expect(field).toBeVisible();
});

test('the opening of the full version is previewed as players will read it', async () => {
  await open({ lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app({ has_opening: true })], totalCount: 1 } }) });
  const link = await screen.findByRole('link', { name: 'Preview opening' });
  expect(link).toHaveAttribute('href', `/store/${STORE}/fullscreen?preview=opening`);
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  ['the full version marks none', {}, {}],
  ['a trial version is tried in its place', { trial_app_uuid: OTHER }, { has_opening: true }],
])('no opening is previewed where %s', async (_where, pack, change) => {
  const data = submitAnswer().data;
  submit = submitAnswer({ data: { ...data, store_submit_game_pack: { ...data.store_submit_game_pack, ...pack } } });
  const list = [app(change), ...shelf.slice(1)];
  await open({ lobbyApps: () => ({ findApp: { __typename: 'AppList', list, totalCount: list.length } }) });
  expect(await screen.findByText('The Night Ferry', { selector: 'p' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Preview opening' })).toBeNull();
});

test('an app is removed from the package', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Remove: The Night Ferry' }));
  await savedLast(expect.objectContaining({ official_app_uuid: null }));
  expect(APP).not.toBeNull();
});

test('its type can be set, and its systems follow from the package', async () => {
  const { person } = await open();
  expect(await screen.findByText(/^Supported systems: Web\./)).toBeVisible();
  await person.click(screen.getByRole('combobox', { name: 'Content type' }));
  await person.click(await screen.findByRole('option', { name: 'Comics' }));
  await savedLast(expect.objectContaining({ content_type: 'comic' }));
});

test('the AI disclosure for readers is shown to the creator too', async () => {
  const made = (model: string) => [{ what: 'lines', provider: 'draft', model, share: 1, edited: 0 }];
  submit.data.store_submit_game_pack.trial_app_uuid = OTHER;
  const list = [app({ made_with: made('template draft') }), app({ uuid: OTHER, made_with: made('another') })];
  const { unmount } = await open({ lobbyApps: () => ({ findApp: { __typename: 'AppList', list, totalCount: 2 } }) });
  const disclosure = await screen.findByRole('region', { name: 'Made with AI' });
  expect(disclosure).toHaveTextContent(
    'Full versionAll lines were drafted by template draft.Trial versionAll lines were drafted by another.',
  );
  expect(disclosure).toHaveTextContent('Readers see this on the store page.');
  unmount();
  await open();
  expect(await screen.findByText('The Night Ferry')).toBeVisible();
  expect(screen.queryByText('Made with AI')).toBeNull();
});

test('without an app there is no runtime version', async () => {
  submit.data.store_submit_game_pack.official_app_uuid = null;
  await open();
  expect(await screen.findByRole('textbox', { name: 'Package name' })).toBeVisible();
  await screen.findByRole('button', { name: /^Full version/ });
  expect(screen.queryByRole('textbox', { name: 'Spine runtime version' })).not.toBeInTheDocument();
});

test('its settings have their own address, where they have the focus', async () => {
  const at = `/set-store/${STORE}/GamePackageSettings`;
  await renderRoute(createSlice, 'package-settings', { responses, at, params: { id: STORE } });
  const settings = await screen.findByRole('region', { name: 'Package settings' });
  expect(settings.parentElement).toHaveFocus();
  expect(within(settings).getByRole('textbox', { name: 'Package name' })).toBeVisible();
  expect(within(settings).getByRole('textbox', { name: 'Note for reviewers' })).toBeVisible();
  await waitFor(() => expect(within(settings).getByRole('textbox', { name: 'Spine runtime version' })).toHaveValue('4.1'));
});

describe('external addresses', () => {
  async function openUrls() {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Addresses of the full version Set addresses' }));
    return { person, popup: within(await screen.findByRole('dialog', { name: 'Addresses of the full version' })) };
  }

  test('are set row by row; empty ones are dropped, and the systems follow', async () => {
    const { person, popup } = await openUrls();
    await person.type(popup.getByRole('textbox', { name: 'Address 1' }), 'https://example.com/game.apk');
    await person.click(popup.getByRole('button', { name: 'Add an address' }));
    await person.click(popup.getByRole('button', { name: 'Apply addresses' }));
    const rows = [{ type: 'official_app', os: 'android', url: 'https://example.com/game.apk' }];
    await savedLast(expect.objectContaining({ download_urls: rows }));
    expect(screen.getByRole('link', { name: 'https://example.com/game.apk' })).toBeVisible();
    expect(screen.getByText(/^Supported systems: Web and Android\./)).toBeVisible();
  });

  test('that are invalid show an error at their row, and none is saved until they are corrected or deleted', async () => {
    const { person, popup } = await openUrls();
    await person.type(popup.getByRole('textbox', { name: 'Address 1' }), 'https://example.com/game.apk');
    await person.click(popup.getByRole('button', { name: 'Add an address' }));
    const second = popup.getByRole('textbox', { name: 'Address 2' });
    await person.type(second, 'http://192.168.0.7/game.apk');
    await person.click(popup.getByRole('button', { name: 'Apply addresses' }));
    expect(second).toHaveAccessibleDescription(/This address can’t be used/);
    expect(second).toHaveValue('http://192.168.0.7/game.apk');
    await passTime(DEBOUNCE_EDITOR_SAVE_MS);
    expect(saved).not.toHaveBeenCalled();
    await person.click(popup.getByRole('button', { name: 'Delete address 2' }));
    expect(popup.getByRole('button', { name: 'Add an address' })).toHaveFocus();
    await person.click(popup.getByRole('button', { name: 'Apply addresses' }));
    await passTime(DEBOUNCE_EDITOR_SAVE_MS);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });

  test('given twice for one system show an error at the second', async () => {
    const { person, popup } = await openUrls();
    await person.type(popup.getByRole('textbox', { name: 'Address 1' }), 'https://example.com/game.apk');
    await person.click(popup.getByRole('button', { name: 'Add an address' }));
    const second = popup.getByRole('textbox', { name: 'Address 2' });
    await person.type(second, 'https://example.com/game.apk');
    await person.click(popup.getByRole('button', { name: 'Apply addresses' }));
    expect(second).toHaveAccessibleDescription('This is entered twice.');
    expect(popup.getByRole('textbox', { name: 'Address 1' })).not.toHaveAccessibleDescription();
    expect(popup.getAllByText('This is entered twice.')).toHaveLength(1);
    expect(saved).not.toHaveBeenCalled();
  });

  test('of the other version stay', async () => {
    const trial = { type: 'trial_app' as const, os: 'windows' as const, url: 'https://example.com/try.zip' };
    submit.data.store_submit_game_pack.download_urls = [trial];
    const { person, popup } = await openUrls();
    await person.type(popup.getByRole('textbox', { name: 'Address 1' }), 'ftp://example.com/whole.apk');
    await person.click(popup.getByRole('button', { name: 'Apply addresses' }));
    const whole = { type: 'official_app', os: 'android', url: 'ftp://example.com/whole.apk' };
    await savedLast(expect.objectContaining({ download_urls: [whole, trial] }));
  });
});

describe('an uploaded file', () => {
  const FILE = '0198f6d2-0000-7000-8000-0000000000f1';
  const session = (size: number) => ({
    __typename: 'UploadSession',
    uuid: FILE,
    size,
    chunks: [{ __typename: 'UploadChunk', n: 1, size, url: `/files/chunks/${FILE}/1`, is_there: false }],
  });
  const begun = jest.fn<(variables: { system: string; basename: string }) => void>();
  const done = (result: object) => ({ __typename: 'Async', uuid: 'catalog:1', state: 1, progress: 100, result, error: null });
  const uploading = (
    made: App = app({ uuid: OTHER, name: 'Tide Tables', kind: 'upload', version: 1 }),
    job: unknown = { addAppUpload: done({ uuid: OTHER }) },
  ): Responses => ({
    uploadsUnderWay: () => ({ findUploadSession: [] }),
    addUploadSession: (variables) => {
      begun(variables);
      return { addUploadSession: session(variables.size) };
    },
    mergeChunkFile: () => ({ mergeChunkFile: done({ uuid: FILE }) }),
    addAppUpload: (variables) => {
      begun(variables);
      return job;
    },
    lobbyApp: () => ({ findApp: { __typename: 'AppList', list: [made], totalCount: 1 } }),
  });
  async function openUploads(more: Responses = uploading()) {
    fakeUploads({ status: 204, body: '' });
    submit.data.store_submit_game_pack = { ...submit.data.store_submit_game_pack, type: 2, official_app_uuid: null };
    return open(more);
  }
  const zip = new File(['a game'], 'tides.zip', { type: 'application/zip', lastModified: 1 });
  const field = (name: RegExp) => {
    const [found] = screen.getAllByLabelText(name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };

  beforeEach(() => void begun.mockClear());

  test('for the web becomes an app of its creator, which the package then uses', async () => {
    const { person } = await openUploads();
    await screen.findByRole('radio', { name: /^Uploaded files/ });
    await person.upload(field(/^Upload for Web/), zip);
    await savedLast(expect.objectContaining({ official_app_uuid: OTHER }));
    expect(begun).toHaveBeenCalledWith(expect.objectContaining({ basename: 'tides.zip', system: 'web' }));
    expect(begun).toHaveBeenLastCalledWith(expect.objectContaining({ file_uuid: FILE, uuid: null, name: 'The Night Ferry' }));
  });

  test('for the web is used although the tab was left during its job', async () => {
    const job = Promise.withResolvers<object>();
    const { person, unmount } = await openUploads(uploading(app({ uuid: OTHER, kind: 'upload' }), job.promise));
    await screen.findByRole('radio', { name: /^Uploaded files/ });
    await person.upload(field(/^Upload for Web/), zip);
    await waitFor(() => expect(begun).toHaveBeenLastCalledWith(expect.objectContaining({ file_uuid: FILE })));
    unmount();
    // Only then does a listing that nothing waits for end.
    await new Promise((resolve) => setTimeout(resolve));
    job.resolve({ addAppUpload: done({ uuid: OTHER }) });
    await savedLast(expect.objectContaining({ official_app_uuid: OTHER }));
  });

  test('for the web doesn’t replace an app chosen during its job', async () => {
    const job = Promise.withResolvers<object>();
    const { person, host } = await openUploads(uploading(app({ uuid: OTHER, kind: 'upload' }), job.promise));
    await screen.findByRole('radio', { name: /^Uploaded files/ });
    await person.upload(field(/^Upload for Web/), zip);
    await waitFor(() => expect(begun).toHaveBeenLastCalledWith(expect.objectContaining({ file_uuid: FILE })));
    const notify = jest.spyOn(host, 'notify');
    await person.click(screen.getByRole('radio', { name: /^One of my apps/ }));
    await savedLast(expect.objectContaining({ type: 1 }));
    job.resolve({ addAppUpload: done({ uuid: OTHER }) });
    await waitFor(() => expect(notify).toHaveBeenCalled());
    await person.click(screen.getByRole('radio', { name: /^Other content/ }));
    await savedLast(expect.objectContaining({ type: 3, official_app_uuid: null }));
  });

  test('for the web is queried after its job ended, in the package and in the selector', async () => {
    let made = app({ uuid: OTHER, name: 'Tide Tables', kind: 'upload', state: 'empty', version: 0 });
    let over = false;
    const shown = () => ({ findApp: { __typename: 'AppList', list: [made], totalCount: 1 } });
    const pending = { ...done({}), state: 0, result: null };
    const lobbyJob = () => {
      if (over) made = app({ uuid: OTHER, name: 'Tide Tables', kind: 'upload', version: 1 });
      return { findAsync: over ? done({ uuid: OTHER }) : pending };
    };
    const job = { ...uploading(made, { addAppUpload: pending }), lobbyJob };
    const { person } = await openUploads({ ...job, lobbyApps: shown, appsToSelect: shown, lobbyApp: shown });
    const turnTo = async (name: RegExp) => person.click(await screen.findByRole('radio', { name }));
    const offered = async () => {
      await turnTo(/^One of my apps/);
      await person.click(await screen.findByRole('button', { name: /^Full version.* Choose/ }));
      return within(await screen.findByRole('dialog', { name: 'Full version' }));
    };
    await screen.findByRole('radio', { name: /^Uploaded files/ });
    await person.upload(field(/^Upload for Web/), zip);
    await waitFor(() => expect(begun).toHaveBeenLastCalledWith(expect.objectContaining({ file_uuid: FILE })));
    expect(await (await offered()).findByRole('radio', { name: /^Tide Tables/ })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await turnTo(/^Uploaded files/);
    over = true;
    await passTime(ASYNC_POLL_MS);
    expect(await screen.findByText('Web game, version 1')).toBeVisible();
    expect(await (await offered()).findByRole('radio', { name: /^Tide Tables Web game, version 1/ })).toBeEnabled();
    await savedLast(expect.objectContaining({ type: 1 }));
  });

  test('is named after its listing, without a cut character', async () => {
    const [entry] = submit.data.store_submit_info.list;
    if (entry) entry.name = `${'n'.repeat(79)}👩‍👩‍👧`;
    const { person } = await openUploads();
    await screen.findByRole('radio', { name: /^Uploaded files/ });
    await person.upload(field(/^Upload for Web/), zip);
    await waitFor(() => expect(begun).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'n'.repeat(79) })));
    await savedLast(expect.objectContaining({ official_app_uuid: OTHER }));
  });

  test('that can’t be played is not used, and shows why', async () => {
    const fault = { __typename: 'AppFault', file: null, line: null, message: 'it has no index.html', key: null, params: null };
    const { person } = await openUploads(uploading(app({ uuid: OTHER, state: 'failed', version: 0, faults: [fault] })));
    await screen.findByRole('radio', { name: /^Uploaded files/ });
    await person.upload(field(/^Upload for Web/), zip);
    expect(await screen.findByText(/it has no index\.html/)).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
  });

  test('for another system is a file of the package, which can be removed', async () => {
    const { person } = await openUploads();
    const [system] = await screen.findAllByRole('combobox', { name: 'System' });
    if (system) await person.click(system);
    await person.click(await screen.findByRole('option', { name: 'Android' }));
    await person.upload(field(/^Upload for Android/), new File(['a game'], 'tides.apk', { lastModified: 1 }));
    const row = { type: 'official_app', os: 'android', file_uuid: FILE };
    await savedLast(expect.objectContaining({ app_upload: [row] }));
    expect(begun).toHaveBeenCalledWith(expect.objectContaining({ system: 'android' }));
    expect(screen.getByText(/^Supported systems: Android\./)).toBeVisible();
    await person.click(await screen.findByRole('button', { name: /^Remove: Android/ }));
    await savedLast(expect.objectContaining({ app_upload: [] }));
  });
});
