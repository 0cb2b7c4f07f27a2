import { cx } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import classes from './generation.module.css';
import { useGeneration } from './generation-context.tsx';
import { ProposalPanel } from './proposal-panel.tsx';
import { StepDialog } from './step-dialog.tsx';
import { WorkPanel } from './work-panel.tsx';

/** Renders the dock at the bottom: what is being drafted, and the proposal. `beside` places it between the columns on a large screen. */
export function GenerationDock({ beside }: { beside: boolean }) {
  const { t } = useTranslation();
  const shown = useGeneration((state) => state.shown);
  const isWorking = useGeneration(({ work }) => work.at === 'running' || work.at === 'failed');
  return (
    <>
      <StepDialog />
      {shown || isWorking ? (
        <aside data-dock="" aria-label={t('generation.dock')} className={cx(classes.dock, beside && classes.beside)}>
          <WorkPanel />
          {shown ? <ProposalPanel key={shown} uuid={shown} /> : null}
        </aside>
      ) : null}
    </>
  );
}
