import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fakeUploads, mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { picture, STORE, SUBMIT, submitAnswer } from '../store-editor/test-listing.ts';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
interface Sent {
  name: string;
  labels: string[];
  cover: string | null;
  screenshots: string[];
}
const onRequest = jest.fn<(variables: { data: { list: Sent[] } }) => void>();
let out: ReturnType<typeof submitAnswer>;
beforeEach(() => {
  localStorage.clear();
  out = submitAnswer({ status: 'release' });
});
const responses: Responses = {
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
    onRequest(variables);
    out = { ...out, uuid: mira.uuid };
    return { overrideStore: out };
  },
};
const open = (at: string, more: Responses = {}) =>
  renderRoute(createSlice, 'staff-stores', { responses: { ...responses, ...more }, at, person: staff });

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
  await waitFor(() =>
    expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ store: STORE, submit: SUBMIT, reason: 'Not yours.' })),
  );
  expect(onRequest.mock.lastCall?.[0].data.list.map((entry) => entry.name)).toEqual(['Another Ferry']);
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
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ reason: 'Labels.' })));
  expect(onRequest.mock.lastCall?.[0].data.list.map((entry) => entry.labels)).toEqual([['猫', '海', '静か', 'night']]);
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
  expect(await screen.findByText('A newer version was saved elsewhere')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('The Night Ferry by Day');
  expect(screen.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  await person.click(screen.getByRole('button', { name: 'Publish changes' }));
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveValue('Not yours.');
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

test('texts written over an earlier version are published over the newest one once they are kept', async () => {
  const first = await open(OVERRIDE);
  await first.person.type(await name(), ' by Day');
  first.unmount();
  out = { ...out, uuid: mira.uuid };
  const { person } = await open(OVERRIDE);
  expect(await name()).toHaveValue('The Night Ferry by Day');
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  await publish(person, 'Mine.');
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ submit: mira.uuid, reason: 'Mine.' })));
});

