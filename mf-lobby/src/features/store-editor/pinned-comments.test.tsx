import { expect, test } from '@jest/globals';
import { type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { SubmitAnswer } from './submit-data.ts';
import { app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

async function open(change: Partial<SubmitAnswer>) {
  const responses: Responses = {
    openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submitAnswer(change))] } }),
    lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
  };
  await renderRoute(createSlice, 'information', { responses, at: `/set-store/${STORE}/information`, params: { id: STORE } });
}
const pin = (path: string, text: string) => ({ __typename: 'ReviewComment', path, text });

test('a reviewer’s comment is at its field, and above all of them with a link', async () => {
  await open({
    comments: [
      pin('store_submit_info.list.en-US.name', 'Say it shorter.'),
      pin('store_submit_info.list.de-DE.name', 'This language is gone.'),
      pin('store_submit_price.list', 'Too dear.'),
    ],
  });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/From the review: Say it shorter\./);
  const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to(/^Name \(.*English/)).toBe(`/set-store/${STORE}/information?lang=en-US#field-store_submit_info-list-0-name`);
  expect(to(/^Prices$/)).toBe(`/set-store/${STORE}/price#field-store_submit_price-list`);
  expect(screen.getByText('This language is gone.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /German/ })).toBeNull();
});

test('without comments nothing is shown', async () => {
  await open({});
  expect(await screen.findByRole('textbox', { name: 'Name' })).not.toHaveAccessibleDescription(/From the review/);
  expect(screen.queryByText('Reviewers’ comments on fields')).toBeNull();
});
