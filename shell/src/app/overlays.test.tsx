import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, HostProvider, type Slice } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createStore } from 'zustand';
import { createErrorStore } from '../errors/error-store.ts';
import type { PlannedSlice } from '../plan.ts';
import { createPopupStore } from '../popups/popup-store.ts';
import { createSliceLoader } from '../remotes/load-slice.ts';
import { loadWords } from '../words.ts';
import { Overlays } from './overlays.tsx';
import { createProgress, during } from './progress.ts';
import { type Shell, ShellContext } from './shell.ts';

const i18n = await createSliceI18n('en-US', loadWords);

const definition = { slice: 'mf-store', input: { type: 'object' } };
const plannedStore: PlannedSlice = {
  name: 'mf-store',
  release: { version: '1', entry: '/1.js', globalName: 'g', integrity: null },
  previous: null,
  channel: 'stable',
};

function draw(load = async (): Promise<Slice> => Promise.reject(new Error('no slice is asked for here'))) {
  const { host } = testHost({}, '/');
  const parts = {
    busy: createProgress(),
    progress: createProgress(),
    errors: createErrorStore(),
    popups: createPopupStore({ 'store.bill': definition }),
    loader: createSliceLoader([plannedStore], host, { load }),
    reports: { add() {} },
    clients: createStore(() => ({})),
    session: {},
    host,
  };
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider locale="en-US" colorScheme="light">
        <ShellContext value={parts as unknown as Shell}>
          <HostProvider host={host}>
            <Overlays />
          </HostProvider>
        </ShellContext>
      </UiProvider>
    </I18nextProvider>,
  );
  return parts;
}
test('a popup that can’t be fetched without a network shows that, and opens once it is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    return { routes: {}, popups: { 'store.bill': () => <p>the bill</p> }, words: i18n } as Slice;
  };
  const { popups } = draw(load);
  const dismissed = popups.openPopup('store.bill', {});
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(i18n.t('errors.other/network-request-failed'));
  expect(await dismissed).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));

  online.mockReturnValue(true);
  void popups.openPopup('store.bill', {});
  expect(await screen.findByText('the bill')).toBeInTheDocument();
});

const overlay = () => screen.queryByRole('dialog', { name: 'Loading' });

test('blocking work covers the page until it ends, also when it fails', async () => {
  const { busy } = draw();
  const { promise, reject } = Promise.withResolvers<never>();
  let work: Promise<never> = promise;
  act(() => {
    work = during(busy, promise);
  });
  expect(await screen.findByRole('dialog', { name: 'Loading' })).toBeVisible();
  await act(async () => {
    reject(new Error('refused'));
    await expect(work).rejects.toThrow('refused');
  });
  expect(overlay()).toBeNull();
});

test('an error removes the loading overlay', async () => {
  const { busy, errors } = draw();
  act(() => busy.getState().start());
  expect(await screen.findByRole('dialog', { name: 'Loading' })).toBeVisible();
  act(() => errors.getState().show({ code: '9999' }));
  expect(screen.getByRole('dialog', { name: 'Error' })).toBeInTheDocument();
  expect(overlay()).toBeNull();
});
