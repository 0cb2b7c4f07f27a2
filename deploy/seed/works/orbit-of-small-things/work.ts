import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'orbit-of-small-things',
  content: { kind: 'story' },
  by: 'paperboat',
  platform: 'meowtale',
  category: 'normal-age',
  tags: ['space', 'mystery', 'cosy', 'funny'],
  serialStatus: 'completed',
  releasedDaysAgo: 134,
  packName: 'OrbitOfSmallThings',
  scene,
  artSeed: 19,
  title: { lines: ['Orbit of', 'Small Things'], ink: 'light' },
  prices: { us: 240, tw: 200 },
  rewardMinimum: 0,
};
