import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeUploads, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app, picture } from '../store-editor/test-listing.ts';

const dropped = jest.fn<(uuid: string) => void>();
let usage: number;

const responses: Responses = {
  lobbyServices: () => ({ getUserServiceSum: [{ __typename: 'UserServiceSum', key: 'upload.app.add_size', value: 5, usage }] }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app({ thumb: null })], totalCount: 1 } }),
  lobbyLabels: () => ({ findCustomTag: [] }),
  setApp: ({ thumbFile }) => ({ setApp: app({ thumb: thumbFile && { ...picture(1), uuid: thumbFile } }) }),
  dropUpload: ({ uuid }) => {
    dropped(uuid);
    usage -= 256;
    return { delFile: true };
  },
};
const sent = (number: number) => ({
  status: 201,
  body: { ...picture(number), url: 'http://files/i/1.jpg', mimeType: 'image/jpeg', size: 9, width: 1920, height: 1080 },
});
const jpeg = (name: string) => new File(['a picture'], name, { type: 'image/jpeg' });

beforeEach(() => {
  dropped.mockClear();
  usage = 1024;
});

async function open() {
  const { person } = await renderRoute(createSlice, 'apps', { responses, at: '/lobby' });
  await person.click(await screen.findByRole('button', { name: 'Settings of “The Night Ferry”' }));
  const form = within(await screen.findByRole('dialog', { name: 'App settings' }));
  const choose = async (name: string) => {
    await person.upload(await form.findByLabelText('Thumbnail'), jpeg(name));
    await form.findByRole('button', { name: 'Remove: Thumbnail' });
  };
  return { person, form, choose };
}

test('a picture that was chosen and not saved is deleted when the form closes, and its space is freed', async () => {
  fakeUploads(sent(1));
  const { person, form, choose } = await open();
  await choose('a.jpg');
  await person.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dropped.mock.calls).toEqual([[picture(1).uuid]]));
  expect(await screen.findByRole('progressbar', { name: /768/ })).toBeVisible();
});

test('a replaced picture is deleted, the saved one stays', async () => {
  fakeUploads(sent(1), sent(2));
  const { person, form, choose } = await open();
  await choose('a.jpg');
  await person.click(form.getByRole('button', { name: 'Remove: Thumbnail' }));
  await waitFor(() => expect(dropped.mock.calls).toEqual([[picture(1).uuid]]));
  await choose('b.jpg');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(dropped).toHaveBeenCalledTimes(1);
});
