import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';
import { renderUi } from './testing/render-ui.tsx';

const onSelect = jest.fn();

function draw() {
  renderUi(
    <nav aria-label="Here">
      <Menu
        trigger={<button type="button">Account</button>}
        items={[
          { kind: 'label', key: 'name', label: 'Mira' },
          { key: 'library', label: 'Library', onSelect },
          { key: 'lobby', label: 'Lobby', href: '#lobby' },
          { kind: 'divider', key: 'line' },
          { key: 'off', label: 'Leave', disabled: true },
          { key: 'out', label: 'Sign out', onSelect },
        ]}
      />
      <button type="button">Next</button>
    </nav>,
  );
  return { button: screen.getByRole('button', { name: 'Account' }), person: userEvent.setup() };
}
const item = (name: string) => screen.getByRole('menuitem', { name });
const menu = () => screen.queryByRole('menu');

describe('a menu', () => {
  test('opens beside its button, is named by it, and focuses its first item', async () => {
    const { button, person } = draw();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await person.click(button);
    const opened = within(screen.getByRole('navigation')).getByRole('menu', { name: 'Account' });
    expect(button).toHaveAttribute('aria-controls', opened.id);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(item('Library')).toHaveFocus();
    await person.click(button);
    expect(menu()).toBeNull();
  });

  test('moves with arrow keys, Home, End and first letters, and skips disabled items', async () => {
    const { button, person } = draw();
    button.focus();
    await person.keyboard('{ArrowDown}');
    expect(item('Library')).toHaveFocus();
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(item('Sign out')).toHaveFocus();
    await person.keyboard('{ArrowDown}');
    expect(item('Library')).toHaveFocus();
    await person.keyboard('{ArrowUp}');
    expect(item('Sign out')).toHaveFocus();
    await person.keyboard('l');
    expect(item('Library')).toHaveFocus();
    await person.keyboard('l');
    expect(item('Lobby')).toHaveFocus();
    await person.keyboard('{End}');
    expect(item('Sign out')).toHaveFocus();
    await person.keyboard('{Home}');
    expect(item('Library')).toHaveFocus();
  });

  test('runs the chosen item and returns the focus', async () => {
    const { button, person } = draw();
    await person.click(button);
    await person.click(item('Mira'));
    expect(menu()).toBeVisible();
    await person.click(item('Sign out'));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(menu()).toBeNull();
    expect(button).toHaveFocus();
  });

  test('closes by Escape, by Tab, and by a press outside', async () => {
    const { button, person } = draw();
    await person.click(button);
    await person.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(button).toHaveFocus();
    await person.keyboard('{Enter}{Tab}');
    expect(menu()).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await person.click(button);
    await person.click(document.body);
    expect(menu()).toBeNull();
  });
});

describe('a tooltip', () => {
  test('appears on hover or focus, describes its button, and disappears on Escape', async () => {
    const person = userEvent.setup();
    renderUi(<IconButton label="Theme" icon={<i />} />);
    const button = screen.getByRole('button', { name: 'Theme' });
    await person.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Theme');
    expect(button).toHaveAccessibleDescription('Theme');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await person.unhover(button);
    await person.tab();
    expect(await screen.findByRole('tooltip')).toBeVisible();
    await person.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
