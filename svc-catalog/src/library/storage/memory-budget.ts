/** A limit of bytes in memory for one purpose. */
export class MemoryBudget {
  private leftBytes: number;

  constructor(bytes: number) {
    this.leftBytes = bytes;
  }

  /** Takes `bytes`. Returns the function that returns them, once; null if fewer are left. */
  take(bytes: number): (() => void) | null {
    if (bytes > this.leftBytes) return null;
    this.leftBytes -= bytes;
    let taken = bytes;
    return () => {
      this.leftBytes += taken;
      taken = 0;
    };
  }
}
