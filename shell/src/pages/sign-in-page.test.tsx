import { expect, jest, test } from '@jest/globals';
import { Toasts, UiProvider } from '@meowtale/ui';
import { createSliceI18n, type SessionState, SliceScope, useLocation } from '@meowtale/web-kit';
import { mira, testHost } from '@meowtale/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CombinedError } from '@urql/core';
import { type ReactNode, Suspense } from 'react';
import { createStore } from 'zustand';
import { type Shell, ShellContext } from '../app/shell.ts';
import { watchStore } from '../app/watchable.ts';
import { SignInPopup } from '../popups/sign-in-popup.tsx';
import { SendVerificationDocument } from '../session/me.ts';
import { loadWords } from '../words.ts';
import { SignInPage } from './sign-in-page.tsx';

const i18n = await createSliceI18n('en-US', loadWords);

/** The page while its route is open, as in the shell's routes. */
function SignUpRoute() {
  return useLocation().pathname === '/sign-up' ? <SignInPage mode="sign-up" /> : null;
}

interface Given {
  /** Whether the name is free; an error where that can't be found out. */
  free?: boolean | CombinedError;
  enter?: () => Promise<void>;
  form?: ReactNode;
  newcomer?: typeof mira;
}

/** Opens the form for a guest who came from another page; the name is saved once `written` resolves. */
function openSignUp({ free = true, enter = async () => {}, form = <SignUpRoute />, newcomer = mira }: Given = {}) {
  const { host } = testHost({}, '/sign-up?returnUrl=%2Fstore');
  const store = createStore<{ state: SessionState }>()(() => ({ state: { status: 'guest' } }));
  const written = Promise.withResolvers<{ error?: CombinedError }>();
  const refresh = jest.fn(async () => {});
  const openPopup = jest.fn<(name: string, input: unknown) => Promise<unknown>>(async () => undefined);
  const create = jest.fn(async () => ({}));
  const mutation = jest.fn((_document: unknown, _variables: unknown) => ({ toPromise: () => written.promise }));
  const found = free instanceof CombinedError ? { error: free } : { data: { isFreeNickname: free } };
  const shell = {
    navigation: host.navigation,
    popups: { openPopup },
    plan: { locale: 'en-US' },
    session: {
      identity: async () => ({ signUp: create }),
      enter: async () => {
        await enter();
        store.setState({ state: { status: 'signed-in', person: newcomer } });
      },
      refresh,
    },
    clients: {
      getState: () => ({
        client: { query: () => ({ toPromise: async () => found }), mutation },
      }),
    },
  } as unknown as Shell;
  const page = (
    <UiProvider locale="en-US" colorScheme="light">
      <SliceScope host={{ ...host, session: { ...host.session, ...watchStore(store, ({ state }) => state) } }} words={i18n}>
        <ShellContext value={shell}>
          <Suspense>{form}</Suspense>
          <Toasts label="Messages" closeLabel="Close" />
        </ShellContext>
      </SliceScope>
    </UiProvider>
  );
  render(page);
  return { host, written, refresh, openPopup, create, mutation };
}

async function fillIn() {
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText(i18n.t('signUp.nickname'), { exact: false }), 'Mira');
  await person.type(screen.getByLabelText(i18n.t('signIn.email'), { exact: false }), 'mira@meowtale.example');
  await person.type(screen.getByLabelText(i18n.t('signIn.password'), { selector: 'input', exact: false }), 'lighthouse-7');
  await person.click(screen.getAllByRole('button', { name: i18n.t('signUp.submit') })[0] as HTMLElement);
  return person;
}

async function signUp(given: Given = {}) {
  const opened = openSignUp(given);
  await fillIn();
  await waitFor(() => expect(opened.host.navigation.get().pathname).toBe('/store'));
  return opened;
}

test('after signing up a person is led back once, and isn’t called back while their name is still being saved', async () => {
  const { host, written, refresh, openPopup } = await signUp();
  act(() => host.navigation.push('/store/7'));
  await act(async () => written.resolve({}));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  await act(async () => {});
  expect(host.navigation.get().pathname).toBe('/store/7');
  expect(openPopup).not.toHaveBeenCalled();
});

