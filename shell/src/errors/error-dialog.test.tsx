import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ERROR_STATUS } from '@meowtale/contracts';
import { UiProvider } from '@meowtale/ui';
import { type AppError, createSliceI18n, HostProvider } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { type Shell, ShellContext } from '../app/shell.ts';
import { loadWords } from '../words.ts';
import { confirmError } from './confirm-error.ts';
import { ErrorDialog } from './error-dialog.tsx';
import { createErrorStore } from './error-store.ts';
import { errorText } from './error-text.ts';

const locales = ['en-US', 'zh-TW'] as const;
const i18nOf = {
  'en-US': await createSliceI18n('en-US', loadWords),
  'zh-TW': await createSliceI18n('zh-TW', loadWords),
};
const TITLES = { 'en-US': 'Error', 'zh-TW': '錯誤' };
/** The codes of SPEC §8's table and our own; 0 is no error, but has a text. */
const codes = ['0', ...Object.keys(ERROR_STATUS)];

function draw(locale: (typeof locales)[number] = 'en-US') {
  const errors = createErrorStore();
  const { host } = testHost({}, '/store/7?uid=1#comments');
  const shell = { errors, session: {}, host } as unknown as Shell;
  render(
    <I18nextProvider i18n={i18nOf[locale]}>
      <UiProvider locale={locale} colorScheme="light">
        <HostProvider host={host}>
          <ShellContext value={shell}>
            <ErrorDialog />
          </ShellContext>
        </HostProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  return {
    host,
    show: (error: AppError) => act(async () => errors.getState().show(error)),
    close: () => act(async () => errors.getState().close()),
  };
}

describe.each(locales)('in %s', (locale) => {
  const unknown = i18nOf[locale].t('errors.9999');

  test('every code is shown in a dialog titled Error, with its own text', async () => {
    const { show, close } = draw(locale);
    const sentences = new Map<string, string>();
    for (const code of codes) {
      await show({ code });
      sentences.set(code, within(screen.getByRole('dialog', { name: TITLES[locale] })).getByRole('alert').textContent ?? '');
      await close();
    }
    const wanting = [...sentences].filter(
      ([code, sentence]) => !/^[^{]+[.。]$/.test(sentence) || (sentence === unknown && code !== '9999'),
    );
    expect(wanting).toEqual([]);
    expect(sentences.size).toBe(codes.length);
  });

  test('every HTTP status has a text, for numeric codes', () => {
    const statuses = [...new Set<number>(Object.values(ERROR_STATUS))];
    expect(statuses.filter((status) => errorText({ code: '400', status }, i18nOf[locale].t) === unknown)).toEqual([]);
  });
});

test('the words found by a content filter are listed', async () => {
  const { show } = draw();
  await show({ code: 'ai/content-filter', data: { words: ['one', 'two', 'three'] } });
  expect(screen.getByRole('alert')).toHaveTextContent('words that are not allowed: one, two, and three.');
});

test('the code and the request id are shown for support, and confirming closes the dialog', async () => {
  const { show } = draw();
  await show({ code: 'wallet/insufficient', requestId: 'r-7' });
  expect(screen.getByRole('dialog')).toHaveTextContent('wallet/insufficient · request r-7');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a missing verified address offers its verification, and can be closed without it', async () => {
  const { show, host } = draw();
  await show({ code: 'auth/email_verified' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(host.navigation.push).not.toHaveBeenCalled();
  await show({ code: 'auth/email_verified' });
  await userEvent.click(screen.getByRole('button', { name: 'Verify email' }));
  expect(host.navigation.push).toHaveBeenCalledWith('/verify-email?returnUrl=%2Fstore%2F7%3Fuid%3D1%23comments');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('confirming', () => {
  const end = jest.fn(async () => {});
  const signIn = jest.fn(async () => true);
  const [reload, verifyEmail] = [jest.fn(), jest.fn()];
  beforeEach(() => {
    for (const deed of [end, signIn, reload, verifyEmail]) deed.mockClear();
  });

  test.each(codes)('%s runs the action of the table', async (code) => {
    await confirmError({ code }, { session: { signIn, end }, block: (work) => work, reload, verifyEmail });
    const [ends, signIns, reloads, verifies] = [end, signIn, reload, verifyEmail].map(({ mock }) => mock.calls.length);
    const done = { ends, signIns, reloads, verifies };
    const none = { ends: 0, signIns: 0, reloads: 0, verifies: 0 };
    const expected: Record<string, typeof done> = {
      'auth/id-token-expired': { ...none, ends: 1, signIns: 1 },
      'pay/new-tab-prevent': { ...none, reloads: 1 },
      'gateway/operation-unknown': { ...none, reloads: 1 },
      'gateway/version': { ...none, reloads: 1 },
      'auth/email_verified': { ...none, verifies: 1 },
    };
    expect(done).toEqual(expected[code] ?? none);
  });
});
