import type { Choice, PlayAction } from '@meowtale/story';
import type { Words } from './words.ts';

/** Keys choose the first nine; the others need the mouse or Tab. */
const KEYS = 9;

interface ChoicesProps {
  choices: readonly Choice[];
  /** The language of their text. */
  language: string | undefined;
  act: (action: PlayAction) => void;
  words: Words;
}

export function Choices({ choices, language, act, words }: ChoicesProps) {
  return (
    <nav aria-label={words.choices}>
      <ol className="choices">
        {choices.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its position.
          <li key={index}>
            <button type="button" className="choice" dir="auto" data-choice={index} onClick={() => act({ type: 'choose', index })}>
              <span className="key" aria-hidden="true">
                {index < KEYS ? index + 1 : '·'}
              </span>
              <span lang={language}>{choice.text || '…'}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
