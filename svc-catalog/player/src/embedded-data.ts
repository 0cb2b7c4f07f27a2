/** The data in an exported work's own script: opened from a disk, a page can't fetch (ADR 25). */
export interface EmbeddedData {
  /** As in `__meowtale/host.json`. */
  host: unknown;
  /** By their names on the content server. */
  stories: Readonly<Record<string, unknown>>;
}

/** Returns the data of an exported work; null in a served one. */
export const embeddedData = (): EmbeddedData | null => (globalThis as { __meowtaleWork?: EmbeddedData }).__meowtaleWork ?? null;
