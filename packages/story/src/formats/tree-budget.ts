import { APP_TREE_MAX } from '@meowtale/contracts/inputs/catalog/app-node';

const UTF_8 = new TextEncoder();

/** Tracks the bytes left in an app's tree. */
export class TreeBudget {
  // Reserves the enclosing brackets.
  #bytes: number = APP_TREE_MAX.bytes - 16;

  /** Reserves a node's bytes; returns false when they don't fit. */
  take(node: unknown): boolean {
    const bytes = UTF_8.encode(JSON.stringify(node)).length + 1;
    if (bytes > this.#bytes) return false;
    this.#bytes -= bytes;
    return true;
  }
}
