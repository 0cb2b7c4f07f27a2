import { openReleaseStorage } from '../open-storage.ts';
import { publishRelease } from '../publish.ts';
import { builtFiles } from '../testing.ts';

const [slice = '', version = '', settings = '{}'] = process.argv.slice(2);

/** Files whose reader is killed before the last ones. */
class KillingFiles extends Map<string, Uint8Array> {
  isArmed = false;

  override *entries(): MapIterator<[string, Uint8Array]> {
    let read = 0;
    for (const entry of super.entries()) {
      read += 1;
      if (this.isArmed && read > 20) process.kill(process.pid, 'SIGKILL');
      yield entry;
    }
    return undefined;
  }

  override [Symbol.iterator](): MapIterator<[string, Uint8Array]> {
    return this.entries();
  }
}

const texts = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`part-${index}.js`, `killed ${index}`]));
const files = new KillingFiles(builtFiles(slice, version, {}, texts));
const storage = openReleaseStorage(JSON.parse(settings));
const createFolder: typeof storage.createFolder = (...given) => {
  files.isArmed = true;
  return storage.createFolder(...given);
};
await publishRelease({ ...storage, createFolder }, files);
