import type { ReactNode } from 'react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.ts';
import { isOnTop } from './open-dialogs.ts';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Name of the × button; without it there is none. */
  closeLabel?: string;
  /** Buttons, the main one last. Stays in sight while the body scrolls. */
  footer?: ReactNode;
  /** small 440, normal 560, large 820, wide 1120 px. */
  size?: 'small' | 'normal' | 'large' | 'wide';
  /** The whole window under 640 px; true by default. */
  fullScreenOnPhone?: boolean;
  /** Stands along the end of the window, as high as it. */
  side?: boolean;
  /** Off while something must not be lost: Escape and the veil then do nothing. */
  dismissible?: boolean;
  children: ReactNode;
}

/** A popup: keeps the focus inside, gives it back when it closes, and holds the page still behind it. */
export function Modal({ open, ...popup }: ModalProps) {
  return open ? <OpenModal {...popup} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { onClose, title, closeLabel, footer, size = 'normal', fullScreenOnPhone = true, side, dismissible = true, children } = props;
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    if (dismissible) onClose();
  };
  useEscape(frame, dismiss);
  return (
    <DialogFrame
      frame={frame}
      labelledBy={titleId}
      innerClassName={cx(fullScreenOnPhone && 'mt-modal__inner--full', side && 'mt-modal__inner--side')}
      className={cx(
        'mt-modal__content',
        size !== 'normal' && `mt-modal__content--${size}`,
        fullScreenOnPhone && 'mt-modal__content--full',
        side && 'mt-modal__content--side',
      )}
      onVeil={dismiss}
    >
      <div className="mt-modal__header">
        <h2 id={titleId} dir="auto" className="mt-modal__title">
          {title}
        </h2>
        {closeLabel ? (
          <IconButton className="mt-modal__close" label={closeLabel} tooltip={false} icon={<IconX size={20} />} onClick={onClose} />
        ) : null}
      </div>
      <div className="mt-modal__body">{children}</div>
      {footer ? <div className="mt-modal__footer">{footer}</div> : null}
    </DialogFrame>
  );
}

/** Escape closes one thing at a time: the popup on top, and none while a list in it is open. */
function useEscape(frame: RefObject<HTMLDivElement | null>, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event;
      if (key !== 'Escape' || isComposing || !isOnTop(frame.current)) return;
      const inList = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
      if (inList) return;
      // Once this one is gone another would be on top, and hear the same key.
      event.stopImmediatePropagation();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [frame]);
}
