import { Button, Stack, Text, Title } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemRows, type ProblemRowsProps } from './problem-rows.tsx';
import { worstFirst } from './problems-by-part.ts';
import { useFocusAfterMend } from './use-focus-after-mend.ts';

/** Number of problems shown at first: correcting them shows the next. */
const SHOWN = 30;

/** Renders all problems of the story, the worst first. */
export function Problems({ story, problems, onPick }: ProblemRowsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(SHOWN);
  const sorted = worstFirst(problems);
  const onClick = useFocusAfterMend(problems);
  return (
    <Stack gap={12} as="section" aria-labelledby="problems" onClick={onClick}>
      <Title level={2} size={17} id="problems" tabIndex={-1}>
        {t('problem.title', { count: problems.length })}
      </Title>
      {problems.length === 0 ? (
        <Text size="small" tone="muted">
          {t('problem.none')}
        </Text>
      ) : null}
      <ProblemRows story={story} problems={sorted.slice(0, shown)} onPick={onPick} />
      {sorted.length > shown ? (
        <Button size="small" variant="ghost" onClick={() => setShown(shown + SHOWN)}>
          {t('problem.more', { count: sorted.length - shown })}
        </Button>
      ) : null}
    </Stack>
  );
}
