import type { LowChoice, LowParagraph } from './low.ts';

/**
 * Removes what only reading the text produced: empty paragraphs between two others, and choices' bodies that only have effects. A choice
 * offered once keeps its body, by which it is known to be taken, when its paragraph can be read again.
 */
export function simplify(paragraphs: LowParagraph[]): LowParagraph[] {
  const byKey = new Map(paragraphs.map((paragraph) => [paragraph.key, paragraph]));
  const again = new Map<LowParagraph, boolean>();
  for (const paragraph of paragraphs) {
    if (paragraph.choices.some(({ once }) => once)) again.set(paragraph, leadsBack(paragraph, byKey));
  }
  for (const paragraph of paragraphs) {
    for (const choice of paragraph.choices) {
      choice.once &&= again.get(paragraph) ?? false;
      if (!choice.once) takeEffects(choice, byKey);
    }
  }
  const onceTargets = new Set(paragraphs.flatMap(({ choices }) => choices.filter(({ once }) => once).map(({ to }) => to)));
  const isPassed = (paragraph: LowParagraph): boolean =>
    !paragraph.isFirst && !onceTargets.has(paragraph.key) && isEmpty(paragraph) && paragraph.lines.length === 0;
  const reached = (key: string | null): string | null => {
    let at = key;
    for (let steps = 0; at !== null && steps <= paragraphs.length; steps += 1) {
      const paragraph = byKey.get(at);
      if (paragraph === undefined || !isPassed(paragraph)) return at;
      at = paragraph.to;
    }
    return key;
  };
  for (const paragraph of paragraphs) {
    paragraph.to = reached(paragraph.to);
    for (const choice of paragraph.choices) choice.to = reached(choice.to);
  }
  const wanted = new Set(paragraphs.flatMap(({ to, choices }) => [to, ...choices.map((choice) => choice.to)]));
  return paragraphs.filter((paragraph) => paragraph.isFirst || wanted.has(paragraph.key) || !paragraph.key.startsWith('\u0000'));
}

/** Returns whether a paragraph only leads on: no choices, no ending, and a target. */
const isEmpty = ({ choices, to, ending }: LowParagraph): boolean => choices.length === 0 && ending === null && to !== null;

/** Moves the effects of a choice's body to the choice, when the body has nothing else. */
function takeEffects(choice: LowChoice, byKey: ReadonlyMap<string, LowParagraph>): void {
  const body = choice.to === null ? undefined : byKey.get(choice.to);
  if (body === undefined || body.isFirst || !body.key.startsWith('\u0000') || !isEmpty(body)) return;
  const [only] = body.lines;
  if (body.lines.length > 1 || (only !== undefined && (only.words !== '' || only.picture !== null || only.when !== null))) return;
  choice.effects = [...choice.effects, ...(only?.effects ?? [])];
  choice.to = body.to;
}

function leadsBack(paragraph: LowParagraph, byKey: ReadonlyMap<string, LowParagraph>): boolean {
  const seen = new Set<string>();
  const pending = [paragraph];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const key of [at.to, ...at.choices.map(({ to }) => to)]) {
      if (key === paragraph.key) return true;
      const next = key === null ? undefined : byKey.get(key);
      if (key === null || next === undefined || seen.has(key)) continue;
      seen.add(key);
      pending.push(next);
    }
  }
  return false;
}
