import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Title } from './title.tsx';
import { useBeside } from './use-beside.ts';

export interface PopoverProps {
  /** The button that opened it, which gets the focus back. It may move, and be outside of the popover's parents. */
  anchor: RefObject<HTMLElement | null>;
  title: ReactNode;
  /** Called for Escape, for a press outside, and when the focus leaves it. */
  onClose(): void;
  children: ReactNode;
}

/** Renders content beside the button that opened it, without a veil: the page stays usable. Render it only while it is open. */
export function Popover({ anchor, title, onClose, children }: PopoverProps) {
  const titleId = useId();
  const popover = useRef<HTMLDivElement>(null);
  useBeside(anchor, popover, true, { side: 'bottom', align: 'start', gap: 8, moves: true });
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    popover.current?.focus({ preventScroll: true });
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside = target instanceof Node && (popover.current?.contains(target) || anchor.current?.contains(target));
      if (!inside) close.current();
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => document.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, [anchor]);
  // What was pressed may be gone now, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) popover.current?.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    anchor.current?.focus();
    onClose();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    // A press of the button closes it as well.
    if (isOutside && relatedTarget !== anchor.current) onClose();
  };
  return (
    <div
      ref={popover}
      role="dialog"
      aria-modal="false"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mt-popover mt-popover--beside"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Title level={2} size={17} id={titleId} className="mt-popover__title">
        {title}
      </Title>
      {children}
    </div>
  );
}
