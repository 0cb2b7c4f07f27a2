import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app } from '../store-editor/test-listing.ts';

const onRequest = jest.fn<(operation: string, variables: object) => void>();
const service = (key: string, value: number | null, usage = 0) => ({ __typename: 'UserServiceSum', key, value, usage });
const BASIC = [
  service('upload.app.add_size', 5, 1536),
  service('share.link.max_age', 7),
  service('build.cross_platform', 0),
  service('export.no_logo', 0),
];
const PRO = [
  service('upload.app.add_size', null, 6144),
  service('share.link.max_age', null),
  service('build.cross_platform', 1),
  service('export.no_logo', 1),
];
const link = (uuid: string, expires_at: string | null) => ({
  __typename: 'AppShareLink',
  uuid,
  token: `token-of-${uuid}`,
  expires_at,
  created_at: '2026-11-20T09:00:00.000Z',
});
let links: ReturnType<typeof link>[];
let builds: object[];
let services: object[];

const responses: Responses = {
  lobbyApps: (variables) => {
    onRequest('lobbyApps', variables);
    const list = variables.q.keyword === 'nothing' ? [] : [app()];
    return { findApp: { __typename: 'AppList', list, totalCount: list.length } };
  },
  lobbyLabels: () => ({ findCustomTag: [{ __typename: 'CustomTag', uuid: 'sea', name: 'user:sea' }] }),
  lobbyServices: () => ({ getUserServiceSum: services }),
  lobbyShareLinks: () => ({ findAppShareLink: links }),
  addShareLink: (variables) => {
    onRequest('addShareLink', variables);
    const made = link('new', '2099-11-27T09:00:00.000Z');
    links = [made, ...links];
    return { addAppShareLink: made };
  },
  deleteShareLink: ({ uuid }) => {
    links = links.filter((one) => one.uuid !== uuid);
    return { delAppShareLink: true };
  },
  lobbyBuilds: () => ({ findStoreAppBuild: builds }),
  addBuild: (variables) => {
    onRequest('addBuild', variables);
    builds = [{ ...build('web', 'await'), uuid: 'newer' }, ...builds];
    return { addAppBuild: { __typename: 'Async', uuid: 'catalog:1' } };
  },
};
const build = (platform: string, state: string, more: object = {}) => ({
  __typename: 'StoreAppBuild',
  uuid: `${platform} ${state}`,
  platform,
  version: 2,
  state,
  reason: null,
  size: 2048,
  url: state === 'passed' ? 'http://files/b/1' : null,
  created_at: '2026-11-20T09:00:00.000Z',
  ...more,
});

beforeEach(() => {
  links = [];
  builds = [];
  services = BASIC;
  onRequest.mockClear();
});
const open = (more: Responses = {}, at = '/lobby') => renderRoute(createSlice, 'apps', { responses: { ...responses, ...more }, at });
async function choose(person: Awaited<ReturnType<typeof open>>['person'], name: string) {
  await person.click(await screen.findByRole('button', { name: 'More for “The Night Ferry”' }));
  await person.click(await screen.findByRole('menuitem', { name }));
}

test('a keyword and a label filter the list through the address, and an empty result has a way back', async () => {
  const { person, host } = await open();
  await person.type(await screen.findByRole('textbox', { name: 'Search your apps' }), 'nothing');
  await waitFor(() => expect(host.navigation.get().search).toBe('?q=nothing'));
  expect(await screen.findByText('No apps found')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Show all apps' }));
  await person.click(await screen.findByRole('button', { name: 'sea' }));
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('lobbyApps', expect.objectContaining({ label: 'sea', isDeleted: false })));
  expect(screen.getByRole('button', { name: 'sea' })).toHaveAttribute('aria-pressed', 'true');
});

test('a page that lost its last row is replaced by the last page', async () => {
  const lobbyApps: Responses['lobbyApps'] = ({ q }) => ({
    findApp: { __typename: 'AppList', list: q.page === 1 ? [app()] : [], totalCount: 30 },
  });
  const { host } = await open({ lobbyApps }, '/lobby?page=2');
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toBeVisible();
  expect(host.navigation.get().search).toBe('');
});

