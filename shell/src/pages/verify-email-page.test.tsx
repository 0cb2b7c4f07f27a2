import { expect, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, SliceScope } from '@meowtale/web-kit';
import { type Answers, mira, Refusal, testHost } from '@meowtale/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { type Shell, ShellContext } from '../app/shell.ts';
import { loadWords } from '../words.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

const words = await createSliceI18n('en-US', loadWords);

function open(answers: Answers, address: string) {
  const { host } = testHost(answers, address, { ...mira, emailVerified: false });
  render(
    <UiProvider locale="en-US" colorScheme="light">
      <SliceScope host={host} words={words}>
        <ShellContext value={{ plan: { locale: 'en-US' }, host, navigation: host.navigation, session: {} } as unknown as Shell}>
          <Suspense>
            <VerifyEmailPage />
          </Suspense>
        </ShellContext>
      </SliceScope>
    </UiProvider>,
  );
  return host;
}

/** Sends the mail again; returns the host, which records the messages. */
async function askAgain(answers: Answers) {
  const host = open(answers, '/verify-email');
  await userEvent.click(await screen.findByRole('button', { name: words.t('verifyEmail.again') }));
  return host;
}

test('a sent mail is confirmed', async () => {
  const host = await askAgain({ shellSendEmailVerification: () => ({ firebaseSendEmailVerification: true }) });
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith(words.t('verifyEmail.sent'), 'success'));
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
  const host = open({}, '/verify-email?mode=resetPassword&oobCode=fresh&lang=ja');
  await waitFor(() =>
    expect(host.navigation.get()).toMatchObject({
      pathname: '/reset-password',
      search: '?mode=resetPassword&oobCode=fresh&lang=ja',
    }),
  );
});
