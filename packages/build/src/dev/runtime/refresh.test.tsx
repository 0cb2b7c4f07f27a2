// biome-ignore-all lint/correctness/noComponentHookFactories: each call is another version of an edited module
import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memo, useEffect, useState } from 'react';
import { component, hook } from './refresh.ts';

const user = userEvent.setup();
let id = 0;
beforeEach(() => {
  id += 1;
});

const SIGNATURE = 'useState(0)';
/** Returns a module's version of a counter, as the build writes it. */
function counter(label: string, signature = SIGNATURE, uses: Parameters<typeof component>[3] = () => []) {
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${label}: ${count}`}
      </button>
    );
  }
  return component(`counter ${id}`, Counter, signature, uses);
}

test('an edited component is shown at once and keeps its state', async () => {
  const Counter = counter('Old');
  render(<Counter />);
  await user.click(screen.getByRole('button', { name: 'Old: 0' }));
  await act(async () => void counter('New'));
  expect(screen.getByRole('button')).toHaveTextContent('New: 1');
});

test('an edited component inside a memo keeps its state', async () => {
  const Row = memo(counter('Old'));
  render(<Row />);
  await user.click(screen.getByRole('button', { name: 'Old: 0' }));
  await act(async () => void counter('New'));
  expect(screen.getByRole('button')).toHaveTextContent('New: 1');
});

test('a component with other hooks than before starts anew, and its parent keeps its state', async () => {
  const Counter = counter('Child');
  const parentId = `parent ${id}`;
  const Parent = component(
    parentId,
    () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <input type="checkbox" checked={open} onChange={() => setOpen(!open)} />
          <Counter />
        </>
      );
    },
    'useState(false)',
    () => [],
  );
  render(<Parent />);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button'));
  await act(async () => void counter('Child', 'useState(1)'));
  expect([screen.getByRole('button').textContent, (screen.getByRole('checkbox') as HTMLInputElement).checked]).toEqual(['Child: 0', true]);
});

test('a component starts anew when a hook that it uses calls other hooks', async () => {
  const useBefore = () => useState(0);
  const useAfter = () => {
    useEffect(() => {}, []);
    return useState(0);
  };
  hook(useBefore, 'useState(0)', () => []);
  const make = (use: typeof useBefore) =>
    component(
      `with hook ${id}`,
      () => {
        const [count, setCount] = use();
        return (
          <button type="button" onClick={() => setCount(count + 1)}>
            {count}
          </button>
        );
      },
      'useOwn',
      () => [use],
    );
  const Counter = make(useBefore);
  render(<Counter />);
  await user.click(screen.getByRole('button', { name: '0' }));
  hook(useAfter, 'useEffect useState(0)', () => []);
  await act(async () => void make(useAfter));
  expect(screen.getByRole('button')).toHaveTextContent('0');
});
