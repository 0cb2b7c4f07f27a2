import type { PlatformKey, StoreCategory } from '@meowtale/contracts';
import type { Locale } from '@meowtale/contracts/locales';
import type { Scene } from './art/scene.ts';
import type { DemoAuthor } from './people.ts';

/** A demo work, as the `work.ts` of its folder says it; its words, and its story's languages or its game, lie beside that. */
export interface Work {
  /** The name of its folder. */
  slug: string;
  /** `<locale>.ink` files, or the files of `game/` in these languages. */
  content: { kind: 'story' } | { kind: 'game'; languages: Locale[] };
  /** What everybody may play of a story: all before the knot `until`, in whose place these words end it. */
  opening?: { until: string; last: Partial<Record<Locale, { words: string; ending: string }>> };
  /** Whose it is. */
  by: DemoAuthor;
  platform: PlatformKey;
  category: StoreCategory;
  /** By which it is found, and others like it; the same words for all works. */
  tags: readonly string[];
  serialStatus: 'ongoing' | 'completed';
  /** How many days before the seed is sown it went on sale. */
  releasedDaysAgo: number;
  packName: string;
  scene: Scene;
  artSeed: number;
  /** For its covers: the lines of the English one, and the tone that stands out from the drawing. */
  title: { lines: readonly string[]; ink: 'light' | 'dark' };
  /** Coins by country; `us` is a must. */
  prices: Record<string, number>;
  rewardMinimum: number;
}
