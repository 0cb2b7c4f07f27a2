import type { LogPage as Page } from '@meowtale/story';
import { useEffect, useRef, useState } from 'react';
import { ChosenLine } from './chosen-line.tsx';
import { StoryLine } from './story-line.tsx';
import type { Words } from './words.ts';

interface LogPageProps {
  page: Page;
  language: string | undefined;
  goBack: (steps: number) => void;
  words: Words;
}

/** Renders a page of the log: its number, the choice that led to it and its text without pictures. */
export function LogPage({ page, language, goBack, words }: LogPageProps) {
  const { number, stepsBack, chosen, paragraphs } = page;
  const heading = `log-page-${stepsBack}`;
  return (
    <li aria-current={stepsBack === 0 ? 'step' : undefined}>
      <div className="log-place">
        <h3 id={heading}>{number === null ? words.log.unnumbered : words.page(number)}</h3>
        {stepsBack > 0 && <GoBack heading={heading} onSure={() => goBack(stepsBack)} words={words} />}
      </div>
      <div className="prose" lang={language}>
        <ChosenLine chosen={chosen} paragraphs={paragraphs} words={words} />
        {paragraphs.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's paragraphs never move.
          <StoryLine key={index} line={line} before={paragraphs[index - 1]} pictures={null} />
        ))}
      </div>
    </li>
  );
}

interface GoBackProps {
  /** The id of the page's heading, which tells its button from the others. */
  heading: string;
  onSure: () => void;
  words: Words;
}

/** Renders the way back, which asks first, because it undoes every later choice. */
function GoBack({ heading, onSure, words }: GoBackProps) {
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const sure = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) sure.current?.focus();
    else if (wasAsked.current) opener.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked) {
    return (
      <button ref={opener} type="button" className="button" aria-describedby={heading} onClick={() => setAsked(true)}>
        {words.log.goBack}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={words.log.goBackSure} className="log-sure">
      <p>{words.log.goBackSure}</p>
      <button type="button" className="button" onClick={() => setAsked(false)}>
        {words.no}
      </button>
      <button ref={sure} type="button" className="button primary" onClick={onSure}>
        {words.log.goBack}
      </button>
    </div>
  );
}
