import { expect, test } from '@jest/globals';
import { type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app } from '../store-editor/test-listing.ts';
import type { App } from './documents.ts';

const OTHER = '0198f6d2-0000-7000-8000-0000000000c2';
const responsesOf = (...list: App[]): Responses => ({
  lobbyServices: () => ({ getUserServiceSum: [{ __typename: 'UserServiceSum', key: 'upload.app.add_size', value: 5, usage: 0 }] }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list, totalCount: list.length } }),
  lobbyLabels: () => ({ findCustomTag: [] }),
});
const open = (...list: App[]) => renderRoute(createSlice, 'apps', { responses: responsesOf(...list), at: '/lobby' });

test('an app that is ready leads to a new listing of it; one that isn’t, or is in a listing, does not', async () => {
  await open(
    app(),
    app({ uuid: OTHER, name: 'Half Made', state: 'failed' }),
    app({ uuid: '0198f6d2-0000-7000-8000-0000000000c3', name: 'On Sale', store_id: OTHER }),
  );
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  const link = within(row).getByRole('link', { name: 'Create a listing for “The Night Ferry”' });
  expect(link).toHaveTextContent('Create listing');
  expect(link).toHaveAttribute('href', `/set-store?app=${app().uuid}`);
  expect(screen.getAllByRole('link', { name: /^Create a listing/ })).toEqual([link]);
});

test('a new app asks for its name, pictures and language before what it is made from, and marks the name as required', async () => {
  const { person } = await open();
  await person.click((await screen.findAllByRole('button', { name: 'New app' }))[0] as HTMLElement);
  const form = await screen.findByRole('dialog', { name: 'New app' });
  const text = form.textContent ?? '';
  const places = ['Name', 'Logo', 'Thumbnail', 'Default language', 'Drama', 'Spine runtime version', 'Labels'].map((label) =>
    text.indexOf(label, text.indexOf('New app') + 'New app'.length),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(within(form).getByRole('textbox', { name: 'Name' })).toBeRequired();
});
