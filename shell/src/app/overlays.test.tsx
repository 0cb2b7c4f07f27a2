import { expect, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n } from '@meowtale/web-kit';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createErrorStore } from '../errors/error-store.ts';
import { createPopupStore } from '../popups/popup-store.ts';
import { loadWords } from '../words.ts';
import { Overlays } from './overlays.tsx';
import { createProgress, during } from './progress.ts';
import { type Shell, ShellContext } from './shell.ts';

const words = await createSliceI18n('en-US', loadWords);

function draw() {
  const parts = { busy: createProgress(), errors: createErrorStore(), popups: createPopupStore({}), session: {}, host: {} };
  render(
    <I18nextProvider i18n={words}>
      <UiProvider locale="en-US" colorScheme="light">
        <ShellContext value={parts as unknown as Shell}>
          <Overlays />
        </ShellContext>
      </UiProvider>
    </I18nextProvider>,
  );
  return parts;
}
const overlay = () => screen.queryByRole('dialog', { name: 'Loading' });

test('a work that blocks covers the page until it ends, also when it fails', async () => {
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

test('an error takes the loading overlay away', async () => {
  const { busy, errors } = draw();
  act(() => busy.getState().start());
  expect(await screen.findByRole('dialog', { name: 'Loading' })).toBeVisible();
  act(() => errors.getState().show({ code: '9999' }));
  expect(screen.getByRole('dialog', { name: 'Error' })).toBeInTheDocument();
  expect(overlay()).toBeNull();
});
