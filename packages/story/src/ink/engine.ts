import { Story } from 'inkjs/engine/Story';
import type { Ending, Passage, Scene, StoryEngine } from '../engine.ts';
import { StoryFault } from '../engine.ts';
import type { StoryBundle } from './bundle.ts';
import { type EndingIds, listEndings, placeOf } from './endings.ts';

/** Steps of the runtime in one passage; The Intercept's longest takes some 900. */
export const STEPS_MAX = 200_000;
export const PASSAGE_CHARACTERS_MAX = 200_000;
const PARAGRAPHS_MAX = 5000;
const ENDING_NAME_LENGTH = 90;
/** `InkControlCommand.CommandType`, which the runtime's bundle doesn't export. */
const COMMAND = { done: 19, end: 20 } as const;

/**
 * The engine of ink stories over inkjs. One runtime is reused for all calls: each one loads its snapshot first, so that
 * calls don't see each other. An endless loop stops after `STEPS_MAX` steps with the fault `endless`.
 */
export function createInkEngine(bundle: StoryBundle): StoryEngine {
  return new InkEngine(bundle);
}

class InkEngine implements StoryEngine {
  readonly fingerprint: string;
  readonly language: string | null;
  readonly shape: string | null;
  readonly endings: readonly string[];
  readonly title: string | null;
  readonly author: string | null;
  readonly #story: Story;
  readonly #endingIds: EndingIds;
  #steps = 0;
  #endedAt: string | null = null;

  constructor(bundle: StoryBundle) {
    this.fingerprint = bundle.fingerprint;
    this.language = bundle.language;
    this.shape = bundle.shape;
    this.#endingIds = listEndings(bundle.ink.root);
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
      this.#story.ChoosePathString(place);
    });
  }

  check(snapshot: string, choiceCount: number): void {
    guarded(() => {
      this.#load(snapshot);
      if (this.#story.currentChoices.length !== choiceCount) throw new StoryFault('unreadable', 'The snapshot offers other choices.');
    });
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
      this.#steps = 0;
      this.#endedAt = null;
      prepare();
      const passage = this.#read();
      const choicePath = this.#story.currentChoices[0]?.sourcePath ?? this.#endedAt ?? '';
      return { snapshot: this.#story.state.ToJson(), passage, place: placeOf(choicePath) || null };
    });
  }

  #read(): Passage {
    const story = this.#story;
    const paragraphs: Passage['paragraphs'] = [];
    let characters = 0;
    while (story.canContinue) {
      const text = (story.Continue() ?? '').trim();
      const tags = story.currentTags ?? [];
      characters += text.length;
      if (characters > PASSAGE_CHARACTERS_MAX || paragraphs.length > PARAGRAPHS_MAX)
        throw new StoryFault('too-long', 'The passage does not end.');
      if (text !== '' || tags.length > 0) paragraphs.push({ text, tags });
    }
    const choices = story.currentChoices.map((choice) => ({ text: choice.text.trim(), tags: choice.tags ?? [] }));
    const tags = paragraphs.flatMap((paragraph) => paragraph.tags);
    return { paragraphs, choices, tags, ending: choices.length > 0 ? null : this.#ending(paragraphs, tags) };
  }

  #ending(paragraphs: Passage['paragraphs'], tags: string[]): Ending {
    const last = paragraphs.findLast((paragraph) => paragraph.text !== '')?.text ?? '';
    const id = this.#endedAt === null ? null : (this.#endingIds.get(this.#endedAt) ?? null);
    return { id, name: tagValue(tags, 'ending') ?? lastWords(last) };
  }

  /** Counts the runtime's steps and notes which command ended the flow. */
  #watch(): void {
    const story = this.#story;
    const step = story.Step.bind(story);
    const perform = story.PerformLogicAndFlowControl.bind(story);
    story.Step = () => {
      this.#steps += 1;
      if (this.#steps > STEPS_MAX) throw new StoryFault('endless', `The story took more than ${STEPS_MAX} steps without a choice.`);
      step();
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

/** The last sentence, cut after a whole word. */
function lastWords(text: string): string {
  const sentence =
    text
      .split(/(?<=[.!?。！？…]["'”’」』]?)\s*(?=\S)/u)
      .at(-1)
      ?.trim() ?? '';
  if (sentence.length <= ENDING_NAME_LENGTH) return sentence;
  const cut = sentence.slice(0, ENDING_NAME_LENGTH);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > ENDING_NAME_LENGTH / 2 ? space : undefined).trimEnd()}…`;
}
