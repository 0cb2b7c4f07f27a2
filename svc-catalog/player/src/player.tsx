import { useState } from 'react';
import { Reading } from './reading.tsx';
import { appearanceAtFirst, useAppearance } from './settings.ts';
import { usePlay } from './use-play.ts';
import { wordsFor } from './words.ts';

/** Renders the whole window of a story. */
export function Player() {
  const [appearance, setAppearance] = useState(appearanceAtFirst);
  useAppearance(appearance);
  const { opened, conflict, unkeptAt } = usePlay(appearance.lang, setAppearance);
  const words = wordsFor(appearance.lang);
  if (opened.status === 'loading') return <p className="waiting">{words.loading}</p>;
  if (opened.status === 'failed') {
    return (
      <div className="waiting" role="alert">
        <p>{words.unreadable}</p>
        <button type="button" className="button primary" onClick={opened.retry}>
          {words.retry}
        </button>
      </div>
    );
  }
  const notices = { words, conflict, unkeptAt };
  return <Reading {...opened} {...notices} onLanguage={(lang) => setAppearance({ ...appearance, lang })} />;
}
