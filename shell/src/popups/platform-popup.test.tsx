import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PlatformPopup } from './platform-popup.tsx';
import { renderPopup } from './test-popup.tsx';

const input = { title: 'New listing', hint: 'It stays there for good.', confirmLabel: 'Make it' };

test('both platforms are offered with a short text, and the chosen one is returned', async () => {
  const { close, person } = renderPopup(PlatformPopup, input);
  expect(screen.getByRole('dialog', { name: 'New listing' })).toHaveTextContent('It stays there for good.');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await person.click(screen.getByRole('radio', { name: /^Meowtale Open/ }));
  await person.click(screen.getByRole('button', { name: 'Make it' }));
  expect(close).toHaveBeenCalledWith('meowtale-open');
});

test('without a choice an error is shown, and nothing is returned', async () => {
  const { close, person } = renderPopup(PlatformPopup, input);
  await person.click(screen.getByRole('button', { name: 'Make it' }));
  expect(screen.getByText('Choose a platform.')).toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
});

test('the error of an earlier choice is shown, and the choice is kept', () => {
  renderPopup(PlatformPopup, { ...input, value: 'meowtale', error: 'The network is gone.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The network is gone.');
  expect(screen.getByRole('radio', { name: /^Meowtale Curated/ })).toBeChecked();
});
