import type { Scene } from './engine.ts';

/** Returns what a reader sees of a scene as text, by which pages are compared. */
export const pageOf = ({ place, passage }: Scene): string =>
  JSON.stringify([place, passage.paragraphs.map(({ text }) => text), passage.choices.map(({ text }) => text)]);
