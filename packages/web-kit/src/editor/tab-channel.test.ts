import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openTabChannel, type TabChannel } from './tab-channel.ts';

type Saved = { revision: number };

const open: TabChannel<Saved>[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

function openTab(person = 'mira') {
  const onSaved = jest.fn();
  const onOthers = jest.fn();
  const channel = openTabChannel<Saved>({ kind: 'drama', personUuid: person, uuid: 'ferry' }, { onSaved, onOthers });
  open.push(channel);
  return { channel, onSaved, onOthers };
}

test('two tabs detect each other', async () => {
  const first = openTab();
  const second = openTab();
  await waitFor(() => expect(first.onOthers).toHaveBeenLastCalledWith(1));
  await waitFor(() => expect(second.onOthers).toHaveBeenLastCalledWith(1));
});

test('a save of one reaches the other', async () => {
  const first = openTab();
  const second = openTab();
  first.channel.announce({ revision: 4 });
  await waitFor(() => expect(second.onSaved).toHaveBeenCalledWith({ revision: 4 }));
  expect(first.onSaved).not.toHaveBeenCalled();
});

test('a closed tab is no longer counted', async () => {
  const first = openTab();
  const second = openTab();
  await waitFor(() => expect(first.onOthers).toHaveBeenLastCalledWith(1));
  second.channel.close();
  await waitFor(() => expect(first.onOthers).toHaveBeenLastCalledWith(0));
});

test('another person in the same browser is not connected', async () => {
  const mine = openTab('mira');
  const twin = openTab('mira');
  openTab('stranger').channel.announce({ revision: 9 });
  twin.channel.announce({ revision: 4 });
  await waitFor(() => expect(mine.onSaved).toHaveBeenCalled());
  expect(mine.onSaved.mock.calls).toEqual([[{ revision: 4 }]]);
});
