import { useEffect, useEffectEvent, useRef } from 'react';
import { useMutation } from 'urql';
import { delFile } from '../uploader/documents.ts';
import type { FileRef } from './documents.ts';

/** The meter is queried again. */
const FREES_ROOM = { additionalTypenames: ['UserServiceSum'] };

/**
 * Tracks files that were uploaded in a form and aren't saved yet. A replaced one, and those left when the form closes, are deleted, which
 * frees their space; the service keeps files that are in use by then.
 */
export function useLooseFiles() {
  const [, drop] = useMutation(delFile);
  const loose = useRef(new Map<string, string>());
  const closed = useRef(false);
  const letGo = (uuid: string) => void drop({ uuid }, FREES_ROOM);

  /** Records the file of a place in the form; null when it was removed. */
  function hold(place: string, file: FileRef | null) {
    // It arrived after the form was closed.
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
