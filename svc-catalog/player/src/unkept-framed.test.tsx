import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

jest.unstable_mockModule('./is-framed.ts', () => ({ IS_FRAMED: true }));
const { readPlace } = await import('./place.ts');
const { fillStorage, openPlayer, SHELL } = await import('./testing/open-player.tsx');

afterEach(() => localStorage.clear());
const sentence = /^Your place can’t be saved on this device/;

type Sent = { type: string; data?: string };

/** Opens the story in a frame, and waits until it has sent its first place to the page. */
async function playFramed({ persistent }: { persistent: boolean }) {
  const posted = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  const sent = () => posted.mock.calls.map(([message]) => message as Sent);
  const saves = () => sent().flatMap(({ type, data }) => (type === 'meowtale:save' && data !== undefined ? [data] : []));
  const post = (data: object) => act(() => void dispatchEvent(new MessageEvent('message', { data, origin: SHELL, source: window.parent })));
  openPlayer();
  await waitFor(() => expect(sent().map(({ type }) => type)).toContain('meowtale:ready'));
  post({ type: 'meowtale:load', reason: 'open', persistent, reader: 'same', save: null });
  await screen.findByText('A lamp is lit.');
  await waitFor(() => expect(saves()).toHaveLength(1));
  return { saves, post };
}

/** Opens the story in a frame whose page reports that it couldn't store the first save. */
async function playUnsaved(options: { persistent: boolean }): Promise<void> {
  const { post } = await playFramed(options);
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

test('a save that is confirmed after the next turn leaves that turn’s place unsaved', async () => {
  const { saves, post } = await playFramed({ persistent: true });
  await userEvent.click(screen.getByRole('button', { name: 'Go in' }));
  await screen.findByText('The door closes.');
  post({ type: 'meowtale:saved', revision: 1, data: saves()[0] });
  expect(readPlace()).toMatchObject({ revision: 1, unsaved: true });
  await waitFor(() => expect(saves()).toHaveLength(2));
  post({ type: 'meowtale:saved', revision: 2, data: saves()[1] });
  expect(readPlace()).toMatchObject({ revision: 2, unsaved: false });
});
