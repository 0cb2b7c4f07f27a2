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
  /** Name of the × button, which is left out without it. */
  closeLabel?: string;
  /** Buttons, the main one last. Stays visible while the body scrolls. */
  footer?: ReactNode;
  /** small 440, normal 560, large 820, wide 1120 px. */
  size?: 'small' | 'normal' | 'large' | 'wide';
  /** Fills the window under 640 px; true by default. */
  fullScreenOnPhone?: boolean;
  /** Placed along the end of the window, at its full height. */
  side?: boolean;
  /** False while input must not be lost: Escape and the veil then do nothing. */
  dismissible?: boolean;
  children: ReactNode;
}

/** Renders a popup that keeps the focus inside, returns it when it closes, and locks the page's scrolling. */
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

/** Closes one thing per Escape: the topmost popup, and none while a list in it is open. */
function useEscape(frame: RefObject<HTMLDivElement | null>, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event;
      if (key !== 'Escape' || isComposing || !isOnTop(frame.current)) return;
      const inList = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
      if (inList) return;
      // Once this one has closed, another would be topmost and handle the same key.
      event.stopImmediatePropagation();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [frame]);
}
