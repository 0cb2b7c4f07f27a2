import { describe, expect, test } from '@jest/globals';
import { storyFile } from '@meowtale/contracts/inputs/drama/story';
import fc from 'fast-check';
import { storyOf } from '../model/index.ts';
import { runsOf } from '../testing/env.ts';
import { exportStory, importStory } from './index.ts';
import { someStory } from './testing/arbitrary.ts';
import { canonical, countedIds } from './testing/canonical.ts';
import { project } from './testing/project.ts';

const RUNS = { numRuns: runsOf(200) };
const language = 'en-US' as const;

test('our own file gives back the same parts', () => {
  fc.assert(
    fc.property(someStory, (given) => {
      const file = storyFile.parse({ format: 'meowtale-story', version: 1, ...given });
      const exported = exportStory(storyOf(file.title, file.parts, file.author), 'json', { language });
      expect(exported.losses).toEqual([]);
      const imported = importStory(exported.text, 'json', { newId: countedIds() });
      const byId = <T extends { id: string }>(parts: T[]) => parts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(imported).toMatchObject({ ok: true, losses: [], file: { title: file.title, author: file.author } });
      expect(imported.ok && byId(imported.file.parts)).toEqual(byId(file.parts));
    }),
    RUNS,
  );
});

test('our own file still lists what programs made', () => {
  const made_with = [{ what: 'lines' as const, provider: 'draft', model: 'template draft', share: 0.6, edited: 0.33 }];
  const imported = importStory(
    JSON.stringify({ format: 'meowtale-story', version: 1, title: '', author: '', parts: [], made_with }),
    'json',
    {
      newId: countedIds(),
    },
  );
  if (!imported.ok) throw new Error(JSON.stringify(imported.faults));
  const { text } = exportStory(storyOf('', imported.file.parts), 'json', { language, madeWith: imported.file.made_with });
  expect(storyFile.parse(JSON.parse(text)).made_with).toEqual(made_with);
});

describe.each(['twee', 'twine', 'fountain', 'renpy'] as const)('%s', (format) => {
  test('gives back what the format can express, whatever the words are', () => {
    fc.assert(
      fc.property(someStory, (given) => {
        const story = storyOf(given.title, given.parts, given.author);
        const { text } = exportStory(story, format, { language });
        const imported = importStory(text, format, { newId: countedIds() });
        if (!imported.ok) throw new Error(JSON.stringify(imported.faults));
        expect(canonical(imported.file)).toEqual(canonical(project(story, format)));
      }),
      RUNS,
    );
  });

  test('a second export gives the same text', () => {
    fc.assert(
      fc.property(someStory, (given) => {
        const write = (file: typeof given) => exportStory(storyOf(file.title, file.parts, file.author), format, { language }).text;
        const read = (text: string) => {
          const imported = importStory(text, format, { newId: countedIds() });
          if (!imported.ok) throw new Error(JSON.stringify(imported.faults));
          return imported.file;
        };
        const once = read(write(given));
        expect(canonical(read(write(once)))).toEqual(canonical(once));
      }),
      { numRuns: runsOf(100) },
    );
  });
});
