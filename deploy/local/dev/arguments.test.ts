import { describe, expect, test } from '@jest/globals';
import { readArguments, UsageError } from './arguments.ts';

const known = { remotes: ['mf-store'], services: ['svc-wallet'], siteUrl: undefined };
const read = (line: string, more = {}) => readArguments(line.split(' ').filter(Boolean), { ...known, ...more });

describe('npm run dev', () => {
  test('without an environment takes the local stack, and may start it', () => {
    expect(read('mf-store')).toEqual({ slice: 'mf-store', kind: 'remote', against: { kind: 'local', mayStart: true } });
  });

  test('against local takes the stack that runs already', () => {
    expect(read('svc-wallet --against local')).toEqual({
      slice: 'svc-wallet',
      kind: 'service',
      against: { kind: 'local', mayStart: false },
    });
  });

  test('against an address takes that site', () => {
    expect(read('mf-store --against https://meowtale.example/store').against).toEqual({ kind: 'site', origin: 'https://meowtale.example' });
  });

  test('against a name takes the site in the settings', () => {
    expect(read('mf-store --against production', { siteUrl: 'https://meowtale.example' }).against).toEqual({
      kind: 'site',
      origin: 'https://meowtale.example',
    });
    expect(() => read('mf-store --against production')).toThrow('SITE_URL is missing');
  });

  test.each(['', 'mf-unknown', 'mf-store mf-lobby', 'mf-store --to local', 'mf-store --against ftp://a.example'])(
    'with "%s" explains its arguments',
    (line) => {
      expect(() => read(line)).toThrow(UsageError);
      expect(() => read(line)).toThrow('usage: npm run dev');
    },
  );

  test('with a service and a site elsewhere says what the service would need', () => {
    expect(() => read('svc-wallet --against https://meowtale.example')).toThrow("that environment's database");
  });
});
