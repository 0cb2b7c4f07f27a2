import { useMemo, useState } from 'react';
import type { Notification } from './documents.ts';

export interface Selection {
  /** The selected ones among the listed notifications. */
  chosen: ReadonlySet<string>;
  choose(uuid: string, selected: boolean): void;
  chooseAll(selected: boolean): void;
}

/** Holds which of the listed notifications are selected; removed ones aren't. */
export function useSelection(list: readonly Notification[] | undefined): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => new Set((list ?? []).map(({ uuid }) => uuid).filter((uuid) => picked.has(uuid))), [list, picked]);
  return {
    chosen,
    choose: (uuid, selected) => setPicked(selected ? new Set([...chosen, uuid]) : new Set([...chosen].filter((other) => other !== uuid))),
    chooseAll: (selected) => setPicked(new Set(selected ? (list ?? []).map(({ uuid }) => uuid) : [])),
  };
}
