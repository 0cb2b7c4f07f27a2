import type { PlatformKey, StoreCategory } from '@meowtale/contracts';
import type { Locale } from '@meowtale/contracts/locales';
import type { Scene } from './art/scene.ts';
import type { DemoAuthor } from './people.ts';

/** A demo work, as described by the `work.ts` in its folder, which also has its texts and its story's languages or its game. */
export interface Work {
  /** The name of its folder. */
  slug: string;
  /** `<locale>.ink` files, or the files of `game/` in these languages. */
  content: { kind: 'story' } | { kind: 'game'; languages: Locale[] };
  /** The part of a story that everybody may play: everything before the knot `until`, which these words replace. */
  opening?: { until: string; last: Partial<Record<Locale, { words: string; ending: string }>> };
  /** Its author. */
  by: DemoAuthor;
  platform: PlatformKey;
  category: StoreCategory;
  /** The tags by which it and similar works are found; from one list for all works. */
  tags: readonly string[];
  serialStatus: 'ongoing' | 'completed';
  /** How many days before the day of the seed it went on sale. */
  releasedDaysAgo: number;
  packName: string;
  scene: Scene;
  artSeed: number;
  /** For its covers: the lines of the English title, and the tone that contrasts with the drawing. */
  title: { lines: readonly string[]; ink: 'light' | 'dark' };
  /** Coins by country; `us` is required. */
  prices: Record<string, number>;
  rewardMinimum: number;
}
