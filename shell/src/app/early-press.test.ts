import { afterEach, expect, jest, test } from '@jest/globals';
import { pressAgain } from './early-press.ts';

afterEach(() => {
  window.takeEarlyPress = undefined;
});

test('a button that was pressed early is pressed once the page hears', () => {
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

test('where nothing was pressed, or nothing was drawn, nothing happens', () => {
  pressAgain(window);
  window.takeEarlyPress = () => undefined;
  pressAgain(window);
});
