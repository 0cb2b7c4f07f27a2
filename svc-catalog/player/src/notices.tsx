import type { PlayView } from '@meowtale/story';
import type { Conflict } from './use-play.ts';
import type { Words } from './words.ts';

/** Returns the text of a recovery; null where the place is the same, also in another language. */
function recoveredWords({ recovery }: PlayView, { recovered }: Words): string | null {
  if (recovery === null || recovery === 'restored' || recovery === 'translated') return null;
  // Recoveries by name, which only our own format has, use the texts of the others, because readers know only those.
  if (recovery === 'kept') return recovered.replayed;
  return recovery === 'ancestor' ? recovered.nearest : recovered[recovery];
}

interface NoticesProps {
  view: PlayView;
  conflict: Conflict | null;
  /** Whether a notice says here that the place can't be stored. */
  isUnkept: boolean;
  words: Words;
}

/** Renders notices to the reader: an updated story, an error, a place from another device or one that can't be stored. */
export function Notices({ view, conflict, isUnkept, words }: NoticesProps) {
  const recovered = recoveredWords(view, words);
  return (
    <>
      {conflict && (
        <div className="notice" role="alert">
          <p>{words.conflict}</p>
          <button type="button" className="button primary" onClick={conflict.takeTheirs}>
            {words.takeTheirs}
          </button>
          <button type="button" className="button" onClick={conflict.keepMine}>
            {words.keepMine}
          </button>
        </div>
      )}
      {recovered !== null && (
        <p className="notice" role="status">
          {recovered}
        </p>
      )}
      {isUnkept && (
        <p className="notice" role="status">
          {words.unkept}
        </p>
      )}
      {view.fault !== null && (
        <p key={view.faultCount} className="notice" role="alert">
          {words.fault}
        </p>
      )}
    </>
  );
}
