import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

jest.unstable_mockModule('./is-framed.ts', () => ({ IS_FRAMED: true }));
const { fillStorage, openPlayer, SHELL } = await import('./testing/open-player.tsx');

afterEach(() => localStorage.clear());
const sentence = /^Your place can’t be saved on this device/;

/** Opens the story in a frame whose page reports that it couldn't store the first save. */
async function playUnsaved({ persistent }: { persistent: boolean }): Promise<void> {
  const sent = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  const types = () => sent.mock.calls.map(([message]) => (message as { type: string }).type);
  const post = (data: object) => act(() => void dispatchEvent(new MessageEvent('message', { data, origin: SHELL, source: window.parent })));
  openPlayer();
  await waitFor(() => expect(types()).toContain('meowtale:ready'));
  post({ type: 'meowtale:load', reason: 'open', persistent, reader: 'same', save: null });
  await screen.findByText('A lamp is lit.');
  await waitFor(() => expect(types()).toContain('meowtale:save'));
  post({ type: 'meowtale:saved', revision: null });
}

test('a place that neither the service nor this browser could store is told to the reader', async () => {
  fillStorage();
  await playUnsaved({ persistent: true });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('a place that only the service couldn’t store is in this browser, and nothing is told', async () => {
  await playUnsaved({ persistent: true });
  expect(localStorage.length).toBeGreaterThan(0);
  expect(screen.queryByText(sentence)).toBeNull();
});

test('a guest is told by the page, which stores the place itself', async () => {
  fillStorage();
  await playUnsaved({ persistent: false });
  expect(screen.queryByText(sentence)).toBeNull();
});
