import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from './modal.tsx';
import { Select, type SelectProps } from './select.tsx';
import { renderUi } from './testing/render-ui.tsx';

const options = [
  { value: 'en', label: 'English' },
  { value: 'tlh', label: 'Klingon', disabled: true },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
];

function Field({ first = 'en', ...rest }: Partial<SelectProps> & { first?: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  return <Select label="Language" options={options} {...rest} value={value} onChange={setValue} />;
}
const box = () => screen.getByRole('combobox', { name: 'Language' });
const list = () => screen.queryByRole('listbox', { name: 'Language' });
const walkedTo = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a select by the keyboard', () => {
  test('opens at the chosen option, skips disabled ones, and chooses', async () => {
    const person = userEvent.setup();
    renderUi(<Field />);
    await person.tab();
    await person.keyboard('{ArrowDown}');
    expect(list()).toBeVisible();
    expect(walkedTo()).toBe('English');
    await person.keyboard('{ArrowDown}');
    expect(walkedTo()).toBe('Deutsch');
    await person.keyboard('{End}');
    expect(walkedTo()).toBe('Français');
    await person.keyboard('{ArrowDown}');
    expect(walkedTo()).toBe('English');
    await person.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(list()).toBeNull();
    expect(box()).toHaveValue('Deutsch');
    expect(box()).toHaveFocus();
    await person.keyboard(' {Home} ');
    expect(box()).toHaveValue('English');
  });

  test('closes by Escape, and the surrounding popup stays open', async () => {
    const person = userEvent.setup();
    const onClose = jest.fn();
    renderUi(
      <Modal open onClose={onClose} title="Pick">
        <Field />
      </Modal>,
    );
    await person.click(box());
    await person.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  test('submits no form while its list is open', async () => {
    const person = userEvent.setup();
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    renderUi(
      <form onSubmit={onSubmit}>
        <Field />
      </form>,
    );
    await person.click(box());
    await person.keyboard('{ArrowDown}{Enter}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box()).toHaveValue('Deutsch');
  });
});

describe('a searchable select', () => {
  const search = { searchable: true, emptyText: 'No such language', first: null };

  test('filters its list by the typed text, and discards the text on blur', async () => {
    const person = userEvent.setup();
    renderUi(<Field {...search} />);
    await person.type(box(), 'FRAN');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Français']);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveValue('Français');
    await person.clear(box());
    expect(screen.getAllByRole('option')).toHaveLength(4);
    await person.type(box(), 'eng');
    await person.tab();
    expect(box()).toHaveValue('Français');
    expect(list()).toBeNull();
  });
});

test('a choice is cleared by the button in its field', async () => {
  const person = userEvent.setup();
  renderUi(<Field clearLabel="No language" placeholder="Any" />);
  await person.click(screen.getByRole('button', { name: 'No language' }));
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'No language' })).toBeNull();
});

test("a disabled option is not chosen, a second press closes, and a disabled select doesn't open", async () => {
  const person = userEvent.setup();
  const { rerender } = renderUi(<Field />);
  await person.click(box());
  await person.click(screen.getByRole('option', { name: 'Klingon' }));
  expect(box()).toHaveValue('English');
  await person.click(box());
  expect(list()).toBeNull();
  rerender(<Field disabled />);
  await person.click(box());
  expect(list()).toBeNull();
});
