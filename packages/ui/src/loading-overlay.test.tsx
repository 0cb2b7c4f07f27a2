import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { LoadingOverlay } from './loading-overlay.tsx';
import { renderUi } from './testing/render-ui.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function Page() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setBusy(!busy)}>
        {busy ? 'Finish' : 'Begin'}
      </button>
      <LoadingOverlay active={busy} label="Loading" />
    </>
  );
}

test('covers the page after 200 ms, and disappears at once', () => {
  renderUi(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  pass(199);
  expect(screen.queryByRole('dialog')).toBeNull();
  pass(1);
  expect(screen.getByRole('dialog', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  expect(document.documentElement).toHaveClass('mt-scroll-locked');
  fireEvent.click(screen.getByText('Finish'));
  pass(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement).not.toHaveClass('mt-scroll-locked');
});

test("doesn't appear when loading ends before that", () => {
  renderUi(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  pass(150);
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
  pass(1000);
  expect(screen.queryByRole('dialog')).toBeNull();
});
