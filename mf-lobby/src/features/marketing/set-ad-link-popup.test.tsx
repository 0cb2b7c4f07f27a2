import { expect, jest, test } from '@jest/globals';
import { Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const EMPTY = { utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' };
const link = {
  __typename: 'StoreAdLink',
  uuid: '0198f6d2-0000-7000-8000-0000000000c1',
  type: 'url',
  name: 'Spring letter',
  utm_source: 'newsletter',
  ...EMPTY,
  uid: 'aB3dE6gH9k',
  store_id: '0198f6d2-0000-7000-8000-0000000000a1',
  store: null,
  ...{ click_count: 0, visit_count: 0, wish_count: 0, order_count: 0, refund_count: 0, revenue: 0, pending: 0 },
  revision: 3,
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
};

test('a link that was changed in another tab is replaced only after a choice', async () => {
  const theirs = { uuid: link.uuid, name: 'Winter letter', utm_source: 'forum', revision: 4 };
  const sent = jest.fn((variables: { revision?: number }) => {
    if (variables.revision === 3) throw new Refusal({ code: 'input/conflict', status: 409, data: { ...theirs, ...EMPTY } });
    return { updateStoreAdLink: { ...link, ...variables } };
  });
  const lobbyAdLinks = () => ({ findStoreAdLink: { __typename: 'StoreAdLinkList', list: [link], totalCount: 1 } });
  const responses = { lobbyAdLinks, updateAdLink: sent };
  const { host, person } = await renderRoute(createSlice, 'ad-links', { responses, at: '/lobby/marketing/ad-links' });
  await person.click(await screen.findByRole('button', { name: 'More for Spring letter' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit ad link' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Edit ad link' }));
  await person.type(popup.getByRole('textbox', { name: /^Name/ }), ' 2');
  await person.click(popup.getByRole('button', { name: 'Confirm' }));
  const conflict = within(await popup.findByRole('region', { name: 'This link was changed elsewhere' }));
  expect(conflict.getByText('Winter letter')).toBeVisible();
  expect(conflict.getByText('forum')).toBeVisible();
  expect(popup.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await person.click(conflict.getByRole('button', { name: 'Keep mine' }));
  await person.click(popup.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Spring letter 2', utm_source: 'newsletter', revision: 4 }));
  expect(host.showError).not.toHaveBeenCalled();
});
