import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyView } from './lazy-view.ts';
import { fakeTimers, passTime } from './testing/fake-timers.ts';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'not fetched' : this.props.children;
  }
}

const Fetched = ({ name }: { name: string }) => <p>the view of {name}</p>;

function draw(View: ReturnType<typeof lazyView<{ name: string }>>) {
  return act(async () =>
    render(
      <Boundary>
        <Suspense fallback="waiting">
          <View name="Mira" />
        </Suspense>
      </Boundary>,
    ),
  );
}

test('a view that couldn’t be fetched stays failed, and is fetched again by a mount a second later', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeTimers();
  const fetchView = jest.fn(async () => Fetched);
  fetchView.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const View = lazyView(fetchView);
  const first = await draw(View);
  expect(screen.getByText('not fetched')).toBeInTheDocument();
  first.unmount();
  const second = await draw(View);
  expect(screen.getByText('not fetched')).toBeInTheDocument();
  expect(fetchView).toHaveBeenCalledTimes(1);
  second.unmount();
  await passTime(1000);
  await draw(View);
  expect(await screen.findByText('the view of Mira')).toBeInTheDocument();
  expect(fetchView).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('a view that couldn’t be fetched without a network is fetched again once the network is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let reachable = false;
  const fetchView = jest.fn(async () => {
    if (!reachable) throw new Error('Loading chunk 7 failed.');
    return Fetched;
  });
  const View = lazyView(fetchView);
  const first = await draw(View);
  expect(await screen.findByText('not fetched')).toBeInTheDocument();
  expect(fetchView).toHaveBeenCalledTimes(1);
  first.unmount();

  reachable = true;
  dispatchEvent(new Event('online'));
  await draw(View);
  expect(await screen.findByText('the view of Mira')).toBeInTheDocument();
  expect(fetchView).toHaveBeenCalledTimes(2);
});
