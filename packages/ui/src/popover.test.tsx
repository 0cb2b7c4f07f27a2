import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Popover } from './popover.tsx';
import { renderUi } from './testing/render-ui.tsx';

function Sample() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(2);
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen(!open)}>
        Marks
      </button>
      {open ? (
        <Popover anchor={button} title="Two marks" onClose={() => setOpen(false)}>
          {left === 2 ? (
            <button type="button" onClick={() => setLeft(1)}>
              Mend the first
            </button>
          ) : null}
          <button type="button">Mend the second</button>
        </Popover>
      ) : null}
      <button type="button">Next</button>
    </>
  );
}

async function open() {
  renderUi(<Sample />);
  const person = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Marks' });
  await person.click(button);
  return { button, person };
}
const popover = () => screen.queryByRole('dialog', { name: 'Two marks' });
const press = (name: string) => screen.getByRole('button', { name });

describe('a popover', () => {
  test('takes the focus, which Escape returns to its button', async () => {
    const { button, person } = await open();
    expect(popover()).toHaveFocus();
    await person.tab();
    expect(press('Mend the first')).toHaveFocus();
    await person.keyboard('{Escape}');
    expect(popover()).toBeNull();
    expect(button).toHaveFocus();
  });

  test('keeps the focus when what was pressed is gone', async () => {
    const { person } = await open();
    await person.click(press('Mend the first'));
    expect(popover()).toHaveFocus();
  });

  test('closes when the focus leaves it, when the page is pressed, and when its button is pressed again', async () => {
    const { button, person } = await open();
    press('Mend the second').focus();
    await person.tab();
    expect(popover()).toBeNull();
    expect(press('Next')).toHaveFocus();
    await person.click(button);
    await person.click(document.body);
    expect(popover()).toBeNull();
    await person.click(button);
    await person.click(button);
    expect(popover()).toBeNull();
  });
});