test('the used space is shown with its limit, or that there is none', async () => {
  const { unmount } = await open();
  expect(await screen.findByRole('progressbar', { name: '1.5 GB of 5 GB used, trash included' })).toHaveAttribute('value', '30');
  expect(screen.getByText('Words: 1,200')).toBeVisible();
  unmount();
  services = PRO;
  await open();
  expect(await screen.findByText('6 GB used, no limit')).toBeVisible();
});

test('without space nothing is uploaded or copied, and two solutions are offered', async () => {
  services = [service('upload.app.add_size', 5, 5 * 1024)];
  const copyApp = jest.fn<() => never>();
  const { person, host } = await open({ copyApp });
  expect(await screen.findByText('Your storage is full')).toBeVisible();
  await choose(person, 'Copy');
  await person.click(screen.getByRole('button', { name: 'Upload a story or game into “The Night Ferry”' }));
  expect(host.showError).toHaveBeenCalledTimes(2);
  expect(host.showError).toHaveBeenLastCalledWith({ code: 'file/upload.app.add_size' });
  expect(copyApp).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Open the trash' })).toHaveAttribute('href', '/lobby?trash=1');
  await person.click(screen.getByRole('button', { name: 'See the plans' }));
  expect(host.openPopup).toHaveBeenCalledWith('store.plans', {});
});

test('links are created, copied with their address, and revoked; each shows how long it is valid', async () => {
  links = [link('endless', null), link('old', '2026-11-01T09:00:00.000Z')];
  const { person, host } = await open();
  await choose(person, 'Shared links');
  const popup = await screen.findByRole('dialog', { name: 'Links to “The Night Ferry”' });
  expect(await within(popup).findByText('New links on your plan expire after: 7 days')).toBeVisible();
  expect(await within(popup).findByText('Doesn’t expire')).toBeVisible();
  expect(within(popup).getByText(/^Expired .*2026/)).toBeVisible();
  expect(within(popup).getAllByRole('button', { name: /^Copy the link created/ })).toHaveLength(1);
  expect(within(popup).getAllByText(/:00:00/)).toHaveLength(2);

  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await person.click(within(popup).getByRole('button', { name: 'New link' }));
  expect(await within(popup).findByText(/^Expires .*2099/)).toBeVisible();
  await person.click(within(popup).getAllByRole('button', { name: /^Copy the link created/ })[0] as HTMLElement);
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^https?:.*\/shared\/token-of-new$/));
  expect(host.notify).toHaveBeenCalledWith('The link is copied.', 'success');

  await person.click(within(popup).getAllByRole('button', { name: /^Revoke the link created/ })[0] as HTMLElement);
  await waitFor(() => expect(within(popup).queryByText(/2099/)).toBeNull());
});

test('a link can’t be created for an app of a listing, and an error is shown', async () => {
  const lobbyApps = () => ({ findApp: { __typename: 'AppList', list: [app({ store_id: 'x' })], totalCount: 1 } });
  const { person, unmount } = await open({ lobbyApps });
  await choose(person, 'Shared links');
  expect(await screen.findByText('This app is in a listing. Its links don’t work until it is removed from there.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New link' })).toBeDisabled();
  unmount();
  const addShareLink = () => {
    throw new Refusal({
      code: 'app/in-use',
      status: 409,
      fields: [{ path: 'uuid', key: 'app.errors.inNamedStore', params: { store: 'Dusk' } }],
    });
  };
  const again = await open({ addShareLink });
  await choose(again.person, 'Shared links');
  await again.person.click(await screen.findByRole('button', { name: 'New link' }));
  expect(await screen.findByText('This app is in the listing “Dusk”. Remove it there first.')).toBeVisible();
});

test('with Basic the web is built, with our logo; other platforms lead to the plans', async () => {
  const { person, host } = await open();
  await choose(person, 'Builds');
  const popup = await screen.findByRole('dialog', { name: 'Builds of “The Night Ferry”' });
  expect(await within(popup).findByText(/carries Meowtale’s logo/)).toBeVisible();
  const web = within(popup).getByRole('region', { name: 'Web' });
  expect(within(web).getByText('Not built yet')).toBeVisible();
  await person.click(within(web).getByRole('button', { name: 'Build: Web' }));
  expect(onRequest).toHaveBeenCalledWith('addBuild', expect.objectContaining({ platform: 'web' }));
  expect(await within(web).findByText('Waiting')).toBeVisible();
  await person.click(within(within(popup).getByRole('region', { name: 'Android' })).getByRole('button', { name: 'PRO only' }));
  expect(host.openPopup).toHaveBeenCalledWith('store.plans', {});
});

