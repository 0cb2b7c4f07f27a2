import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'the-last-tenant',
  content: { kind: 'story' },
  by: 'paperboat',
  platform: 'meowtale-open',
  category: 'boy-r18',
  tags: ['horror', 'ghosts', 'choices matter'],
  serialStatus: 'completed',
  releasedDaysAgo: 315,
  packName: 'LastTenant',
  scene,
  artSeed: 21,
  title: { lines: ['The Last', 'Tenant'], ink: 'light' },
  prices: { us: 340, tw: 290 },
  rewardMinimum: 20,
};
