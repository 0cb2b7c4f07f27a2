import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, SliceScope } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore } from 'zustand';
import { type Shell, ShellContext } from '../app/shell.ts';
import { loadWords } from '../words.ts';
import type { Consent } from './consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentPopup } from './consent-popup.tsx';

const i18n = await createSliceI18n('en-US', loadWords);
let cookie = '';
beforeEach(() => {
  cookie = '';
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
});
afterEach(() => void jest.restoreAllMocks());

function inWindow(width: number) {
  const listens = { addEventListener: () => {}, removeEventListener: () => {} };
  const matches = (query: string) => width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: matches(query), ...listens }) as unknown as MediaQueryList);
}
beforeEach(() => inWindow(1280));

function draw(view: React.ReactElement, consent: Consent = 'unread') {
  const { host } = testHost({}, '/', null);
  const store = createStore(() => ({ consent }));
  const answer = jest.fn((given: 'granted' | 'refused') => store.setState({ consent: given }));
  const shell = { host, tracking: { consent: store, answer } } as unknown as Shell;
  render(
    <UiProvider locale="en-US" colorScheme="light">
      <ShellContext value={shell}>
        <SliceScope host={host} words={i18n}>
          {view}
          <main id="main" tabIndex={-1} />
        </SliceScope>
      </ShellContext>
    </UiProvider>,
  );
  return { host, answer, store, person: userEvent.setup() };
}
const banner = () => screen.queryByRole('region', { name: 'Cookies and visits' });

test('asks when the page is ready, and after the choice disappears and focuses the page', async () => {
  const { store, answer, person } = draw(<ConsentBanner frame="store" />);
  expect(banner()).toBeNull();
  act(() => store.setState({ consent: 'unasked' }));
  await screen.findByRole('region', { name: 'Cookies and visits' });
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Decline', 'Accept']);
  expect(new Set(buttons.map((button) => button.className)).size).toBe(1);
  expect(screen.getByRole('link', { name: 'What we store' }).getAttribute('href')).toBe('/privacy#cookies');
  await person.tab();
  await person.tab();
  await person.keyboard('{Enter}');
  expect(answer.mock.calls).toEqual([['refused']]);
  expect([banner(), document.activeElement?.id]).toEqual([null, 'main']);
});

test('reserves its height at the page’s bottom, and releases it after the choice', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(143);
  const { person } = draw(<ConsentBanner frame="store" />, 'unasked');
  await screen.findByRole('region', { name: 'Cookies and visits' });
  const height = () => document.documentElement.style.getPropertyValue('--consent-height');
  expect(height()).toBe('143px');
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  expect(height()).toBe('');
});

test.each(['lobby', 'editor'] as const)('in a narrow window it asks at once in the frame %s', async (frame) => {
  inWindow(390);
  draw(<ConsentBanner frame={frame} />, 'unasked');
  expect(await screen.findByRole('region', { name: 'Cookies and visits' })).toBeVisible();
});

test('in a narrow window it asks on the second opened page of the storefront', async () => {
  inWindow(390);
  const { host } = draw(<ConsentBanner frame="store" />, 'unasked');
  await act(async () => {});
  expect(banner()).toBeNull();
  act(() => host.navigation.push('/cart'));
  expect(await screen.findByRole('region', { name: 'Cookies and visits' })).toBeVisible();
});

test('in a narrow window it asks once the reader has moved on from the first content', async () => {
  inWindow(390);
  draw(<ConsentBanner frame="store" />, 'unasked');
  await act(async () => {});
  expect(banner()).toBeNull();
  Object.defineProperty(window, 'scrollY', { value: window.innerHeight * 0.6, configurable: true });
  try {
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(await screen.findByRole('region', { name: 'Cookies and visits' })).toBeVisible();
  } finally {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  }
});

test.each(['unread', 'granted', 'refused', 'signalled'] as const)('doesn’t ask a person who is %s', async (consent) => {
  draw(<ConsentBanner frame="store" />, consent);
  await act(async () => {});
  expect(banner()).toBeNull();
});

test.each([
  ['meowtale.consent=granted', 'You accepted.'],
  ['meowtale.consent=refused', 'You declined; nothing is stored.'],
  ['', 'You haven’t chosen yet; nothing is stored.'],
])('with %p shows the current choice, and accepts another', async (current, sentence) => {
  cookie = current;
  const close = jest.fn();
  const { answer, host, person } = draw(<ConsentPopup close={close} />);
  expect(screen.getByText(sentence)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Accept' }));
  expect([answer.mock.calls, close.mock.calls.length]).toEqual([[['granted']], 1]);
  expect(host.notify).toHaveBeenCalledWith('Your choice is saved.', 'success');
});

test('with a browser signal there are no buttons', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  try {
    draw(<ConsentPopup close={() => {}} />);
    expect(screen.getByText(/asks not to be tracked/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  } finally {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
  }
});
