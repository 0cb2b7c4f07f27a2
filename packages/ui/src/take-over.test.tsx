import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

/** Presses a field as a mouse does, up to the moment at which its code may arrive. */
function press(field: HTMLElement): void {
  act(() => field.focus());
  fireEvent.mouseDown(field);
}

test('a multi select pressed before its list has loaded opens it and has the focus, unless the focus went on', async () => {
  renderUi(
    <>
      <MultiSelect label="Left" options={options} value={[]} onChange={nothing} />
      <MultiSelect label="Languages" options={options} value={[]} onChange={nothing} searchable />
    </>,
  );
  const shape = screen.getByRole('combobox', { name: 'Languages' });
  expect(shape).toHaveAttribute('aria-disabled', 'true');
  press(screen.getByRole('combobox', { name: 'Left' }));
  press(shape);
  expect(await screen.findByRole('option', { name: 'English', hidden: true })).toBeInTheDocument();
  expect(shape).not.toBeInTheDocument();
  const field = screen.getByRole('combobox', { name: 'Languages' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('combobox', { name: 'Left' })).toHaveAttribute('aria-expanded', 'false');

  // From then on it is Mantine's: it closes when the focus leaves it.
  await userEvent.tab();
  expect(screen.queryByRole('option', { hidden: true })).toBeNull();
});
