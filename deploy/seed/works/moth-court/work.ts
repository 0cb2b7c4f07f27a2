import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'moth-court',
  content: { kind: 'story' },
  by: 'kitsune',
  platform: 'meowtale',
  category: 'girl-gl',
  tags: ['gothic', 'romance', 'slow burn'],
  serialStatus: 'completed',
  releasedDaysAgo: 225,
  packName: 'MothCourt',
  scene,
  artSeed: 17,
  title: { lines: ['Moth Court'], ink: 'light' },
  prices: { us: 320, tw: 270, jp: 310, th: 220 },
  rewardMinimum: 0,
};
