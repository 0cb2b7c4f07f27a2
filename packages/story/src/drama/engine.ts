import type { StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import type { Choice, Ending, FoundScene, Scene, StoryChart, StoryEngine } from '../engine.ts';
import { StoryFault } from '../engine.ts';
import { lastWords } from '../last-words.ts';
import type { DramaBundle } from './bundle.ts';
import { type Chart, type ChartChoice, type ChartNode, chartOf } from './chart.ts';
import { endingsOf } from './endings.ts';
import { readRunState, rememberedOf, valuesOf, writeRunState } from './memory.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import { changed, leave, offeredAt, type Remembered, type RunState, readNode, type Walked, walk } from './walk.ts';

const NO_TAGS: string[] = [];
const NOWHERE: Scene = {
  snapshot: '{"p":"","v":{},"s":[]}',
  passage: { paragraphs: [], choices: [], tags: NO_TAGS, ending: { id: null, name: '' } },
  place: null,
};

/**
 * Creates the engine for dramas in one of their languages; in the source language where the drama lacks that language or a word in it. Its
 * places are `act/sequence/paragraph`, and its endings are the paragraphs' ids.
 */
export function createDramaEngine(bundle: DramaBundle, language: string | null): StoryEngine {
  return new DramaEngine(bundle, language);
}

class DramaEngine implements StoryEngine {
  readonly fingerprint: string;
  readonly language: string;
  readonly shape: string | null;
  readonly endings: readonly string[];
  readonly title: string | null;
  readonly author: string | null;
  readonly #chart: Chart;
  /** The choices of each node when all are offered. */
  readonly #offers: readonly Choice[][];
  /** The last scene's run, cached because the next call mostly continues from it and then needn't parse its snapshot. */
  #last: { snapshot: string; run: RunState } | null = null;

  constructor({ fingerprint, shape, drama }: DramaBundle, language: string | null) {
    this.fingerprint = fingerprint;
    this.shape = shape;
    this.language = drama.languages.find((each) => each === language) ?? drama.language;
    this.title = drama.title || null;
    this.author = drama.author || null;
    this.#chart = chartOf(drama, this.language);
    this.#offers = this.#chart.nodes.map(({ choices }) => choices.map(({ choice }) => choice));
    this.endings = endingsOf(this.#chart);
  }

  begin(_seed: number): Scene {
    const { nodes, variables } = this.#chart;
    if (nodes.length === 0) return NOWHERE;
    const start = {
      at: 0,
      values: new Array(variables.length).fill(undefined),
      seen: new Uint8Array(nodes.length),
      left: '',
      leftCount: 0,
    };
    return this.#told(walk(nodes, start));
  }

  choose(snapshot: string, index: number): Scene {
    const run = this.#load(snapshot);
    const choice = run && this.#offered(run)[index];
    if (!run || !choice) throw new StoryFault('no-such-choice', `There is no choice ${index} here.`);
    const left = leave(run, run.at, this.#node(run.at).id);
    const values = changed(left.values, choice.changes);
    if (choice.to === null) return this.#ended({ ...left, values });
    return this.#told(walk(this.#chart.nodes, { ...left, values, at: choice.to }));
  }

  /** Enters another place than the snapshot's, with its effects. */
  resume(snapshot: string, place: string): Scene {
    const { nodes } = this.#chart;
    const saved = readSnapshot(snapshot);
    const there = nodes.findIndex((node) => node.place === place);
    if (there >= 0 && nodes[there]?.id !== saved.p) return this.#told(walk(nodes, { ...rememberedOf(this.#chart, saved), at: there }));
    const { at: _, ...scene } = this.find(snapshot, place);
    return scene;
  }

  check(snapshot: string, choiceCount: number): void {
    const run = this.#load(snapshot);
    if ((run ? this.#offered(run).length : 0) !== choiceCount) throw new StoryFault('unreadable', 'The snapshot offers other choices.');
  }

  chart(): StoryChart {
    const { nodes } = this.#chart;
    const choices = new Set(nodes.flatMap((node) => node.choices.flatMap(({ choice }) => choice.id ?? [])));
    return { places: nodes.map(({ place }) => place), choices: [...choices] };
  }

  find(snapshot: string, place: string | null): FoundScene {
    const { nodes, paragraphAt, beginnings } = this.#chart;
    const saved = readSnapshot(snapshot);
    // The snapshot is returned unchanged, for a version that has paragraphs again.
    if (nodes.length === 0) return { ...NOWHERE, snapshot, place, at: 'start' };
    const at = paragraphAt.get(saved.p);
    if (at !== undefined) return { ...this.#tellAgain(saved, at), at: 'node' };
    const [act = '', sequence = ''] = place?.split('/') ?? [];
    const beginning = beginnings.get(sequence) ?? beginnings.get(act);
    const memory = rememberedOf(this.#chart, { ...saved, s: saved.s.includes(saved.p) ? saved.s : [...saved.s, saved.p] });
    const scene = this.#told(walk(nodes, { ...memory, at: beginning ?? 0 }));
    return { ...scene, at: beginning === undefined ? 'start' : 'ancestor' };
  }

  passed(snapshot: string): readonly string[] {
    const run = this.#load(snapshot);
    return this.#chart.nodes.filter((_, at) => at === run?.at || run?.seen[at] === 1).map(({ place }) => place);
  }

  values(snapshot: string): Readonly<Record<string, StoryValue>> {
    const run = this.#load(snapshot);
    return Object.fromEntries(this.#chart.variables.map(({ id, initial }, at) => [id, run?.values[at] ?? initial]));
  }

  /**
   * Returns the passage of any version's snapshot in this version: all of it if it still leads to the same node by the same paragraphs,
   * else the node's own part.
   */
  #tellAgain(saved: Snapshot, at: number): Scene {
    const { nodes } = this.#chart;
    const memory = rememberedOf(this.#chart, saved);
    if (saved.x && this.#node(at).choices.some(({ to }) => to === null)) return this.#ended({ ...memory, at });
    const whole = this.#walkAgain(saved, memory);
    if (whole?.at === at && whole.left === memory.left) return this.#told(walk(nodes, { ...memory, at }, whole));
    const before = valuesOf(this.#chart, { ...saved.v, ...saved.w });
    const reading = { paragraphs: [], characters: 0, steps: 0 };
    readNode(this.#node(at), { values: before, seen: memory.seen }, reading);
    return this.#told(walk(nodes, { ...memory, at }, { paragraphs: reading.paragraphs, before, from: null }));
  }

  #walkAgain({ f: began, v, s }: Snapshot, memory: Remembered): Walked | null {
    const at = began && this.#chart.paragraphAt.get(began.p);
    if (!began || at === undefined) return null;
    const before = rememberedOf(this.#chart, { v: { ...v, ...began.w }, s: s.slice(0, Math.max(0, memory.leftCount - began.n)) });
    try {
      return walk(this.#chart.nodes, { ...before, at });
    } catch (error) {
      if (error instanceof StoryFault) return null;
      throw error;
    }
  }

  /** Returns null when the story has no paragraphs. */
  #load(snapshot: string): RunState | null {
    if (this.#last?.snapshot === snapshot) return this.#last.run;
    if (this.#chart.nodes.length === 0) return null;
    const run = readRunState(this.#chart, readSnapshot(snapshot));
    this.#last = { snapshot, run };
    return run;
  }

  #node = (at: number) => this.#chart.nodes[at] as ChartNode;
  #offered = (run: RunState): readonly ChartChoice[] => (run.over ? [] : offeredAt(this.#node(run.at), run));

  #told(walked: Walked): Scene {
    const { at, paragraphs, offered, background, backgroundAlt } = walked;
    const node = this.#node(at);
    const choices = offered === node.choices ? (this.#offers[at] as Choice[]) : offered.map(({ choice }) => choice);
    const ending = choices.length > 0 ? null : endingOf(node, paragraphs.findLast(({ text }) => text !== '')?.text);
    const passage: Scene['passage'] = { paragraphs, choices, tags: NO_TAGS, ending };
    if (background !== null) passage.background = background;
    if (backgroundAlt !== undefined) passage.backgroundAlt = backgroundAlt;
    return this.#keep(walked, passage);
  }

  #ended(memory: Remembered & { at: number }): Scene {
    const node = this.#node(memory.at);
    const over = { ...memory, before: memory.values, from: null, over: true };
    const last = node.lines.findLast(({ paragraph }) => paragraph?.text)?.paragraph?.text;
    return this.#keep(over, { paragraphs: [], choices: [], tags: NO_TAGS, ending: endingOf(node, last) });
  }

  #keep(run: RunState, passage: Scene['passage']): Scene {
    const snapshot = writeRunState(this.#chart, run);
    this.#last = { snapshot, run };
    return { snapshot, passage, place: this.#node(run.at).place };
  }
}

const endingOf = (node: ChartNode, last = ''): Ending => ({ id: node.id, name: node.ending || lastWords(last) });
