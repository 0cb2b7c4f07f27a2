import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPlayer } from './testing/open-player.tsx';

beforeEach(() => {
  // jsdom has no modal dialogs.
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal = function () {
    opener = document.activeElement;
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => localStorage.clear());

const log = () => screen.getByRole('dialog', { name: 'Log' });
const pagesIn = (dialog: HTMLElement) => within(dialog).getAllByRole('listitem');

/** Reads to the third page, the end. */
async function readToTheEnd(): Promise<void> {
  openPlayer();
  await userEvent.click(await screen.findByRole('button', { name: 'Go in' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go out' }));
  await screen.findByRole('heading', { name: 'The end' });
}

test('the key L opens the log with the pages and choices in order, focused where arrows scroll it', async () => {
  await readToTheEnd();
  await userEvent.keyboard('l');
  expect(pagesIn(log()).map((page) => page.textContent)).toEqual([
    'Page 1Go back to this pageA lamp is lit.',
    'Page 2Go back to this pageYou chose: Go inThe door closes.',
    'Page 3You chose: Go outThe door opens.',
  ]);
  expect(
    within(log())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Log', 'Page 1', 'Page 2', 'Page 3']);
  expect(pagesIn(log())[2]).toHaveAttribute('aria-current', 'step');
  expect(within(log()).getByRole('region', { name: 'Log' })).toHaveFocus();
  expect(screen.queryByText('The log has no earlier pages.')).toBeNull();
});

test('keys for the story do nothing while it is open, and closing it returns the focus', async () => {
  await readToTheEnd();
  const opener = screen.getByRole('button', { name: 'Log' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Backspace}');
  expect(pagesIn(log())).toHaveLength(3);
  act(() => (log() as HTMLDialogElement).close());
  expect(await screen.findByRole('button', { name: 'Log' })).toHaveFocus();
  expect(screen.queryByRole('dialog', { name: 'Log' })).toBeNull();
});

test('an earlier page is gone back to after a question, and not without an answer', async () => {
  await readToTheEnd();
  await userEvent.keyboard('l');
  const first = within(pagesIn(log())[0] as HTMLElement);
  expect(first.getByRole('button')).toHaveAccessibleDescription('Page 1');
  await userEvent.click(first.getByRole('button'));
  expect(first.getByRole('group', { name: 'Go back to this page? Your later choices are undone.' })).toBeInTheDocument();
  await userEvent.click(first.getByRole('button', { name: 'Continue reading' }));
  expect(first.getByRole('button', { name: 'Go back to this page' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(first.getByRole('button', { name: 'Go back to this page' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Go in' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Log' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.keyboard('l');
  expect(pagesIn(log())).toHaveLength(1);
});
