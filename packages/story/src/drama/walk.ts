import type { StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import type { Paragraph } from '../engine.ts';
import { StoryFault } from '../engine.ts';
import { PARAGRAPHS_MAX, PASSAGE_CHARACTERS_MAX, STEPS_MAX } from '../limits.ts';
import type { ChartChoice, ChartNode } from './chart.ts';
import type { Change, Memory } from './rules.ts';

export type Values = readonly (StoryValue | undefined)[];

/** A run's memory. Immutable: changes are made to copies. */
export interface Remembered extends Memory {
  values: Values;
  /** Ids of the paragraphs that were left, as the inside of a JSON array, and their number. */
  left: string;
  leftCount: number;
}

/** Where a passage began, and the memory at that time. */
export interface Beginning {
  at: number;
  values: Values;
  leftCount: number;
}

/** A run that waits for a choice, or has ended. */
export interface RunState extends Remembered {
  at: number;
  /** Values of variables before the current paragraph was entered. */
  before: Values;
  /** Null when the passage began at the current paragraph. */
  from: Beginning | null;
  /** Whether the story ended by a choice that leads nowhere. */
  over: boolean;
}

/** A passage as it was read. `offered` is empty at an ending. */
export interface Walked extends RunState {
  paragraphs: Paragraph[];
  offered: readonly ChartChoice[];
  background: string | null;
  backgroundAlt: string | undefined;
}

/** What was read of the first node already, when a passage is shown again. */
export type AlreadyRead = Pick<Walked, 'paragraphs' | 'before' | 'from'>;

/**
 * Reads on from a node until a choice or an end. With `already` the first node's lines aren't read and its effects don't happen again.
 * @throws StoryFault `endless` or `too-long`
 */
export function walk(nodes: readonly ChartNode[], start: Remembered & { at: number }, already?: AlreadyRead): Walked {
  const reading: Reading = { paragraphs: already?.paragraphs ?? [], characters: 0, steps: 0 };
  let memory: Remembered = start;
  let { at } = start;
  let from = already?.from ?? null;
  let before = already?.before ?? start.values;
  let scene: Pick<Walked, 'background' | 'backgroundAlt'> = { background: null, backgroundAlt: undefined };
  let isRead = already !== undefined;
  for (;;) {
    const node = nodes[at] as ChartNode;
    if (!isRead) {
      before = memory.values;
      const values = readNode(node, memory, reading);
      if (values !== memory.values) memory = { ...memory, values };
    }
    isRead = false;
    if (node.background !== null) scene = node;
    const offered = offeredAt(node, memory);
    if (offered.length > 0 || node.next === null) {
      const { values, seen, left, leftCount } = memory;
      const { background, backgroundAlt } = scene;
      const { paragraphs } = reading;
      return { at, values, seen, left, leftCount, before, from, over: false, paragraphs, offered, background, backgroundAlt };
    }
    from ??= { at, values: before, leftCount: memory.leftCount };
    memory = leave(memory, at, node.id);
    at = node.next;
  }
}

interface Reading {
  paragraphs: Paragraph[];
  characters: number;
  steps: number;
}

/**
 * Reads a node's lines and applies its and their effects; returns the variables' values. Throws StoryFault for a story that takes too many
 * steps without a choice or whose passage doesn't end.
 */
export function readNode(node: ChartNode, memory: Memory, reading: Reading): Values {
  const own = { values: changed(memory.values, node.changes), seen: memory.seen };
  reading.steps += 1 + node.lines.length;
  if (reading.steps > STEPS_MAX) throw new StoryFault('endless', `The story took more than ${STEPS_MAX} steps without a choice.`);
  for (const { paragraph, when, changes } of node.lines) {
    if (when !== null && !when(own)) continue;
    if (paragraph !== null) {
      reading.paragraphs.push(paragraph);
      reading.characters += paragraph.text.length;
    }
    if (changes.length > 0) own.values = changed(own.values, changes);
  }
  if (reading.characters > PASSAGE_CHARACTERS_MAX || reading.paragraphs.length > PARAGRAPHS_MAX)
    throw new StoryFault('too-long', 'The passage does not end.');
  return own.values;
}

export function offeredAt({ choices, conditional }: ChartNode, memory: Memory): readonly ChartChoice[] {
  return conditional ? choices.filter(({ when }) => when === null || when(memory)) : choices;
}

export function changed(values: Values, changes: readonly Change[]): Values {
  if (changes.length === 0) return values;
  const copy = values.slice();
  for (const change of changes) change(copy);
  return copy;
}

/** Marks a paragraph as read when it is left, so that its own conditions can tell the first time from later ones. */
export function leave<Kept extends Remembered>(memory: Kept, at: number, id: string): Kept {
  if (memory.seen[at] === 1) return memory;
  const seen = memory.seen.slice();
  seen[at] = 1;
  const left = memory.left === '' ? `"${id}"` : `${memory.left},"${id}"`;
  return { ...memory, seen, left, leftCount: memory.leftCount + 1 };
}
