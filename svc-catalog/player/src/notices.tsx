import type { PlayView } from '@meowtale/story';
import type { Conflict } from './use-play.ts';
import type { Words } from './words.ts';

/** Nothing where the place is the same: also in another language. */
function recoveredWords({ recovery }: PlayView, { recovered }: Words): string | null {
  if (recovery === null || recovery === 'restored' || recovery === 'translated') return null;
  // A story of ours finds its places by their names; to a reader that is what they know already.
  if (recovery === 'kept') return recovered.replayed;
  return recovery === 'ancestor' ? recovered.nearest : recovered[recovery];
}

/** What the reader should know before going on: an updated story, a stumble, a place read on elsewhere. */
export function Notices({ view, conflict, words }: { view: PlayView; conflict: Conflict | null; words: Words }) {
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
      {view.fault !== null && (
        <p key={view.faultCount} className="notice" role="alert">
          {words.fault}
        </p>
      )}
    </>
  );
}
