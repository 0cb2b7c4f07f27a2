import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DateTimeInput } from './date-time-input.tsx';
import { MultiSelect } from './multi-select.tsx';
import { renderUi } from './testing/render-ui.tsx';

const nothing = () => {};
const options = [{ value: 'en', label: 'English' }];
const labels = { previous: 'Previous', next: 'Next', hours: 'Hours', minutes: 'Minutes', confirm: 'Done', dialog: 'Time' };

// Loading their code can take long on a busy machine. Each field still waits for it the first time, so each is shown once only.
beforeAll(() => Promise.all([import('./date-time-picker.tsx'), import('./multi-select-field.tsx')]));

test('a date field pressed before its calendar has loaded opens it', async () => {
  // jsdom has no layout, so the calendar finds nothing visible to focus.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  renderUi(<DateTimeInput label="From" value={null} onChange={nothing} labels={labels} />);
  const shape = screen.getByRole('button', { name: 'From' });
  expect(shape).toHaveAttribute('aria-busy', 'true');
  shape.focus();
  fireEvent.click(shape);
  expect(await screen.findByRole('spinbutton', { name: 'Hours', hidden: true })).toBeInTheDocument();
  expect(shape).not.toBeInTheDocument();
});

test('a multi select pressed before its list has loaded opens it and has the focus', async () => {
  renderUi(<MultiSelect label="Languages" options={options} value={[]} onChange={nothing} />);
  const shape = screen.getByRole('combobox', { name: 'Languages' });
  expect(shape).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(shape);
  expect(await screen.findByRole('option', { name: 'English', hidden: true })).toBeInTheDocument();
  expect(shape).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Languages' })).toHaveFocus());
});
