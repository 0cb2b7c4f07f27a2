import type { Step, When } from './draft.ts';

const DEPTH_MAX = 20;
const BLANKS_MAX = 100;

interface Block {
  /** `]` closes a hook of Harlowe, `<</if>>` a macro of SugarCube. */
  isHook: boolean;
  branches: { when: When; steps: Step[] }[];
}

/** The conditional blocks that are open while a passage is read, innermost last. */
export class TweeBlocks {
  /** Steps outside of all blocks. */
  readonly root: Step[] = [];
  readonly #source: string;
  readonly #open: Block[] = [];
  /** The hook that was closed last, and the index after it. */
  #justClosed: { block: Block; at: number } | null = null;

  constructor(source: string) {
    this.#source = source;
  }

  /** The steps of the innermost block. */
  get steps(): Step[] {
    return this.#innermost?.branches.at(-1)?.steps ?? this.root;
  }

  get isFull(): boolean {
    return this.#open.length >= DEPTH_MAX;
  }

  get #innermost(): Block | undefined {
    return this.#open.at(-1);
  }

  open(isHook: boolean, when: When, line: number): void {
    const block: Block = { isHook, branches: [{ when, steps: [] }] };
    this.steps.push({ do: 'if', line, branches: block.branches });
    this.#open.push(block);
  }

  isIn(kind: 'hook' | 'macro'): boolean {
    return this.#innermost?.isHook === (kind === 'hook');
  }

  /** Closes the innermost block; `at` is the index after it. */
  close(at: number): void {
    const block = this.#open.pop();
    if (block?.isHook) this.#justClosed = { block, at };
  }

  /** Returns the block that an `else` continues: the enclosing macro, or the hook closed last when only whitespace is between. */
  before(isHook: boolean, at: number): Block | undefined {
    if (!isHook) return this.isIn('macro') ? this.#innermost : undefined;
    const closed = this.#justClosed;
    if (closed === null || at - closed.at > BLANKS_MAX || this.#source.slice(closed.at, at).trim() !== '') return undefined;
    return closed.block;
  }

  goOn(block: Block, when: When): void {
    if (block.isHook) this.#open.push(block);
    block.branches.push({ when, steps: [] });
  }
}
