import type { Work } from '../../work.ts';
import { scene } from './scene.ts';

export const work: Work = {
  slug: 'letters-to-the-tide',
  content: { kind: 'story' },
  by: 'paperboat',
  platform: 'meowtale',
  category: 'normal-age',
  tags: ['letters', 'sea', 'choices matter'],
  serialStatus: 'ongoing',
  releasedDaysAgo: 92,
  packName: 'LettersToTheTide',
  scene,
  artSeed: 8,
  title: { lines: ['Letters to', 'the Tide'], ink: 'dark' },
  prices: { us: 240, tw: 200 },
  rewardMinimum: 0,
};
