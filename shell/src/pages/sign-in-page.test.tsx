import { expect, jest, test } from '@jest/globals';
import { Toasts, UiProvider } from '@meowtale/ui';
import { createSliceI18n, type SessionState, SliceScope, useLocation } from '@meowtale/web-kit';
import { mira, testHost } from '@meowtale/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CombinedError } from '@urql/core';
import { Suspense } from 'react';
import { createStore } from 'zustand';
import { type Shell, ShellContext } from '../app/shell.ts';
import { watchStore } from '../app/watchable.ts';
import { createErrorStore } from '../errors/error-store.ts';
import { SignInPopup } from '../popups/sign-in-popup.tsx';
import { loadWords } from '../words.ts';
import { SignInPage } from './sign-in-page.tsx';

const words = await createSliceI18n('en-US', loadWords);

/** The page while its route is open, as in the shell's routes. */
function SignUpRoute() {
  return useLocation().pathname === '/sign-up' ? <SignInPage mode="sign-up" /> : null;
}

/** Signs up, and returns to the page before; the name is saved once `written` resolves. */
async function signUp(form = <SignUpRoute />, newcomer = mira) {
  const { host } = testHost({}, '/sign-up?returnUrl=%2Fstore');
  const store = createStore<{ state: SessionState }>()(() => ({ state: { status: 'guest' } }));
  const written = Promise.withResolvers<{ error?: CombinedError }>();
  const refresh = jest.fn(async () => {});
  const errors = createErrorStore();
  const shell = {
    navigation: host.navigation,
    errors,
    plan: { locale: 'en-US' },
    session: {
      identity: async () => ({ signUp: async () => ({}) }),
      enter: async () => store.setState({ state: { status: 'signed-in', person: newcomer } }),
      refresh,
    },
    clients: { getState: () => ({ client: { mutation: () => ({ toPromise: () => written.promise }) } }) },
  } as unknown as Shell;
  const page = (
    <UiProvider locale="en-US" colorScheme="light">
      <SliceScope host={{ ...host, session: { ...host.session, ...watchStore(store, ({ state }) => state) } }} words={words}>
        <ShellContext value={shell}>
          <Suspense>{form}</Suspense>
          <Toasts label="Messages" closeLabel="Close" />
        </ShellContext>
      </SliceScope>
    </UiProvider>
  );
  render(page);
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText(words.t('signUp.nickname'), { exact: false }), 'Mira');
  await person.type(screen.getByLabelText(words.t('signIn.email'), { exact: false }), 'mira@meowtale.example');
  await person.type(screen.getByLabelText(words.t('signIn.password'), { selector: 'input', exact: false }), 'lighthouse-7');
  await person.click(screen.getAllByRole('button', { name: words.t('signUp.submit') })[0] as HTMLElement);
  return { host, written, refresh, errors };
}

test('after signing up a person is led back once, and isn’t called back while their name is still being saved', async () => {
  const { host, written, refresh, errors } = await signUp();
  await waitFor(() => expect(host.navigation.get().pathname).toBe('/store'));
  act(() => host.navigation.push('/store/7'));
  await act(async () => written.resolve({}));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  await act(async () => {});
  expect(host.navigation.get().pathname).toBe('/store/7');
  expect(errors.getState().shown).toBeNull();
});

test('after signing up with a creator’s name a person has an account, and a message that the name is taken', async () => {
  const { written, refresh, errors } = await signUp();
  const fields = [{ path: 'profile.nickname', key: 'invalid.nickname-taken' }];
  const refused = { message: 'taken', extensions: { code: 'input/invalid', status: 400, fields } };
  await act(async () => written.resolve({ error: new CombinedError({ graphQLErrors: [refused] }) }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(errors.getState().shown).toMatchObject({ code: 'input/invalid', fields });
});

test.each([
  ['page', () => <SignUpRoute />],
  ['popup', (close: () => void) => <SignInPopup input={{ mode: 'sign-up' }} close={close} />],
])('after signing up by the %s a person reads once that a mail was sent, what it is for, and where to go', async (where, form) => {
  const close = jest.fn();
  const { host, written } = await signUp(form(close), { ...mira, emailVerified: false });
  await act(async () => written.resolve({}));
  const sentence = await screen.findByText(words.t('signUp.verify', { email: mira.email }));
  expect(sentence).toBeVisible();
  expect(close.mock.calls).toEqual(where === 'popup' ? [[true]] : []);
  act(() => host.navigation.push('/store/7'));
  const link = screen.getByRole('link', { name: words.t('error.verifyEmail') });
  expect(link).toHaveAttribute('href', '/verify-email?returnUrl=%2Fstore%2F7');
  await userEvent.click(link);
  expect(host.navigation.get().pathname).toBe('/verify-email');
  expect(screen.queryByText(sentence.textContent ?? '')).toBeNull();
});
