import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { type AppError, createSliceI18n, type HostV1, SliceScope } from '@meowtale/web-kit';
import { mira, Refusal, type Responses, testHost } from '@meowtale/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { type Shell, ShellContext } from '../app/shell.ts';
import { loadWords } from '../words.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

const i18n = await createSliceI18n('en-US', loadWords);

type Renew = () => Promise<AppError | null>;

function open(responses: Responses, address: string, renew: Renew = async () => null) {
  const { host: given, become } = testHost(responses, address, { ...mira, emailVerified: false });
  const host: HostV1 = { ...given, session: { ...given.session, own: { sendPasswordReset: renew, prove: renew, renew } } };
  const shell = { plan: { locale: 'en-US' }, host, navigation: host.navigation, session: host.session } as unknown as Shell;
  render(
    <UiProvider locale="en-US" colorScheme="light">
      <SliceScope host={host} words={i18n}>
        <ShellContext value={shell}>
          <Suspense>
            <VerifyEmailPage />
          </Suspense>
        </ShellContext>
      </SliceScope>
    </UiProvider>,
  );
  return { host, become };
}

const checkButton = () => screen.findByRole('button', { name: i18n.t('verifyEmail.check') });

/** Sends the mail again; returns the host, which records the messages. */
async function askAgain(responses: Responses, address = '/verify-email') {
  const { host } = open(responses, address);
  await userEvent.click(await screen.findByRole('button', { name: i18n.t('verifyEmail.again') }));
  return host;
}

test('a sent mail is confirmed', async () => {
  const host = await askAgain({ shellSendEmailVerification: () => ({ firebaseSendEmailVerification: true }) });
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith(i18n.t('verifyEmail.sent'), 'success'));
});

test.each([
  '/verify-email?returnUrl=%2Fstore%2F7',
  `/verify-email?oobCode=&continueUrl=${encodeURIComponent(`${location.origin}/verify-email?returnUrl=%2Fstore%2F7`)}`,
])('the mail leads back to the page from which they came: %s', async (address) => {
  const sent = jest.fn();
  const shellSendEmailVerification = (variables: unknown) => {
    sent(variables);
    return { firebaseSendEmailVerification: true };
  };
  await askAgain({ shellSendEmailVerification }, address);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ lang: 'en-US', returnUrl: '/store/7' }));
});

test('the link of a mail leads back to the page from which it was requested', async () => {
  const continueUrl = `${location.origin}/verify-email?returnUrl=${encodeURIComponent('/store/7#comments')}`;
  const { host, become } = open({}, `/verify-email?mode=verifyEmail&continueUrl=${encodeURIComponent(continueUrl)}`);
  await checkButton();
  act(() => become(mira));
  await waitFor(() => expect(host.navigation.get()).toMatchObject({ pathname: '/store/7', hash: '#comments' }));
});

test('too many requests are reported, and not as a missing network', async () => {
  const host = await askAgain({
    shellSendEmailVerification: () => {
      throw new Refusal({ code: 'auth/too-many-requests', status: 429 });
    },
  });
  await waitFor(() => expect(host.showError).toHaveBeenCalledWith(expect.objectContaining({ code: 'auth/too-many-requests' })));
});

test('the link of a mail for a forgotten password leads to its own page', async () => {
  const { host } = open({}, '/verify-email?mode=resetPassword&oobCode=fresh&lang=ja');
  await waitFor(() =>
    expect(host.navigation.get()).toMatchObject({
      pathname: '/reset-password',
      search: '?mode=resetPassword&oobCode=fresh&lang=ja',
    }),
  );
});

test('a link that wasn’t opened is reported, after a busy button', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  open({}, '/verify-email', () => promise);
  const button = await checkButton();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(i18n.t('verifyEmail.notYet'))).toBeNull();
  resolve(null);
  expect(await screen.findByText(i18n.t('verifyEmail.notYet'))).toBeVisible();
  expect(button).not.toHaveAttribute('aria-busy', 'true');
});

test('a check that fails shows its error, and can be repeated', async () => {
  const { host } = open({}, '/verify-email', async () => ({ code: 'other/network-request-failed' }));
  await userEvent.click(await checkButton());
  await waitFor(() => expect(host.showError).toHaveBeenCalledWith({ code: 'other/network-request-failed' }));
  expect(await checkButton()).toBeEnabled();
  expect(screen.queryByText(i18n.t('verifyEmail.notYet'))).toBeNull();
});

test('a verified person is led back to the page from which they came', async () => {
  const { host, become } = open({}, `/verify-email?returnUrl=${encodeURIComponent('/store/7?uid=1#comments')}`, async () => {
    become(mira);
    return null;
  });
  await userEvent.click(await checkButton());
  await waitFor(() => expect(host.navigation.get()).toEqual({ pathname: '/store/7', search: '?uid=1', hash: '#comments' }));
  expect(host.notify).toHaveBeenCalledWith(i18n.t('verifyEmail.done'), 'success');
});

test.each(['', '?returnUrl=https%3A%2F%2Felsewhere.example', '?returnUrl=%2F%2Felsewhere.example'])(
  'without an address of this site to return to (%s) a verified person is offered the home page',
  async (search) => {
    const { host, become } = open({}, `/verify-email${search}`);
    await checkButton();
    act(() => become(mira));
    expect(await screen.findByRole('link', { name: i18n.t('notFound.home') })).toHaveAttribute('href', '/');
    expect(host.navigation.replace).not.toHaveBeenCalled();
  },
);
