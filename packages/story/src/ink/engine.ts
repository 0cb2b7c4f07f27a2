import { Story } from 'inkjs/engine/Story';
import type { Ending, Passage, Scene, StoryChart, StoryEngine } from '../engine.ts';
import { StoryFault } from '../engine.ts';
import { lastWords } from '../last-words.ts';
import { CHOICES_MAX, PARAGRAPHS_MAX, PASSAGE_CHARACTERS_MAX, SNAPSHOT_CHARACTERS_MAX, TAGS_MAX } from '../limits.ts';
import type { InkBundle } from './bundle.ts';
import { choicesOf } from './choices.ts';
import { type EndingIds, listEndings, placeOf } from './endings.ts';
import { shapeOf, standingPlaces } from './shape.ts';
import { StepToll } from './step-toll.ts';

/** `InkControlCommand.CommandType`, which the runtime's bundle doesn't export. */
const COMMAND = { done: 19, end: 20 } as const;

/**
 * The engine of ink stories over inkjs. One runtime is reused for all calls: each one loads its snapshot first, so that
 * calls don't see each other. An endless loop stops after `STEPS_MAX` steps with the fault `endless`.
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
  readonly #root: unknown[];
  readonly #story: Story;
  readonly #endingIds: EndingIds;
  readonly #toll = new StepToll();
  #endedAt: string | null = null;

  constructor(bundle: InkBundle) {
    this.fingerprint = bundle.fingerprint;
    this.language = bundle.language;
    this.shape = bundle.shape;
    this.#root = bundle.ink.root;
    this.#endingIds = listEndings(this.#root);
    this.endings = [...this.#endingIds.values()];
    this.#story = guarded(() => new Story(bundle.ink));
    this.#story.allowExternalFunctionFallbacks = true;
    this.#watch();
    const tags = guarded(() => this.#story.globalTags) ?? [];
    this.title = tagValue(tags, 'title');
    this.author = tagValue(tags, 'author');
  }

  begin(seed: number): Scene {
    return this.#run(() => {
      this.#story.ResetState();
      this.#story.state.storySeed = seed;
      this.#story.state.previousRandom = 0;
    });
  }

  choose(snapshot: string, index: number): Scene {
    return this.#run(() => {
      this.#load(snapshot);
      if (!(index in this.#story.currentChoices)) throw new StoryFault('no-such-choice', `There is no choice ${index} here.`);
      this.#story.ChooseChoiceIndex(index);
    });
  }

  resume(snapshot: string, place: string): Scene {
    return this.#run(() => {
      this.#load(snapshot);
      this.#refuseTunnel();
      this.#story.ChoosePathString(place);
    });
  }

  /** What is read in a tunnel leads back to where that was entered, which only the version knows that entered it. */
  #refuseTunnel(): void {
    const inside = this.#story.currentChoices.some(({ threadAtGeneration }) => (threadAtGeneration?.callstack.length ?? 0) > 1);
    if (inside) throw new StoryFault('unreadable', 'The snapshot stands in a tunnel.');
  }

  check(snapshot: string, choiceCount: number): void {
    guarded(() => {
      this.#load(snapshot);
      if (this.#story.currentChoices.length !== choiceCount) throw new StoryFault('unreadable', 'The snapshot offers other choices.');
    });
  }

  chart(): StoryChart {
    return { places: standingPlaces(shapeOf(this.#root)), choices: choicesOf(this.#root) };
  }

  #load(snapshot: string): void {
    try {
      this.#story.state.LoadJson(snapshot);
    } catch (error) {
      throw new StoryFault('unreadable', 'The snapshot is not one of this story.', { cause: error });
    }
  }

  #run(prepare: () => void): Scene {
    return guarded(() => {
      this.#toll.begin();
      this.#endedAt = null;
      prepare();
      const passage = this.#read();
      const choicePath = this.#story.currentChoices[0]?.sourcePath ?? this.#endedAt ?? '';
      const snapshot = this.#story.state.ToJson();
      if (snapshot.length > SNAPSHOT_CHARACTERS_MAX) throw new StoryFault('too-long', 'The story remembers too much.');
      return { snapshot, passage, place: placeOf(choicePath) || null };
    });
  }

  #read(): Passage {
    const story = this.#story;
    const paragraphs: Passage['paragraphs'] = [];
    let characters = 0;
    while (story.canContinue) {
      this.#toll.beginLine();
      const text = (story.Continue() ?? '').trim();
      const tags = story.currentTags ?? [];
      characters += tags.reduce((sum, tag) => sum + tag.length, text.length);
      if (characters > PASSAGE_CHARACTERS_MAX || paragraphs.length > PARAGRAPHS_MAX)
        throw new StoryFault('too-long', 'The passage does not end.');
      if (text !== '' || tags.length > 0) paragraphs.push({ text, tags });
    }
    if (story.currentChoices.length > CHOICES_MAX) throw new StoryFault('too-long', 'The passage offers too many choices.');
    const choices = story.currentChoices.map((choice) => ({
      text: choice.text.trim(),
      tags: choice.tags ?? [],
      id: choice.pathStringOnChoice,
    }));
    const tags = paragraphs.flatMap((paragraph) => paragraph.tags);
    if (tags.length > TAGS_MAX) throw new StoryFault('too-long', 'The passage has too many tags.');
    return { paragraphs, choices, tags, ending: choices.length > 0 ? null : this.#ending(paragraphs, tags) };
  }

  #ending(paragraphs: Passage['paragraphs'], tags: string[]): Ending {
    const last = paragraphs.findLast((paragraph) => paragraph.text !== '')?.text ?? '';
    const id = this.#endedAt === null ? null : (this.#endingIds.get(this.#endedAt) ?? null);
    return { id, name: tagValue(tags, 'ending') ?? lastWords(last) };
  }

  /** Pays for the runtime's steps and notes which command ended the flow. */
  #watch(): void {
    const story = this.#story;
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
      if (command === COMMAND.done || command === COMMAND.end) this.#endedAt = content?.path.toString() ?? null;
      return perform(content);
    };
  }
}

/** Turns whatever the runtime throws (its own errors, a full stack, a string too long) into a fault of the story. */
function guarded<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof StoryFault) throw error;
    throw new StoryFault('broken', error instanceof Error ? error.message : 'The story broke.', { cause: error });
  }
}

function tagValue(tags: readonly string[], name: string): string | null {
  const prefix = `${name}:`;
  const tag = tags.find((candidate) => candidate.trim().toLowerCase().startsWith(prefix));
  return tag?.trim().slice(prefix.length).trim() || null;
}
