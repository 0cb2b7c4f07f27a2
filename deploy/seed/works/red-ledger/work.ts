import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'red-ledger',
  content: { kind: 'story' },
  by: 'paperboat',
  platform: 'meowtale-open',
  category: 'boy-r18',
  tags: ['crime', 'noir', 'river'],
  serialStatus: 'completed',
  releasedDaysAgo: 292,
  packName: 'RedLedger',
  scene,
  artSeed: 12,
  title: { lines: ['The Red', 'Ledger'], ink: 'light' },
  prices: { us: 260, tw: 220 },
  rewardMinimum: 50,
};
