import type { Story } from 'inkjs/engine/Story';
import { StoryFault } from '../engine.ts';
import { STEPS_MAX } from '../limits.ts';

/** Characters that cost as much as a step: of newly made text, and of the line so far, which the runtime cleans again at each step. */
const MADE_PER_STEP = 64;
const TOLD_PER_STEP = 1024;
/**
 * Nested calls and values that cost as much as a step: at each step, which searches them, and at each copy, which the runtime makes where a
 * line may end.
 */
const STANDING_PER_STEP = 256;
const COPIED_PER_STEP = 16;

/**
 * Limits the runtime's steps on the way to one choice, each weighted by what it copies. Otherwise texts that double and nested calls would
 * take minutes, or all memory, long before the limit.
 */
export class StepLimit {
  #spent = 0;
  #told = 0;
  #lastTold: unknown = null;
  #lastValue: unknown = null;

  begin(): void {
    this.#spent = 0;
  }

  beginLine(): void {
    this.#told = 0;
  }

  /** Called after each step. @throws StoryFault `endless` */
  pay({ callStack, evaluationStack, outputStream }: Story['state']): void {
    const last = outputStream.at(-1);
    const value = evaluationStack.at(-1);
    const made = (last === this.#lastTold ? 0 : lengthOf(last)) + (value === this.#lastValue ? 0 : lengthOf(value));
    this.#told += made;
    this.#lastTold = last;
    this.#lastValue = value;
    const depth = callStack.depth + evaluationStack.length;
    this.#spend(1 + (made + outputStream.length) / MADE_PER_STEP + this.#told / TOLD_PER_STEP + depth / STANDING_PER_STEP);
  }

  /** Called before the runtime copies its state. @throws StoryFault `endless` */
  payCopy({ callStack, evaluationStack, outputStream }: Story['state']): void {
    this.#spend((callStack.depth + evaluationStack.length + outputStream.length) / COPIED_PER_STEP);
  }

  #spend(steps: number): void {
    this.#spent += Math.floor(steps);
    if (this.#spent > STEPS_MAX) throw new StoryFault('endless', `The story took more than ${STEPS_MAX} steps without a choice.`);
  }
}

/** Returns a text's length; 0 for anything else. */
function lengthOf(thing: unknown): number {
  const { value } = (thing ?? {}) as { value?: unknown };
  return typeof value === 'string' ? value.length : 0;
}
