import { inkSegments } from '../segments.ts';
import type { InkBundle } from './bundle.ts';
import { choicesOf } from './choices.ts';
import { cutOpening } from './cut-opening.ts';
import { listEndings } from './endings.ts';
import { createInkEngine } from './engine.ts';
import { type Before, followBefore, type Mark, marksIn } from './opening-flow.ts';
import { type PlaceShape, shapeOf } from './shape.ts';
import { type InkFaultKey, linesOf, type SourceFault } from './source-faults.ts';
import { type InkNode, readTree } from './tree.ts';
import { countWords } from './words.ts';

/** An opening with at least this share of a story's words gets a warning. */
const LONG_PERCENT = 50;

export interface OpeningReport {
  words: number;
  /** Segments of the opening (`segmentOf`). */
  segments: string[];
  /** For comparing the opening of a translation with the story's. */
  shape: PlaceShape[];
  warnings: SourceFault[];
}

export type Opening = { ok: true; bundle: InkBundle; report: OpeningReport } | { ok: false; faults: SourceFault[] };

/**
 * Makes the free opening of a story that marks its end by `# opening: end`: a story without anything of the rest. Its fingerprint is the
 * whole's, because its states are valid in the whole. Returns null for a story without a mark.
 */
export function makeOpening(whole: InkBundle, source: string): Opening | null {
  const root = readTree(whole.ink.root);
  const marks = marksIn(root);
  if (marks.length === 0) return null;
  const lines = linesOf(source, /^(?!\s*\/\/).*#\s*opening\s*:\s*end\b/i);
  const faultAt = (mark: number, key: InkFaultKey, message: string): SourceFault => ({
    line: lines[mark] ?? lines[0] ?? null,
    key,
    message,
  });
  const before = followBefore(root, marks);
  const misplaced = marks.findIndex((mark) => isMisplaced(mark, before));
  if (misplaced !== -1) return refuse(faultAt(misplaced, 'openingPlace', 'The opening ends in the words of a choice or in a function.'));
  if (!marks.some(({ node, index }) => before.reached.get(node)?.has(index)))
    return refuse(faultAt(0, 'openingUnreached', 'Nothing leads to where the opening ends.'));
  const ink = { ...whole.ink, root: cutOpening(whole.ink.root, root, marks, before) };
  const wordCount = countWords(ink.root);
  if (wordCount >= whole.words) return refuse(faultAt(0, 'openingWhole', 'All of the story can be read before the opening ends.'));
  const endings = endingsBefore(whole, before);
  const bundle: InkBundle = { ...whole, words: wordCount, ink, opening: { endings } };
  const { passage } = createInkEngine(bundle).begin(1);
  if (passage.ending?.opening && passage.paragraphs.every(({ text }) => text === ''))
    return refuse(faultAt(0, 'openingStart', 'The opening ends before there is anything to read.'));
  const percent = Math.round((100 * wordCount) / whole.words);
  const long: SourceFault = { ...faultAt(0, 'openingLong', `The opening has ${percent} % of the story's words.`), params: { percent } };
  const warnings = percent < LONG_PERCENT ? [] : [long];
  return { ok: true, bundle, report: { words: wordCount, segments: inkSegments(choicesOf(ink.root)), shape: shapeOf(ink.root), warnings } };
}

const refuse = (fault: SourceFault): Opening => ({ ok: false, faults: [fault] });

/** Returns the endings that can be reached before a mark, with the whole's ids. */
function endingsBefore(whole: InkBundle, { reached }: Before): Record<string, string | null> {
  const ids = listEndings(whole.ink.root);
  const endings: Record<string, string | null> = {};
  for (const [node, indexes] of reached) {
    for (const index of indexes) {
      const path = node.path === '' ? `${index}` : `${node.path}.${index}`;
      const id = ids.get(path);
      if (id !== undefined || node.items[index]?.token === 'end') endings[path] = id ?? null;
    }
  }
  return endings;
}

/** Returns whether a mark is in text that is evaluated before it is shown: a choice's words, or a function. */
function isMisplaced({ node, index }: Mark, { called }: Before): boolean {
  if (isEvaluated(node, index)) return true;
  for (let each: InkNode | null = node; each !== null; each = each.parent) {
    const { parent, place } = each;
    const isLabel = parent !== null && parent.place !== null && parent.named.get('s') === each;
    const isPart = parent !== null && place !== null && isEvaluated(parent, place);
    if (isLabel || isPart || called.has(each)) return true;
  }
  return false;
}

const isEvaluated = ({ items }: InkNode, index: number): boolean =>
  items.slice(0, index).findLast(({ token }) => token === 'ev' || token === '/ev')?.token === 'ev';
