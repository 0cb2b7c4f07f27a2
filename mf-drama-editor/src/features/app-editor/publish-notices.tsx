import { ConfirmDialog, Notice, ProgressBar } from '@meowtale/ui';
import { EntryChoice, FailureNotice } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import classes from './app-editor.module.css';
import type { AppFault } from './documents.ts';
import { useFaultSentence } from './fault-sentence.ts';
import type { Publish } from './use-publish.ts';

/** What became of publishing: how far it is, why it didn't, or the version that it made. */
export function PublishNotices({ publish: { state, publish, startWith, retry, dismiss } }: { publish: Publish }) {
  const { t } = useTranslation();
  if (state.step === 'sending' || state.step === 'making')
    return <ProgressBar label={t(`appEditor.publish.${state.step}`)} value={state.percent} />;
  if (state.step === 'done')
    return (
      <Notice tone="success" live onClose={dismiss} closeLabel={t('appEditor.close')}>
        <p>{t('appEditor.publish.done', { version: state.app.version })}</p>
        {state.app.warnings.some(({ key }) => key === 'pictureLeftOut') ? <p>{t('appEditor.publish.leftOut')}</p> : null}
        <FaultList faults={state.app.warnings} />
      </Notice>
    );
  if (state.step === 'failed') return <FailureNotice title={t('appEditor.publish.failed')} failure={state.error} onRetry={() => retry()} />;
  if (state.step === 'unclear')
    return (
      <Notice tone="warning" live onClose={dismiss} closeLabel={t('appEditor.close')}>
        <EntryChoice candidates={state.candidates} onChoose={startWith} />
      </Notice>
    );
  if (state.step === 'faulty')
    return (
      <Notice tone="danger" live title={t('appEditor.publish.faulty')} onClose={dismiss} closeLabel={t('appEditor.close')}>
        <FaultList faults={state.app.faults} />
      </Notice>
    );
  return (
    <ConfirmDialog
      open={state.step === 'overtaken'}
      title={t('appEditor.publish.overtaken')}
      confirmLabel={t('appEditor.publish.over')}
      cancelLabel={t('appEditor.cancel')}
      onConfirm={() => publish(true)}
      onCancel={dismiss}
    >
      {state.step === 'overtaken' ? t('appEditor.publish.overtakenHint', { version: state.version }) : null}
    </ConfirmDialog>
  );
}

function FaultList({ faults }: { faults: readonly AppFault[] }) {
  const sentenceOf = useFaultSentence();
  if (faults.length === 0) return null;
  return (
    <ul className={classes.losses}>
      {[...new Set(faults.map(sentenceOf))].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
