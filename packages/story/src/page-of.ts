import type { Scene } from './engine.ts';

/** Returns a scene's place, texts and choices as a string, to compare pages. */
export const pageOf = ({ place, passage }: Scene): string =>
  JSON.stringify([place, passage.paragraphs.map(({ text }) => text), passage.choices.map(({ text }) => text)]);
