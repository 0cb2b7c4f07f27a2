import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'the-lantern-keeper',
  content: { kind: 'story' },
  by: 'creator',
  platform: 'meowtale',
  category: 'normal-age',
  tags: ['cats', 'sea', 'cosy'],
  serialStatus: 'completed',
  releasedDaysAgo: 17,
  packName: 'LanternKeeper',
  scene,
  artSeed: 7,
  title: { lines: ['The Lantern', 'Keeper'], ink: 'light' },
  prices: { us: 180, tw: 150, jp: 170 },
  rewardMinimum: 0,
};
