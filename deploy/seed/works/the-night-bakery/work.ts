import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'the-night-bakery',
  content: { kind: 'story' },
  by: 'creator',
  platform: 'meowtale',
  category: 'normal-age',
  tags: ['cosy', 'memory', 'funny'],
  serialStatus: 'completed',
  releasedDaysAgo: 46,
  packName: 'NightBakery',
  scene,
  artSeed: 13,
  title: { lines: ['The Night', 'Bakery'], ink: 'light' },
  prices: { us: 220, tw: 180, jp: 210, kr: 200 },
  rewardMinimum: 0,
};
