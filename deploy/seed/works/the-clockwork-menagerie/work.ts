import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'the-clockwork-menagerie',
  content: { kind: 'story' },
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