test('with PRO each platform shows its state: ready to download, or rejected with a reason', async () => {
  services = PRO;
  builds = [build('web', 'passed'), build('android', 'refused', { reason: 'androidUnavailable' }), build('windows', 'start')];
  const { person } = await open();
  await choose(person, 'Builds');
  const popup = await screen.findByRole('dialog', { name: 'Builds of “The Night Ferry”' });
  expect(await within(popup).findByRole('link', { name: 'Download (2 kB)' })).toHaveAttribute('href', 'http://files/b/1');
  expect(within(popup).getByText('Android builds aren’t available on this server.')).toBeVisible();
  expect(within(within(popup).getByRole('region', { name: 'Windows' })).getByText('Building')).toBeVisible();
  expect(within(popup).queryByText(/carries Meowtale’s logo/)).toBeNull();
});

const FOG = {
  __typename: 'Drama',
  uuid: 'd1',
  title: 'Fog',
  brief: '',
  prompt: 'Grey.',
  revision: 3,
  updatedAt: '2026-11-20T09:00:00.000Z',
};

test('a new app may be made from a drama, whose prompt is set when it is chosen', async () => {
  const made = app({ uuid: 'a2', name: 'Foggy', kind: '', state: 'empty', version: 0 });
  const { host, person } = await open({
    lobbyDramas: () => ({ findDrama: { __typename: 'DramaList', list: [FOG], totalCount: 1 } }),
    setDramaPrompt: (variables) => {
      onRequest('setDramaPrompt', variables);
      return { setDrama: { ...FOG, prompt: variables.prompt, revision: 4 } };
    },
    addApp: () => ({ addApp: made }),
    setApp: (variables) => {
      onRequest('setApp', variables);
      return { setApp: { ...made, drama_uuid: variables.drama } };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'New app' }));
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Foggy');
  await person.click(screen.getByRole('button', { name: 'Choose a drama' }));
  const selector = await screen.findByRole('dialog', { name: 'Choose a drama' });
  await person.click(await within(selector).findByRole('radio', { name: /Fog/ }));
  await person.type(within(selector).getByRole('textbox', { name: 'Prompt' }), ' And still.');
  await person.click(within(selector).getByRole('button', { name: 'Choose' }));
  expect(await screen.findByText('Fog')).toBeVisible();
  expect(onRequest).toHaveBeenCalledWith('setDramaPrompt', { uuid: 'd1', revision: 3, prompt: 'Grey. And still.' });
  expect(localStorage.getItem(`meowtale.draft.${mira.uuid}.drama-prompts`)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Create app' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith('setApp', expect.objectContaining({ uuid: 'a2', drama: 'd1' })));
  // Its playable version is made by the drama's editor.
  await waitFor(() => expect(host.navigation.push).toHaveBeenCalledWith('/set-drama/d1?make=a2'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a drama’s changed prompt is restored after a reload until it is saved or cancelled', async () => {
  const KEY = `meowtale.draft.${mira.uuid}.drama-prompts`;
  localStorage.clear();
  const choose = async () => {
    const view = await open({ lobbyDramas: () => ({ findDrama: { __typename: 'DramaList', list: [FOG], totalCount: 1 } }) });
    await view.person.click(await screen.findByRole('button', { name: 'New app' }));
    await view.person.click(screen.getByRole('button', { name: 'Choose a drama' }));
    const selector = within(await screen.findByRole('dialog', { name: 'Choose a drama' }));
    await view.person.click(await selector.findByRole('radio', { name: /Fog/ }));
    return { ...view, selector, prompt: selector.getByRole('textbox', { name: 'Prompt' }) };
  };
  const first = await choose();
  await first.person.type(first.prompt, ' And still.');
  first.unmount();

  const second = await choose();
  expect(second.prompt).toHaveValue('Grey. And still.');
  expect(second.selector.getByText('Unsaved changes from this browser were restored.')).toBeVisible();
  await second.person.click(second.selector.getByRole('button', { name: 'Discard changes' }));
  expect(second.prompt).toHaveValue('Grey.');
  expect(localStorage.getItem(KEY)).toBeNull();
  await second.person.type(second.prompt, '!');
  expect(localStorage.getItem(KEY)).toContain('Grey.!');
  await second.person.click(second.selector.getByRole('button', { name: 'Cancel' }));
  expect(localStorage.getItem(KEY)).toBeNull();
});

describe('a drama’s changed prompt that was written over an older one', () => {
  const KEY = `meowtale.draft.${mira.uuid}.drama-prompts`;
  const drafts = [{ prompt: 'Blue.', over: 'White.' }, 'Blue.'];
  afterEach(() => localStorage.clear());

  async function choose(draft: unknown) {
    localStorage.setItem(KEY, JSON.stringify({ prompts: { d1: draft } }));
    const view = await open({
      lobbyDramas: () => ({ findDrama: { __typename: 'DramaList', list: [FOG], totalCount: 1 } }),
      setDramaPrompt: (variables) => {
        onRequest('setDramaPrompt', variables);
        return { setDrama: { ...FOG, prompt: variables.prompt, revision: 4 } };
      },
    });
    await view.person.click(await screen.findByRole('button', { name: 'New app' }));
    await view.person.click(screen.getByRole('button', { name: 'Choose a drama' }));
    const selector = within(await screen.findByRole('dialog', { name: 'Choose a drama' }));
    await view.person.click(await selector.findByRole('radio', { name: /Fog/ }));
    return { ...view, selector, prompt: selector.getByRole('textbox', { name: 'Prompt' }) };
  }

  test.each(drafts)('isn’t saved before the person chose it over the newer one, which is shown: %j', async (draft) => {
    const { person, selector, prompt } = await choose(draft);
    expect(selector.getByText('A newer version was saved elsewhere')).toBeVisible();
    expect(selector.getByText('Grey.')).toBeVisible();
    expect(prompt).toHaveValue('Blue.');
    await person.type(prompt, '!');
    expect(selector.getByRole('button', { name: 'Choose' })).toBeDisabled();
    await person.click(selector.getByRole('button', { name: 'Keep mine' }));
    await person.click(selector.getByRole('button', { name: 'Choose' }));
    await waitFor(() => expect(onRequest).toHaveBeenCalledWith('setDramaPrompt', { uuid: 'd1', revision: 3, prompt: 'Blue.!' }));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('stays stored until the person chose the saved one', async () => {
    const { person, selector, prompt } = await choose(drafts[0]);
    expect(localStorage.getItem(KEY)).toContain('Blue.');
    await person.click(selector.getByRole('button', { name: 'Use the saved version' }));
    expect(prompt).toHaveValue('Grey.');
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(selector.getByRole('button', { name: 'Choose' })).toBeEnabled();
  });
});

test('an app of a drama leads to making its first version while it has none', async () => {
  const empty = { kind: '', state: 'empty' as const, version: 0, previewUrl: null, drama_uuid: 'd1' };
  const list = [app({ uuid: 'a2', name: 'Foggy', ...empty }), app({ uuid: 'a3', name: 'Clear', drama_uuid: 'd1' })];
  const { person } = await open({ lobbyApps: () => ({ findApp: { __typename: 'AppList', list, totalCount: 2 } }) });
  const link = await screen.findByRole('link', { name: 'Create the first version of “Foggy”' });
  expect(link).toHaveAttribute('href', '/set-drama/d1?make=a2');
  expect(screen.getAllByRole('link', { name: /Create the first version/ })).toEqual([link]);
  expect(screen.getByRole('button', { name: 'Upload a story or game into “Clear”' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'More for “Foggy”' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Upload' }));
  expect(await screen.findByRole('dialog', { name: 'Upload into “Foggy”' })).toBeVisible();
});

test('characters that names can’t contain are removed from a keyword', async () => {
  const { host, person } = await open({}, `/lobby?q=%E2%80%AEfer%E2%80%8Bry&label=${'x'.repeat(80)}`);
  const box = await screen.findByRole('textbox', { name: 'Search your apps' });
  expect(box).toHaveValue('ferry');
  const sought = expect.objectContaining({ label: 'x'.repeat(60), q: expect.objectContaining({ keyword: 'ferry' }) });
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('lobbyApps', sought));
  await person.click(box);
  await person.paste('\u2066 boat');
  await waitFor(() => expect(new URLSearchParams(host.navigation.get().search).get('q')).toBe('ferry boat'));
  expect(box).toHaveValue('ferry boat');
});
