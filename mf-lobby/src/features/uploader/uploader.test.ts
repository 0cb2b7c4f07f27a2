import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { ChunkAnswer } from './send-chunk.ts';
import type { UploadApi } from './upload-api.ts';
import { Uploader } from './uploader.ts';

const UPLOAD = '0198f6d2-0000-7000-8000-0000000000e1';
const FILE = '0198f6d2-0000-7000-8000-0000000000e2';
const PART = 10;
const given = (name = 'game.zip', size = 75) => new File(['x'.repeat(size)], name, { lastModified: 1 });

/** A service in memory: parts by number, answered by `answer`. */
function service() {
  const there = new Map<number, string>();
  const log: string[] = [];
  let size = 0;
  let begun = '';
  let busy = 0;
  let answer: (n: number, signal: AbortSignal) => Promise<ChunkAnswer> = async () => ({ kind: 'there' });
  const upload = () => ({
    uuid: UPLOAD,
    chunks: Array.from({ length: Math.ceil(size / PART) }, (_, at) => ({
      n: at + 1,
      size: Math.min(PART, size - at * PART),
      url: `/files/chunks/${UPLOAD}/${at + 1}`,
      is_there: there.has(at + 1),
    })),
  });
  const most = { atOnce: 0 };
  const api: UploadApi = {
    begin: async (wanted) => {
      size = wanted.size;
      begun = wanted.md5;
      log.push(`begin ${wanted.basename} ${wanted.md5} ${wanted.system}`);
      return { data: upload() };
    },
    findSame: async ({ md5 }) => ({ data: size > 0 && md5 === begun ? [upload()] : [] }),
    look: async () => ({ data: size > 0 ? upload() : null }),
    send: async ({ n }, body, { md5, signal, onSent }) => {
      busy += 1;
      most.atOnce = Math.max(most.atOnce, busy);
      onSent(body.size);
      const response = await answer(n, signal);
      busy -= 1;
      if (response.kind === 'there') there.set(n, md5);
      log.push(`${response.kind} ${n}`);
      return response;
    },
    join: async () => {
      log.push('join');
      return { data: FILE };
    },
    drop: async () => void log.push('drop'),
  };
  return {
    api,
    there,
    log,
    most,
    over: () => {
      size = 0;
      there.clear();
    },
    say: (next: typeof answer) => {
      answer = next;
    },
  };
}

let world: ReturnType<typeof service>;
const open = () => new Uploader({ person: 'mira', place: 'app.1', api: world.api });
const kindOf = (uploader: Uploader) => uploader.state.getState().kind;
const until = (signal: AbortSignal) =>
  new Promise<ChunkAnswer>((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'again' })));

beforeEach(() => {
  localStorage.clear();
  world = service();
});

describe('a file', () => {
  test('is hashed whole and by part, sent five parts at a time, joined, and removed from the browser’s storage', async () => {
    const uploader = open();
    world.say(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return { kind: 'there' };
    });
    expect(await uploader.start(given(), 'web')).toBe(FILE);
    expect(world.log[0]).toBe('begin game.zip 7550addeb770fbf3b98a53dac3f7ffcf web');
    expect(world.log.at(-1)).toBe('join');
    expect([world.most.atOnce, world.there.size]).toEqual([5, 8]);
    // md5 of ten and of five x (RFC 1321), in base64.
    expect([world.there.get(1), world.there.get(8)]).toEqual(['M2MRoBYYQybdvdYe3U7rUg==', '+w4ix5rHVnnpiB5roYOzVA==']);
    expect([kindOf(uploader), localStorage.length]).toEqual(['idle', 0]);
  });

  test('that the service rejects ends there, with its message', async () => {
    const uploader = open();
    const error = { code: 'upload/chunk-refused', fields: [{ path: 'chunk', key: 'upload.errors.chunkLength' }] };
    world.say(async () => ({ kind: 'refused', error }));
    expect(await uploader.start(given(), 'web')).toBeNull();
    expect(uploader.state.getState()).toEqual({ kind: 'failed', name: 'game.zip', error });
    expect(localStorage.length).toBe(0);
  });
});

