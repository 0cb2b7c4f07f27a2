import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HARBOUR, item, LANTERN, module, openEditor, preview, rows, work } from './test-site.ts';

const openSite = (modules: object[], change: { saveFails?: number; language?: string } = {}) =>
  openEditor({ modules, revision: 1, ...change });
beforeEach(() => localStorage.clear());

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

test('a row says what visitors don’t see of a module, and the preview shows what they get', async () => {
  const off = work('2', 'The Harbour', { status: 'off' });
  const adult = work('3', 'The Salt', { category: 'boy-bl' });
  const { person } = await openSite([
    module('a', { type: 'grid-card', list: [item('x', null), item('y', off, '2'), item('z', adult, '3'), item('w', LANTERN)] }),
    module('b', { type: 'game-info', gameInfo: { ...item('', off, '2'), __typename: 'WebsiteWorkResource', resourceType: 'game' } }),
  ]);
  const row = async (number: number) => within(await screen.findByRole('region', { name: `Module ${number}` }));
  const first = await row(1);
  for (const note of [
    '1 of them is no longer available. Visitors don’t see it.',
    '1 of them is not on sale. Visitors don’t see it.',
    '1 of them is for adults. Visitors see only its name.',
  ])
    expect(first.getByText(note)).toBeVisible();
  expect(first.queryByText(/Visitors don’t see this module/)).toBeNull();
  expect((await row(2)).getByText(/Visitors don’t see this module/)).toBeVisible();
  expect((await preview().findAllByRole('listitem')).map((shown) => within(shown).getByRole('heading').textContent)).toEqual([
    'The Salt',
    'The Lantern',
  ]);
  expect(preview().queryByText('The Harbour')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Edit module 1' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Edit module' }));
  for (const note of [/no longer available/, /Not on sale/, /For adults/]) expect(popup.getByText(note)).toBeVisible();
});

test('the preview has the width of each device, and works’ names in the site’s language', async () => {
  const store_info = ['en-US', 'ja-JP'].map((language) => ({ ...LANTERN.store_info[0], language, name: `Lantern ${language}` }));
  const { person } = await openSite([module('a', { type: 'grid-card', list: [item('x', { ...LANTERN, store_info })] })], {
    language: 'ja-JP',
  });
  expect(await preview().findByText('Lantern ja-JP')).toBeVisible();
  const widths = [];
  for (const device of ['Desktop', 'Tablet', 'Phone']) {
    await person.click(screen.getByRole('tab', { name: device }));
    widths.push(screen.getByTitle('Preview').style.width);
  }
  expect(widths).toEqual(['1280px', '820px', '390px']);
});

test('with 50 modules none can be added, which is explained, until one is removed', async () => {
  const { person } = await openSite(Array.from({ length: 50 }, (_, at) => module(`m${at}`)));
  expect(await screen.findByText(/The limit is reached/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a module' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Remove module 50' }));
  expect(screen.getByRole('button', { name: 'Add a module' })).toBeEnabled();
  expect(screen.queryByText(/The limit is reached/)).toBeNull();
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
