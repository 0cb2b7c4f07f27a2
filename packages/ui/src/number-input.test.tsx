import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
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
  test('what is typed above the maximum becomes the maximum when the box is left', async () => {
    renderUi(<Amount min={0} max={500} />);
    await userEvent.type(box(), '9000');
    expect(committed()).toBe('null');
    await userEvent.tab();
    expect(committed()).toBe('500');
    expect(box()).toHaveValue('500');
  });

  test('what is typed below the minimum becomes the minimum on Enter', async () => {
    renderUi(<Amount min={10} max={500} />);
    await userEvent.type(box(), '3{Enter}');
    expect(committed()).toBe('10');
  });

  test('words change nothing, and an emptied box is null', async () => {
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

  test('whole numbers unless decimals are asked for', () => {
    expect(clampNumber(2.5)).toBe(3);
    expect(clampNumber(2.345, 0, 10, 2)).toBe(2.35);
    expect(clampNumber(-4, 0)).toBe(0);
  });

  test('a decimal comma is read as a point', async () => {
    renderUi(<Amount decimals={2} />);
    await userEvent.type(box(), '1,25{Enter}');
    expect(committed()).toBe('1.25');
  });
});
