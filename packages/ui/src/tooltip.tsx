import { TOOLTIP_DELAY_MS } from '@meowtale/contracts/constants';
import { cloneElement, type DOMAttributes, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBeside } from './use-beside.ts';

type Hinted = DOMAttributes<Element> & { 'aria-describedby'?: string | undefined };

export interface TooltipProps {
  /** Null for no hint: the element stays mounted when it gets one. */
  label: ReactNode;
  position?: 'top' | 'bottom';
  /** One focusable element; the text must not be in the tooltip only. */
  children: ReactElement<Hinted>;
}

/** Holds whether the tooltip is shown: soon after hover or focus, until either ends or Escape is pressed. */
function useHint() {
  const [shown, setShown] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const show = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setShown(true), TOOLTIP_DELAY_MS);
  };
  const hide = () => {
    clearTimeout(waiting.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (!shown) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown]);
  return { shown, show, hide };
}

/** Renders a short hint on hover and focus, after SPEC §9's 20 ms. */
export function Tooltip({ label, position = 'top', children }: TooltipProps) {
  const id = useId();
  const { shown: wanted, show, hide } = useHint();
  const shown = wanted && label !== null;
  const anchor = useRef<Element | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  useBeside(anchor, bubble, shown, { side: position, align: 'center', gap: 5 });
  const { props } = children;
  const hinted: Hinted = {
    ...(shown && { 'aria-describedby': id }),
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event);
      anchor.current = event.currentTarget;
      if (event.pointerType !== 'touch') show();
    },
    onPointerLeave: (event) => {
      props.onPointerLeave?.(event);
      hide();
    },
    onFocus: (event) => {
      props.onFocus?.(event);
      anchor.current = event.currentTarget;
      if (event.currentTarget.matches(':focus-visible')) show();
    },
    onBlur: (event) => {
      props.onBlur?.(event);
      hide();
    },
  };
  return (
    <>
      {cloneElement(children, hinted)}
      {shown
        ? createPortal(
            <div ref={bubble} id={id} role="tooltip" className="mt-tooltip">
              {label}
            </div>,
            document.body,
          )
        : null}
    </>
  );
}
