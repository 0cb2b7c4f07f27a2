import { expect, test } from '@jest/globals';
import { openReleaseStorage } from './open-storage.ts';

const bucket = { RELEASES_S3_BUCKET: 'releases', RELEASES_S3_ENDPOINT: 'http://127.0.0.1:9' };

test('a folder is local, and a bucket is not', () => {
  expect(openReleaseStorage({ RELEASES_DIR: '/tmp/releases' }).isRemote).toBe(false);
  expect(openReleaseStorage(bucket).isRemote).toBe(true);
});

test.each([
  ['neither a folder nor a bucket', {}, 'RELEASES_DIR'],
  ['both', { RELEASES_DIR: '/tmp/releases', ...bucket }, 'RELEASES_DIR'],
  ['a bucket without its server', { RELEASES_S3_BUCKET: 'releases' }, 'RELEASES_S3_ENDPOINT'],
  ['half the credentials', { ...bucket, RELEASES_S3_ACCESS_KEY_ID: 'id' }, 'RELEASES_S3_SECRET_ACCESS_KEY'],
])('%s is rejected', (_what, settings, name) => {
  expect(() => openReleaseStorage(settings)).toThrow(name);
});
