import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Entry } from './history.ts';
import { createScrollMemory } from './scroll-memory.ts';

const entry = (key: string, hash = ''): Entry => ({ pathname: '/', search: '', hash, key });
const scrollTo = jest.fn();
let here = entry('one');

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockReset();
  here = entry('one');
  Object.assign(window, { scrollTo });
});
function scrolled(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
}
const open = () => createScrollMemory(window, () => here);

test('a page has its scroll position when it is returned to, and a new one starts at the top', () => {
  const memory = open();
  expect(history.scrollRestoration).toBe('manual');
  scrolled(740);
  memory.keep(entry('one'));
  memory.recall(entry('two'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  memory.recall(entry('one'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 740);
});

test('a hash in the address is scrolled to', () => {
  document.body.innerHTML = '<p id="añejo">part</p>';
  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  open().recall(entry('two', '#a%C3%B1ejo'));
  expect(intoView.mock.instances).toEqual([document.querySelector('p')]);
  expect(scrollTo).not.toHaveBeenCalled();
  open().recall(entry('three', '#%'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('a reload restores the position; a first page that was scrolled before its script ran stays there', () => {
  open();
  scrolled(300);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  const again = open();
  again.recallFirst(entry('elsewhere'));
  scrolled(260);
  again.recallFirst(here);
  expect(scrollTo).not.toHaveBeenCalled();
  scrolled(0);
  again.recallFirst(here);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});
