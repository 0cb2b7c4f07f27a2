import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import { DIALOG_MARK, isOnTop, useScrollLock } from './open-dialogs.ts';

interface DialogFrameProps {
  /** The dialog element. */
  frame: RefObject<HTMLDivElement | null>;
  /** Its accessible name: the id of its title, or text. */
  labelledBy?: string;
  label?: string;
  busy?: boolean;
  className?: string;
  innerClassName?: string;
  /** Above other popups too. */
  topmost?: boolean;
  /** Called for a press on the veil. */
  onVeil?: () => void;
  children: ReactNode;
}

/**
 * Renders a dialog with a veil over the page. The dialog takes the focus, keeps it, and returns it when it closes; the page behind doesn't
 * scroll. It is rendered at the end of the page, so that nothing clips it.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { frame, labelledBy, label, busy, className, innerClassName, topmost, onVeil, children } = props;
  const above = topmost && 'mt-modal--topmost';
  useScrollLock();
  // Must run before the focus returns, which may go to another dialog.
  useFocusLedBack(frame);
  useFocusBack();
  useFocusKept(frame);
  return createPortal(
    <>
      {/* The focus stays where it is when the veil is pressed. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape, and screen readers don't come here */}
      <div
        className={cx('mt-modal__overlay', above)}
        role="presentation"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onVeil}
      />
      <div className={cx('mt-modal__inner', above, innerClassName)}>
        <div
          ref={frame}
          {...{ [DIALOG_MARK]: topmost ? 'topmost' : 'popup' }}
          role="dialog"
          aria-modal="true"
          aria-labelledby={labelledBy}
          aria-label={label}
          aria-busy={busy}
          tabIndex={-1}
          className={className}
        >
          {children}
        </div>
      </div>
    </>,
    document.body,
  );
}

function useFocusBack(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
}

/** Elements outside a dialog that may have the focus: messages of the page, and a list opened from a field in the dialog. */
const BESIDE = '.mt-toasts, [data-portal]';

/** Moves a focus that went to the page behind back into the topmost dialog. */
function useFocusLedBack(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const dialog = frame.current;
      if (!dialog || !(target instanceof Element) || dialog.contains(target) || target.closest(BESIDE)) return;
      if (isOnTop(dialog)) dialog.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [frame]);
}

/** Returns the elements that Tab reaches, in order. */
function stopsIn(frame: HTMLElement): HTMLElement[] {
  const all = frame.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
  const isStop = (one: HTMLElement) => one.tabIndex >= 0 && !one.matches(':disabled, [type="hidden"], [aria-hidden="true"]');
  return [...all].filter((one) => isStop(one) && (one.checkVisibility?.() ?? true));
}

/** Returns whether both are one Tab stop; the radios of a group are one. */
function isSameStop(one: Element | null, other: Element | undefined): boolean {
  if (one === other) return true;
  const [here, there] = [one, other].map((radio) => (radio?.matches('[type="radio"]') ? radio.getAttribute('name') : null));
  return here !== null && here === there;
}

/** Focuses the dialog, and moves Tab from its last stop to its first and back. */
function useFocusKept(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = frame.current;
    if (!dialog) return;
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? stopsIn(dialog)[0] ?? dialog;
    first.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      const at = document.activeElement;
      if (event.key !== 'Tab' || !isOnTop(dialog)) return;
      // The element that had the focus was removed: Tab returns to the dialog.
      if (at === document.body) dialog.focus();
      if (!dialog.contains(document.activeElement)) return;
      const stops = stopsIn(dialog);
      const [end, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (stops.length > 0 && at !== dialog && !isSameStop(at, end)) return;
      // From the dialog itself the browser finds the first stop, but not the last.
      if (at === dialog && !event.shiftKey && stops.length > 0) return;
      event.preventDefault();
      (other ?? dialog).focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [frame]);
}