describe('a part that doesn’t arrive', () => {
  test('is sent again once the network is back, and only it', async () => {
    const uploader = open();
    let lost = 1;
    world.say(async (n) => (n === 3 && lost-- > 0 ? { kind: 'again' } : { kind: 'there' }));
    const sent = uploader.start(given(), 'web');
    await waitFor(() => expect(uploader.state.getState()).toMatchObject({ kind: 'sending', waiting: 'retry' }));
    globalThis.dispatchEvent(new Event('online'));
    expect(await sent).toBe(FILE);
    expect(world.log.filter((line) => line === 'there 1')).toHaveLength(1);
    expect(world.log.filter((line) => line.endsWith(' 3'))).toEqual(['again 3', 'there 3']);
  });

  test('is called slow, and not a missing network, after a minute without progress', async () => {
    const uploader = open();
    let silent = 1;
    world.say(async (n) => (n === 3 && silent-- > 0 ? { kind: 'silent' } : { kind: 'there' }));
    const sent = uploader.start(given(), 'web');
    await waitFor(() => expect(uploader.state.getState()).toMatchObject({ kind: 'sending', waiting: 'silent' }));
    globalThis.dispatchEvent(new Event('online'));
    expect(await sent).toBe(FILE);
    expect(world.log.filter((line) => line.endsWith(' 3'))).toEqual(['silent 3', 'there 3']);
  });

  test('waits without limit while there is no network', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const uploader = open();
    world.say(async () => ({ kind: 'again' }));
    const sent = uploader.start(given(), 'web');
    for (let tries = 0; tries < 60; tries += 1) {
      await waitFor(() => expect(uploader.state.getState()).toMatchObject({ kind: 'sending', waiting: 'offline' }));
      globalThis.dispatchEvent(new Event('online'));
    }
    offline.mockRestore();
    world.say(async () => ({ kind: 'there' }));
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => {
      globalThis.dispatchEvent(new Event('online'));
      expect(kindOf(uploader)).toBe('idle');
    });
    expect(await sent).toBe(FILE);
  });

  test('from a service that keeps failing pauses until the person continues', async () => {
    const uploader = open();
    world.say(async () => ({ kind: 'again' }));
    const sent = uploader.start(given(), 'web');
    await waitFor(() => {
      globalThis.dispatchEvent(new Event('online'));
      expect(uploader.state.getState()).toMatchObject({ kind: 'paused', tired: true });
    });
    world.say(async () => ({ kind: 'there' }));
    uploader.goOn();
    expect(await sent).toBe(FILE);
  });

  test('because its signed address has expired uses a new one', async () => {
    const uploader = open();
    let stale = 1;
    world.say(async (n) => (n === 2 && stale-- > 0 ? { kind: 'stale' } : { kind: 'there' }));
    const polls = jest.spyOn(world.api, 'look');
    const sent = uploader.start(given(), 'web');
    await waitFor(() => {
      globalThis.dispatchEvent(new Event('online'));
      expect(kindOf(uploader)).toBe('idle');
    });
    expect([await sent, polls.mock.calls.length]).toEqual([FILE, 1]);
  });
});

