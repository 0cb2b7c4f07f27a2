import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { ChipPicker } from './chip-picker.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { MultiSelect } from './multi-select.tsx';
import { NumberInput } from './number-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { renderUi } from './testing/render-ui.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

// Its code is loaded lazily, which can take long on a busy machine.
beforeAll(() => import('./multi-select-field.tsx'));

const shared = { label: 'Thing', description: 'A hint', error: 'It is missing' };
const options = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];
const nothing = () => {};

const fields: [string, Parameters<typeof screen.getByRole>[0], ReactNode][] = [
  ['text input', 'textbox', <TextInput key="1" {...shared} />],
  ['textarea', 'textbox', <Textarea key="2" {...shared} />],
  ['number input', 'spinbutton', <NumberInput key="3" {...shared} value={1} onChange={nothing} />],
  ['select', 'combobox', <Select key="4" {...shared} options={options} value="en" onChange={nothing} />],
  ['multi select', 'combobox', <MultiSelect key="5" {...shared} options={options} value={[]} onChange={nothing} />],
  ['radio group', 'radiogroup', <RadioGroup key="6" {...shared} options={options} value={null} onChange={nothing} />],
  ['checkbox', 'checkbox', <Checkbox key="7" {...shared} />],
  ['switch', 'switch', <Switch key="8" {...shared} checked={false} onChange={nothing} />],
  ['chip picker', 'group', <ChipPicker key="9" {...shared} options={options} value={[]} onChange={nothing} />],
];

test.each(fields.slice(0, 2))('text in a %s has the direction of its own first letter', (_name, role, field) => {
  renderUi(field);
  expect(screen.getByRole(role)).toHaveAttribute('dir', 'auto');
});

function Name({ most }: { most: number }) {
  const [value, setValue] = useState('');
  return <TextInput label="Name" maxLength={most} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

describe('a field with a maximum length', () => {
  test.each([
    ['letters', 'mothwing', 'moth'],
    ['emoji, which are two units each', '🐱🐱🐱🐱🐱🐱', '🐱🐱🐱🐱'],
    ['both', 'ab🐱🐱cd', 'ab🐱🐱'],
  ])('stops typing at the maximum number of characters, of %s', async (_, typed, stands) => {
    renderUi(<Name most={4} />);
    await userEvent.type(screen.getByRole('textbox'), typed);
    expect(screen.getByRole('textbox')).toHaveValue(stands);
  });

  test('shows a longer paste, which its form reports, but cuts it in a search box', async () => {
    renderUi(<Textarea label="Brief" maxLength={4} defaultValue="" />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('mothwi');
    expect(screen.getByRole('textbox')).toHaveValue('mothwi');
    renderUi(<TextInput label="Search" pill maxLength={4} defaultValue="" />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveAttribute('maxlength', '4');
  });
});

describe('every field', () => {
  test.each(fields)('%s is named by its label and described by its error and its hint', async (_name, role, field) => {
    renderUi(field);
    const control = await screen.findByRole(role, { name: 'Thing' });
    expect(control).toHaveAccessibleDescription(expect.stringContaining('It is missing'));
    expect(control).toHaveAccessibleDescription(expect.stringContaining('A hint'));
  });

  test.each(fields.filter(([name]) => name !== 'chip picker'))('%s with an error is invalid', async (_name, role, field) => {
    renderUi(field);
    expect(await screen.findByRole(role, { name: 'Thing' })).toBeInvalid();
  });
});

describe('choices', () => {
  test('a select passes the value of the picked option', async () => {
    const onChange = jest.fn();
    renderUi(<Select label="Language" options={options} value="en" onChange={onChange} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deutsch', hidden: true }));
    expect(onChange).toHaveBeenCalledWith('de');
  });

  test.each([
    ['a select', <Select key="1" label="Language" options={options} value="en" onChange={nothing} />],
    ['a multi select', <MultiSelect key="2" label="Language" options={options} value={['en']} onChange={nothing} />],
  ])('%s refers to the list that it opens, which is in the same region', async (_name, field) => {
    renderUi(<section aria-label="Form">{field}</section>);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Language' })).not.toHaveAttribute('aria-disabled'));
    const combobox = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.click(combobox);
    const list = within(screen.getByRole('region', { name: 'Form' })).getByRole('listbox', { name: 'Language', hidden: true });
    expect(combobox).toHaveAttribute('aria-controls', list.id);
    expect(combobox).toHaveAttribute('aria-expanded', 'true');
  });

  test('a list without matches has an option with that text that can’t be chosen', async () => {
    const onChange = jest.fn();
    renderUi(<Select label="Language" options={options} value={null} onChange={onChange} searchable emptyText="No such language" />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Language' }), 'Elvish');
    const option = screen.getByRole('option', { name: 'No such language', hidden: true });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a full chip picker lets only the chosen chips be removed', async () => {
    const onChange = jest.fn();
    renderUi(<ChipPicker label="Tags" options={options} value={['en']} max={1} onChange={onChange} />);
    expect(screen.getByRole('checkbox', { name: 'Deutsch' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'English' }));
    expect(onChange).toHaveBeenCalledWith([]);
  });

  test('a password is shown only after a press of its button', async () => {
    renderUi(<PasswordInput label="Password" showLabel="Show" hideLabelText="Hide" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});

describe('form error summary', () => {
  test('takes the focus when a form is rejected, and links to the field', async () => {
    renderUi(
      <>
        <FormErrorSummary title="One thing is missing" errors={[{ fieldId: 'name', message: 'Name the app' }]} />
        <TextInput id="name" label="Name" error="Name the app" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Name the app' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  test('is not rendered without errors', () => {
    renderUi(<FormErrorSummary title="Wrong" errors={[]} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
