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
  const messages = wordsFor(appearance.lang);
  if (opened.status === 'loading') return <p className="waiting">{messages.loading}</p>;
  if (opened.status === 'failed') {
    return (
      <div className="waiting" role="alert">
        <p>{messages.unreadable}</p>
        <button type="button" className="button primary" onClick={opened.retry}>
          {messages.retry}
        </button>
      </div>
    );
  }
  const notices = { words: messages, conflict, unkeptAt };
  return <Reading {...opened} {...notices} onLanguage={(lang) => setAppearance({ ...appearance, lang })} />;
}
