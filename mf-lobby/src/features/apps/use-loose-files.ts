import { useEffect, useEffectEvent, useRef } from 'react';
import { useMutation } from 'urql';
import { delFile } from '../uploader/documents.ts';
import type { FileRef } from './documents.ts';

/** The meter is read anew. */
const FREES_ROOM = { additionalTypenames: ['UserServiceSum'] };

/**
 * What was uploaded in a form and is nobody's until it is saved. What gives way to another, or is there when the form closes, is
 * thrown away, and with it what it takes of its owner's room; the service keeps what something uses by then.
 */
export function useLooseFiles() {
  const [, drop] = useMutation(delFile);
  const loose = useRef(new Map<string, string>());
  const closed = useRef(false);
  const letGo = (uuid: string) => void drop({ uuid }, FREES_ROOM);

  /** What was put in a place of the form; null when it was emptied. */
  function hold(place: string, file: FileRef | null) {
    // It arrived in a form that was closed meanwhile.
    if (closed.current) return file && letGo(file.uuid);
    const before = loose.current.get(place);
    if (before) letGo(before);
    if (file) loose.current.set(place, file.uuid);
    else loose.current.delete(place);
  }
  const letAllGo = useEffectEvent(() => {
    closed.current = true;
    for (const uuid of loose.current.values()) letGo(uuid);
  });
  useEffect(() => {
    closed.current = false;
    return () => letAllGo();
  }, []);
  return { hold, keep: () => loose.current.clear() };
}
