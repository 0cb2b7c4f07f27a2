import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fillStorage, openPlayer } from './testing/open-player.tsx';

afterEach(() => localStorage.clear());
const sentence = /^Your place can’t be saved on this device/;

test('in its own tab a reader whose place can’t be stored is told so once, and reads on', async () => {
  fillStorage();
  openPlayer();
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Go in' }));
  expect(await screen.findByText('The door closes.')).toBeInTheDocument();
  expect(screen.queryByText(sentence)).toBeNull();
});

test('a reader is told when the storage fills up, and not before', async () => {
  openPlayer();
  await screen.findByText('A lamp is lit.');
  expect(localStorage.length).toBeGreaterThan(0);
  expect(screen.queryByText(sentence)).toBeNull();
  fillStorage();
  await userEvent.click(screen.getByRole('button', { name: 'Go in' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
