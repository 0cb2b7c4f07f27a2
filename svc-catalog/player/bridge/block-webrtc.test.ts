import { beforeEach, describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { blockWebRtc } from './block-webrtc.ts';

type World = Window & typeof globalThis;

const GUARD = 'http://a-1.localhost:3005/c/x/1/__meowtale/guard.js';
const NAMES = ['RTCPeerConnection', 'webkitRTCPeerConnection'];
const connection = class {};

let world: World;
const newWorld = () =>
  new JSDOM('<!doctype html><body><div id="game"></div></body>', { url: 'http://a-1.localhost:3005/c/x/1/' }).window as unknown as World;
/** Inserts a node as the browser's parser does: by none of the page's own methods. */
const insertUnseen = (node: Node) => newWorld().Node.prototype.appendChild.call(game(), node);

beforeEach(() => {
  world = newWorld();
  for (const name of NAMES) Reflect.set(world, name, connection);
  blockWebRtc(world, GUARD);
});

/** Returns whether a window rejects the constructors, which jsdom's own frames lack. */
const isBlocked = (one: World | null | undefined): boolean =>
  !!one && NAMES.every((name) => !Reflect.set(one, name, connection) && Reflect.get(one, name) === undefined);
const game = () => world.document.getElementById('game') as HTMLElement;
const iframe = (one: World = world) => one.document.createElement('iframe');
const inside = (at = 0, one: World = world) => one[at] as World;

test('a page has no connection constructor, and can’t restore one', () => {
  expect(isBlocked(world)).toBe(true);
  expect(() => Object.defineProperty(world, 'RTCPeerConnection', { value: connection })).toThrow();
  expect(Reflect.deleteProperty(world, 'RTCPeerConnection')).toBe(false);
});

describe('a frame that a game creates has none in the next statement', () => {
  test.each<[string, () => void]>([
    ['appended', () => void game().appendChild(iframe())],
    ['appended as one of several', () => game().append('text', iframe())],
    ['put before another', () => void world.document.body.insertBefore(iframe(), game())],
    ['in the place of another', () => game().replaceWith(iframe())],
    ['beside another', () => void game().insertAdjacentElement('afterend', iframe())],
    ['beside another as markup', () => game().insertAdjacentHTML('beforeend', '<iframe></iframe>')],
    [
      'set as markup',
      () => {
        game().innerHTML = '<iframe></iframe>';
      },
    ],
    ['written', () => world.document.write('<iframe></iframe>')],
    [
      'in a range',
      () => {
        const range = world.document.createRange();
        range.selectNode(game());
        range.insertNode(iframe());
      },
    ],
    [
      'in a fragment',
      () => {
        const fragment = world.document.createDocumentFragment();
        fragment.append(iframe());
        game().append(fragment);
      },
    ],
  ])('%s', (_how, insert) => {
    insert();
    expect(world.length).toBe(1);
    expect(isBlocked(inside())).toBe(true);
  });

  test('inside another frame, created by that one’s own methods', () => {
    game().append(iframe());
    const outer = inside();
    outer.document.body.appendChild(iframe(outer));
    expect(isBlocked(inside(0, outer))).toBe(true);
  });

  test('inserted by the parser, when its element is accessed', () => {
    for (const reach of [
      (frame: HTMLIFrameElement) => frame.contentWindow,
      (frame: HTMLIFrameElement) => frame.contentDocument?.defaultView,
    ]) {
      const frame = iframe();
      insertUnseen(frame);
      expect(isBlocked(reach(frame) as World)).toBe(true);
    }
  });

  test('inserted by the parser, before the next script', async () => {
    insertUnseen(iframe());
    await Promise.resolve();
    expect(isBlocked(inside())).toBe(true);
  });
});

test('a frame’s srcdoc document loads the guard first, after its doctype', () => {
  const frame = iframe();
  frame.srcdoc = '<!DOCTYPE html><script>run()</script>';
  game().append(frame);
  expect(frame.srcdoc).toBe(`<!DOCTYPE html><script src="${GUARD}"></script><script>run()</script>`);
  game().append('more');
  expect(frame.srcdoc.split(GUARD)).toHaveLength(2);
});

test('inserting methods return and throw as before', () => {
  const child = world.document.createElement('b');
  expect(game().appendChild(child)).toBe(child);
  expect(() => child.appendChild(game())).toThrow('incorrect node tree');
  game().innerHTML = '<i>x</i>';
  expect(game().innerHTML).toBe('<i>x</i>');
});
