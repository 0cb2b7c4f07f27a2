import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SortableGrid, type SortableGridProps } from './sortable-grid.tsx';
import { renderUi } from './testing/render-ui.tsx';

const labels: SortableGridProps['labels'] = {
  handle: (position) => `Move picture ${position}`,
  role: 'can be moved',
  instructions: 'Press Space, then the arrow keys.',
  lifted: (position, total) => `Lifted from ${position} of ${total}.`,
  over: (position, total) => `Now at ${position} of ${total}.`,
  dropped: (position, total) => `Dropped at ${position} of ${total}.`,
  cancelled: 'Back where it was.',
};

/** Gives the items positions side by side, because jsdom has no layout. */
function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('li');
    const at = item?.parentElement ? [...item.parentElement.children].indexOf(item) : 0;
    return new DOMRect(at * 100, 0, 90, 90);
  });
}

/** Waits until the sensor, which listens after this event, accepts the next key. */
const nextTurn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

function draw(change: Partial<SortableGridProps> = {}) {
  const onMove = jest.fn();
  renderUi(
    <SortableGrid
      label="Pictures"
      itemKeys={['a', 'b', 'c']}
      renderItem={(key, index, handle) => (
        <>
          Picture {key} at {index + 1} {handle}
        </>
      )}
      onMove={onMove}
      labels={labels}
      {...change}
    />,
  );
  return onMove;
}

test('an item is lifted, moved and dropped by keyboard, and each step is announced', async () => {
  layOut();
  const onMove = draw();
  const person = userEvent.setup();
  const handle = await waitFor(() => {
    const found = screen.getByRole('button', { name: 'Move picture 1' });
    expect(found).toHaveAccessibleDescription('Press Space, then the arrow keys.');
    return found;
  });
  handle.focus();
  await person.keyboard(' ');
  expect(await screen.findByText('Lifted from 1 of 3.')).toBeInTheDocument();
  await nextTurn();
  await person.keyboard('{ArrowRight}');
  expect(await screen.findByText('Now at 2 of 3.')).toBeInTheDocument();
  await person.keyboard(' ');
  expect(await screen.findByText('Dropped at 2 of 3.')).toBeInTheDocument();
  expect(onMove.mock.calls).toEqual([[0, 1]]);
});

test('Escape restores the order', async () => {
  layOut();
  const onMove = draw();
  const person = userEvent.setup();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move picture 2' })).toBeEnabled());
  screen.getByRole('button', { name: 'Move picture 2' }).focus();
  await person.keyboard(' ');
  await screen.findByText('Lifted from 2 of 3.');
  await nextTurn();
  await person.keyboard('{Escape}');
  expect(await screen.findByText('Back where it was.')).toBeInTheDocument();
  expect(onMove).not.toHaveBeenCalled();
});

test('a disabled grid is a list without handles', () => {
  draw({ disabled: true });
  const list = screen.getByRole('list', { name: 'Pictures' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});
