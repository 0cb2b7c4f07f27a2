import { Button, ConfirmDialog, Notice, ProgressBar } from '@meowtale/ui';
import { useErrorSentence } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import classes from './app-editor.module.css';
import type { AppFault } from './documents.ts';
import { useFaultSentence } from './fault-sentence.ts';
import type { Publish } from './use-publish.ts';

/** Renders the state of publishing: its progress, its error, or the new version. */
export function PublishNotices({ publish: { state, publish, dismiss } }: { publish: Publish }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
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
  if (state.step === 'failed')
    return (
      <Notice
        tone="danger"
        live
        title={t('appEditor.publish.failed')}
        actions={
          <Button size="small" onClick={() => publish()}>
            {t('error.retry')}
          </Button>
        }
      >
        {sentence(state.error)}
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
  const told = useFaultSentence();
  if (faults.length === 0) return null;
  return (
    <ul className={classes.losses}>
      {[...new Set(faults.map(told))].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
