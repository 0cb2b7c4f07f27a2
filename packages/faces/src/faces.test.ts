import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';

const fetchFace = jest.fn(() => ({}));
jest.unstable_mockModule('@fontsource-variable/noto-sans-jp/wght.css', fetchFace);
const { bringOwnFace } = await import('./index.ts');

test('a font that failed to load is tried again once the network is there', async () => {
  // A machine that renders all characters alike has no font for them.
  const alike = { clearRect() {}, fillText() {}, getImageData: () => ({ data: [0] }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(alike as never);
  fetchFace.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const report = jest.fn();
  document.documentElement.dataset.letters = 'coming';
  const brought = bringOwnFace('ja-JP', report);
  await waitFor(() => expect(report.mock.calls).toEqual([[new Error('offline')]]));
  expect(fetchFace).toHaveBeenCalledTimes(1);
  // Boxes are better than an empty page.
  expect(document.documentElement.dataset.letters).toBeUndefined();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(fetchFace).toHaveBeenCalledTimes(2));
  await brought;
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetchFace).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a page that was hidden for its font is shown once it has loaded', async () => {
  const alike = { clearRect() {}, fillText() {}, getImageData: () => ({ data: [0] }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(alike as never);
  document.documentElement.dataset.letters = 'coming';
  const fonts = Promise.withResolvers<void>();
  Object.assign(document.fonts, { ready: fonts.promise });
  const brought = bringOwnFace('ja-JP', () => {});
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  expect(document.documentElement.dataset.letters).toBe('coming');
  fonts.resolve();
  await brought;
  expect(document.documentElement.dataset.letters).toBeUndefined();
});
