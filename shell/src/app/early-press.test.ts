import { afterEach, expect, jest, test } from '@jest/globals';
import { pressAgain } from './early-press.ts';

afterEach(() => {
  window.takeEarlyPress = undefined;
});

test('a button that was pressed early is pressed again once the page is ready', () => {
  const button = document.body.appendChild(document.createElement('button'));
  const heard = jest.fn();
  button.addEventListener('click', heard);
  window.takeEarlyPress = () => button;
  pressAgain(window);
  expect(heard).toHaveBeenCalledTimes(1);
  button.remove();
  pressAgain(window);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('without an early press or a server-rendered page, no button is pressed', () => {
  const button = document.body.appendChild(document.createElement('button'));
  const heard = jest.fn();
  document.addEventListener('click', heard);
  button.focus();
  expect(() => pressAgain(window)).not.toThrow();
  const takeEarlyPress = jest.fn(() => undefined);
  window.takeEarlyPress = takeEarlyPress;
  expect(() => pressAgain(window)).not.toThrow();
  expect(takeEarlyPress).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  button.click();
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', heard);
  button.remove();
});
