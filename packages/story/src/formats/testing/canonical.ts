import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { type Story, storyOf } from '../../model/index.ts';

/** Keys whose values are ids; items of lists have a number as key. */
const NAMING = /^(?:id|speaker|to|seen|variable|picture|background|\d+)$/;

/** Returns the same parts with ids that describe what they name, to compare stories that differ only in ids. */
export function canonical(file: { title: string; author: string; parts: readonly StoryPart[] }) {
  const story = storyOf(file.title, file.parts, file.author);
  const names = namesOf(story);
  const rename = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (key, each) => (NAMING.test(key) ? (names.get(each) ?? each) : each)) as T;
  const kinds = [story.paragraphs, story.characters, story.variables, story.resources, story.facts, story.entries];
  const parts = kinds.flatMap((kind) => [...kind.values()].map(rename));
  return {
    title: story.title,
    author: story.author,
    setting: story.setting,
    outline: rename(story.outline),
    parts: parts.sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

function namesOf(story: Story): Map<unknown, string> {
  const names = new Map<unknown, string>();
  for (const [act, { id, sequences }] of story.outline.acts.entries()) {
    names.set(id, `act ${act}`);
    for (const [at, sequence] of sequences.entries()) names.set(sequence.id, `sequence ${act}.${at}`);
  }
  for (const [at, id] of story.order.entries()) {
    names.set(id, `paragraph ${at}`);
    const paragraph = story.paragraphs.get(id);
    for (const [index, line] of (paragraph?.lines ?? []).entries()) names.set(line.id, `paragraph ${at} line ${index}`);
    for (const [index, choice] of (paragraph?.choices ?? []).entries()) names.set(choice.id, `paragraph ${at} choice ${index}`);
  }
  for (const { id, name } of story.characters.values()) names.set(id, `character ${name}`);
  for (const { id, name } of story.variables.values()) names.set(id, `variable ${name}`);
  return names;
}

/** Returns a generator of ids that no story has. */
export function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `made-${count}`;
  };
}
