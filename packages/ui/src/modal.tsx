import type { ReactNode } from 'react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.ts';

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
  /** Off while something must not be lost: Escape and the veil then do nothing. */
  dismissible?: boolean;
  children: ReactNode;
}

/** A popup: keeps the focus inside, gives it back when it closes, and holds the page still behind it. */
export function Modal({ open, ...popup }: ModalProps) {
  return open ? <OpenModal {...popup} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { onClose, title, closeLabel, footer, size = 'normal', fullScreenOnPhone = true, dismissible = true, children } = props;
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    if (dismissible) onClose();
  };
  useScrollLock();
  useKeys(frame, dismiss);
  return (
    <DialogFrame
      frame={frame}
      labelledBy={titleId}
      innerClassName={fullScreenOnPhone ? 'mt-modal__inner--full' : ''}
      className={cx('mt-modal__content', size !== 'normal' && `mt-modal__content--${size}`, fullScreenOnPhone && 'mt-modal__content--full')}
      onVeil={dismiss}
    >
      <div className="mt-modal__header">
        <h2 id={titleId} className="mt-modal__title">
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

const lockedClass = 'mt-scroll-locked';

/** Counts on the root element itself, where `useKeys` reads which popup is on top. */
function useScrollLock(): void {
  useEffect(() => {
    const root = document.documentElement;
    const count = (change: 1 | -1) => {
      const open = Number(root.dataset.openPopups ?? 0) + change;
      root.dataset.openPopups = String(open);
      if (open === 1) root.classList.toggle(`${lockedClass}--gutter`, window.innerWidth > root.clientWidth);
      root.classList.toggle(lockedClass, open > 0);
    };
    count(1);
    return () => count(-1);
  }, []);
}

/**
 * Escape closes one thing at a time: the popup on top, and none while a list in it is open. Tab comes into that popup when what
 * had the focus in it is gone.
 */
function useKeys(frame: RefObject<HTMLDivElement | null>, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const level = document.documentElement.dataset.openPopups;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event;
      if (document.documentElement.dataset.openPopups !== level || isComposing) return;
      if (key === 'Tab' && document.activeElement === document.body) frame.current?.focus();
      const inList = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
      if (key !== 'Escape' || inList) return;
      // Once this one is gone another would be on top, and hear the same key.
      event.stopImmediatePropagation();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [frame]);
}
