import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Cover } from './cover.tsx';
import { Price } from './price.tsx';
import { Tabs } from './tabs.tsx';
import { renderUi } from './testing/render-ui.tsx';
import { notify } from './toast-store.ts';
import { Toasts } from './toasts.tsx';
import { useDelayed } from './use-delayed.ts';

function Three() {
  const [value, setValue] = useState('a');
  const items = ['a', 'b', 'c'].map((name) => ({ value: name, label: name, disabled: name === 'b' }));
  return (
    <Tabs label="Views" items={items} value={value} onChange={setValue}>
      shows {value}
    </Tabs>
  );
}

function Waiting() {
  return <p>{useDelayed(true) ? 'late' : 'early'}</p>;
}

afterEach(() => {
  jest.useRealTimers();
});

describe('button', () => {
  test('that is loading keeps its name and ignores clicks', async () => {
    const onClick = jest.fn();
    renderUi(
      <Button loading onClick={onClick}>
        Buy now
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Buy now' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('with an address is a link', () => {
    renderUi(<Button href="/store">Stores</Button>);
    expect(screen.getByRole('link', { name: 'Stores' })).toHaveAttribute('href', '/store');
  });
});

describe('price', () => {
  test('shows the coin, the discount in the locale, and the original price', () => {
    const { container } = renderUi(<Price amount={1192} unit="Münzen" original={1490} originalLabel="vorher:" percentOff={20} />, 'de-DE');
    expect(container).toHaveTextContent(/^1\.192 Münzenvorher: 1\.490 Münzen−20\s%$/);
  });

  test('of 0 shows the label for free when one is given', () => {
    renderUi(<Price amount={0} unit="meow coins" freeLabel="Free" />);
    expect(screen.getByText('Free')).toBeInTheDocument();
  });
});

describe('cover', () => {
  test('that cannot be loaded shows a generated picture with its title', () => {
    renderUi(<Cover src="/gone.jpg" alt="Cover of Ash" title="Ash" />);
    fireEvent.error(screen.getByRole('img', { name: 'Cover of Ash' }));
    expect(screen.getByText('Ash')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Cover of Ash' }).tagName).toBe('SPAN');
  });
});

describe('tabs', () => {
  test('move with the arrow keys and skip disabled ones', async () => {
    renderUi(<Three />);
    await userEvent.click(screen.getByRole('tab', { name: 'a' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'c' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'c' })).toHaveTextContent('shows c');
  });

  test('with addresses are links, the current one marked', () => {
    renderUi(
      <Tabs
        label="Editor"
        value="b"
        items={[
          { value: 'a', label: 'A', href: '/a' },
          { value: 'b', label: 'B', href: '/b' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'B' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('toasts', () => {
  test('disappear by themselves, but an error stays until it is closed', () => {
    jest.useFakeTimers();
    renderUi(<Toasts label="Messages" closeLabel="Close" />);
    act(() => {
      notify({ message: 'Saved' });
      notify({ tone: 'danger', message: 'Not saved' });
    });
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('with the same text replace the earlier one and restart its time', () => {
    jest.useFakeTimers();
    renderUi(<Toasts label="Messages" closeLabel="Close" />);
    act(() => void notify({ message: 'Saved' }));
    act(() => jest.advanceTimersByTime(4_000));
    act(() => void notify({ message: 'Saved' }));
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
});

describe('a delayed placeholder', () => {
  test('shows after 200 ms of waiting, not before', () => {
    jest.useFakeTimers();
    renderUi(<Waiting />);
    act(() => jest.advanceTimersByTime(199));
    expect(screen.getByText('early')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('late')).toBeInTheDocument();
  });
});
