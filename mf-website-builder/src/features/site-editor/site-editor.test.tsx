import { expect, test } from '@jest/globals';
import { Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const id = (last: string) => `0198f6d2-0000-7000-8000-${last.padStart(12, '0')}`;
const EMPTY = { title: '', description: '', backgroundImg: null, avatar: null };
const NOTHING = { list: [], links: [], article: null, gameInfo: null };
const module = (cid: string, change: object = {}) => ({
  __typename: 'WebsiteModule',
  cid,
  type: 'profile',
  layout: 'default',
  isActive: true,
  element: { __typename: 'WebsiteModuleElement', ...EMPTY, title: `Title ${cid}` },
  ...NOTHING,
  ...change,
});
const work = (last: string, name: string) => ({
  __typename: 'Store',
  uuid: id(last),
  category: 'normal-age',
  default_lang: 'en-US',
  endings: 3,
  status: 'on',
  updated_at: '2026-11-20T10:00:00.000Z',
  store_info: [{ language: 'en-US', name, brief: '', data: { cover: null, cover240x320: null, screenshots: [] } }],
});
const LANTERN = work('1', 'The Lantern');
const HARBOUR = work('2', 'The Harbour');

/** Opens a site with these modules, in a service that stores saves. */
async function openSite(modules: object[], change: { saveFails?: number } = {}) {
  const saves: { revision: number; config: { modules: { cid: string; type: string; list: object[] }[]; theme: string }; state: number }[] =
    [];
  const saved = { modules, revision: 1, name: 'lamplight' };
  let failures = change.saveFails ?? 0;
  const site = () => ({
    __typename: 'WebsiteMain',
    uuid: id('f1'),
    name: saved.name,
    domain: `https://s-${saved.name}.meowtale.example`,
    state: 1,
    revision: saved.revision,
    config: { __typename: 'WebsiteConfig', theme: 'paper', language: 'en-US', modules: saved.modules },
  });
  const view = await renderRoute(createSlice, 'editor', {
    at: '/lobby/marketing/website',
    responses: {
      mySite: () => ({ findWebsiteMain: site() }),
      mySiteDomain: () => ({
        findWebsiteMain: { __typename: 'WebsiteMain', uuid: site().uuid, domain: 'https://lamplight.example.com', own_domain: null },
      }),
      saveSite: (sent: (typeof saves)[number]) => {
        if (failures-- > 0) throw new Error('no network');
        saves.push(sent);
        saved.revision += 1;
        return { setWebsiteMain: site() };
      },
      renameSite: () => {
        throw new Refusal({ code: 'plan/required' });
      },
      selectStores: () => ({ findStore: { totalCount: 2, list: [LANTERN, HARBOUR] } }),
      selectAdLinks: () => ({ findStoreAdLink: { totalCount: 0, list: [] } }),
      myArticles: () => ({ findWebsiteArticle: { totalCount: 0, list: [] } }),
    },
  });
  await screen.findByTitle('Preview');
  return { ...view, saves };
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Modules' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const preview = () => within((screen.getByTitle('Preview') as HTMLIFrameElement).contentDocument?.body as HTMLElement);
const item = (cid: string, store: object | null, last = '1') => ({
  __typename: 'WebsiteItem',
  cid,
  resourceType: 'store',
  resourceUUID: id(last),
  isActive: true,
  uid: 'abcdefghij',
  store,
  article: null,
});

test('modules are moved, removed, shown and hidden; each change is saved, undone and redone', async () => {
  const { person, saves } = await openSite([module('a'), module('b')]);
  expect(await preview().findByRole('heading', { name: 'Title b' })).toBeVisible();
  // The creator's own domain, which was verified since.
  expect(await screen.findByRole('link', { name: 'https://lamplight.example.com' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Marketing' })).toHaveAttribute('href', '/lobby/marketing');
  // Its handles are disabled until the code for dragging has loaded.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move module 1' })).toBeEnabled());
  await person.click(screen.getByRole('button', { name: 'Move module 2 up' }));
  expect(rows()).toEqual(['Title b', 'Title a']);
  await waitFor(() => expect(saves.at(-1)?.config.modules.map(({ cid }) => cid)).toEqual(['b', 'a']));
  await screen.findByText('Saved');
  await person.click(screen.getByRole('button', { name: 'Remove module 1' }));
  expect(rows()).toEqual(['Title a']);
  expect(preview().queryByRole('heading', { name: 'Title b' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rows()).toEqual(['Title a', 'Title b']);
  await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(rows()).toEqual(['Title b', 'Title a']);
  await person.click(screen.getAllByRole('switch', { name: 'Shown' })[0] as HTMLElement);
  expect(preview().queryByRole('heading', { name: 'Title b' })).toBeNull();
});

test('Set module: inactive kinds can’t be chosen, what was chosen in the selector is listed, and only then it may be added', async () => {
  const { person, saves } = await openSite([]);
  expect(await preview().findByText('There is nothing here yet.')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Add a module' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Add a module' }));
  for (const kind of ['Social', 'Page', 'Journal']) expect(popup.getByRole('button', { name: new RegExp(kind) })).toBeDisabled();
  await person.click(popup.getByRole('button', { name: 'Grid' }));
  expect(popup.getByRole('radio', { name: 'Tall cards' })).toBeChecked();
  await person.click(popup.getByRole('radio', { name: 'Wide cards' }));
  expect(popup.getByRole('button', { name: 'Add' })).toBeDisabled();
  await person.click(popup.getByRole('button', { name: 'Choose' }));
  const selector = within(await screen.findByRole('dialog', { name: 'Choose works' }));
  await person.click(await selector.findByRole('checkbox', { name: 'Choose The Lantern' }));
  await person.click(selector.getByRole('checkbox', { name: 'Choose The Harbour' }));
  await person.click(selector.getByRole('button', { name: 'Add 2' }));
  for (const name of [/The Lantern/, /The Harbour/]) expect(popup.getAllByText(name)[0]).toBeVisible();
  await person.click(popup.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(saves.at(-1)?.config.modules).toHaveLength(1));
  expect(saves.at(-1)?.config.modules[0]).toMatchObject({
    type: 'grid-rectangle',
    list: [
      { resourceType: 'store', resourceUUID: LANTERN.uuid, isActive: true },
      { resourceType: 'store', resourceUUID: HARBOUR.uuid, isActive: true },
    ],
  });
  expect(preview().getByRole('heading', { name: 'The Harbour' })).toBeVisible();
});

test('Set module: Escape leaves a kind without input, but not one with input; a row shows what it lacks', async () => {
  const { person } = await openSite([]);
  const open = async () => {
    await person.click(await screen.findByRole('button', { name: 'Add a module' }));
    return within(await screen.findByRole('dialog', { name: 'Add a module' }));
  };
  await person.click((await open()).getByRole('button', { name: 'Grid' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const popup = await open();
  await person.click(popup.getByRole('button', { name: 'Add a link' }));
  const name = popup.getByRole('textbox', { name: 'Name' });
  expect(name).toBeValid();
  await person.click(popup.getByRole('textbox', { name: 'URL' }));
  await person.paste('https://lamplight.example.com');
  await person.tab();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Please write something here.');
  expect(popup.getByRole('button', { name: 'Add' })).toBeDisabled();
  await person.keyboard('{Escape}');
  await person.click(name);
  await person.paste('Mine');
  expect(name).toBeValid();
  expect(popup.getByRole('button', { name: 'Add' })).toBeEnabled();
});

test('an introduction chooses its only work by a click, and an article can’t be confirmed without one', async () => {
  const { person, saves } = await openSite([module('a')]);
  await person.click(await screen.findByRole('button', { name: 'Edit module 1' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Edit module' }));
  await person.click(popup.getByRole('button', { name: 'Article' }));
  expect(await popup.findByText('No articles yet')).toBeVisible();
  expect(popup.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await person.click(popup.getByRole('button', { name: 'Introduction' }));
  await person.click(popup.getByRole('button', { name: 'Choose a work' }));
  const selector = within(await screen.findByRole('dialog', { name: 'Choose a work' }));
  await person.click(await selector.findByRole('button', { name: 'Choose The Lantern' }));
  await person.click(popup.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(saves.at(-1)?.config.modules[0]).toMatchObject({ type: 'game-info', article: null }));
  expect(saves.at(-1)?.config.modules[0]).toMatchObject({ gameInfo: { resourceType: 'game', resourceUUID: LANTERN.uuid } });
});

test('a deleted work is shown to its creator and not to visitors', async () => {
  const list = [item('x', null), item('y', HARBOUR, '2')];
  await openSite([module('a', { type: 'grid-card', list })]);
  expect(await screen.findByText('1 of them is no longer available. Visitors don’t see it.')).toBeVisible();
  expect(await preview().findAllByRole('listitem')).toHaveLength(1);
});

test('a failed save keeps the change and is retried; theme and language are saved like modules', async () => {
  const { person, saves } = await openSite([module('a')], { saveFails: 1 });
  await person.click(await screen.findByRole('radio', { name: /Night/ }));
  expect(await screen.findByText('Not saved, trying again')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saves.map(({ config }) => config.theme)).toEqual(['night']));
  await person.click(screen.getByRole('switch', { name: /Website is public/ }));
  await waitFor(() => expect(saves.at(-1)?.state).toBe(0));
});

test('a person without PRO who changes the name is shown the plans, and the name stays in its field', async () => {
  const { person, host } = await openSite([module('a')]);
  const name = await screen.findByRole('textbox', { name: 'Website name' });
  await person.clear(name);
  await person.type(name, 'night-ferry');
  await person.click(screen.getByRole('button', { name: 'Change name' }));
  expect(await screen.findByText('Changing the name needs the PRO plan.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'See the plans' }));
  expect(host.openPopup).toHaveBeenLastCalledWith('store.plans', {});
  expect(name).toHaveValue('night-ferry');
});
