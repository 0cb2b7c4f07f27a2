export { type InkBundle, inkBundle } from './bundle.ts';
export { createInkEngine } from './engine.ts';
