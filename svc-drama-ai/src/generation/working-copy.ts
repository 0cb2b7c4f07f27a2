import { isDeepStrictEqual } from 'node:util';
import type { StoryOutline, StoryPart, StorySequence } from '@meowtale/contracts/inputs/drama/story';
import { type Story, storyOf } from '@meowtale/story/model';

export interface ProposedPart {
  id: string;
  body: StoryPart;
}

/** A working copy of a story, whose changes become the proposal. */
export class WorkingCopy {
  private readonly title: string;
  private readonly base: readonly StoryPart[];
  private readonly parts: Map<string, StoryPart>;
  private read: Story | null = null;

  constructor(title: string, base: readonly StoryPart[]) {
    this.title = title;
    this.base = base;
    this.parts = new Map(base.map((part) => [part.id, part]));
  }

  get story(): Story {
    this.read ??= storyOf(this.title, this.parts.values());
    return this.read;
  }

  put(part: StoryPart): void {
    this.parts.set(part.id, part);
    this.read = null;
  }

  putOutline(acts: StoryOutline['acts']): void {
    this.put({ ...this.story.outline, acts });
  }

  /** Changes a sequence in any act. */
  changeSequence(id: string, change: (sequence: StorySequence) => StorySequence): void {
    const changed = (sequence: StorySequence) => (sequence.id === id ? change(sequence) : sequence);
    this.putOutline(this.story.outline.acts.map((act) => ({ ...act, sequences: act.sequences.map(changed) })));
  }

  /** Returns the changed parts, complete. */
  changes(): ProposedPart[] {
    const before = new Map(this.base.map((part) => [part.id, part]));
    return [...this.parts].flatMap(([id, body]) => (isDeepStrictEqual(before.get(id), body) ? [] : [{ id, body }]));
  }

  /** Returns the changed parts as they were before, without new ones. */
  before(changes: readonly ProposedPart[]): ProposedPart[] {
    const ids = new Set(changes.map(({ id }) => id));
    return this.base.flatMap((body) => (ids.has(body.id) ? [{ id: body.id, body }] : []));
  }
}
