import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';

const fetchFace = jest.fn(() => ({}));
jest.unstable_mockModule('@fontsource-variable/noto-sans-jp/wght.css', fetchFace);
const { bringFaces } = await import('./index.ts');

test('a face that couldn’t be fetched is tried again once the network is there', async () => {
  // A machine that draws all letters alike has none of them.
  const alike = { clearRect() {}, fillText() {}, getImageData: () => ({ data: [0] }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(alike as never);
  fetchFace.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const report = jest.fn();
  bringFaces('ja-JP', report);
  await waitFor(() => expect(report.mock.calls).toEqual([[new Error('offline')]]));
  expect(fetchFace).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(fetchFace).toHaveBeenCalledTimes(2));
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetchFace).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledTimes(1);
});
