import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Answers, mira, Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { STORE, SUBMIT, submitAnswer } from '../store-editor/test-listing.ts';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const asked = jest.fn<(variables: { data: { list: { name: string; labels: string[] }[] } }) => void>();
let out: ReturnType<typeof submitAnswer>;
beforeEach(() => {
  localStorage.clear();
  out = submitAnswer({ status: 'release' });
});
const answers: Answers = {
  deskStores: () => ({
    findStore: {
      __typename: 'StoreList',
      list: [
        {
          __typename: 'Store',
          uuid: STORE,
          platform_key: 'meowtale',
          default_lang: 'en-US',
          author: { __typename: 'UserPublic', uuid: mira.uuid, nickname: 'Mira' },
          store_info: [{ __typename: 'StoreInfo', language: 'en-US', name: 'The Night Ferry', data: { cover: null } }],
        },
      ],
    },
  }),
  storeToOverride: () => ({ findStoreSubmit: { __typename: 'StoreSubmitList', list: [out] } }),
  overrideStore: (variables) => {
    asked(variables);
    out = { ...out, uuid: mira.uuid };
    return { overrideStore: out };
  },
};
const open = (at: string, more: Answers = {}) =>
  renderRoute(createSlice, 'staff-stores', { answers: { ...answers, ...more }, at, person: staff });

test('a listing on sale is found by a keyword and links to its page', async () => {
  await open('/lobby/staff/stores?q=ferry');
  expect(await screen.findByRole('link', { name: 'Edit the page of “The Night Ferry”' })).toHaveAttribute(
    'href',
    `/lobby/staff/stores?q=ferry&store=${STORE}`,
  );
});

test('a listing that isn’t listed is opened by its uuid', async () => {
  const { person, host } = await open('/lobby/staff/stores');
  expect(await screen.findByText(/off sale, hidden from search or on hold, enter its UUID/)).toBeVisible();
  await person.type(screen.getByRole('searchbox'), 'ferry{Enter}');
  expect(host.navigation.push).toHaveBeenLastCalledWith('/lobby/staff/stores?q=ferry');
  const box = await screen.findByDisplayValue('ferry');
  await person.clear(box);
  await person.type(box, ` ${STORE.toUpperCase()} {Enter}`);
  expect(host.navigation.push).toHaveBeenLastCalledWith(`/lobby/staff/stores?store=${STORE}`);
  expect(await screen.findByRole('button', { name: 'Publish changes' })).toBeVisible();
});

test('its page is changed with a reason, over the version that was read', async () => {
  const { person } = await open(`/lobby/staff/stores?store=${STORE}`);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
  await person.clear(name);
  await person.type(name, 'Another Ferry');
  await person.click(screen.getByRole('button', { name: 'Publish changes' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Not yours.');
  await person.click(dialog.getByRole('button', { name: 'Publish changes' }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ store: STORE, submit: SUBMIT, reason: 'Not yours.' })));
  expect(asked.mock.lastCall?.[0].data.list.map((entry) => entry.name)).toEqual(['Another Ferry']);
});

test('labels are separated by commas of any script', async () => {
  const { person } = await open(`/lobby/staff/stores?store=${STORE}`);
  const labels = await screen.findByRole('textbox', { name: 'Labels' });
  await person.clear(labels);
  await person.type(labels, '猫、海，静か, night');
  await person.click(screen.getByRole('button', { name: 'Publish changes' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Labels.');
  await person.click(dialog.getByRole('button', { name: 'Publish changes' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ reason: 'Labels.' })));
  expect(asked.mock.lastCall?.[0].data.list.map((entry) => entry.labels)).toEqual([['猫', '海', '静か', 'night']]);
});

test('a colleague’s change meanwhile is reported, and the input stays', async () => {
  const read = jest.fn();
  const { person } = await open(`/lobby/staff/stores?store=${STORE}`, {
    storeToOverride: () => {
      read();
      return { findStoreSubmit: { __typename: 'StoreSubmitList', list: [out] } };
    },
    overrideStore: () => {
      out = { ...out, uuid: mira.uuid };
      throw new Refusal({ code: 'input/conflict', status: 409 });
    },
  });
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), ' by Day');
  await person.click(screen.getByRole('button', { name: 'Publish changes' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Not yours.');
  expect(dialog.getByText('10 / 1,000')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Publish changes' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent("The shell's words for input/conflict");
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Not yours.');
  expect(screen.getByRole('textbox', { name: 'Name', hidden: true })).toHaveValue('The Night Ferry by Day');
});

test('all errors are shown at their fields, in every language, before the reason is asked for', async () => {
  const [english] = out.data.store_submit_info.list;
  if (english) out.data.store_submit_info.list.push({ ...english, language: 'de-DE', name: 'Die Nachtfähre' });
  const { person } = await open(`/lobby/staff/stores?store=${STORE}`);
  await person.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await person.clear(screen.getByRole('textbox', { name: 'Short description' }));
  await person.type(screen.getByRole('textbox', { name: 'Labels' }), 'a, b, c, d, e, f, g, h');
  await person.click(screen.getByRole('tab', { name: 'German' }));
  await person.click(screen.getByRole('button', { name: 'Publish changes' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveAccessibleDescription('Name is missing.');
  expect(screen.getByRole('textbox', { name: 'Short description' })).toHaveAccessibleDescription('Short description is missing.');
  expect(screen.getByRole('textbox', { name: 'Labels' })).toHaveAccessibleDescription(/Six labels at most/);
  await person.type(name, 'The Ferry');
  expect(name).toHaveAccessibleDescription('');
});

const OVERRIDE = `/lobby/staff/stores?store=${STORE}`;
const name = () => screen.findByRole('textbox', { name: 'Name' });

test('texts that weren’t published are restored after a reload, discarded on request, and gone once they were', async () => {
  const first = await open(OVERRIDE);
  await first.person.type(await name(), ' by Day');
  const labels = screen.getByRole('textbox', { name: 'Labels' });
  await first.person.clear(labels);
  await first.person.type(labels, 'cat');
  first.unmount();

  const second = await open(OVERRIDE);
  expect(await name()).toHaveValue('The Night Ferry by Day');
  expect(screen.getByRole('textbox', { name: 'Labels' })).toHaveValue('cat');
  await second.person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await name()).toHaveValue('The Night Ferry');
  expect(screen.getByRole('textbox', { name: 'Labels' })).not.toHaveValue('cat');
  expect(Object.keys(localStorage)).toEqual([]);

  await second.person.type(await name(), ' at Noon');
  await second.person.click(screen.getByRole('button', { name: 'Publish changes' }));
  const dialog = within(screen.getByRole('dialog'));
  await second.person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Not yours.');
  await second.person.click(dialog.getByRole('button', { name: 'Publish changes' }));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

test('restored texts are sent over the version that they were written for', async () => {
  const first = await open(OVERRIDE);
  await first.person.type(await name(), ' by Day');
  first.unmount();
  out = { ...out, uuid: mira.uuid };
  const { person } = await open(OVERRIDE);
  expect(await name()).toHaveValue('The Night Ferry by Day');
  await person.click(screen.getByRole('button', { name: 'Publish changes' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Mine.');
  await person.click(dialog.getByRole('button', { name: 'Publish changes' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ submit: SUBMIT, reason: 'Mine.' })));
});

test('a failed search isn’t said to be about staff’s own listings', async () => {
  await open('/lobby/staff/stores?q=ferry', {
    deskStores: () => {
      throw new Refusal({ code: 'other/network-request-failed' });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Listings can’t be shown right now' })).toBeVisible();
});
