import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from './paths.ts';
import { remotesIn } from './slices.ts';
import { exportedNames, importedNames, namedPopups, readProvided, readUses } from './uses.ts';

test('names are those of values that are imported from shared modules of ours', () => {
  const scripts = new Map([
    ['a.tsx', "import { Button, type ButtonProps, cx as classes } from '@meowtale/ui'; import type { Day } from '@meowtale/ui';"],
    ['b.ts', "import { Button } from '@meowtale/ui'; import { draft } from '@meowtale/web-kit/editor'; import { z } from 'zod';"],
  ]);
  expect(importedNames(scripts)).toEqual({ '@meowtale/ui': ['Button', 'cx'] });
});

test('what a remote imports is exported by the shell of the same checkout', async () => {
  const provided = await readProvided('shell');
  expect(provided?.exports['@meowtale/ui']).toEqual(expect.arrayContaining(['Button', 'StaffBadge', 'cx']));
  expect(provided?.exports['@meowtale/ui']).not.toContain('ButtonProps');
  expect(provided?.versions).toMatchObject({ react: expect.stringMatching(/^\d+\.\d+\.\d+$/), zod: expect.any(String) });
  for (const name of remotesIn()) {
    const { exports } = await readUses(name);
    expect(Object.keys(exports)).toEqual(expect.arrayContaining(['@meowtale/ui', '@meowtale/web-kit']));
    for (const [module, names] of Object.entries(exports))
      expect([name, names.filter((one) => !provided?.exports[module]?.includes(one))]).toEqual([name, []]);
  }
});

test('a popup that a script names has its input of this checkout, and other names have none', async () => {
  const popups = await namedPopups('mf-lobby', ["openPopup('store.bill', {}); t('store.nothing'); const mine = 'lobby.promote';"]);
  expect(Object.keys(popups)).toEqual(['store.bill']);
  expect(popups['store.bill']).toMatchObject({ type: 'object' });
  expect(Object.keys((await readUses('mf-store')).popups)).toEqual(expect.arrayContaining(['lobby.promote', 'shell.message']));
});

test('names of modules that are exported whole count', async () => {
  const names = await exportedNames(path.join(repositoryRoot, 'packages/releases/src/index.ts'));
  expect(names).toEqual(expect.arrayContaining(['readPointer', 'publishRelease']));
});
