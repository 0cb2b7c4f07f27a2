import { beforeEach, expect, test } from '@jest/globals';
import { type ReleaseStorage, readPointer } from '@meowtale/releases';
import { temporaryStorage } from '@meowtale/releases/testing';
import { runCommand } from './run-command.ts';

let storage: ReleaseStorage;
beforeEach(async () => {
  ({ storage } = await temporaryStorage());
});

async function release(...argv: string[]) {
  let [out, err] = ['', ''];
  const code = await runCommand({ storage, env: {} }, ['release', ...argv, '--to', 'local', '--reason', 'first'], {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

// Its events have no other service here.
test('a service is released with the address of its program, and without one the command says what is missing', async () => {
  expect(await release('svc-drama-ai', '--force')).toMatchObject({ code: 0, out: expect.stringContaining('svc-drama-ai has no address') });
  expect(await release('svc-drama-ai', '--force', '--url', 'http://drama.internal:4003')).toMatchObject({
    code: 0,
    out: expect.not.stringContaining('has no address'),
  });
  expect((await readPointer(storage, 'local')).slices['svc-drama-ai']?.address).toEqual({
    url: 'http://drama.internal:4003',
    timeoutMs: null,
  });
});

test('an address for several slices is wrong usage', async () => {
  const { code, err } = await release('svc-drama-ai', 'svc-wallet', '--url', 'http://drama.internal:4003');
  expect([code, err]).toEqual([2, expect.stringContaining('--url is for one service at a time')]);
  expect((await readPointer(storage, 'local')).revision).toBe(0);
});
