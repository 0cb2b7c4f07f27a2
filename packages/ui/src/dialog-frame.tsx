import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import { DIALOG_MARK, isOnTop, useScrollLock } from './open-dialogs.ts';

interface DialogFrameProps {
  /** The dialog itself. */
  frame: RefObject<HTMLDivElement | null>;
  /** Its name: the id of its title, or words. */
  labelledBy?: string;
  label?: string;
  busy?: boolean;
  className?: string;
  innerClassName?: string;
  /** Over popups too. */
  topmost?: boolean;
  /** A press beside it. */
  onVeil?: () => void;
  children: ReactNode;
}

/**
 * What lies over the page and keeps it from being used: a veil, and a dialog that has the focus, keeps it, and gives it back
 * when it goes. The page stands still behind it. Stands at the end of the page, so that nothing there cuts it off.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { frame, labelledBy, label, busy, className, innerClassName, topmost, onVeil, children } = props;
  const above = topmost && 'mt-modal--topmost';
  useScrollLock();
  // Before the focus goes back, which another dialog's may be.
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

/** What may have the focus beside a dialog: messages of the page, and a list that opened from a field in it. */
const BESIDE = '.mt-toasts, [data-portal]';

/** Leads a focus that something else gives to the page behind back into the dialog on top. */
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

/** What the keyboard comes to, in its order. */
function stopsIn(frame: HTMLElement): HTMLElement[] {
  const all = frame.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
  const isStop = (one: HTMLElement) => one.tabIndex >= 0 && !one.matches(':disabled, [type="hidden"], [aria-hidden="true"]');
  return [...all].filter((one) => isStop(one) && (one.checkVisibility?.() ?? true));
}

/** The radios of a group are one stop. */
function isSameStop(one: Element | null, other: Element | undefined): boolean {
  if (one === other) return true;
  const [here, there] = [one, other].map((radio) => (radio?.matches('[type="radio"]') ? radio.getAttribute('name') : null));
  return here !== null && here === there;
}

/** Gives the dialog the focus, and leads Tab from its last stop to its first, and back. */
function useFocusKept(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = frame.current;
    if (!dialog) return;
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? stopsIn(dialog)[0] ?? dialog;
    first.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      const at = document.activeElement;
      if (event.key !== 'Tab' || !isOnTop(dialog)) return;
      // What had the focus in it is gone: Tab comes back into it.
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
