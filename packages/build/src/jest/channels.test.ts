import { afterEach, expect, test } from '@jest/globals';
import { openChannels } from './channels.ts';

const files = [openChannels(), openChannels()] as const;
afterEach(() => {
  for (const file of files) file.closeAll();
});

test('a channel that a test file left open exchanges no messages with the next file', async () => {
  const [before, after] = files;
  const heard: unknown[] = [];
  const left = new before.BroadcastChannel('tabs');
  left.onmessage = () => left.postMessage('present');
  before.closeAll();
  left.postMessage('late');
  const [own, other] = [new after.BroadcastChannel('tabs'), new after.BroadcastChannel('tabs')];
  own.onmessage = (event) => heard.push((event as { data: unknown }).data);
  const arrived = new Promise((resolve) => {
    other.onmessage = resolve;
  });
  own.postMessage('opened');
  await arrived;
  const echoed = new Promise((resolve) => own.addEventListener('message', resolve));
  other.postMessage('present of its own');
  await echoed;
  expect(heard).toEqual(['present of its own']);
});
