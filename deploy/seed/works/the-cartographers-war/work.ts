import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'the-cartographers-war',
  content: { kind: 'story' },
  by: 'creator',
  platform: 'meowtale',
  category: 'normal-age',
  tags: ['river', 'funny', 'choices matter'],
  serialStatus: 'completed',
  releasedDaysAgo: 179,
  packName: 'CartographersWar',
  scene,
  artSeed: 20,
  title: { lines: ['The', 'Cartographer’s', 'War'], ink: 'light' },
  prices: { us: 450, tw: 380 },
  rewardMinimum: 0,
};
