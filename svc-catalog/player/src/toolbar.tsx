import type { PlayAction, PlayView } from '@meowtale/story';
import { type ReactNode, useRef } from 'react';
import { TEXT_SIZES, useTextSize } from './settings.ts';
import type { Words } from './words.ts';

interface ToolbarProps {
  view: PlayView;
  /** Empty where it is shown elsewhere. */
  title: string;
  act: (action: PlayAction) => void;
  openLog: () => void;
  words: Words;
  /** Rendered before the tools. */
  children: ReactNode;
}

/** Renders the title, and the reader's tools. */
export function Toolbar({ view, title, act, openLog, words, children }: ToolbarProps) {
  const [size, resize] = useTextSize();
  const sure = useRef<HTMLDialogElement>(null);
  return (
    <header className="bar">
      <p dir="auto" className="bar-title">
        {title}
      </p>
      {children}
      <div role="toolbar" aria-label={words.tools} className="tools">
        <Tool label={words.smaller} disabled={size === TEXT_SIZES[0]} onClick={() => resize(-1)}>
          <path d="M4 18l5-12 5 12M5.8 14h6.4M16 12h5" />
        </Tool>
        <Tool label={words.larger} disabled={size === TEXT_SIZES.at(-1)} onClick={() => resize(1)}>
          <path d="M3 18l5-12 5 12M4.8 14h6.4M16 12h6M19 9v6" />
        </Tool>
        <Tool label={words.back} disabled={!view.canGoBack} onClick={() => act({ type: 'back' })}>
          <path d="M9 14l-4-4 4-4M5 10h9a5 5 0 0 1 0 10h-3" />
        </Tool>
        <Tool label={words.skip} disabled={!view.canSkip} onClick={() => act({ type: 'skip' })}>
          <path d="M4 6l7 6-7 6zM12 6l7 6-7 6zM21 6v12" />
        </Tool>
        <Tool label={words.log.title} onClick={openLog}>
          <path d="M6 4h12v16H6zM9 8h6M9 12h6M9 16h4" />
        </Tool>
        <Tool label={words.restart} disabled={view.turn === 0} onClick={() => sure.current?.showModal()}>
          <path d="M20 11a8 8 0 1 0-2.3 5.7M20 4v7h-7" />
        </Tool>
      </div>
      <dialog ref={sure} aria-labelledby="restart-sure">
        <form method="dialog">
          <p id="restart-sure">{words.restartSure}</p>
          <button type="submit" className="button">
            {words.no}
          </button>
          <button type="submit" className="button primary" onClick={() => act({ type: 'start', seed: 0 })}>
            {words.yes}
          </button>
        </form>
      </dialog>
    </header>
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, disabled = false, onClick, children }: ToolProps) {
  return (
    <button type="button" className="tool" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}
