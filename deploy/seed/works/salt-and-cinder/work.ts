import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'salt-and-cinder',
  content: { kind: 'story' },
  by: 'kitsune',
  platform: 'meowtale',
  category: 'boy-bl',
  tags: ['romance', 'slow burn', 'rivals to lovers'],
  serialStatus: 'completed',
  releasedDaysAgo: 203,
  packName: 'SaltAndCinder',
  scene,
  artSeed: 15,
  title: { lines: ['Salt and', 'Cinder'], ink: 'light' },
  prices: { us: 360, tw: 300, jp: 340, th: 240 },
  rewardMinimum: 0,
};
