import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const uuidOf = (number: number) => `0198f6d2-0000-7000-8000-0000000000f${number}`;
const [BAKERY, KEEPER, GONE, ADULT, NEW] = [1, 2, 3, 4, 5].map(uuidOf) as [string, string, string, string, string];
const NAMES: Record<string, string> = {
  [BAKERY]: 'The Night Bakery',
  [KEEPER]: 'The Lantern Keeper',
  [GONE]: 'Moth Court',
  [ADULT]: 'After Midnight',
  [NEW]: 'Peony Season',
};
const storeOf = (uuid: string) => ({
  __typename: 'Store',
  uuid,
  default_lang: 'en-US',
  category: uuid === ADULT ? 'boy-bl' : 'normal-age',
  store_info: [{ __typename: 'StoreInfo', language: 'en-US', name: NAMES[uuid], data: { __typename: 'StoreInfoData', cover: null } }],
});
const pickOf = (uuid: string) => ({
  __typename: 'HomePick',
  uuid,
  for_sale: uuid !== GONE,
  store: NAMES[uuid] ? storeOf(uuid) : null,
});
const row = (key: string, title: string, ...store_uuids: string[]) => ({
  __typename: 'HomeSetupRow',
  key,
  titles: [{ __typename: 'HomeTitle', language: 'en-US', title }],
  store_uuids,
});
const setupOf = (revision: number, carousel: string[], ...rows: ReturnType<typeof row>[]) => ({
  __typename: 'HomeSetup',
  revision,
  updated_at: revision === 0 ? null : '2026-11-20T10:00:00.000Z',
  carousel,
  rows,
});

let setup: ReturnType<typeof setupOf>;
const sent = jest.fn<(variables: { rows: { key: string; titles: object[]; store_uuids: string[] }[]; carousel: string[] }) => void>();
beforeEach(() => {
  localStorage.clear();
  sent.mockClear();
  setup = setupOf(3, [BAKERY, KEEPER], row('rainy', 'For a rainy evening', BAKERY), row('picked', 'Picked', KEEPER));
});
const responses: Responses = {
  homeSetup: () => ({ findHomeSetup: setup }),
  homePicks: ({ uuids }: { uuids: string[] }) => ({ findHomePick: uuids.map(pickOf) }),
  searchForHome: () => ({ findStore: { __typename: 'StoreList', list: [BAKERY, NEW].map(storeOf) } }),
  shownHome: () => ({
    findConfigurationPagesIndex: {
      __typename: 'HomePage',
      rows: [{ __typename: 'HomeRow', key: 'new', stores: [storeOf(NEW)] }],
    },
  }),
  setHome: (variables) => {
    sent(variables);
    setup = { ...setup, revision: setup.revision + 1, carousel: variables.carousel };
    return { setConfigurationPagesIndex: { __typename: 'HomePage', revision: setup.revision } };
  },
};
const open = (more: Responses = {}, at = '/lobby/staff/home') =>
  renderRoute(createSlice, 'staff-home', { responses: { ...responses, ...more }, at, person: staff });
type Opened = Awaited<ReturnType<typeof open>>['person'];

const namesIn = async (list: string) => {
  await screen.findByRole('list', { name: list });
  // The list is rendered anew once it can be dragged.
  const buttons = await waitFor(() => within(screen.getByRole('list', { name: list })).getAllByRole('button', { name: /^Remove: / }));
  return buttons.map((button) => button.getAttribute('aria-label'));
};
const carousel = () => namesIn('Listings: Carousel');
async function save(person: Opened, reason = 'A new week.') {
  await person.click(screen.getByRole('button', { name: 'Save the home page' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: /Reason/ });
  await person.clear(field);
  await person.type(field, reason);
  await person.click(dialog.getByRole('button', { name: 'Save the home page' }));
}

describe('the current home page', () => {
  test('is shown with carousel, rows, covers’ names, state and a link to the page', async () => {
    await open();
    expect(await carousel()).toEqual(['Remove: The Night Bakery', 'Remove: The Lantern Keeper']);
    expect(screen.getByRole('region', { name: 'For a rainy evening' })).toBeVisible();
    expect(screen.getAllByText('On sale')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Open the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Save the home page' })).toBeDisabled();
  });

  test('of the other platform is opened by its tab', async () => {
    const onRequest = jest.fn();
    const { person, host } = await open({
      homeSetup: ({ platform }) => {
        onRequest(platform);
        return { findHomeSetup: setup };
      },
    });
    await person.click(await screen.findByRole('link', { name: 'Meowtale Open' }));
    expect(host.navigation.push).toHaveBeenLastCalledWith('/lobby/staff/home?platform=meowtale-open');
    await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('meowtale-open'));
    expect(screen.getByRole('link', { name: 'Open the home page' })).toHaveAttribute('href', '/?platform=meowtale-open');
  });

  test('without picks shows the automatic rows', async () => {
    setup = setupOf(0, []);
    await open();
    expect(await screen.findByText(/Nothing is picked/)).toBeVisible();
    expect(within(await screen.findByRole('region', { name: 'New works' })).getAllByText('Peony Season')[0]).toBeVisible();
  });

  test('flags listings that are off sale or adult, and saves only once those off sale are removed', async () => {
    setup = setupOf(3, [GONE, BAKERY], row('late', 'Late', ADULT));
    const { person } = await open();
    expect(await screen.findByText('Not on sale: not shown')).toBeVisible();
    expect(screen.getByText('For adults: not shown')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Move down: Moth Court' }));
    await person.click(screen.getByRole('button', { name: 'Save the home page' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByText('Carousel: Not on sale on this platform any more. Remove it.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove: Moth Court' }));
    await save(person);
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ carousel: [BAKERY], revision: 3 })));
  });
});

