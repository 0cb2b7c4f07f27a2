import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'the-understudy',
  content: { kind: 'story' },
  by: 'kitsune',
  platform: 'meowtale',
  category: 'boy-bl',
  tags: ['romance', 'slow burn', 'theatre'],
  serialStatus: 'completed',
  releasedDaysAgo: 269,
  packName: 'Understudy',
  scene,
  artSeed: 14,
  title: { lines: ['The', 'Understudy'], ink: 'light' },
  prices: { us: 280, tw: 240 },
  rewardMinimum: 0,
};
