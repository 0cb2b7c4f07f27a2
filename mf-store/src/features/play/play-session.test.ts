import { beforeEach, describe, expect, test } from '@jest/globals';
import type { FromPlayPage } from '@meowtale/contracts/play-bridge';
import type { PlaySave } from './documents.ts';
import { PlaySession, type SaveOutcome, type SaveResult } from './play-session.ts';

const ORIGIN = 'http://a-0190a5d0-0000-7000-8000-000000000001.localhost:3005';
const APP = '0190a5d0-0000-7000-8000-000000000001';
const ready = { type: 'meowtale:ready', version: 1, appUuid: APP, kind: 'ink' };
const stored: PlaySave = { app_uuid: APP, slot: 'auto', revision: 4, data: '{"turn":4}', updated_at: '2026-11-20T10:00:00.000Z' };

const sameReader = { isOther: () => false, note: () => {} };
let sent: { message: FromPlayPage; target: string }[];
let frame: Window;
let written: [number, string][];
let endings: boolean[];
let reported: SaveOutcome[];

function session(save: (revision: number, data: string) => Promise<SaveResult>, current: PlaySave | null = stored) {
  return new PlaySession({
    frame,
    origin: ORIGIN,
    theme: 'dark',
    lang: 'zh-TW',
    saves: {
      load: async () => current,
      save: (revision, { data, ended }) => {
        written.push([revision, data]);
        endings.push(ended);
        return save(revision, data);
      },
    },
    persistent: true,
    reader: sameReader,
    onProgress: () => undefined,
    onSaved: (outcome) => reported.push(outcome),
  });
}

beforeEach(() => {
  sent = [];
  written = [];
  endings = [];
  reported = [];
  frame = { postMessage: (message: FromPlayPage, target: string) => sent.push({ message, target }) } as unknown as Window;
});

