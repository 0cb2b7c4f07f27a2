import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { INK_FAULT_KEYS } from '@meowtale/story/compile-here';

const root = join(import.meta.dirname, '../../../..');
const sentences = (folder: string, file: string) => {
  const { app, appEditor } = JSON.parse(readFileSync(join(root, folder, 'locales', file), 'utf8'));
  return (appEditor ?? app).faults.ink as Record<string, string>;
};

describe.each(['mf-drama-editor', 'mf-lobby'])('the locale files of %s', (folder) => {
  test.each(readdirSync(join(root, folder, 'locales')).filter((file) => file.endsWith('.json')))(
    'have a text in %s for each error of an ink source, with its parameters',
    (file) => {
      const found = sentences(folder, file);
      expect(Object.keys(found).sort()).toEqual([...INK_FAULT_KEYS].sort());
      for (const key of ['external', 'emptyStart', 'unreached', 'target'] as const) expect(found[key]).toContain('{{name}}');
    },
  );
});
