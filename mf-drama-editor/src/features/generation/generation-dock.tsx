import { cx } from '@meowtale/ui';
import { lazyView } from '@meowtale/web-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './generation.module.css';
import { useGeneration } from './generation-context.tsx';
import { ProposalPanel } from './proposal-panel.tsx';
import { StepDialog } from './step-dialog.tsx';
import { WorkPanel } from './work-panel.tsx';

const Versions = lazyView(async () => (await import('./versions-panel.tsx')).VersionsPanel);

/** Renders the dock at the bottom: what is being drafted, and the proposal. `beside` places it between the columns on a large screen. */
export function GenerationDock({ beside }: { beside: boolean }) {
  const { t } = useTranslation();
  const shown = useGeneration((state) => state.shown);
  const versions = useGeneration((state) => state.versions);
  const isWorking = useGeneration(({ work }) => work.at === 'running' || work.at === 'failed');
  return (
    <>
      <StepDialog />
      {versions === null ? null : (
        <Suspense fallback={null}>
          <Versions node={versions} />
        </Suspense>
      )}
      {shown || isWorking ? (
        <aside data-dock="" aria-label={t('generation.dock')} className={cx(classes.dock, beside && classes.beside)}>
          <WorkPanel />
          {shown ? <ProposalPanel key={shown} uuid={shown} /> : null}
        </aside>
      ) : null}
    </>
  );
}
