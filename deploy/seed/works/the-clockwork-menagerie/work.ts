import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'the-clockwork-menagerie',
  content: { kind: 'story' },
  opening: {
    until: 'monday',
    last: {
      'en-US': {
        words: 'Monday, Tuesday and Wednesday are in the whole story. The animals are waiting, and one of them is lying.',
        ending: 'the spoon is returned',
      },
      'zh-TW': { words: '星期一、星期二和星期三，都在完整的故事裡。動物們正等著，其中一隻在說謊。', ending: '湯匙物歸原主' },
    },
  },
  by: 'creator',
  platform: 'meowtale',
  category: 'normal-age',
  tags: ['mystery', 'clockwork', 'animals'],
  serialStatus: 'completed',
  releasedDaysAgo: 66,
  packName: 'ClockworkMenagerie',
  scene,
  artSeed: 16,
  title: { lines: ['The Clockwork', 'Menagerie'], ink: 'light' },
  prices: { us: 300, tw: 260 },
  rewardMinimum: 0,
};
