import type { PlayAction, PlayView, ReadingLog } from '@meowtale/story';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Choices } from './choices.tsx';
import { ChosenLine } from './chosen-line.tsx';
import { EndingScreen } from './ending-screen.tsx';
import { IS_FRAMED } from './is-framed.ts';
import { LanguageSelect } from './language-select.tsx';
import { Log } from './log.tsx';
import { Notices } from './notices.tsx';
import type { Host } from './page-link.ts';
import { isOpening } from './part.ts';
import { Picture } from './picture.tsx';
import { StoryLine } from './story-line.tsx';
import { barTitleOf, TitlePage } from './title-page.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Conflict, StoryData } from './use-play.ts';
import { useShortcuts } from './use-shortcuts.ts';
import type { Words } from './words.ts';

interface ReadingProps {
  view: PlayView;
  told: StoryData;
  act: (action: PlayAction) => void;
  readLog: () => ReadingLog;
  pictures: Host['pictures'];
  conflict: Conflict | null;
  /** The turn at which a notice says that the place can't be stored. */
  unkeptAt: number | null;
  words: Words;
  onLanguage: (language: string) => void;
}

/** Renders one page of the story: the last choice, the text, and the choices. */
export function Reading({ view, told, act, readLog, pictures, conflict, unkeptAt, words, onLanguage }: ReadingProps) {
  const { title, author, languages } = told;
  const language = told.language ?? undefined;
  const page = useRef<HTMLElement>(null);
  const [isLogOpen, setLogOpen] = useState(false);
  const openLog = useCallback(() => setLogOpen(true), []);
  useShortcuts(view, act, openLog);
  // A new page is read from its beginning, by eyes and by screen readers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is what makes a page new.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    page.current?.focus({ preventScroll: true });
  }, [view.turn, view.chosen]);
  const isFirst = view.turn === 0;
  const opening = isOpening(location.search);
  return (
    <div className="book" data-scene={view.background !== null}>
      <Toolbar view={view} title={barTitleOf(title, { framed: IS_FRAMED, isFirst })} act={act} openLog={openLog} words={words}>
        {!IS_FRAMED && <LanguageSelect languages={languages} value={told.language} onChange={onLanguage} words={words} />}
      </Toolbar>
      {view.background !== null && (
        <div className="scene">
          <Picture image={view.background} alt="" pictures={pictures} className="backdrop" />
        </div>
      )}
      {isLogOpen && <Log log={readLog()} language={language} act={act} onClose={() => setLogOpen(false)} words={words} />}
      <main ref={page} tabIndex={-1} key={view.turn} className="page" aria-label={title}>
        {isFirst && <TitlePage title={title} author={author} language={language} framed={IS_FRAMED} />}
        {/* Here it is read with its page; the picture itself is outside of it. */}
        {view.backgroundAlt !== '' && <div role="img" className="unseen" lang={language} aria-label={view.backgroundAlt} />}
        <Notices view={view} conflict={conflict} isUnkept={unkeptAt === view.turn} words={words} />
        <div aria-live="polite" aria-atomic="true" className="prose" lang={language}>
          <ChosenLine chosen={view.chosen} paragraphs={view.paragraphs} words={words} />
          {view.paragraphs.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's paragraphs never move.
            <StoryLine key={index} line={line} before={view.paragraphs[index - 1]} pictures={pictures} />
          ))}
        </div>
        {view.ended ? (
          <EndingScreen view={view} language={language} opening={opening} act={act} words={words} />
        ) : (
          <Choices choices={view.choices} language={language} act={act} words={words} />
        )}
      </main>
      <footer className="foot">
        <span>{words.page(view.turn + 1)}</span>
        {!opening && <span>{words.endings(view.endingsFound.length, view.endingsTotal)}</span>}
        <span className="keys">{words.keys}</span>
      </footer>
    </div>
  );
}
