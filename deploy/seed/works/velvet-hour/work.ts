import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'velvet-hour',
  content: { kind: 'story' },
  by: 'kitsune',
  platform: 'meowtale-open',
  category: 'girl-r18',
  tags: ['noir', 'romance', 'jazz'],
  serialStatus: 'completed',
  releasedDaysAgo: 359,
  packName: 'VelvetHour',
  scene,
  artSeed: 18,
  title: { lines: ['Velvet Hour'], ink: 'light' },
  prices: { us: 380, tw: 320 },
  rewardMinimum: 20,
};
