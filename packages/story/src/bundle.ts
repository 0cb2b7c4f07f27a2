import { z } from 'zod';
import { dramaBundle } from './drama/bundle.ts';
import { createDramaEngine } from './drama/engine.ts';
import type { StoryEngine } from './engine.ts';
import { inkBundle } from './ink/bundle.ts';
import { createInkEngine } from './ink/engine.ts';

export type { DramaBundle } from './drama/bundle.ts';
export type { InkBundle } from './ink/bundle.ts';

/**
 * A story as it lies beside the player. One of ink tells one language, and lies there as `story.json` and as `story.<locale>.json`
 * for each translation; one of ours tells all of them, and lies there as `story.json` alone.
 */
export const storyBundle = z.discriminatedUnion('kind', [inkBundle, dramaBundle]);
export type StoryBundle = z.infer<typeof storyBundle>;

/** The languages of a bundle, the one that it is written in first; empty where it says none. */
export const languagesOf = (bundle: StoryBundle): string[] =>
  bundle.kind === 'drama' ? bundle.drama.languages : bundle.language === null ? [] : [bundle.language];

/** What plays a story. A language tells in which of its own a story of ours is told; a story of ink has only one. */
export const createEngine = (bundle: StoryBundle, language: string | null): StoryEngine =>
  bundle.kind === 'drama' ? createDramaEngine(bundle, language) : createInkEngine(bundle);
