import type { Story } from 'inkjs/engine/Story';
import { StoryFault } from '../engine.ts';
import { STEPS_MAX } from '../limits.ts';

/** So much of each costs as much as a step: of a text that is made, of the line told so far (cleaned again at each step), … */
const MADE_PER_STEP = 64;
const TOLD_PER_STEP = 1024;
/** … of what the runtime stands in, which it searches and may copy, and which it does copy where a line may be over. */
const STANDING_PER_STEP = 256;
const COPIED_PER_STEP = 16;

/**
 * Counts the runtime's steps on the way to one choice, each for as much as it copies: else texts that double and calls within calls
 * take minutes, or all the memory there is, long before there are too many of them.
 */
export class StepToll {
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
    const told = outputStream.at(-1);
    const value = evaluationStack.at(-1);
    const made = (told === this.#lastTold ? 0 : lengthOf(told)) + (value === this.#lastValue ? 0 : lengthOf(value));
    this.#told += made;
    this.#lastTold = told;
    this.#lastValue = value;
    const standing = callStack.depth + evaluationStack.length;
    this.#spend(1 + (made + outputStream.length) / MADE_PER_STEP + this.#told / TOLD_PER_STEP + standing / STANDING_PER_STEP);
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

/** Of a text; 0 of anything else. */
function lengthOf(thing: unknown): number {
  const { value } = (thing ?? {}) as { value?: unknown };
  return typeof value === 'string' ? value.length : 0;
}
