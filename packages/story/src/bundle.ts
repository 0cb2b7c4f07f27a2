import { z } from 'zod';
import { dramaBundle } from './drama/bundle.ts';
import { createDramaEngine } from './drama/engine.ts';
import type { StoryEngine } from './engine.ts';
import { inkBundle } from './ink/bundle.ts';
import { createInkEngine } from './ink/engine.ts';

export type { DramaBundle } from './drama/bundle.ts';
export type { InkBundle } from './ink/bundle.ts';

/**
 * A story's file beside the player. An ink story has one language per file: `story.json`, and `story.<locale>.json` for each translation; a
 * drama has all its languages in `story.json`.
 */
export const storyBundle = z.discriminatedUnion('kind', [inkBundle, dramaBundle]);
export type StoryBundle = z.infer<typeof storyBundle>;

/** Returns the languages of a bundle, the source language first; empty when it names none. */
export const languagesOf = (bundle: StoryBundle): string[] =>
  bundle.kind === 'drama' ? bundle.drama.languages : bundle.language === null ? [] : [bundle.language];

/** Creates the engine that plays a bundle. `language` selects one of a drama's languages; an ink bundle has only one. */
export const createEngine = (bundle: StoryBundle, language: string | null): StoryEngine =>
  bundle.kind === 'drama' ? createDramaEngine(bundle, language) : createInkEngine(bundle);
