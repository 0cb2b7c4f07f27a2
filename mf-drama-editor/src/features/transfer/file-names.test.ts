import { expect, test } from '@jest/globals';
import { FileNames } from './file-names.ts';

test('each file of an archive has a name of its own, which every system can store', () => {
  const names = new FileNames();
  expect(
    ['fog.story.json', 'fog.story.json', 'fog-2.story.json', 'Fog.story.json', 'con.ink', '霧.ink', 'con.ink'].map((name) =>
      names.take(name),
    ),
  ).toEqual(['fog.story.json', 'fog-2.story.json', 'fog-2-2.story.json', 'Fog-3.story.json', 'con-story.ink', '霧.ink', 'con-story-2.ink']);
});
