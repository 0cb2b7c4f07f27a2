import { type PlayState, play, type StoryEngine, writeSave } from '@meowtale/story';
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import type { Host } from './page-link.ts';
import { openStory, pickLanguage, type Tell } from './story-language.ts';

/** An open story, whose engine another language replaces. */
interface Translatable {
  tell: Tell;
  engine: StoryEngine;
  host: Host;
}

/** Continues at the same place in another language when one is requested; without a connection in the current one. */
export function useTranslation(
  lang: string,
  table: { readonly current: Translatable | null },
  open: boolean,
  setState: Dispatch<SetStateAction<PlayState | null>>,
): void {
  useEffect(() => {
    const now = table.current;
    if (!open || now === null) return;
    const { languages } = now.host;
    const language = pickLanguage(lang, languages);
    if (language === now.engine.language) return;
    const closing = new AbortController();
    // A story of our own format has all of its languages loaded.
    const opened = now.host.kind === 'story' ? Promise.resolve(now.tell) : openStory(language, now.host, closing.signal);
    opened
      .then((tell) => {
        if (closing.signal.aborted) return;
        const engine = tell(language);
        Object.assign(now, { tell, engine });
        setState((before) => before && play(engine, null, { type: 'load', save: writeSave(before) }));
      })
      .catch(() => {});
    return () => closing.abort();
  }, [lang, table, open, setState]);
}
