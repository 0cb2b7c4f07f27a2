import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../drama-editor/editor-context.tsx';
import type { Proposal } from './documents.ts';
import { type Unit, unitsOf } from './proposal-units.ts';
import { staleNodes } from './stale-nodes.ts';
import { namesIn } from './unit-words.ts';
import { useMoved } from './use-proposal.ts';

export interface Taking {
  units: readonly Unit[];
  names: ReadonlyMap<string, string>;
  /** Ids of its nodes that are characters. */
  people: ReadonlySet<string>;
  /** Keys of the selected changes: everything that isn't a person's own, unless selected otherwise. */
  chosen: ReadonlySet<string>;
  choose(key: string): void;
  /** Ids of dependents that aren't stale yet. */
  stale: readonly string[];
}

/** Compares a proposal with the current drama, a moment after typing; null until the changes since are known. */
export function useTaking(proposal: Proposal): Taking | null {
  const { t } = useTranslation();
  const draft = useDeferredValue(useEditor((state) => state.draft));
  const moved = useMoved(proposal.revision, draft);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const units = useMemo(() => (moved ? unitsOf(draft, proposal, moved) : null), [draft, proposal, moved]);
  const bodies = useMemo(() => proposal.changes.map(({ body }) => body), [proposal]);
  const names = useMemo(() => namesIn(draft, bodies, t), [draft, bodies, t]);
  const people = useMemo(() => new Set(bodies.flatMap(({ id, kind }) => (kind === 'character' ? [id] : []))), [bodies]);
  const chosen = useMemo(() => new Set(units?.flatMap(({ key, kept }) => (kept === turned.has(key) ? [key] : [])) ?? []), [units, turned]);
  if (!units) return null;
  return {
    ...{ units, names, people, chosen },
    stale: staleNodes(draft, proposal.stale),
    choose: (key) => setTurned(turned.has(key) ? new Set([...turned].filter((each) => each !== key)) : new Set([...turned, key])),
  };
}
