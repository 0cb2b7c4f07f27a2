import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Mark } from './paragraph-card.tsx';

interface Marked {
  /** The paragraph whose problems are shown beside its mark. */
  id: string | null;
  mark: RefObject<HTMLElement | null>;
  /** Must be called for a press of a mark: shows or hides its problems. */
  onMark: Mark['onPress'];
  /** Hides the problems; the focus returns to the mark unless it went elsewhere. */
  close(hasFocus: boolean): void;
  /** Hides the problems and focuses a paragraph, once it is rendered; the whole map if it no longer exists. */
  leaveFor(id: string, exists: boolean): void;
  /** Must be called when the map has moved to a paragraph. */
  onCentred(id: string): void;
}

/** Holds which paragraph's problems are shown in a map, and moves the focus when they close. */
export function useMarked(map: RefObject<HTMLElement | null>): Marked {
  const [id, setId] = useState<string | null>(null);
  const mark = useRef<HTMLElement | null>(null);
  // Outside of the window, a paragraph is rendered only after the map has moved there.
  const awaited = useRef<string | null>(null);
  const onMark = useCallback((pressed: string, button: HTMLElement) => {
    mark.current = button;
    setId((shown) => (shown === pressed ? null : pressed));
  }, []);
  const focus = useCallback(
    (wanted: string) => {
      const nodes = [...(map.current?.querySelectorAll<HTMLElement>('.react-flow__node') ?? [])];
      const node = nodes.find(({ dataset }) => dataset.id === wanted);
      awaited.current = node ? null : wanted;
      node?.focus({ preventScroll: true });
    },
    [map],
  );
  const close = useCallback((hasFocus: boolean) => {
    if (hasFocus) mark.current?.focus({ preventScroll: true });
    setId(null);
  }, []);
  const leaveFor = useCallback(
    (wanted: string, exists: boolean) => {
      setId(null);
      if (exists) focus(wanted);
      else map.current?.focus({ preventScroll: true });
    },
    [focus, map],
  );
  const onCentred = useCallback(
    (centred: string) => {
      if (awaited.current === centred) focus(centred);
    },
    [focus],
  );
  return { id, mark, onMark, close, leaveFor, onCentred };
}
