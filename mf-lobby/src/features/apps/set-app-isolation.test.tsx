import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app } from '../store-editor/test-listing.ts';

const changed = jest.fn<(isolated: unknown) => void>();
beforeEach(() => void changed.mockClear());

async function open(kind: string) {
  const responses: Responses = {
    lobbyServices: () => ({ getUserServiceSum: [] }),
    lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app({ kind })], totalCount: 1 } }),
    lobbyLabels: () => ({ findCustomTag: [] }),
    setApp: ({ isolated }) => {
      changed(isolated);
      return { setApp: app({ kind, isolated }) };
    },
  };
  const { person } = await renderRoute(createSlice, 'apps', { responses, at: '/lobby' });
  await person.click(await screen.findByRole('button', { name: 'Settings of “The Night Ferry”' }));
  return { person, form: within(await screen.findByRole('dialog', { name: 'App settings' })) };
}

test('a game gets threads in its settings', async () => {
  const { person, form } = await open('upload');
  const box = form.getByRole('checkbox', { name: 'Threads (cross-origin isolation)' });
  expect(box).not.toBeChecked();
  await person.click(box);
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changed.mock.calls).toEqual([[true]]));
});

test('a story has no setting for threads', async () => {
  const { form } = await open('ink');
  expect(form.queryByRole('checkbox', { name: 'Threads (cross-origin isolation)' })).toBeNull();
});
