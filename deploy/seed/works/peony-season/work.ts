import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'peony-season',
  content: { kind: 'game', languages: ['en-US', 'zh-TW'] },
  by: 'kitsune',
  platform: 'meowtale-open',
  category: 'girl-gl',
  tags: ['romance', 'letters', 'garden'],
  serialStatus: 'completed',
  releasedDaysAgo: 247,
  packName: 'PeonySeason',
  scene,
  artSeed: 10,
  title: { lines: ['Peony', 'Season'], ink: 'dark' },
  prices: { us: 0 },
  rewardMinimum: 0,
};
