import type { StoryOutline, StoryPart } from '@meowtale/contracts/inputs/drama/story';

/** Returns the first part of each id, and the others. The ids of the outline and the setting are their own, wherever they are. */
export function firstById(parts: Iterable<StoryPart>): { byId: Map<string, StoryPart>; repeated: StoryPart[] } {
  const all = [...parts];
  const byId = new Map<string, StoryPart>();
  for (const kind of ['outline', 'setting']) {
    const only = all.find((part) => part.kind === kind);
    if (only) byId.set(only.id, only);
  }
  const repeated: StoryPart[] = [];
  for (const part of all) {
    const first = byId.get(part.id);
    if (first === undefined) byId.set(part.id, part);
    else if (first !== part) repeated.push(part);
  }
  return { byId, repeated };
}

/** Returns the outline with other ids where it names a paragraph the second time and later. */
export function nameAgain(outline: StoryOutline, id: string, ids: readonly string[]): StoryOutline {
  let named = 0;
  const rename = (each: string) => {
    if (each !== id) return each;
    named += 1;
    return named === 1 ? each : (ids[named - 2] ?? each);
  };
  const acts = outline.acts.map((act) => ({
    ...act,
    sequences: act.sequences.map((sequence) => ({ ...sequence, paragraphs: sequence.paragraphs.map(rename) })),
  }));
  return named > 1 ? { ...outline, acts } : outline;
}
