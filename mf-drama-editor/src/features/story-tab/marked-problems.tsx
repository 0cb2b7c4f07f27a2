import { Popover } from '@meowtale/ui';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paragraphName } from '../columns/paragraph-name.ts';
import { markName } from './paragraph-card.tsx';
import { ProblemRows, type ProblemRowsProps } from './problem-rows.tsx';

interface MarkedProblemsProps extends ProblemRowsProps {
  /** The marked paragraph. */
  id: string;
  mark: RefObject<HTMLElement | null>;
  onClose(): void;
  /** Called when the last of its problems is fixed, and its mark is gone. */
  onMended(): void;
}

/** Renders the problems of one paragraph beside its mark, where they can be fixed. */
export function MarkedProblems({ story, problems, onPick, id, mark, onClose, onMended }: MarkedProblemsProps) {
  const { t } = useTranslation();
  const isMended = problems.length === 0;
  useEffect(() => {
    if (isMended) onMended();
  }, [isMended, onMended]);
  if (isMended) return null;
  return (
    <Popover anchor={mark} title={markName(t('problem.title', { count: problems.length }), paragraphName(story, id, t))} onClose={onClose}>
      <ProblemRows story={story} problems={problems} onPick={onPick} />
    </Popover>
  );
}
