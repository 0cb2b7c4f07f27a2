/** So many bytes of memory as may be held for something at once. */
export class MemoryBudget {
  private leftBytes: number;

  constructor(bytes: number) {
    this.leftBytes = bytes;
  }

  /** Takes `bytes` of it. Answers what gives them back, which does so once; null when so many aren't left. */
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
