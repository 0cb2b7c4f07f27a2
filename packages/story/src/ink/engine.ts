import { Story } from 'inkjs/engine/Story';
import type { Ending, Passage, Scene, StoryChart, StoryEngine } from '../engine.ts';
import { StoryFault } from '../engine.ts';
import { lastWords } from '../last-words.ts';
import { CHOICES_MAX, PARAGRAPHS_MAX, PASSAGE_CHARACTERS_MAX, SNAPSHOT_CHARACTERS_MAX, TAGS_MAX } from '../limits.ts';
import type { InkBundle } from './bundle.ts';
import { choicesOf } from './choices.ts';
import { listEndings, placeOf } from './endings.ts';
import { shapeOf, stoppingPlaces } from './shape.ts';
import { StepLimit } from './step-limit.ts';

/** `InkControlCommand.CommandType`, which the runtime's bundle doesn't export. */
const COMMAND = { done: 19, end: 20 } as const;

/**
 * Creates the engine for ink stories, on inkjs. All calls share one runtime, which loads a snapshot first, so that they are independent. A
 * runtime that threw is replaced, because its error persists whatever it loads; a loop without end stops after `STEPS_MAX` steps with the
 * fault `endless`.
 */
export function createInkEngine(bundle: InkBundle): StoryEngine {
  return new InkEngine(bundle);
}

class InkEngine implements StoryEngine {
  readonly fingerprint: string;
  readonly language: string | null;
  readonly shape: string | null;
  readonly endings: readonly string[];
  readonly title: string | null;
  readonly author: string | null;
  readonly isOpening: boolean;
  readonly #ink: InkBundle['ink'];
  readonly #endingIds: ReadonlyMap<string, string | null>;
  readonly #toll = new StepLimit();
  #endedAt: string | null = null;
  #endedBy: number | null = null;
  /** Null before the first call and after an error. */
  #runtime: Story | null = null;

