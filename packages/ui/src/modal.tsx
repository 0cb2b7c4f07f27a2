import { Modal as MantineModal } from '@mantine/core';
import type { ReactNode } from 'react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
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
export function Modal(props: ModalProps) {
  const { open, onClose, title, closeLabel, footer, size = 'normal', fullScreenOnPhone = true, dismissible = true, children } = props;
  useScrollLock(open);
  useFocusBack(open);
  const content = useRef<HTMLDivElement>(null);
  useKeys(open, content, () => dismissible && onClose());
  return (
    <MantineModal.Root
      opened={open}
      onClose={onClose}
      centered
      // Mantine locks scrolling through a style tag of a library that does not know our nonce.
      lockScroll={false}
      closeOnEscape={false}
      closeOnClickOutside={dismissible}
      // It grows by an animation, which leaves no transform behind: inside of one a list that opens would be cut off.
      transitionProps={{ duration: 150, transition: 'fade' }}
      classNames={{
        inner: cx('mt-modal__inner', fullScreenOnPhone && 'mt-modal__inner--full'),
        content: cx('mt-modal__content', size !== 'normal' && `mt-modal__content--${size}`, fullScreenOnPhone && 'mt-modal__content--full'),
        overlay: 'mt-modal__overlay',
      }}
    >
      <MantineModal.Overlay />
      <MantineModal.Content ref={content}>
        {/* Its <header> would be read as the page’s banner: a dialog’s section is no sectioning element. */}
        <MantineModal.Header role="none" className="mt-modal__header">
          <MantineModal.Title className="mt-modal__title">{title}</MantineModal.Title>
          {closeLabel ? (
            <IconButton className="mt-modal__close" label={closeLabel} tooltip={false} icon={<IconX size={20} />} onClick={onClose} />
          ) : null}
        </MantineModal.Header>
        <MantineModal.Body className="mt-modal__body">{children}</MantineModal.Body>
        {footer ? <div className="mt-modal__footer">{footer}</div> : null}
      </MantineModal.Content>
    </MantineModal.Root>
  );
}

const lockedClass = 'mt-scroll-locked';

/** Counts on the root element itself: popups of different slices carry different copies of this module. */
function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const root = document.documentElement;
    const count = (change: 1 | -1) => {
      const open = Number(root.dataset.openPopups ?? 0) + change;
      root.dataset.openPopups = String(open);
      if (open === 1) root.classList.toggle(`${lockedClass}--gutter`, window.innerWidth > root.clientWidth);
      root.classList.toggle(lockedClass, open > 0);
    };
    count(1);
    return () => count(-1);
  }, [active]);
}

/** Mantine gives the focus back only to who saw the popup closed before; ours begin their life open. */
function useFocusBack(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
}

/**
 * Escape closes one thing at a time: the popup on top, and none while a list in it is open. Tab comes into that popup when what
 * had the focus in it is gone.
 */
function useKeys(open: boolean, content: RefObject<HTMLElement | null>, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const level = document.documentElement.dataset.openPopups;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event;
      if (document.documentElement.dataset.openPopups !== level || isComposing) return;
      if (key === 'Tab' && document.activeElement === document.body) content.current?.focus();
      const inList = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
      if (key !== 'Escape' || inList) return;
      // Once this one is gone another would be on top, and hear the same key.
      event.stopImmediatePropagation();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open, content]);
}
