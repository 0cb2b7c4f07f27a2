import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import type { NumberInputProps } from './number-input.tsx';
import { clampNumber, NumberInput } from './number-input.tsx';
import { renderUi } from './testing/render-ui.tsx';

function Amount(props: Partial<NumberInputProps>) {
  const [value, setValue] = useState<number | null>(props.value ?? null);
  return (
    <>
      <NumberInput label="Amount" decreaseLabel="Less" increaseLabel="More" {...props} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

const box = () => screen.getByRole('spinbutton', { name: 'Amount' });
const committed = () => screen.getByRole('status').textContent;

describe('number input', () => {
  test('a number above the maximum becomes the maximum when the field loses focus', async () => {
    renderUi(<Amount min={0} max={500} />);
    await userEvent.type(box(), '9000');
    expect(committed()).toBe('null');
    await userEvent.tab();
    expect(committed()).toBe('500');
    expect(box()).toHaveValue('500');
  });

  test('a number below the minimum becomes the minimum on Enter', async () => {
    renderUi(<Amount min={10} max={500} />);
    await userEvent.type(box(), '3{Enter}');
    expect(committed()).toBe('10');
  });

  test('a clamped number shows a message until another is typed', async () => {
    renderUi(<Amount min={10} max={500} value={500} clamped="From 10 to 500." />);
    await userEvent.clear(box());
    await userEvent.type(box(), '9000{Enter}');
    expect(box()).toHaveValue('500');
    expect(screen.getByText('From 10 to 500.')).toBeVisible();
    await userEvent.tab();
    expect(screen.getByText('From 10 to 500.')).toBeVisible();
    await userEvent.type(box(), '{Backspace}');
    expect(screen.queryByText('From 10 to 500.')).toBeNull();
    await userEvent.tab();
    expect(committed()).toBe('50');
    expect(screen.queryByText('From 10 to 500.')).toBeNull();
  });

  test('text changes nothing, and an emptied field is null', async () => {
    renderUi(<Amount value={7} />);
    await userEvent.clear(box());
    await userEvent.type(box(), 'many{Enter}');
    expect(committed()).toBe('7');
    await userEvent.clear(box());
    await userEvent.tab();
    expect(committed()).toBe('null');
  });

  test('steppers and arrow keys stop at the limits', async () => {
    renderUi(<Amount value={490} min={0} max={500} step={25} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(committed()).toBe('500');
    expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
    await userEvent.type(box(), '{ArrowDown}');
    expect(committed()).toBe('475');
  });

  test.each([
    '1,200',
    '1.200',
    '1 200',
    '1\u00A0200',
    '1\u202F200',
    "1'200",
    '1’200',
    '１２００',
    '１，２００',
    '๑๒๐๐',
    '๑,๒๐๐',
    ' +1200 ',
  ])('%j is 1200', async (text) => {
    renderUi(<Amount value={7} />);
    await userEvent.clear(box());
    await userEvent.type(box(), `${text}{Enter}`);
    expect(committed()).toBe('1200');
  });

  test('millions are grouped by the same separator twice', async () => {
    renderUi(<Amount />);
    await userEvent.type(box(), '1.234.567{Enter}');
    expect(committed()).toBe('1234567');
  });

  test.each(['1,2', '1.5', '1,20', '12,00', '1,2000', '0,500', '1.200,50', '1,200.00', '1,234.567', '1e3', '0x10', '1,,200', '5 coins'])(
    '%j is not a whole number and changes nothing',
    async (text) => {
      renderUi(<Amount value={7} min={0} max={500} />);
      await userEvent.clear(box());
      await userEvent.type(box(), `${text}{Enter}`);
      expect(committed()).toBe('7');
      expect(box()).toHaveValue('7');
    },
  );

  test('with `unreadable`, text that is no whole number stays, is reported and makes its form invalid', async () => {
    const sent = jest.fn((event: FormEvent) => event.preventDefault());
    renderUi(
      <form onSubmit={sent}>
        <Amount value={7} min={0} unreadable="Write a whole number" />
        <button type="submit">Apply</button>
      </form>,
    );
    await userEvent.clear(box());
    await userEvent.type(box(), '1e99{Enter}');
    expect(box()).toHaveValue('1e99');
    expect(box()).toHaveAccessibleDescription('Write a whole number');
    expect(committed()).toBe('7');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(box());
    await userEvent.type(box(), '12{Enter}');
    expect(box()).toBeValid();
    expect(committed()).toBe('12');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('with `strict`, a number beyond the limits stays too and makes its form invalid', async () => {
    const sent = jest.fn((event: FormEvent) => event.preventDefault());
    renderUi(
      <form onSubmit={sent}>
        <Amount strict value={10} min={10} max={30} unreadable="From 10 to 30" />
        <button type="submit">Apply</button>
      </form>,
    );
    await userEvent.clear(box());
    await userEvent.type(box(), '45{Enter}');
    expect(box()).toHaveValue('45');
    expect(box()).toHaveAccessibleDescription('From 10 to 30');
    expect(committed()).toBe('10');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(box());
    await userEvent.type(box(), '30{Enter}');
    expect(committed()).toBe('30');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('with `strict` below, a number that is too small stays and one that is too large is clamped', async () => {
    renderUi(<Amount strict="below" value={10} min={0} max={30} unreadable="From 0 to 30" />);
    await userEvent.clear(box());
    await userEvent.type(box(), '-5{Enter}');
    expect(box()).toHaveValue('-5');
    expect(box()).toHaveAccessibleDescription('From 0 to 30');
    expect(committed()).toBe('10');
    await userEvent.clear(box());
    await userEvent.type(box(), '45{Enter}');
    expect(committed()).toBe('30');
    expect(box()).toHaveValue('30');
  });

  test('an arrow key steps from the typed number, or from the last valid one', async () => {
    renderUi(<Amount value={70} min={0} />);
    await userEvent.clear(box());
    await userEvent.type(box(), '1,200{ArrowUp}');
    expect(committed()).toBe('1201');
    await userEvent.type(box(), ',5{ArrowUp}');
    expect(committed()).toBe('1202');
  });

  test('with `live`, typing reports each number inside the limits', async () => {
    renderUi(<Amount value={7} min={5} max={500} live />);
    await userEvent.clear(box());
    await userEvent.type(box(), '4');
    expect(committed()).toBe('7');
    await userEvent.type(box(), '0');
    expect(committed()).toBe('40');
    await userEvent.type(box(), '00');
    expect(committed()).toBe('400');
    expect(box()).toHaveValue('4000');
  });

  test('a custom step handler is called instead of stepping, starting from the typed number', async () => {
    const onStep = jest.fn();
    renderUi(<Amount value={20} min={0} live onStep={onStep} />);
    await userEvent.type(box(), '0{ArrowDown}');
    expect(onStep).toHaveBeenCalledWith(-1);
    expect(committed()).toBe('200');
  });

  test('clampNumber returns a whole number inside the limits', () => {
    expect(clampNumber(2.5)).toBe(3);
    expect(clampNumber(-4, 0)).toBe(0);
    expect(clampNumber(9, 0, 5)).toBe(5);
  });
});
