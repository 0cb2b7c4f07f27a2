/** What an exported work brings in a script of its own: opened from a disk, a page can fetch nothing (ADR 25). */
export interface Carried {
  /** As `__meowtale/host.json` answers. */
  host: unknown;
  /** By the names that the content server has for them. */
  stories: Readonly<Record<string, unknown>>;
}

/** Null in a work that we serve. */
export const carried = (): Carried | null => (globalThis as { __meowtaleWork?: Carried }).__meowtaleWork ?? null;
