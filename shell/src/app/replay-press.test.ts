import { afterEach, expect, jest, test } from '@jest/globals';
import { replayPress } from './replay-press.ts';

afterEach(() => {
  window.takeEarlyPress = undefined;
});

test('a button that was pressed early is pressed again once the page is ready', () => {
  const button = document.body.appendChild(document.createElement('button'));
  const heard = jest.fn();
  button.addEventListener('click', heard);
  window.takeEarlyPress = () => button;
  replayPress(window);
  expect(heard).toHaveBeenCalledTimes(1);
  button.remove();
  replayPress(window);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('without an early press or a server-rendered page, no button is pressed', () => {
  const button = document.body.appendChild(document.createElement('button'));
  const heard = jest.fn();
  document.addEventListener('click', heard);
  button.focus();
  expect(() => replayPress(window)).not.toThrow();
  const takeEarlyPress = jest.fn(() => undefined);
  window.takeEarlyPress = takeEarlyPress;
  expect(() => replayPress(window)).not.toThrow();
  expect(takeEarlyPress).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  button.click();
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', heard);
  button.remove();
});
