import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n } from '@meowtale/web-kit';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { loadWords } from '../words.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { createTabHistory } from './history.ts';
import { type Shell, ShellContext } from './shell.ts';
import { useEntry } from './use-entry.ts';

const i18n = await createSliceI18n('en-US', loadWords);
const fault = new Error('a fault of the shell');

function Pages() {
  if (useEntry().pathname === '/broken') throw fault;
  return <p>a page</p>;
}

test('an error of the shell itself is reported and shown, and the next page renders again', () => {
  // React logs each error that a boundary catches; here they are expected.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', '/');
  const history = createTabHistory({ tab: window, asks: () => false, left: () => {} });
  const host = { report: jest.fn() };
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider locale="en-US" colorScheme="light">
        <ShellContext value={{ history, host } as unknown as Shell}>
          <CrashBoundary>
            <Pages />
          </CrashBoundary>
        </ShellContext>
      </UiProvider>
    </I18nextProvider>,
  );
  expect(screen.getByText('a page')).toBeVisible();
  act(() => history.push('/broken'));
  expect(screen.getByRole('heading', { level: 1, name: i18n.t('crash.title') })).toBeVisible();
  expect(host.report).toHaveBeenCalledWith(fault, { slice: 'shell' });
  act(() => history.push('/store'));
  expect(screen.getByText('a page')).toBeVisible();
});
