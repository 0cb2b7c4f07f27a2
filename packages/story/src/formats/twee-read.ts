import type { Draft, DraftScene, Step } from './draft.ts';
import { emptyDraft, newScene, stepsWithin } from './draft.ts';
import type { LossLog } from './losses.ts';
import { TweeBody } from './twee-body.ts';
import { noteChapbook } from './twee-chapbook.ts';
import { passagesOf, readObject, SPECIAL_PASSAGES, type TweePassage } from './twee-markup.ts';

/** Reads Twee 3 for SugarCube or Harlowe: a passage is a paragraph, each of its lines a line, each link a choice. */
export const readTwee = (source: string, losses: LossLog): Draft => draftOf(passagesOf(source), {}, losses);

/** What a file says of its story outside of the passages; overrides their data. */
export interface StoryHead {
  title?: string;
  /** The name of the first passage. */
  start?: string;
  /** The program that plays the story. */
  format?: string;
}

/** Returns the draft of a story's passages. */
export function draftOf(passages: readonly TweePassage[], head: StoryHead, losses: LossLog): Draft {
  const draft = emptyDraft();
  const scenes = new SceneList();
  let { start, format } = head;
  for (const passage of passages) {
    if (passage.name === 'StoryTitle') draft.title = passage.body.trim();
    else if (passage.name === 'StoryAuthor') draft.author = passage.body.trim();
    else if (passage.name === 'StoryData') {
      const data = readData(passage, losses);
      start = head.start ?? data.start ?? start;
      format = head.format ?? data.format ?? format;
    } else if (passage.name === 'StoryInit' || passage.tags.includes('startup')) readVariables(passage, draft, losses);
    else if (isForPrograms(passage)) losses.add('code', { line: passage.line });
    else if (SPECIAL_PASSAGES.has(passage.name)) losses.add('metadata', { line: passage.line });
    else addScene(passage, scenes, losses);
  }
  if (format?.toLowerCase() === 'chapbook') for (const passage of passages) noteChapbook(passage, losses);
  draft.title = head.title || draft.title;
  const first = scenes.named(start ?? 'Start');
  const others = scenes.inOrder().filter((scene) => scene !== first);
  draft.acts = [{ title: '', brief: '', sequences: [{ title: '', brief: '', scenes: first === undefined ? others : [first, ...others] }] }];
  return draft;
}

const isForPrograms = ({ tags }: TweePassage): boolean =>
  ['script', 'stylesheet', 'Twine.image', 'widget'].some((tag) => tags.includes(tag));

/**
 * Scenes in order, found by name. An array, since a Map searches through every deleted entry of a key: the time of 80,000
 * passages with one name grew with the square of their number.
 */
class SceneList {
  readonly #scenes: (DraftScene | null)[] = [];
  readonly #indexes = new Map<string, number>();

  named(name: string): DraftScene | undefined {
    return this.#scenes[this.#indexes.get(name) ?? -1] ?? undefined;
  }

  add(name: string, scene: DraftScene): void {
    this.#indexes.set(name, this.#scenes.push(scene) - 1);
  }

  /** Moves a scene to the end and removes it from the names. */
  supersede(name: string, scene: DraftScene): void {
    this.#scenes[this.#indexes.get(name) as number] = null;
    this.#scenes.push({ ...scene, key: `earlier ${this.#scenes.length}\u0000${name}`, id: null });
  }

  inOrder(): DraftScene[] {
    return this.#scenes.filter((scene) => scene !== null);
  }
}

function addScene(passage: TweePassage, scenes: SceneList, losses: LossLog): void {
  const { name, line, bodyLine, tags, meta, hasBadMeta, body } = passage;
  const place = { line };
  const earlier = scenes.named(name);
  if (earlier !== undefined) {
    // As in compilers, links lead to the last of two passages with the same name.
    losses.add('renamed', { line: earlier.line });
    scenes.supersede(name, earlier);
  }
  if (hasBadMeta) losses.add('metadata', place);
  losses.add('tags', place, tags.filter((tag) => tag !== 'ending').length);
  if ((meta.position !== undefined || meta.size !== undefined) && meta.id === undefined) losses.add('positions', place);
  const id = typeof meta.id === 'string' ? meta.id : name;
  const title = typeof meta.title === 'string' ? meta.title : id === name && meta.id !== undefined ? '' : name;
  const ending = typeof meta.ending === 'string' ? meta.ending : '';
  const steps = new TweeBody(body, bodyLine, losses).steps();
  const isEnding = tags.includes('ending');
  scenes.add(name, newScene(name, line, { id, title, ending: isEnding ? ending : null, steps }));
}

function readData(passage: TweePassage, losses: LossLog): StoryHead {
  const data = readObject(passage.body);
  if (data === null) losses.add('metadata', { line: passage.line });
  return {
    ...(typeof data?.start === 'string' && { start: data.start }),
    ...(typeof data?.format === 'string' && { format: data.format }),
  };
}

/** Reads the initial values of variables; anything else in the passage is a loss. */
function readVariables(passage: TweePassage, draft: Draft, losses: LossLog): void {
  const steps: Step[] = new TweeBody(passage.body, passage.bodyLine, losses).steps();
  for (const step of stepsWithin(steps)) {
    if (step.do === 'set' && step.assignment.do === 'set') draft.variables.set(step.assignment.name, step.assignment.value);
    else losses.add('code', { line: passage.line });
  }
}