test('the mail of a sign-up leads back to the page from which the person came', async () => {
  const { written, mutation } = await signUp();
  await act(async () => written.resolve({}));
  await waitFor(() => expect(mutation).toHaveBeenLastCalledWith(SendVerificationDocument, { lang: 'en-US', returnUrl: '/store' }));
});

test('a creator’s name is refused before an account is created', async () => {
  const { host, create } = openSignUp({ free: false });
  await fillIn();
  expect(await screen.findByText(i18n.t('invalid.nickname-taken'))).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  expect(host.navigation.get().pathname).toBe('/sign-up');
});

const failed = (code: string, status: number, fields?: object[]) =>
  new CombinedError({ graphQLErrors: [{ message: code, extensions: { code, status, fields } }] });

test('a name that can’t be checked doesn’t prevent an account', async () => {
  const { create } = await signUp({ free: failed('service/unavailable', 503) });
  expect(create).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'taken meanwhile',
    failed('input/invalid', 400, [{ path: 'profile.nickname', key: 'invalid.nickname-taken' }]),
    { code: 'input/invalid', status: 400, key: 'invalid.nickname-taken' },
  ],
  ['not saved by an outage', failed('service/unavailable', 503), { code: 'service/unavailable', status: 503 }],
  ['not saved without a network', new CombinedError({ networkError: new TypeError('gone') }), { code: 'other/network-request-failed' }],
])('a person whose name was %s is told that they have an account, and chooses a name', async (_case, error, refusal) => {
  const { written, refresh, openPopup } = await signUp();
  await act(async () => written.resolve({ error }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(openPopup).toHaveBeenCalledWith('shell.nickname', { nickname: 'Mira', ...refusal });
});

test('submitting again after the account couldn’t be opened doesn’t create another', async () => {
  let isAway = true;
  const { host, create } = openSignUp({
    enter: async () => {
      if (isAway) throw failed('service/unavailable', 503);
    },
  });
  const person = await fillIn();
  expect(await screen.findByText(i18n.t('errors.service/unavailable'))).toBeVisible();
  isAway = false;
  await person.click(screen.getAllByRole('button', { name: i18n.t('signUp.submit') })[0] as HTMLElement);
  await waitFor(() => expect(host.navigation.get().pathname).toBe('/store'));
  expect(create).toHaveBeenCalledTimes(1);
});

test.each([
  ['page', () => <SignUpRoute />],
  ['popup', (close: () => void) => <SignInPopup input={{ mode: 'sign-up' }} close={close} />],
])('after signing up by the %s a person reads once that a mail was sent, what it is for, and where to go', async (where, form) => {
  const close = jest.fn();
  const { host, written } = openSignUp({ form: form(close), newcomer: { ...mira, emailVerified: false } });
  await fillIn();
  await act(async () => written.resolve({}));
  const sentence = await screen.findByText(i18n.t('signUp.verify', { email: mira.email }));
  expect(sentence).toBeVisible();
  expect(close.mock.calls).toEqual(where === 'popup' ? [[true]] : []);
  act(() => host.navigation.push('/store/7'));
  const link = screen.getByRole('link', { name: i18n.t('error.verifyEmail') });
  expect(link).toHaveAttribute('href', '/verify-email?returnUrl=%2Fstore%2F7');
  await userEvent.click(link);
  expect(host.navigation.get().pathname).toBe('/verify-email');
  expect(screen.queryByText(sentence.textContent ?? '')).toBeNull();
});

test('after a sign-up whose mail couldn’t be sent a person reads that, and where to send it again', async () => {
  const { host, written } = openSignUp({ newcomer: { ...mira, emailVerified: false } });
  await fillIn();
  await act(async () => written.resolve({ error: failed('service/unavailable', 503) }));
  expect(await screen.findByText(i18n.t('signUp.verifyUnsent', { email: mira.email }))).toBeVisible();
  expect(screen.queryByText(i18n.t('signUp.verify', { email: mira.email }))).toBeNull();
  await waitFor(() => expect(host.navigation.get().pathname).toBe('/store'));
  expect(screen.getByRole('link', { name: i18n.t('error.verifyEmail') })).toHaveAttribute('href', '/verify-email?returnUrl=%2Fstore');
});
