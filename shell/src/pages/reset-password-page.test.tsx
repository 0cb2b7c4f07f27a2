import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, SliceScope } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FunctionComponent, Suspense } from 'react';
import { type Shell, ShellContext } from '../app/shell.ts';
import type { Identity } from '../session/identity.ts';
import { loadWords } from '../words.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

const i18n = await createSliceI18n('ja-JP', loadWords);
const person = userEvent.setup();
const refusing = (code: string) => async () => Promise.reject(Object.assign(new Error(code), { code }));

/** Opens a page for a guest, with an identity service whose methods can be overridden. */
function open(address: string, Shown: FunctionComponent, fakeIdentity: Partial<Identity> = {}) {
  const { host } = testHost({}, address, null);
  const identity = {
    sendReset: jest.fn(async () => {}),
    readResetCode: async () => 'mira@meowtale.example',
    resetPassword: jest.fn(async () => {}),
    signIn: jest.fn(async () => ({})),
    ...fakeIdentity,
  };
  const enter = jest.fn(async () => {});
  const shell = {
    host,
    navigation: host.navigation,
    plan: { locale: 'ja-JP', addresses: { site: 'https://meowtale.example' } },
    session: { identity: async () => identity, enter },
  } as unknown as Shell;
  render(
    <UiProvider locale="ja-JP" colorScheme="light">
      <SliceScope host={host} words={i18n}>
        <ShellContext value={shell}>
          <Suspense>
            <Shown />
          </Suspense>
        </ShellContext>
      </SliceScope>
    </UiProvider>,
  );
  return { identity, enter };
}

const emailField = () => screen.findByLabelText(i18n.t('signIn.email'), { exact: false });
const passwordField = () => screen.findByLabelText(i18n.t('resetPassword.password'), { selector: 'input', exact: false });
const press = async (key: string) => person.click(await screen.findByRole('button', { name: i18n.t(key) }));

async function askFor(email: string) {
  await person.type(await emailField(), email);
  await press('forgotPassword.submit');
}

async function choose(password: string) {
  await person.type(await passwordField(), password);
  await press('resetPassword.submit');
}

test('the mail goes to the address typed for sign-in, in the person’s language, and its link leads to our own site', async () => {
  const { identity } = open('/sign-in', () => <SignInPage mode="sign-in" />);
  await person.type(await emailField(), 'mira@meowtale.example');
  await press('forgotPassword.title');
  expect(await emailField()).toHaveFocus();
  await press('forgotPassword.submit');
  expect(await screen.findByRole('status')).toHaveTextContent(i18n.t('forgotPassword.sent', { email: 'mira@meowtale.example' }));
  expect(identity.sendReset).toHaveBeenCalledWith('mira@meowtale.example', 'ja-JP', 'https://meowtale.example/ja-JP/sign-in');
  await press('forgotPassword.back');
  expect(await emailField()).toHaveValue('mira@meowtale.example');
});

test.each(['auth/user-not-found', 'auth/user-disabled'])('%s shows the same as a sent mail', async (code) => {
  open('/reset-password', ResetPasswordPage, { sendReset: refusing(code) });
  await askFor('nobody@meowtale.example');
  expect(await screen.findByRole('status')).toHaveTextContent(i18n.t('forgotPassword.sent', { email: 'nobody@meowtale.example' }));
});

test('too many requests are reported, and an invalid address is not sent', async () => {
  const { identity } = open('/reset-password', ResetPasswordPage, { sendReset: jest.fn(refusing('auth/too-many-requests')) });
  await askFor('mira');
  expect(await screen.findByText(i18n.t('invalid.email'))).toBeInTheDocument();
  expect(identity.sendReset).not.toHaveBeenCalled();
  await askFor('@meowtale.example');
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('errors.auth/too-many-requests'));
});

test('a new password follows the rules of a first one, replaces the old, and signs its owner in', async () => {
  const { identity, enter } = open('/reset-password?oobCode=fresh', ResetPasswordPage);
  expect(await screen.findByText(i18n.t('resetPassword.whose', { email: 'mira@meowtale.example' }))).toBeInTheDocument();
  await choose('short');
  expect(await screen.findByText(i18n.t('invalid.password-short', { min: 8 }))).toBeInTheDocument();
  expect(identity.resetPassword).not.toHaveBeenCalled();
  await choose('-no-more');
  expect(await screen.findByText(i18n.t('resetPassword.done'))).toBeInTheDocument();
  expect(identity.resetPassword).toHaveBeenCalledWith('fresh', 'short-no-more');
  expect(identity.signIn).toHaveBeenCalledWith('mira@meowtale.example', 'short-no-more');
  expect(enter).toHaveBeenCalledTimes(1);
});

test('when sign-in fails the new password is set all the same, and the person is led to sign in', async () => {
  open('/reset-password?oobCode=fresh', ResetPasswordPage, { signIn: refusing('auth/network-request-failed') });
  await choose('lighthouse-7');
  expect(await screen.findByText(i18n.t('resetPassword.done'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: i18n.t('account.signIn') })).toBeInTheDocument();
});

test.each(['auth/invalid-action-code', 'auth/expired-action-code', 'auth/user-not-found'])(
  'a link for which the service returns %s is shown as used, and another can be requested',
  async (code) => {
    open('/reset-password?oobCode=old', ResetPasswordPage, { readResetCode: refusing(code) });
    expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('errors.auth/invalid-action-code'));
    await askFor('mira@meowtale.example');
    expect(await screen.findByRole('status')).toHaveTextContent(i18n.t('forgotPassword.sent', { email: 'mira@meowtale.example' }));
  },
);

test('a link that was used meanwhile is shown as used', async () => {
  open('/reset-password?oobCode=twice', ResetPasswordPage, { resetPassword: refusing('auth/invalid-action-code') });
  await choose('lighthouse-7');
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('errors.auth/invalid-action-code'));
  expect(await emailField()).toHaveValue('mira@meowtale.example');
});

test('without a network the link stays valid', async () => {
  open('/reset-password?oobCode=fresh', ResetPasswordPage, { readResetCode: refusing('auth/network-request-failed') });
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('errors.other/network-request-failed'));
  expect(await passwordField()).toBeInTheDocument();
});
