export { type DramaBundle, dramaBundle, previewDrama } from './bundle.ts';
export { createDramaEngine } from './engine.ts';