describe('the page around a work', () => {
  test('sends a ready frame the theme and the stored save, to its origin only', async () => {
    await session(async () => ({ kind: 'failed' })).receive({ origin: ORIGIN, source: frame, data: ready });
    expect(sent.map(({ message }) => message.type)).toEqual(['meowtale:theme', 'meowtale:load']);
    expect(new Set(sent.map(({ target }) => target))).toEqual(new Set([ORIGIN]));
    expect(sent[1]?.message).toMatchObject({ reason: 'open', persistent: true, save: { revision: 4, data: '{"turn":4}' } });
  });

  test('tells a frame once that its own storage has another reader’s place', async () => {
    let last = 'guest';
    const reader = {
      isOther: () => last !== 'mira',
      note: () => {
        last = 'mira';
      },
    };
    const play = new PlaySession({
      frame,
      origin: ORIGIN,
      theme: 'dark',
      lang: 'zh-TW',
      saves: { load: async () => stored, save: async () => ({ kind: 'failed' }) },
      persistent: true,
      reader,
      onProgress: () => undefined,
      onSaved: () => undefined,
    });
    for (let load = 0; load < 2; load++) {
      await play.receive({ origin: ORIGIN, source: frame, data: ready });
      play.loaded();
    }
    const readers = sent.flatMap(({ message }) => (message.type === 'meowtale:load' ? [message.reader] : []));
    expect(readers).toEqual(['other', 'same']);
  });

  test.each([
    ['another origin', { origin: 'http://evil.localhost:3005', data: ready }],
    ['something that is no message of ours', { origin: ORIGIN, data: { type: 'meowtale:pay', amount: 1 } }],
    ['a save that is no text', { origin: ORIGIN, data: { type: 'meowtale:save', data: { a: 1 } } }],
  ])('ignores %s', async (_what, event) => {
    await session(async () => ({ kind: 'failed' })).receive({ ...event, source: frame });
    expect(sent).toEqual([]);
    expect(written).toEqual([]);
  });

  test('sends nothing before the work’s first message, and the current theme after it', async () => {
    const play = session(async () => ({ kind: 'failed' }));
    play.setTheme('light');
    expect(sent).toEqual([]);
    await play.receive({ origin: ORIGIN, source: frame, data: ready });
    expect(sent[0]?.message).toEqual({ type: 'meowtale:theme', theme: 'light', lang: 'zh-TW' });
  });

  test('ignores another window of the same origin', async () => {
    await session(async () => ({ kind: 'failed' })).receive({ origin: ORIGIN, source: {} as Window, data: ready });
    expect(sent).toEqual([]);
  });

  test('saves from the stored revision on, only the latest of those that wait', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let revision = 4;
    const play = session(async () => {
      await gate;
      revision += 1;
      return { kind: 'saved', revision };
    });
    await play.receive({ origin: ORIGIN, source: frame, data: ready });
    const first = play.receive({ origin: ORIGIN, source: frame, data: { type: 'meowtale:save', data: 'a' } });
    await play.receive({ origin: ORIGIN, source: frame, data: { type: 'meowtale:save', data: 'b' } });
    await play.receive({ origin: ORIGIN, source: frame, data: { type: 'meowtale:save', data: 'c' } });
    release();
    await first;
    expect(written).toEqual([
      [4, 'a'],
      [5, 'c'],
    ]);
  });

  test('saves whether the run had ended by the work’s last report', async () => {
    const play = session(async (revision) => ({ kind: 'saved', revision: revision + 1 }));
    const say = (data: object) => play.receive({ origin: ORIGIN, source: frame, data });
    const progress = (ended: boolean) => say({ type: 'meowtale:progress', turn: 3, ended, endingsFound: 1, endingsTotal: 2 });
    await say(ready);
    await progress(true);
    await say({ type: 'meowtale:save', data: 'the end' });
    await progress(false);
    await say({ type: 'meowtale:save', data: 'again' });
    expect(endings).toEqual([true, false]);
  });

  test('returns a conflict to the work with the stored save', async () => {
    const play = session(async () => ({ kind: 'conflict', current: { ...stored, revision: 9, data: 'theirs' } }));
    await play.receive({ origin: ORIGIN, source: frame, data: ready });
    await play.receive({ origin: ORIGIN, source: frame, data: { type: 'meowtale:save', data: 'mine' } });
    expect(sent.at(-1)?.message).toMatchObject({ type: 'meowtale:load', reason: 'conflict', save: { revision: 9, data: 'theirs' } });
    await play.receive({ origin: ORIGIN, source: frame, data: { type: 'meowtale:save', data: 'mine again' } });
    expect(written.at(-1)).toEqual([9, 'mine again']);
  });

  describe('around a work that repeats that it is ready', () => {
    let loads: number;
    let responses: (() => Promise<PlaySave | null>)[];
    const sayReady = (play: PlaySession) => play.receive({ origin: ORIGIN, source: frame, data: ready });
    const open = () =>
      new PlaySession({
        frame,
        origin: ORIGIN,
        theme: 'dark',
        lang: 'zh-TW',
        persistent: true,
        reader: sameReader,
        onProgress: () => undefined,
        onSaved: () => undefined,
        saves: {
          load: () => {
            loads += 1;
            return (responses.shift() ?? (async () => stored))();
          },
          save: async (revision) => ({ kind: 'saved', revision: revision + 1 }),
        },
      });
    const loadedRevisions = () => sent.flatMap(({ message }) => (message.type === 'meowtale:load' ? [message.save?.revision] : []));
    beforeEach(() => {
      loads = 0;
      responses = [];
    });

    test('the service is queried once per load of the frame', async () => {
      const play = open();
      for (let time = 0; time < 100; time++) await sayReady(play);
      expect(loads).toBe(1);
      play.loaded();
      for (let time = 0; time < 100; time++) await sayReady(play);
      expect(loads).toBe(2);
    });

    test('a reload before the frame has loaded opens at the known place, also one saved since', async () => {
      const play = open();
      await sayReady(play);
      await sayReady(play);
      await play.receive({ origin: ORIGIN, source: frame, data: { type: 'meowtale:save', data: 'later' } });
      await sayReady(play);
      expect([loads, loadedRevisions()]).toEqual([1, [4, 4, 5]]);
      expect(sent.at(-1)?.message).toMatchObject({ type: 'meowtale:load', reason: 'open', save: { revision: 5, data: 'later' } });
    });

    test('while a query is pending or has failed, it isn’t repeated', async () => {
      const { promise, resolve } = Promise.withResolvers<PlaySave | null>();
      responses = [() => promise, () => Promise.reject(new Error('no answer'))];
      const play = open();
      const first = sayReady(play);
      await sayReady(play);
      expect([loads, loadedRevisions()]).toEqual([1, []]);
      resolve(stored);
      await first;
      expect(loadedRevisions()).toEqual([4]);
      play.loaded();
      await sayReady(play);
      await sayReady(play);
      expect([loads, loadedRevisions()]).toEqual([2, [4]]);
    });
  });

  describe('while the stored save is unknown', () => {
    let loads: (PlaySave | null)[];
    let reported: string[];
    const page = (save: (revision: number, data: string) => Promise<SaveResult>) => {
      const load = async () => {
        const next = loads.shift();
        if (next === undefined) throw new Error('nobody answers');
        return next;
      };
      const onSaved = (kind: string) => reported.push(kind);
      const rest = {
        frame,
        origin: ORIGIN,
        theme: 'dark',
        lang: 'zh-TW',
        persistent: true,
        reader: sameReader,
        onProgress: () => undefined,
      } as const;
      return new PlaySession({ ...rest, saves: { load, save: (revision, { data }) => save(revision, data) }, onSaved });
    };
    const loaded = () => sent.flatMap(({ message }) => (message.type === 'meowtale:load' ? [message] : []));
    beforeEach(() => {
      loads = [];
      reported = [];
    });

    test('the work gets no message, and the stored save is a conflict once known', async () => {
      const play = page(async () => ({ kind: 'failed' }));
      await play.receive({ origin: ORIGIN, source: frame, data: ready });
      await play.retry();
      expect([loaded(), reported]).toEqual([[], ['failed', 'failed']]);
      loads = [stored];
      await play.retry();
      await play.retry();
      expect(loaded()).toMatchObject([{ reason: 'conflict', save: { revision: 4 } }]);
    });

    test('a missing save then opens it', async () => {
      const play = page(async () => ({ kind: 'failed' }));
      await play.receive({ origin: ORIGIN, source: frame, data: ready });
      loads = [null];
      await play.retry();
      expect(loaded()).toMatchObject([{ reason: 'open', save: null }]);
    });

    test('a save that succeeds meanwhile shows that nothing was stored', async () => {
      const play = page(async (revision) => ({ kind: 'saved', revision: revision + 1 }));
      await play.receive({ origin: ORIGIN, source: frame, data: ready });
      await play.receive({ origin: ORIGIN, source: frame, data: { type: 'meowtale:save', data: 'a' } });
      loads = [stored];
      await play.retry();
      expect(loaded()).toEqual([]);
      expect(sent.at(-1)?.message).toEqual({ type: 'meowtale:saved', revision: 1, data: 'a' });
    });
  });

  describe('after a final rejection', () => {
    const say = (data: string) => ({ origin: ORIGIN, source: frame, data: { type: 'meowtale:save', data } });

    test('of the right to play, the page learns it once and nothing more is written', async () => {
      const page = session(async () => ({ kind: 'denied' }));
      await page.receive({ origin: ORIGIN, source: frame, data: ready });
      await Promise.all([page.receive(say('a')), page.receive(say('b'))]);
      await page.receive(say('c'));
      await page.retry();
      expect([written, reported]).toEqual([[[4, 'a']], ['denied']]);
    });

    test('of one save, it isn’t repeated, and the next one is written', async () => {
      const responses: SaveResult[] = [
        { kind: 'failed', isFinal: true },
        { kind: 'saved', revision: 5 },
      ];
      const page = session(async () => responses.shift() ?? { kind: 'failed' });
      await page.receive({ origin: ORIGIN, source: frame, data: ready });
      await page.receive(say('too large'));
      await page.retry();
      expect([written.length, reported]).toEqual([1, ['rejected']]);
      expect(sent.at(-1)?.message).toEqual({ type: 'meowtale:saved', revision: null, data: 'too large' });
      await page.receive(say('b'));
      expect(reported).toEqual(['rejected', 'saved']);
    });
  });

  describe('after a lost response', () => {
    const say = (data: string) => ({ origin: ORIGIN, source: frame, data: { type: 'meowtale:save', data } });
    let responses: SaveResult[];
    const play = () => session(async () => responses.shift() ?? { kind: 'failed' });
    const failed = { kind: 'failed' } as const;

    test('continues from its own save, without a conflict', async () => {
      responses = [failed, failed, { kind: 'conflict', current: { ...stored, revision: 5, data: 'a' } }, { kind: 'saved', revision: 6 }];
      const page = play();
      await page.receive({ origin: ORIGIN, source: frame, data: ready });
      for (const data of ['a', 'b', 'c']) await page.receive(say(data));
      expect(written).toEqual([
        [4, 'a'],
        [4, 'b'],
        [4, 'c'],
        [5, 'c'],
      ]);
      expect(sent.at(-1)?.message).toEqual({ type: 'meowtale:saved', revision: 6, data: 'c' });
      expect(sent.filter(({ message }) => message.type === 'meowtale:load')).toHaveLength(1);
    });

    test('writes the last save again on retry, and only an unanswered one', async () => {
      responses = [failed, { kind: 'conflict', current: { ...stored, revision: 5, data: 'a' } }];
      const page = play();
      await page.receive({ origin: ORIGIN, source: frame, data: ready });
      await page.retry();
      await page.receive(say('a'));
      await page.retry();
      await page.retry();
      expect(written).toEqual([
        [4, 'a'],
        [4, 'a'],
      ]);
      expect(sent.at(-1)?.message).toEqual({ type: 'meowtale:saved', revision: 5, data: 'a' });
    });

    test('another browser’s save is a conflict all the same', async () => {
      responses = [failed, { kind: 'conflict', current: { ...stored, revision: 5, data: 'theirs' } }];
      const page = play();
      await page.receive({ origin: ORIGIN, source: frame, data: ready });
      await page.receive(say('a'));
      await page.receive(say('b'));
      expect(sent.at(-1)?.message).toMatchObject({ type: 'meowtale:load', reason: 'conflict' });
    });
  });
});
