import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderUi } from './testing/render-ui.tsx';
import { LostPartContext, useLateView } from './use-late-view.ts';

let isOffline: boolean;
const fetches = jest.fn<() => void>();
beforeEach(() => {
  isOffline = false;
  fetches.mockClear();
});

/** Every test has a view of its own: what was fetched once stays. */
function makePart() {
  const Fetched = ({ name }: { name: string }) => <p>The calendar of {name}</p>;
  const fetchView = async () => {
    fetches();
    if (isOffline) throw new Error('Loading chunk 7 failed.');
    return Fetched;
  };
  return function Part({ isWanted }: { isWanted?: boolean }) {
    const { View, lostNotice } = useLateView(fetchView, isWanted);
    if (View) return <View name="Mira" />;
    return (
      <>
        <p>The shape</p>
        {lostNotice}
      </>
    );
  };
}
const say = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Not loaded, try again
  </button>
);

test('the shape stands until the code has come, and a later mount has it at once', async () => {
  const Part = makePart();
  const { unmount } = renderUi(<Part />);
  expect(screen.getByText('The shape')).toBeInTheDocument();
  expect(await screen.findByText('The calendar of Mira')).toBeInTheDocument();
  unmount();
  renderUi(<Part />);
  expect(screen.getByText('The calendar of Mira')).toBeInTheDocument();
  expect(fetches).toHaveBeenCalledTimes(1);
});

test('code that can’t be fetched leaves the page as it is, says so, and is fetched by a retry', async () => {
  isOffline = true;
  const Part = makePart();
  renderUi(
    <LostPartContext value={say}>
      <h1>The page</h1>
      <Part />
    </LostPartContext>,
  );
  const retry = await screen.findByRole('button', { name: 'Not loaded, try again' });
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(screen.getByText('The shape')).toBeInTheDocument();
  await userEvent.click(retry);
  expect(fetches).toHaveBeenCalledTimes(2);
  isOffline = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Not loaded, try again' }));
  expect(await screen.findByText('The calendar of Mira')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where nothing says it, the shape stays, and the next mount fetches it', async () => {
  isOffline = true;
  const Part = makePart();
  const { unmount } = renderUi(<Part />);
  await act(async () => {});
  expect(screen.getByText('The shape')).toBeInTheDocument();
  unmount();
  isOffline = false;
  renderUi(<Part />);
  expect(await screen.findByText('The calendar of Mira')).toBeInTheDocument();
});

test('what isn’t wanted yet isn’t fetched', async () => {
  const Part = makePart();
  renderUi(<Part isWanted={false} />);
  await act(async () => {});
  expect(fetches).not.toHaveBeenCalled();
});
