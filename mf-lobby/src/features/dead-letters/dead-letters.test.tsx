import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

beforeEach(() => localStorage.clear());

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const letter = {
  __typename: 'WalletDeadLetter',
  id: '0198f6d2-0000-7000-8000-0000000000d1',
  consumer: 'wallet-listings-2',
  event: 'catalog.listing.changed',
  aggregate_id: 'a1',
  error: 'Error: no such column',
  deliveries: 8,
  failed_at: '2026-11-20T12:00:00.000Z',
};

test('a dead letter of the wallet is replayed with a reason, also during an outage of the catalogue', async () => {
  const onRequest = jest.fn<(variables: object) => void>();
  let waiting = [letter];
  const responses: Responses = {
    catalogDeadLetters: () => {
      throw new Refusal({ code: 'service/unavailable', status: 503 });
    },
    walletDeadLetters: () => ({ letters: waiting }),
    dramaDeadLetters: () => ({ letters: [] }),
    replayWalletDeadLetter: (variables) => {
      onRequest(variables);
      waiting = [];
      return { outcome: 'handled' };
    },
  };
  const { person } = await renderRoute(createSlice, 'dead-letters', { responses, at: '/lobby/staff/dead-letters', person: staff });
  expect(await screen.findByText('Dead letters can’t be shown right now')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Replay wallet-listings-2' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Mended.');
  await person.click(dialog.getByRole('button', { name: 'Replay' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ id: letter.id, reason: 'Mended.' }));
  const ofWallet = within(screen.getByRole('region', { name: 'Dead letters: svc-wallet' }));
  expect(await ofWallet.findByText('No dead letters')).toBeVisible();
});

test('each consuming service shows its own dead letters, and replays them', async () => {
  const onRequest = jest.fn<(variables: object) => void>();
  const ofDramas = { ...letter, __typename: 'DramaDeadLetter', consumer: 'drama-ai-charge', event: 'wallet.ai-charge.decided' };
  const responses: Responses = {
    catalogDeadLetters: () => ({ letters: [] }),
    walletDeadLetters: () => ({ letters: [] }),
    dramaDeadLetters: () => ({ letters: [ofDramas] }),
    replayDramaDeadLetter: (variables) => {
      onRequest(variables);
      return { outcome: 'handled' };
    },
  };
  const { person } = await renderRoute(createSlice, 'dead-letters', { responses, at: '/lobby/staff/dead-letters', person: staff });
  const table = await screen.findByRole('table', { name: 'Dead letters: svc-drama-ai' });
  await person.click(await within(table).findByRole('button', { name: 'Replay drama-ai-charge' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Mended.');
  await person.click(dialog.getByRole('button', { name: 'Replay' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ id: letter.id, reason: 'Mended.' }));
});
