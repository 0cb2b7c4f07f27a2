import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'the-widows-orchard',
  content: { kind: 'story' },
  by: 'kitsune',
  platform: 'meowtale-open',
  category: 'girl-r18',
  tags: ['gothic', 'romance', 'ghosts'],
  serialStatus: 'completed',
  releasedDaysAgo: 337,
  packName: 'WidowsOrchard',
  scene,
  artSeed: 22,
  title: { lines: ['The Widow’s', 'Orchard'], ink: 'light' },
  prices: { us: 300, tw: 250 },
  rewardMinimum: 50,
};
