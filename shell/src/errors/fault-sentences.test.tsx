import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, HostProvider } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { type Shell, ShellContext } from '../app/shell.ts';
import { loadWords } from '../words.ts';
import { ErrorDialog } from './error-dialog.tsx';
import { createErrorStore } from './error-store.ts';
import { faultSentences } from './fault-sentences.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): object => JSON.parse(readFileSync(join(root, path), 'utf8'));
const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

/** Every field error that a service may return. */
const KEYS = new Set(
  ['packages/contracts/src', ...readdirSync(root).flatMap((name) => (name.startsWith('svc-') ? [`${name}/src`] : []))]
    .flatMap(sources)
    .flatMap((source) => source.match(/(?<=')invalid\.[a-z-]+(?=')/g) ?? []),
);
const wordsOf = (path: string): Record<string, string> => (read(path) as { invalid: Record<string, string> }).invalid;
const FAULTS = wordsOf('shell/locales/faults/en-US.json');

/**
 * Field errors that can't occur through our pages and share a general text: the pages offer no such choice, or send the value themselves.
 */
const IN_GENERAL: Record<string, string> = {
  'cursor page page-size scope search-type release-type service month': 'how a list is asked for is the page’s own',
  'plan-or-amount rows-or-works return-url number': 'top-up and bill ask for one of two, with whole numbers; pages send their own address',
  'system pack-type pack-version content-type activity-type terms reward price-locked already-released rejection-type path time-order activity-begun activity-over activity-idle too-many-labels too-many-screenshots publisher-away asked-undecided asked-today suspended-longer':
    'the store editor and the desk say these at their fields',
  'discount-past discount-week discount-unreleased discount-new discount-overlap discount-lockout discount-official time-past time-late preview-order release-one-way share-fixed english-first too-many-authors':
    'the store editor says these at its fields',
  'latin bic iban bank-country account-number clearing-code receipt-negative bank-missing bank-changed withdraw-minimum':
    'the forms of bank and withdrawal say these at their fields',
  'statement statement-account statement-line': 'the dialog of a bank statement says these at its file',
  'credential payload': 'the address of a hosted page is the service’s own',
  'too-many-tags': 'the shelf’s filters add no more',
  'reward-minimum reward-multiple': 'the reward’s popup says these at its amount',
  'too-many-comments too-many-reports': 'the forms of comments and reports say these',
  cohort: 'the page of releases says this at its field',
  'email password-short': 'the sign-in’s form says these',
  'part other-address': 'a person’s own profile asks for the one and says the other at its field',
};
const general = Object.keys(IN_GENERAL).flatMap((keys) => keys.split(' '));

/** Field errors that a slice's own forms show at their fields, in their own texts. */
const FORMS: Record<string, string> = {
  'mf-store': 'text empty too-long too-many-comments too-many-reports characters marks',
  'mf-drama-editor': 'text empty too-long characters',
  'mf-website-builder': 'text empty too-long marks',
  'mf-lobby':
    'text empty too-long too-small too-large characters marks whole-number twice too-many too-many-labels too-many-screenshots language category system pack-type pack-version content-type country activity-type time time-order price-locked reward already-released rejection-type action status state platform terms id discount-past discount-week discount-unreleased discount-new discount-overlap discount-lockout discount-official time-past time-late activity-begun activity-over activity-idle preview-order release-one-way share-fixed rate english-first too-many-authors publisher-away asked-undecided asked-today suspended-longer unknown latin bic iban bank-country account-number clearing-code receipt-negative bank-missing bank-changed withdraw-minimum statement statement-account statement-line type cohort',
  'packages/profile':
    'text empty too-long characters marks nickname-mixed nickname-reserved nickname-taken too-many content-type id email other-address',
  shell: 'empty email too-long text characters marks password-short',
};
/** And those of a whole quote, top-up or plan. */
const OF_A_PAYMENT = ['pay-amount', 'multiple', 'provider', 'method', 'plan', 'currency', 'cart-full', 'reward-only', 'paid-ahead'];

describe('every field error', () => {
  const names = [...KEYS].map((key) => key.replace('invalid.', ''));

  test('has a text, or is on the list of those that can’t occur', () => {
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !FAULTS[name] && !general.includes(name))).toEqual([]);
    expect(general.filter((name) => FAULTS[name] || !names.includes(name))).toEqual([]);
  });

  test.each(Object.entries(FORMS))('in forms of %s has its text there', (slice, keys) => {
    const messages = wordsOf(`${slice}/locales/en-US.json`);
    expect(keys.split(' ').filter((key) => !messages[key] || !names.includes(key))).toEqual([]);
  });

  test('of a payment has its text in the storefront', () => {
    const { error } = read('mf-store/locales/en-US.json') as { error: { of: { invalid: Record<string, string> } } };
    expect(Object.keys(error.of.invalid).toSorted()).toEqual(OF_A_PAYMENT.toSorted());
  });
});

test('the dialog lists each error once, in the person’s language', async () => {
  const errors = createErrorStore();
  const { host } = testHost({}, '/');
  render(
    <I18nextProvider i18n={await createSliceI18n('zh-TW', loadWords)}>
      <UiProvider locale="zh-TW" colorScheme="light">
        <HostProvider host={host}>
          <ShellContext value={{ errors, session: {}, host } as unknown as Shell}>
            <ErrorDialog />
          </ShellContext>
        </HostProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  const field = (key: string, params?: Record<string, number>) => ({ path: 'store_id', key, ...(params && { params }) });
  const fields = [field('invalid.cart-full', { maximum: 50 }), field('invalid.cursor'), field('invalid.page')];
  act(() => errors.getState().show({ code: 'input/invalid', status: 400, fields }));
  expect(await screen.findByText('購物車滿了，最多放 50 部作品。')).toBeTruthy();
  expect(screen.getAllByText('這個值無效，請檢查後再試。')).toHaveLength(1);
});

test('a language without its own text for them shows English', async () => {
  expect(await faultSentences([{ path: 'x', key: 'invalid.self' }], 'xx-XX')).toEqual(['You can’t do this for yourself.']);
});
