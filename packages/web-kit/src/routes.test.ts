import { describe, expect, test } from '@jest/globals';
import { matchPattern, matchRoute, samePattern } from './routes.ts';

describe('route patterns', () => {
  test('a parameter matches one segment, decoded', () => {
    expect(matchPattern('/store/:id', '/store/a%20b')).toEqual({ id: 'a b' });
    expect(matchPattern('/store/:id', '/store/a/b')).toBeNull();
    expect(matchPattern('/store/:id', '/store')).toBeNull();
  });

  test('an optional parameter may be missing', () => {
    expect(matchPattern('/set-drama/:uuid?', '/set-drama')).toEqual({ uuid: undefined });
    expect(matchPattern('/set-drama/:uuid?', '/set-drama/1/')).toEqual({ uuid: '1' });
  });

  test('a segment that is not UTF-8 matches nothing', () => {
    expect(matchPattern('/store/:id', '/store/%E0%A4%A')).toBeNull();
  });

  test('the most specific route wins in either order', () => {
    const routes = [{ pattern: '/store/:id' }, { pattern: '/store/new' }, { pattern: '/store/:id/fullscreen' }];
    expect(matchRoute(routes, '/store/new')?.route.pattern).toBe('/store/new');
    expect(matchRoute([...routes].reverse(), '/store/new')?.route.pattern).toBe('/store/new');
    expect(matchRoute(routes, '/store/7/fullscreen')?.params).toEqual({ id: '7' });
    expect(matchRoute(routes, '/nowhere')).toBeNull();
    expect(matchRoute([{ pattern: '/lobby/:tab?' }, { pattern: '/lobby' }], '/lobby')?.route.pattern).toBe('/lobby');
  });

  test('patterns that differ only in a parameter’s name are the same address', () => {
    expect(samePattern('/store/:id', '/store/:uuid')).toBe(true);
    expect(samePattern('/set-drama/:uuid?', '/set-drama/:id')).toBe(true);
    expect(samePattern('/set-drama/:uuid?', '/set-drama')).toBe(true);
    expect(samePattern('/store/:id', '/store/new')).toBe(false);
  });
});
