import { type PlayState, play, playThrough, type StoryEngine } from '@meowtale/story';
import { compileInk } from '@meowtale/story/compile';
import { createDramaEngine, previewDrama } from '@meowtale/story/drama';
import { createInkEngine } from '@meowtale/story/ink';
import { Story as InkStory } from 'inkjs/engine/Story';
import { randomFrom } from '../method/random.ts';
import { comparison, type Result } from '../method/result.ts';
import { type Contestant, inRounds } from '../method/rounds.ts';
import { generateStory } from './generate.ts';

const ROUNDS = 8;
const TURN_MS = 1000;
const TURNS_MAX = 200;
const RUNS = 10_000;
/** The number of runs whose texts are compared word for word before measuring. */
const ALIKE = 300;
const GOAL = { atLeast: 10 };

/** Plays one run with the given choices. Returns how many choices it took. */
type PlayOnce = (pick: (below: number) => number, onPage?: (texts: string[], choices: string[]) => void) => number;

/** Plays with our player: every turn creates a new state, which can be undone, saved and compared. */
function withPlayer(engine: StoryEngine): PlayOnce {
  let state: PlayState | null = null;
  return (pick, onPage) => {
    state = play(engine, state, { type: 'start', seed: 1 });
    let turns = 0;
    for (; turns < TURNS_MAX; turns += 1) {
      const { passage } = state.turns.at(-1) as PlayState['turns'][number];
      onPage?.(
        passage.paragraphs.map(({ text }) => text),
        passage.choices.map(({ text }) => text),
      );
      if (passage.choices.length === 0) break;
      state = play(engine, state, { type: 'choose', index: pick(passage.choices.length) });
    }
    return turns;
  };
}

/** Plays with inkjs as its documentation does: one story object that changes, without undo. */
function withInkjs(compiled: object): PlayOnce {
  const story = new InkStory(compiled as Record<string, unknown>);
  return (pick, onPage) => {
    story.ResetState();
    let turns = 0;
    for (; turns < TURNS_MAX; turns += 1) {
      const texts: string[] = [];
      while (story.canContinue) texts.push((story.Continue() ?? '').trim());
      const choices = story.currentChoices;
      onPage?.(
        texts.filter((text) => text !== ''),
        choices.map(({ text }) => text),
      );
      if (choices.length === 0) break;
      story.ChooseChoiceIndex(pick(choices.length));
    }
    return turns;
  };
}

function turnsOf(playOnce: PlayOnce, seed: number): Contestant {
  const pick = randomFrom(seed);
  return {
    async turn() {
      const began = performance.now();
      let n = 0;
      while (performance.now() - began < TURN_MS) n += playOnce(pick);
      return { n, ms: performance.now() - began };
    },
  };
}

function runsOf(playAll: () => void, runs: number): Contestant {
  return {
    async turn() {
      const began = performance.now();
      playAll();
      return { n: runs, ms: performance.now() - began };
    },
  };
}

function tell(playOnce: PlayOnce, seed: number): string {
  const pages: unknown[] = [];
  playOnce(randomFrom(seed), (texts, choices) => pages.push({ texts, choices }));
  return JSON.stringify(pages);
}

/**
 * Measures one story in both forms: turns of our player compared with inkjs's own, and 10,000 automatic playthroughs compared with as many
 * of inkjs.
 */
export async function benchStory(seed: number): Promise<Result[]> {
  const { story, ink, lines } = generateStory(seed);
  const compiled = compileInk(ink);
  if (!compiled.ok) throw new Error(`the story in ink: ${JSON.stringify(compiled.faults)}`);
  const engine = createDramaEngine(previewDrama(story), null);
  const ours = withPlayer(engine);
  const bare = withInkjs(compiled.bundle.ink);
  for (let run = 0; run < ALIKE; run += 1) {
    if (tell(ours, seed + run) !== tell(bare, seed + run)) throw new Error(`run ${seed + run} isn't told alike`);
  }
  const wrapped = withPlayer(createInkEngine(compiled.bundle));
  const [one, other, another] = await inRounds([turnsOf(ours, seed), turnsOf(bare, seed), turnsOf(wrapped, seed)], ROUNDS);
  const options = { runs: RUNS, seed, maxTurns: TURNS_MAX };
  let random = randomFrom(seed);
  const bareRuns = () => {
    random = randomFrom(seed);
    for (let run = 0; run < RUNS / 10; run += 1) bare(random);
  };
  const [through, beside] = await inRounds([runsOf(() => playThrough(engine, options), RUNS), runsOf(bareRuns, RUNS / 10)], ROUNDS);
  const { endings, places, faults, unfinished } = playThrough(engine, options);
  console.log(
    `${lines} lines; of ${RUNS} runs ${faults.length} faults, ${unfinished} unfinished, ${endings.length} endings, ${places.visited.length} of ${engine.chart().places.length} paragraphs`,
  );
  return [
    comparison('a turn of our player, with a state to step back to / a turn of inkjs alone', one, other, GOAL),
    comparison('a turn of our player / a turn of our player over inkjs', one, another, GOAL),
    comparison('automatic playthroughs with their report / runs of inkjs alone', through, beside, GOAL),
  ];
}
