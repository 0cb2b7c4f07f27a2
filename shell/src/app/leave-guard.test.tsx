import { expect, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n } from '@meowtale/web-kit';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { loadWords } from '../words.ts';
import { createTabHistory } from './history.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { createGuards, createNavigation } from './navigation.ts';
import { type Shell, ShellContext } from './shell.ts';

const i18n = await createSliceI18n('en-US', loadWords);

function draw() {
  window.history.replaceState(null, '', '/zh-TW/set-drama');
  const guards = createGuards();
  const history = createTabHistory({ tab: window, asks: (to) => guards.question(to) !== null, left: () => {} });
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider locale="en-US" colorScheme="light">
        <ShellContext value={{ history, guards } as unknown as Shell}>
          <LeaveGuard />
        </ShellContext>
      </UiProvider>
    </I18nextProvider>,
  );
  return createNavigation(history, '/zh-TW', guards);
}

test('the page’s guard gets the target of the navigation', () => {
  const navigation = draw();
  navigation.guard((to) => (to === navigation.href('/set-drama/drama') ? null : 'The third act is not saved.'));
  act(() => navigation.push('/set-drama/drama'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/zh-TW/set-drama/drama');
  act(() => navigation.push('/set-drama/dramas'));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(location.pathname).toBe('/zh-TW/set-drama/drama');
});

test('a person with unsaved changes is asked in the page’s words, may stay, and leaves within their language', async () => {
  const person = userEvent.setup();
  const navigation = draw();
  const release = navigation.guard(() => 'The third act is not saved.');
  act(() => navigation.push('/lobby'));
  expect(screen.getByRole('dialog', { name: i18n.t('leave.title') })).toHaveTextContent('The third act is not saved.');
  await person.click(screen.getByRole('button', { name: i18n.t('leave.stay') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(navigation.get().pathname).toBe('/set-drama');

  act(() => navigation.push('/lobby?page=2'));
  await person.click(screen.getByRole('button', { name: i18n.t('leave.confirm') }));
  expect(navigation.get()).toEqual({ pathname: '/lobby', search: '?page=2', hash: '' });
  expect(location.pathname).toBe('/zh-TW/lobby');

  release();
  act(() => navigation.push('/'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/zh-TW');
  expect(navigation.get().pathname).toBe('/');
});
