import type { PlayAction, ReadingLog } from '@meowtale/story';
import { useEffect, useRef } from 'react';
import { LogPage } from './log-page.tsx';
import type { Words } from './words.ts';

interface LogProps {
  log: ReadingLog;
  /** The language of the story's text. */
  language: string | undefined;
  act: (action: PlayAction) => void;
  onClose: () => void;
  words: Words;
}

/** Renders what was read in this run as a dialog, which opens at its end; each earlier page can be gone back to. */
export function Log({ log, language, act, onClose, words }: LogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pages = useRef<HTMLElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The end must be laid out before it can be scrolled to, and arrows scroll only what is focused.
    pages.current?.focus({ preventScroll: true });
    pages.current?.lastElementChild?.scrollIntoView({ block: 'end' });
  }, []);
  const goBack = (steps: number) => {
    dialog.current?.close();
    act({ type: 'back', steps });
  };
  return (
    <dialog ref={dialog} className="log" aria-labelledby="log-title" onClose={onClose}>
      <form method="dialog" className="log-head">
        <h2 id="log-title">{words.log.title}</h2>
        <button type="submit" className="button">
          {words.log.close}
        </button>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section ref={pages} tabIndex={0} aria-labelledby="log-title" className="log-pages">
        {!log.isWhole && <p className="log-gap">{words.log.gap}</p>}
        <ol>
          {log.pages.map((page) => (
            <LogPage key={page.stepsBack} page={page} language={language} goBack={goBack} words={words} />
          ))}
        </ol>
      </section>
    </dialog>
  );
}
