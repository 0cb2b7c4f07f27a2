import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MultiSelect } from './multi-select.tsx';
import { renderUi } from './testing/render-ui.tsx';

// Loading its code can take long on a busy machine. It is shown once only: the second time it would be there at once.
beforeAll(() => import('./multi-select-field.tsx'));

test('a multi select opened by a key before its list has loaded opens it, and the next press closes it', async () => {
  renderUi(<MultiSelect label="Languages" options={[{ value: 'en', label: 'English' }]} value={[]} onChange={() => {}} />);
  const shape = screen.getByRole('combobox', { name: 'Languages' });
  act(() => shape.focus());
  fireEvent.keyDown(shape, { key: 'ArrowDown' });
  expect(await screen.findByRole('option', { name: 'English', hidden: true })).toBeInTheDocument();
  const field = screen.getByRole('combobox', { name: 'Languages' });
  expect(field).not.toBe(shape);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox', { hidden: true }).id);
  await userEvent.click(field);
  expect(screen.queryByRole('option', { hidden: true })).toBeNull();
});