test('a failed search isn’t said to be about staff’s own listings', async () => {
  await open('/lobby/staff/stores?q=ferry', {
    deskStores: () => {
      throw new Refusal({ code: 'other/network-request-failed' });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Listings can’t be shown right now' })).toBeVisible();
});

const publish = async (person: Awaited<ReturnType<typeof open>>['person'], reason: string) => {
  await person.click(screen.getByRole('button', { name: 'Publish changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), reason);
  await person.click(dialog.getByRole('button', { name: 'Publish changes' }));
};
const sentLast = () => onRequest.mock.lastCall?.[0].data.list[0];

describe('pictures', () => {
  const FRESH = '0198f6d2-0000-7000-8000-00000000e001';
  const upload = (uuid = FRESH) => ({
    status: 201,
    body: { uuid, url: 'http://files/i/fresh.jpg', basename: 'fresh.jpg', mimeType: 'image/jpeg', size: 1, width: 1280, height: 720 },
  });
  const shot = (name: string, type = 'image/png') => new File(['a picture'], name, { type, lastModified: 5 });
  const four = () => out.data.store_submit_info.list[0]?.data.screenshots.push(picture(7));
  const changes = () => screen.findByRole('region', { name: 'Changes' });

  test('an offending screenshot is removed with the keyboard; old and new are compared, and it can be restored', async () => {
    four();
    const { person } = await open(OVERRIDE);
    await name();
    expect(screen.getByText('No changes yet.')).toBeVisible();
    screen.getByRole('button', { name: 'Remove screenshot 2' }).focus();
    await person.keyboard('{Enter}');
    expect(screen.getByText('Will be removed')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Restore screenshot 2' });
    expect(undo).toHaveFocus();
    const [before, after] = within(await changes()).getAllByRole('cell');
    expect(within(before as HTMLElement).getAllByRole('img')).toHaveLength(4);
    expect(within(after as HTMLElement).getAllByRole('img')).toHaveLength(3);
    await person.keyboard('{Enter}');
    expect(screen.getByText('No changes yet.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove screenshot 2' }));
    await publish(person, 'Not for all ages.');
    await waitFor(() => expect(sentLast()?.screenshots).toEqual([4, 6, 7].map((number) => picture(number).uuid)));
  });

  test('with fewer than three screenshots nothing is published, until one is uploaded', async () => {
    const sent = fakeUploads(upload());
    const { person } = await open(OVERRIDE);
    await name();
    onRequest.mockClear();
    await person.click(screen.getByRole('button', { name: 'Remove screenshot 1' }));
    await person.click(screen.getByRole('button', { name: 'Publish changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const field = screen.getByLabelText(/^Screenshots \(/);
    expect(field).toHaveAccessibleDescription(/3 to 12 screenshots; there are 2\./);
    await person.upload(field, shot('a.png'));
    expect(await screen.findByText('New')).toBeVisible();
    expect(sent[0]?.fields).toEqual(
      expect.arrayContaining([
        ['scope', 'store'],
        ['target', 'screenshot'],
      ]),
    );
    await publish(person, 'Replaced.');
    await waitFor(() => expect(sentLast()?.screenshots).toEqual([picture(5).uuid, picture(6).uuid, FRESH]));
  });

  test('a required cover can’t be left out, but is replaced by an upload or restored', async () => {
    const sent = fakeUploads(upload());
    const { person } = await open(OVERRIDE);
    await name();
    await person.click(screen.getByRole('button', { name: 'Remove: Cover 16:9' }));
    await person.click(screen.getByRole('button', { name: 'Publish changes' }));
    const field = screen.getByLabelText(/^Cover 16:9/);
    expect(field).toHaveAccessibleDescription(/Cover 16:9 is missing\./);
    await person.click(screen.getByRole('button', { name: 'Restore: Cover 16:9' }));
    expect(screen.getByText('No changes yet.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove: Cover 16:9' }));
    await person.upload(screen.getByLabelText(/^Cover 16:9/), shot('new.png'));
    await waitFor(() => expect(sent[0]?.fields).toEqual(expect.arrayContaining([['target', 'cover']])));
    await screen.findByText('fresh.jpg');
    const row = within(await changes()).getByRole('row', { name: /Cover 16:9/ });
    expect(
      within(row)
        .getAllByRole('img')
        .map((each) => each.getAttribute('alt')),
    ).toEqual(['1.jpg', 'fresh.jpg']);
    await publish(person, 'A cover of its own.');
    await waitFor(() => expect(sentLast()).toMatchObject({ cover: FRESH, screenshots: [4, 5, 6].map((number) => picture(number).uuid) }));
  });

  test('a file of another type is rejected as in the editor, and a rejection by the service is shown at its field', async () => {
    fakeUploads(upload());
    const { person } = await open(OVERRIDE, {
      overrideStore: () => {
        const fields = [{ path: 'store_submit_info.list.0.cover', key: 'upload.errors.notYours' }];
        throw new Refusal({ code: 'input/invalid', status: 400, fields });
      },
    });
    await name();
    fireEvent.change(screen.getByLabelText(/^Screenshots \(/), { target: { files: [shot('scene.mp4', 'video/mp4')] } });
    expect(await screen.findByText(/^scene\.mp4: this video format is not supported/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove: Cover 16:9' }));
    await person.upload(screen.getByLabelText(/^Cover 16:9/), shot('new.png'));
    await screen.findByText('fresh.jpg');
    await publish(person, 'A cover of its own.');
    expect(await screen.findAllByText('This file is not one of yours.')).toHaveLength(2);
  });

  test('that were uploaded or removed are restored after a reload', async () => {
    fakeUploads(upload());
    four();
    const first = await open(OVERRIDE);
    await name();
    await first.person.click(screen.getByRole('button', { name: 'Remove screenshot 1' }));
    await first.person.upload(screen.getByLabelText(/^Screenshots \(/), shot('a.png'));
    expect(await screen.findByText('New')).toBeVisible();
    first.unmount();
    await open(OVERRIDE);
    await name();
    expect(screen.getByRole('button', { name: 'Restore screenshot 1' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Screenshot 5' })).toHaveAttribute('src', expect.stringContaining('/i/fresh.jpg'));
  });
});

test('without the right the error is shown, with a retry', async () => {
  await open(OVERRIDE, {
    storeToOverride: () => {
      throw new Refusal({ code: 'auth/forbidden', status: 403 });
    },
  });
  expect(await screen.findByText("The shell's words for auth/forbidden")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull();
});
