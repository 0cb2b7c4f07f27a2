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

const Calendar = ({ name }: { name: string }) => <p>The calendar of {name}</p>;

/** Returns a fetch of its own for each test, because what was fetched once stays. */
const fetchOf = () => async () => {
  fetches();
  if (isOffline) throw new Error('Loading chunk 7 failed.');
  return Calendar;
};

function Part({ fetchView, isWanted }: { fetchView: ReturnType<typeof fetchOf>; isWanted?: boolean }) {
  const { View, lostNotice } = useLateView(fetchView, isWanted);
  if (View) return <View name="Mira" />;
  return (
    <>
      <p>The shape</p>
      {lostNotice}
    </>
  );
}
const say = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Not loaded, try again
  </button>
);

test('the shape stands until the code has come, and a later mount has it at once', async () => {
  const fetchView = fetchOf();
  const { unmount } = renderUi(<Part fetchView={fetchView} />);
  expect(screen.getByText('The shape')).toBeInTheDocument();
  expect(await screen.findByText('The calendar of Mira')).toBeInTheDocument();
  unmount();
  renderUi(<Part fetchView={fetchView} />);
  expect(screen.getByText('The calendar of Mira')).toBeInTheDocument();
  expect(fetches).toHaveBeenCalledTimes(1);
});

test('code that can’t be fetched leaves the page as it is, says so, and is fetched by a retry', async () => {
  isOffline = true;
  const fetchView = fetchOf();
  renderUi(
    <LostPartContext value={say}>
      <h1>The page</h1>
      <Part fetchView={fetchView} />
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
  const fetchView = fetchOf();
  const { unmount } = renderUi(<Part fetchView={fetchView} />);
  await act(async () => {});
  expect(screen.getByText('The shape')).toBeInTheDocument();
  unmount();
  isOffline = false;
  renderUi(<Part fetchView={fetchView} />);
  expect(await screen.findByText('The calendar of Mira')).toBeInTheDocument();
});

test('what isn’t wanted yet isn’t fetched', async () => {
  const fetchView = fetchOf();
  renderUi(<Part fetchView={fetchView} isWanted={false} />);
  await act(async () => {});
  expect(fetches).not.toHaveBeenCalled();
});