  constructor(bundle: InkBundle) {
    this.fingerprint = bundle.fingerprint;
    this.language = bundle.language;
    this.shape = bundle.shape;
    this.#ink = bundle.ink;
    this.isOpening = bundle.opening !== undefined;
    this.#endingIds = bundle.opening ? new Map(Object.entries(bundle.opening.endings)) : listEndings(bundle.ink.root);
    this.endings = [...this.#endingIds.values()].filter((id) => id !== null);
    const tags = this.#guard((story) => story.globalTags) ?? [];
    this.title = tagValue(tags, 'title');
    this.author = tagValue(tags, 'author');
  }

  begin(seed: number): Scene {
    return this.#run((story) => {
      story.ResetState();
      story.state.storySeed = seed;
      story.state.previousRandom = 0;
    });
  }

  choose(snapshot: string, index: number): Scene {
    return this.#run((story) => {
      load(story, snapshot);
      if (!(index in story.currentChoices)) throw new StoryFault('no-such-choice', `There is no choice ${index} here.`);
      story.ChooseChoiceIndex(index);
    });
  }

  resume(snapshot: string, place: string): Scene {
    return this.#run((story) => {
      load(story, snapshot);
      refuseTunnel(story);
      story.ChoosePathString(place);
    });
  }

  check(snapshot: string, choiceCount: number): void {
    this.#guard((story) => {
      load(story, snapshot);
      if (story.currentChoices.length !== choiceCount) throw new StoryFault('unreadable', 'The snapshot offers other choices.');
    });
  }

  chart(): StoryChart {
    return { places: stoppingPlaces(shapeOf(this.#ink.root)), choices: choicesOf(this.#ink.root) };
  }

  /** Converts any error of the runtime (its own, a stack overflow, a too long string) to a `StoryFault`. */
  #guard<T>(action: (story: Story) => T): T {
    try {
      this.#runtime ??= this.#startRuntime();
      return action(this.#runtime);
    } catch (error) {
      this.#runtime = null;
      if (error instanceof StoryFault) throw error;
      throw new StoryFault('broken', error instanceof Error ? error.message : 'The story broke.', { cause: error });
    }
  }

  #startRuntime(): Story {
    const story = new Story(this.#ink);
    story.allowExternalFunctionFallbacks = true;
    this.#watch(story);
    return story;
  }

  #run(prepare: (story: Story) => void): Scene {
    return this.#guard((story) => {
      this.#toll.begin();
      this.#endedAt = null;
      this.#endedBy = null;
      prepare(story);
      const passage = this.#read(story);
      const choicePath = story.currentChoices[0]?.sourcePath ?? this.#endedAt ?? '';
      const snapshot = story.state.ToJson();
      if (snapshot.length > SNAPSHOT_CHARACTERS_MAX) throw new StoryFault('too-long', 'The story remembers too much.');
      return { snapshot, passage, place: placeOf(choicePath) || null };
    });
  }

  #read(story: Story): Passage {
    const paragraphs: Passage['paragraphs'] = [];
    let characters = 0;
    const count = (text: string, tags: readonly string[]) => {
      characters += tags.reduce((sum, tag) => sum + tag.length, text.length);
      if (characters > PASSAGE_CHARACTERS_MAX) throw new StoryFault('too-long', 'The passage does not end.');
    };
    while (story.canContinue) {
      this.#toll.beginLine();
      const text = (story.Continue() ?? '').trim();
      const tags = story.currentTags ?? [];
      count(text, tags);
      if (paragraphs.length > PARAGRAPHS_MAX) throw new StoryFault('too-long', 'The passage does not end.');
      if (text !== '' || tags.length > 0) paragraphs.push({ text, tags });
    }
    if (story.currentChoices.length > CHOICES_MAX) throw new StoryFault('too-long', 'The passage offers too many choices.');
    const choices = story.currentChoices.map((choice) => {
      const [text, tags] = [choice.text.trim(), choice.tags ?? []];
      count(text, tags);
      return { text, tags, id: choice.pathStringOnChoice };
    });
    const tags = paragraphs.flatMap((paragraph) => paragraph.tags);
    const tagCount = choices.reduce((sum, choice) => sum + choice.tags.length, tags.length);
    if (tagCount > TAGS_MAX) throw new StoryFault('too-long', 'The passage has too many tags.');
    return { paragraphs, choices, tags, ending: choices.length > 0 ? null : this.#ending(paragraphs, tags) };
  }

  #ending(paragraphs: Passage['paragraphs'], tags: string[]): Ending {
    const last = paragraphs.findLast((paragraph) => paragraph.text !== '')?.text ?? '';
    const id = this.#endedAt === null ? null : (this.#endingIds.get(this.#endedAt) ?? null);
    // All ENDs of the story are known; any other was added where the rest was cut off.
    const isCut = this.isOpening && this.#endedBy === COMMAND.end && !this.#endingIds.has(this.#endedAt ?? '');
    return { id, name: tagValue(tags, 'ending') ?? lastWords(last), ...(isCut && { opening: true }) };
  }

  /** Counts the runtime's steps, and records the command that ended the flow. */
  #watch(story: Story): void {
    const step = story.Step.bind(story);
    const perform = story.PerformLogicAndFlowControl.bind(story);
    story.Step = () => {
      step();
      this.#toll.pay(story.state);
    };
    const copy = story.StateSnapshot.bind(story);
    story.StateSnapshot = () => {
      this.#toll.payCopy(story.state);
      copy();
    };
    story.PerformLogicAndFlowControl = (content) => {
      const command = (content as { commandType?: number } | null)?.commandType;
      if (command === COMMAND.done || command === COMMAND.end) {
        this.#endedAt = content?.path.toString() ?? null;
        this.#endedBy = command;
      }
      return perform(content);
    };
  }
}

function load(story: Story, snapshot: string): void {
  try {
    story.state.LoadJson(snapshot);
  } catch (error) {
    throw new StoryFault('unreadable', 'The snapshot is not one of this story.', { cause: error });
  }
}

/** Throws for a state inside a tunnel: its return address is valid only in the version that entered it. */
function refuseTunnel(story: Story): void {
  const inside = story.currentChoices.some(({ threadAtGeneration }) => (threadAtGeneration?.callstack.length ?? 0) > 1);
  if (inside) throw new StoryFault('unreadable', 'The snapshot stands in a tunnel.');
}

function tagValue(tags: readonly string[], name: string): string | null {
  const prefix = `${name}:`;
  const tag = tags.find((candidate) => candidate.trim().toLowerCase().startsWith(prefix));
  return tag?.trim().slice(prefix.length).trim() || null;
}
