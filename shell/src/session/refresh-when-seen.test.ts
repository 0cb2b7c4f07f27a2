import { expect, jest, test } from '@jest/globals';
import { refreshWhenSeen } from './refresh-when-seen.ts';

test('the session is refreshed each time the page becomes visible, and survives a failure', () => {
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
