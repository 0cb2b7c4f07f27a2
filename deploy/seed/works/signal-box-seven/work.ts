import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'signal-box-seven',
  content: { kind: 'story' },
  by: 'creator',
  platform: 'meowtale-open',
  category: 'normal-age',
  tags: ['trains', 'night', 'mystery'],
  serialStatus: 'completed',
  releasedDaysAgo: 156,
  packName: 'SignalBoxSeven',
  scene,
  artSeed: 9,
  title: { lines: ['Signal Box', 'Seven'], ink: 'light' },
  prices: { us: 100 },
  rewardMinimum: 50,
};
