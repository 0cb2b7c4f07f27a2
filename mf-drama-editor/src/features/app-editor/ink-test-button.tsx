import type { StoryEngine } from '@meowtale/story';
import { Button } from '@meowtale/ui';
import { lazyView } from '@meowtale/web-kit';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { InkProblem } from './compile-ink.ts';

/** Fetched when a story is tested. */
const Playthroughs = lazyView(async () => (await import('./ink-playthroughs.tsx')).InkPlaythroughs);

interface InkTestButtonProps {
  /** Null while nothing can be played. */
  engine: StoryEngine | null;
  text: string;
  problems: readonly InkProblem[];
  onGo(line: number): void;
}

/** Renders the button that opens the automatic playing of an ink story. */
export function InkTestButton({ engine, text, problems, onGo }: InkTestButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const goTo = (line: number) => {
    // The closed dialog returns the focus, which then moves to the line.
    flushSync(() => setOpen(false));
    onGo(line);
  };
  return (
    <>
      <Button size="small" disabled={engine === null} onClick={() => setOpen(true)}>
        {t('playthrough.title')}
      </Button>
      {open && engine ? (
        <Suspense fallback={null}>
          <Playthroughs
            engine={engine}
            text={text}
            faulty={problems.some(({ severity }) => severity === 'error')}
            onGo={goTo}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
