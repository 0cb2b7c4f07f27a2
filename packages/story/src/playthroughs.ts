import type { Passage, Scene, StoryEngine, StoryFaultCode } from './engine.ts';
import { StoryFault } from './engine.ts';
import { wordsIn } from './words.ts';

export interface PlaythroughOptions {
  runs: number;
  /** The same seed plays the same runs. */
  seed: number;
  /** Limit of choices in a run. */
  maxTurns: number;
}

export interface Span {
  shortest: number;
  mean: number;
  longest: number;
}

export interface EndingReport {
  /** Null for runs that ran out of content. */
  id: string | null;
  name: string;
  count: number;
  /** Choices made and words read up to the ending. */
  turns: Span;
  words: Span;
}

/** A failure of the story, with the choices of the first run that reached it. */
export interface PlaythroughFault {
  code: StoryFaultCode;
  message: string;
  place: string | null;
  choices: number[];
  count: number;
}

export interface PlaythroughReport {
  runs: number;
  /** Runs that reached no ending within `maxTurns` choices. */
  unfinished: number;
  turns: number;
  /** What was reached and what wasn't, by ids of the engine's chart and in its order. */
  places: Coverage;
  choices: Coverage;
  /** Reached endings, most frequent first. */
  endings: EndingReport[];
  endingsMissed: string[];
  faults: PlaythroughFault[];
}

export interface Coverage {
  visited: string[];
  missed: string[];
}

interface Tally {
  name: string;
  count: number;
  turns: Sum;
  words: Sum;
}
interface Sum {
  least: number;
  most: number;
  all: number;
}

/** Plays a story many times with random choices of equal probability. Pure: the same options give the same report. */
export function playThrough(engine: StoryEngine, options: PlaythroughOptions): PlaythroughReport {
  const playing = playInSteps(engine, options);
  let step = playing.next();
  while (!step.done) step = playing.next();
  return step.value;
}

/** Plays the same choice by choice, for callers with other work in between; yields the number of finished runs. */
export function* playInSteps(
  engine: StoryEngine,
  { runs, seed, maxTurns }: PlaythroughOptions,
): Generator<number, PlaythroughReport, void> {
  const random = randomFrom(seed);
  const seen = { places: new Set<string>(), choices: new Set<string>() };
  const endings = new Map<string | null, Tally>();
  const faults = new Map<string, PlaythroughFault>();
  const count = wordCounter();
  let [unfinished, turns] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const choices: number[] = [];
    let wordCount = 0;
    let scene: Scene | null = null;
    try {
      scene = engine.begin(Math.floor(random() * 2 ** 31));
      wordCount += count(scene.passage);
      while (scene.passage.choices.length > 0 && choices.length < maxTurns) {
        if (engine.passed === undefined) seen.places.add(scene.place ?? '');
        const offered: Passage['choices'] = scene.passage.choices;
        const index = Math.floor(random() * offered.length);
        choices.push(index);
        seen.choices.add(offered[index]?.id ?? '');
        scene = engine.choose(scene.snapshot, index);
        wordCount += count(scene.passage);
        yield run;
      }
      const { ending } = scene.passage;
      if (ending === null) unfinished += 1;
      else tally(endings, ending, choices.length, wordCount);
    } catch (error) {
      if (!(error instanceof StoryFault)) throw error;
      note(faults, error, scene?.place ?? null, choices);
    }
    turns += choices.length;
    for (const place of scene === null ? [] : (engine.passed?.(scene.snapshot) ?? [scene.place ?? ''])) seen.places.add(place);
    yield run + 1;
  }
  const chart = engine.chart();
  return {
    ...{ runs, unfinished, turns },
    places: covered(chart.places, seen.places),
    choices: covered(chart.choices, seen.choices),
    endings: [...endings].map(([id, found]) => reportOf(id, found)).sort((a, b) => b.count - a.count),
    endingsMissed: engine.endings.filter((id) => !endings.has(id)),
    faults: [...faults.values()],
  };
}

function covered(all: readonly string[], seen: ReadonlySet<string>): Coverage {
  return { visited: all.filter((each) => seen.has(each)), missed: all.filter((each) => !seen.has(each)) };
}

function tally(
  endings: Map<string | null, Tally>,
  { id, name }: { id: string | null; name: string },
  turns: number,
  wordCount: number,
): void {
  const known = endings.get(id);
  const found = known ?? { name, count: 0, turns: emptySum(), words: emptySum() };
  if (known === undefined) endings.set(id, found);
  found.count += 1;
  add(found.turns, turns);
  add(found.words, wordCount);
}

function note(faults: Map<string, PlaythroughFault>, { code, message }: StoryFault, place: string | null, choices: number[]): void {
  const key = `${code} ${place} ${message}`;
  const known = faults.get(key);
  if (known) known.count += 1;
  else faults.set(key, { code, message, place, choices, count: 1 });
}

const emptySum = (): Sum => ({ least: Number.POSITIVE_INFINITY, most: 0, all: 0 });

function add(sum: Sum, value: number): void {
  sum.least = Math.min(sum.least, value);
  sum.most = Math.max(sum.most, value);
  sum.all += value;
}

function reportOf(id: string | null, { name, count, turns, words }: Tally): EndingReport {
  const span = ({ least, most, all }: Sum): Span => ({ shortest: least, mean: all / count, longest: most });
  return { id, name, count, turns: span(turns), words: span(words) };
}

/** Returns a function that counts a passage's words, with a cache by text, since runs repeat them. */
function wordCounter(): (passage: Passage) => number {
  const known = new Map<string, number>();
  return ({ paragraphs }) => {
    let wordCount = 0;
    for (const { text } of paragraphs) {
      let count = known.get(text);
      if (count === undefined) {
        count = wordsIn(text);
        known.set(text, count);
      }
      wordCount += count;
    }
    return wordCount;
  };
}

/** Mulberry32: numbers from 0 to below 1, the same sequence for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
