import { useMemo, useState } from 'react';
import type { Notification } from './documents.ts';

export interface Selection {
  /** Of the notices that stand there, those that are chosen. */
  chosen: ReadonlySet<string>;
  choose(uuid: string, selected: boolean): void;
  chooseAll(selected: boolean): void;
}

/** Which of the notices that stand there are chosen; one that went is not. */
export function useSelection(list: readonly Notification[] | undefined): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => new Set((list ?? []).map(({ uuid }) => uuid).filter((uuid) => picked.has(uuid))), [list, picked]);
  return {
    chosen,
    choose: (uuid, selected) => setPicked(selected ? new Set([...chosen, uuid]) : new Set([...chosen].filter((other) => other !== uuid))),
    chooseAll: (selected) => setPicked(new Set(selected ? (list ?? []).map(({ uuid }) => uuid) : [])),
  };
}
