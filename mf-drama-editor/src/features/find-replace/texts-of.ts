import { partsIn } from '../drama-editor/editor-state.ts';
import type { Pieces } from '../drama-editor/pieces.ts';
import { outlineIn } from '../story-edits/outline-edits.ts';
import { settingIn } from '../story-edits/part-edits.ts';
import type { DramaText } from './drama-text.ts';
import { outlineTexts, paragraphTexts } from './paragraph-texts.ts';
import { characterTexts, entryTexts, factTexts, resourceTexts } from './part-texts.ts';
import { settingTexts } from './setting-texts.ts';

/** Returns all texts of a drama in the order of its tabs; paragraphs in the order of the outline. */
export function textsOf(pieces: Pieces): DramaText[] {
  const source = settingIn(pieces).language;
  const order = outlineIn(pieces).acts.flatMap(({ sequences }) => sequences.flatMap(({ paragraphs }) => paragraphs));
  const rank = new Map(order.map((id, index) => [id, index]));
  const parts = partsIn({ draft: pieces });
  const of = <Kind extends (typeof parts)[number]['kind']>(kind: Kind) =>
    parts.filter((part): part is Extract<typeof part, { kind: Kind }> => part.kind === kind);
  const paragraphs = of('paragraph').sort((a, b) => (rank.get(a.id) ?? order.length) - (rank.get(b.id) ?? order.length));
  return [
    ...settingTexts(pieces, source),
    ...outlineTexts(pieces, source),
    ...paragraphs.flatMap((part) => paragraphTexts(part, source)),
    ...of('character').flatMap((part) => characterTexts(part, source)),
    ...of('entry').flatMap((part) => entryTexts(part, source)),
    ...of('fact').flatMap((part, index) => factTexts(part, source, index)),
    ...of('resource').flatMap((part) => resourceTexts(part, source)),
  ].filter(({ text }) => text !== '');
}
