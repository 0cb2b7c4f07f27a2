import { APP_TREE_MAX } from '@meowtale/contracts/inputs/catalog/app-node';

const UTF_8 = new TextEncoder();

/** How much still goes into an app's tree. */
export class TreeRoom {
  // With the brackets of the whole.
  #bytes: number = APP_TREE_MAX.bytes - 16;

  /** Whether something still has a place in the tree; then it takes it. */
  take(node: unknown): boolean {
    const bytes = UTF_8.encode(JSON.stringify(node)).length + 1;
    if (bytes > this.#bytes) return false;
    this.#bytes -= bytes;
    return true;
  }
}
