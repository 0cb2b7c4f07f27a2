import type { PlayAction, PlayView } from '@meowtale/story';
import { missingRows } from './missing-endings.ts';
import type { Words } from './words.ts';

interface EndingScreenProps {
  view: PlayView;
  /** The language of the endings' names. */
  language: string | undefined;
  /** It is the end of a work's opening, which isn't one of its endings. */
  opening: boolean;
  act: (action: PlayAction) => void;
  words: Words;
}

/** Renders the end of a run: its ending, those found so far, and how many remain. */
export function EndingScreen({ view, language, opening, act, words }: EndingScreenProps) {
  const missing = Math.max(0, view.endingsTotal - view.endingsFound.length);
  return (
    <section className="ending" aria-labelledby="the-end">
      <h2 id="the-end">{opening ? words.openingEnds : words.theEnd}</h2>
      {!opening && (
        <p dir="auto" className="ending-name" lang={language}>
          {view.ending?.name || words.unnamed}
        </p>
      )}
      <div className="ending-actions">
        <button type="button" className={opening ? 'button' : 'button primary'} onClick={() => act({ type: 'start', seed: 0 })}>
          {words.restart}
        </button>
        {view.canGoBack && (
          <button type="button" className="button" onClick={() => act({ type: 'back' })}>
            {words.back}
          </button>
        )}
      </div>
      {!opening && view.endingsTotal > 0 && (
        <>
          <h3>
            {words.endingsFound} <small>{words.endings(view.endingsFound.length, view.endingsTotal)}</small>
          </h3>
          <ul className="endings">
            {view.endingsFound.map((ending) => (
              <li key={ending.id} lang={language} dir="auto" data-now={ending.id === view.ending?.id}>
                {ending.name || words.unnamed}
              </li>
            ))}
            {missingRows(missing, words).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have neither identity nor state.
              <li key={index} className="missing">
                {row}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