describe('a started upload', () => {
  /** Lets three parts arrive, the rest hang until they are aborted. */
  const hang = () => world.say((n, signal) => (n <= 3 ? Promise.resolve({ kind: 'there' }) : until(signal)));

  test('is paused and continued; parts that arrived aren’t sent again', async () => {
    const uploader = open();
    hang();
    const sent = uploader.start(given(), 'web');
    await waitFor(() => expect(world.there.size).toBe(3));
    uploader.pause();
    await waitFor(() => expect(kindOf(uploader)).toBe('paused'));
    world.say(async () => ({ kind: 'there' }));
    uploader.goOn();
    expect(await sent).toBe(FILE);
    for (const n of [1, 2, 3]) expect(world.log.filter((line) => line === `there ${n}`)).toHaveLength(1);
  });

  test('outlives the page: the same file chosen again continues, without a second start', async () => {
    hang();
    const before = open();
    void before.start(given(), 'web');
    await waitFor(() => expect(world.there.size).toBe(3));
    before.leave();
    world.say(async () => ({ kind: 'there' }));
    const after = open();
    expect(after.state.getState()).toMatchObject({ kind: 'kept', kept: { name: 'game.zip', size: 75 } });
    expect(await after.start(given(), 'web')).toBe(FILE);
    expect(world.log.filter((line) => line.startsWith('begin'))).toHaveLength(1);
    for (const n of [1, 2, 3]) expect(world.log.filter((line) => line === `there ${n}`)).toHaveLength(1);
  });

  test('with a lost response is continued, also by a browser that doesn’t know it', async () => {
    const { begin } = world.api;
    jest.spyOn(world.api, 'begin').mockImplementationOnce(async (wanted) => {
      await begin(wanted);
      return { error: { code: 'other/network-request-failed' } };
    });
    expect(await open().start(given(), 'web')).toBeNull();
    expect(localStorage.length).toBe(0);
    world.there.set(1, 'sent from elsewhere');
    expect(await open().start(given(), 'web')).toBe(FILE);
    expect(world.log.filter((line) => line.startsWith('begin'))).toHaveLength(1);
    expect(world.log).not.toContain('there 1');
  });

  test('for another place is not taken over', async () => {
    hang();
    const before = open();
    void before.start(given(), 'web');
    await waitFor(() => expect(world.there.size).toBe(3));
    before.leave();
    world.say(async () => ({ kind: 'there' }));
    const other = new Uploader({ person: 'mira', place: 'app.2', api: world.api });
    expect(await other.start(given(), 'web')).toBe(FILE);
    expect(world.log.filter((line) => line.startsWith('begin'))).toHaveLength(2);
  });

  test('isn’t mixed with another file of the same name', async () => {
    hang();
    const before = open();
    void before.start(given(), 'web');
    await waitFor(() => expect(world.there.size).toBe(3));
    before.leave();
    const after = open();
    expect(await after.start(given('game.zip', 74), 'web')).toBeNull();
    expect(after.state.getState()).toMatchObject({ kind: 'kept', other: 'game.zip' });
    expect(world.log.filter((line) => line.startsWith('begin'))).toHaveLength(1);
  });

  test.each([
    ['partly sent', 3],
    ['all sent', 8],
  ])('that is %s isn’t continued with other bytes under the same name, size and time', async (_how, arrived) => {
    const join = jest.spyOn(world.api, 'join').mockImplementationOnce(() => new Promise(() => {}));
    if (arrived === 3) hang();
    const before = open();
    void before.start(given(), 'web');
    await waitFor(() => expect([world.there.size, join.mock.calls.length]).toEqual([arrived, arrived === 8 ? 1 : 0]));
    before.leave();
    join.mockRestore();
    world.say(async () => ({ kind: 'there' }));
    const after = open();
    const other = new File(['y'.repeat(75)], 'game.zip', { lastModified: 1 });
    expect(await after.start(other, 'web')).toBeNull();
    expect(after.state.getState()).toMatchObject({ kind: 'kept', other: 'game.zip' });
    expect([world.there.size, world.log]).toEqual([arrived, expect.not.arrayContaining(['join'])]);
    await after.cancel();
    world.over();
    expect(await after.start(other, 'web')).toBe(FILE);
    const md5s = world.log.filter((line) => line.startsWith('begin')).map((line) => line.split(' ')[2]);
    expect(new Set(md5s).size).toBe(2);
  });

  test('that was deleted meanwhile starts again', async () => {
    hang();
    const before = open();
    void before.start(given(), 'web');
    await waitFor(() => expect(world.there.size).toBe(3));
    before.leave();
    world.over();
    world.say(async () => ({ kind: 'there' }));
    expect(await open().start(given(), 'web')).toBe(FILE);
    expect(world.log.filter((line) => line.startsWith('begin'))).toHaveLength(2);
  });

  test('that was all sent is joined without the file', async () => {
    const join = jest.spyOn(world.api, 'join').mockImplementationOnce(() => new Promise(() => {}));
    const before = open();
    void before.start(given(), 'web');
    await waitFor(() => expect(join).toHaveBeenCalled());
    before.leave();
    const after = open();
    expect(after.state.getState()).toMatchObject({ kind: 'kept', kept: { sent: true } });
    expect(await after.finish()).toBe(FILE);
    expect(localStorage.length).toBe(0);
  });

  test('that is cancelled leaves nothing, here or in the service', async () => {
    const uploader = open();
    hang();
    const sent = uploader.start(given(), 'web');
    await waitFor(() => expect(world.there.size).toBe(3));
    await uploader.cancel();
    expect([await sent, kindOf(uploader), localStorage.length, world.log.at(-1)]).toEqual([null, 'idle', 0, expect.any(String)]);
    expect(world.log).toContain('drop');
  });
});

test('a browser without storage uploads a file all the same, also one that was started elsewhere', async () => {
  await world.api.begin({ basename: 'game.zip', size: 75, md5: '7550addeb770fbf3b98a53dac3f7ffcf', system: 'web' });
  const blocked = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  try {
    const uploader = open();
    expect(await uploader.start(given(), 'web')).toBe(FILE);
    expect(kindOf(uploader)).toBe('idle');
    expect(world.log.filter((line) => line.startsWith('begin'))).toHaveLength(1);
  } finally {
    blocked.mockRestore();
  }
});
