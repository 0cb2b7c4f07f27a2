export { type StoryBundle, storyBundle } from './bundle.ts';
export { createInkEngine } from './engine.ts';