describe('an arrangement', () => {
  test('is changed by buttons and saved with the revision and a reason', async () => {
    const { person, host } = await open();
    await carousel();
    await person.click(
      within(screen.getByRole('list', { name: 'Listings: Carousel' })).getByRole('button', { name: 'Move down: The Night Bakery' }),
    );
    expect(await carousel()).toEqual(['Remove: The Lantern Keeper', 'Remove: The Night Bakery']);
    await person.click(screen.getByRole('button', { name: 'Move up: Picked' }));
    await save(person);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ platform: 'meowtale', revision: 3, carousel: [KEEPER, BAKERY], reason: 'A new week.' }),
      ),
    );
    expect(sent.mock.lastCall?.[0].rows).toEqual([
      { key: 'picked', titles: [{ language: 'en-US', title: 'Picked' }], store_uuids: [KEEPER] },
      { key: 'rainy', titles: [{ language: 'en-US', title: 'For a rainy evening' }], store_uuids: [BAKERY] },
    ]);
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('The home page is changed.', 'success'));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('is changed with the keyboard alone: moved, removed, and the focus stays in the list', async () => {
    const { person } = await open();
    await carousel();
    const button = (name: string) => within(screen.getByRole('list', { name: 'Listings: Carousel' })).getByRole('button', { name });
    await waitFor(() => expect(button('Drag: The Night Bakery')).toHaveAccessibleDescription(/^Press Space to pick it up/));
    act(() => button('Move up: The Lantern Keeper').focus());
    await person.keyboard('{Enter}');
    expect(await carousel()).toEqual(['Remove: The Lantern Keeper', 'Remove: The Night Bakery']);
    act(() => button('Remove: The Night Bakery').focus());
    await person.keyboard('{Enter}');
    expect(await carousel()).toEqual(['Remove: The Lantern Keeper']);
    expect(screen.getByRole('button', { name: 'Add a listing: Carousel' })).toHaveFocus();
  });

  test('gets a listing found by name; one that is in the list can’t be added twice', async () => {
    const { person } = await open();
    await carousel();
    await person.click(screen.getByRole('button', { name: 'Add a listing: Carousel' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByRole('searchbox'), 'season{Enter}');
    expect(await dialog.findByRole('button', { name: '“The Night Bakery” is added' })).toBeDisabled();
    await person.click(dialog.getByRole('button', { name: 'Add “Peony Season”' }));
    expect(dialog.getByRole('button', { name: '“Peony Season” is added' })).toBeDisabled();
    await person.click(dialog.getByRole('button', { name: 'Done' }));
    expect((await carousel()).at(-1)).toBe('Remove: Peony Season');
  });

  test('gets a listing by its address, but not one that the home page doesn’t show', async () => {
    const { person } = await open();
    await carousel();
    await person.click(screen.getByRole('button', { name: 'Add a listing: Picked' }));
    const dialog = within(await screen.findByRole('dialog'));
    const box = () => dialog.getByRole('searchbox');
    await person.type(box(), `https://meowtale.example/store/${ADULT}{Enter}`);
    expect(await dialog.findByText('For adults: not shown')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Add “/ })).toBeNull();
    await person.clear(box());
    await person.type(box(), `https://meowtale.example/store/${NEW.toUpperCase()}{Enter}`);
    await person.click(await dialog.findByRole('button', { name: 'Add “Peony Season”' }));
    await person.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await namesIn('Listings: Picked')).toEqual(['Remove: The Lantern Keeper', 'Remove: Peony Season']);
  });

  test('with a new row needs its English title and a listing, and shows both errors at their fields', async () => {
    const { person } = await open();
    await carousel();
    await person.click(screen.getByRole('button', { name: 'Add a row' }));
    const added = within(screen.getByRole('region', { name: 'Row 3' }));
    await person.click(added.getByRole('tab', { name: 'German' }));
    await person.type(added.getByRole('textbox', { name: 'Title (German)' }), 'Neu');
    await person.click(screen.getByRole('button', { name: 'Save the home page' }));
    const title = await added.findByRole('textbox', { name: 'Title (English)' });
    expect(title).toHaveAccessibleDescription('Enter at least the English title.');
    expect(added.getByText('Add a listing, or remove the row.')).toBeVisible();
    await person.type(title, 'Fresh');
    expect(title).toHaveAccessibleDescription('');
    await person.click(screen.getByRole('button', { name: 'Remove: Fresh' }));
    expect(screen.queryByRole('region', { name: 'Fresh' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a row' })).toHaveFocus();
  });

  test('is restored after a reload with the names of what was added, and discarded on request', async () => {
    const first = await open();
    await carousel();
    await first.person.click(screen.getByRole('button', { name: 'Add a listing: Carousel' }));
    const dialog = within(await screen.findByRole('dialog'));
    await first.person.type(dialog.getByRole('searchbox'), 'season{Enter}');
    await first.person.click(await dialog.findByRole('button', { name: 'Add “Peony Season”' }));
    first.unmount();
    const { person } = await open();
    await waitFor(async () => expect((await carousel()).at(-1)).toBe('Remove: Peony Season'));
    await person.click(screen.getAllByRole('button', { name: 'Discard changes' })[0] as HTMLElement);
    expect(await carousel()).toEqual(['Remove: The Night Bakery', 'Remove: The Lantern Keeper']);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('a colleague’s change meanwhile', () => {
  const clash: Responses = {
    setHome: (variables) => {
      if (variables.revision === 3) {
        setup = setupOf(4, [NEW], row('rainy', 'For a rainy evening', BAKERY));
        throw new Refusal({ code: 'input/conflict', status: 409, fields: [{ path: 'revision', key: 'invalid.revision' }] });
      }
      sent(variables);
      return { setConfigurationPagesIndex: { __typename: 'HomePage', revision: 5 } };
    },
  };
  async function arrange() {
    const opened = await open(clash);
    await carousel();
    await opened.person.click(screen.getByRole('button', { name: 'Move down: For a rainy evening' }));
    await save(opened.person);
    expect(await screen.findByText('This home page was changed by a colleague')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save the home page' })).toBeDisabled();
    return opened.person;
  }

  test('keeps what was arranged, which can be saved over it', async () => {
    const person = await arrange();
    expect(await carousel()).toEqual(['Remove: The Night Bakery', 'Remove: The Lantern Keeper']);
    await person.click(screen.getByRole('button', { name: 'Keep mine' }));
    await person.click(screen.getByRole('button', { name: 'Save the home page' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('A new week.');
    await person.click(dialog.getByRole('button', { name: 'Save the home page' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ revision: 4, carousel: [BAKERY, KEEPER] })));
  });

  test('is taken over on request', async () => {
    const person = await arrange();
    await person.click(screen.getByRole('button', { name: 'Use the other version' }));
    await waitFor(async () => expect(await carousel()).toEqual(['Remove: Peony Season']));
    expect(screen.queryByText('This home page was changed by a colleague')).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('.home.') && !key.includes('reason'))).toEqual([]);
  });
});

test('a listing that went off sale meanwhile is reported at its place', async () => {
  const { person } = await open({
    setHome: () => {
      throw new Refusal({ code: 'input/invalid', status: 400, fields: [{ path: 'rows.0.store_uuids.0', key: 'invalid.id' }] });
    },
  });
  await carousel();
  await person.click(screen.getByRole('button', { name: 'Move down: For a rainy evening' }));
  await save(person);
  const region = within(await screen.findByRole('region', { name: 'Picked' }));
  expect(await region.findByText('Not on sale on this platform any more. Remove it.')).toBeVisible();
  expect(region.getByText('Not on sale: not shown')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['auth/forbidden', 'service/unavailable'] as const)(
  'without the right or the service the error %s is shown with a retry',
  async (code) => {
    let isDown = true;
    const { person } = await open({
      homeSetup: () => {
        if (isDown) throw new Refusal({ code, status: 403 });
        return { findHomeSetup: setup };
      },
    });
    expect(await screen.findByText('The home page’s settings can’t be shown right now')).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await carousel()).toHaveLength(2);
  },
);
