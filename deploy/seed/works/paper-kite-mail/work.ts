import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'paper-kite-mail',
  content: { kind: 'game', languages: ['en-US', 'zh-TW'] },
  by: 'paperboat',
  platform: 'meowtale-open',
  category: 'normal-age',
  tags: ['letters', 'island', 'cosy'],
  serialStatus: 'completed',
  releasedDaysAgo: 113,
  packName: 'PaperKiteMail',
  scene,
  artSeed: 23,
  title: { lines: ['Paper Kite', 'Mail'], ink: 'light' },
  prices: { us: 150, tw: 120 },
  rewardMinimum: 20,
};
