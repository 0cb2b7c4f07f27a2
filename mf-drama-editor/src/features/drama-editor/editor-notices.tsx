import { Button, Notice } from '@meowtale/ui';
import { FailureNotice, paths, useHost } from '@meowtale/web-kit';
import { SaveNotice } from '@meowtale/web-kit/editor';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { addDramaAgain } from './documents.ts';
import { useEditor } from './editor-context.tsx';
import { changeInput } from './pieces.ts';
import { removeStoredText } from './stored-text.ts';

interface EditorNoticesProps {
  personUuid: string;
  /** Other tabs that have this drama open. */
  others: number;
  /** Whether this browser stores unsaved input. */
  kept: boolean;
  /** The text came from this browser. */
  fromKept: boolean;
}

/** Renders notices about unsaved text, and where it is stored meanwhile. */
export function EditorNotices({ personUuid, others, kept, fromKept }: EditorNoticesProps) {
  const { t } = useTranslation();
  const save = useEditor((state) => state.save);
  const retry = useEditor((state) => state.retry);
  return (
    <>
      {others > 0 ? <Notice live>{t('notice.otherTabs', { count: others })}</Notice> : null}
      {fromKept && save === 'none' ? <Notice live>{t('notice.restored')}</Notice> : null}
      <SaveNotice save={save} failed={t('notice.failed')} where={t(kept ? 'notice.keptHere' : 'notice.keptNowhere')} onRetry={retry} />
      {save === 'refused' ? <Refused personUuid={personUuid} /> : null}
    </>
  );
}

/** Renders a rejected save. When the drama itself was deleted, its content can become a new one. */
function Refused({ personUuid }: { personUuid: string }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { saved, draft, refusal, retry } = useEditor((state) => state);
  const [{ fetching, error }, add] = useMutation(addDramaAgain);
  const isDeleted = refusal?.code === 'drama/not-found';

  async function saveAsNew() {
    const { data } = await add({ drama: changeInput(draft) });
    if (!data) return;
    removeStoredText(personUuid, saved.uuid);
    navigation.replace(paths.setDrama(data.addDrama.uuid));
  }

  if (!isDeleted) return <FailureNotice title={t('notice.refused')} failure={refusal ?? { code: '9999' }} onRetry={retry} />;
  const act = (
    <Button onClick={saveAsNew} loading={fetching}>
      {t('notice.saveAsNew')}
    </Button>
  );
  return (
    <Notice tone="danger" live title={t('notice.refused')} actions={act}>
      {t('notice.gone')} {error ? t('notice.failed') : null}
    </Notice>
  );
}
