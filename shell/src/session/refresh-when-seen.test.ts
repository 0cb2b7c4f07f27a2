import { expect, jest, test } from '@jest/globals';
import { refreshWhenSeen } from './refresh-when-seen.ts';

test('the session is asked again each time the page is looked at again, and survives it when nobody answers', () => {
  const refresh = jest.fn(() => Promise.reject(new Error('no network')));
  refreshWhenSeen({ refresh }, document);
  const become = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  become('hidden');
  expect(refresh).not.toHaveBeenCalled();
  become('visible');
  become('hidden');
  become('visible');
  expect(refresh).toHaveBeenCalledTimes(2);
});
