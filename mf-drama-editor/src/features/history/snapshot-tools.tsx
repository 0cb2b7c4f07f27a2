import { Button, Group } from '@meowtale/ui';
import { formatDateTime, useHost } from '@meowtale/web-kit';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Snapshot } from './documents.ts';
import { SnapshotName } from './snapshot-name.tsx';
import { SnapshotView } from './snapshot-view.tsx';

/** Renders the actions on a snapshot that don't change the drama: showing and naming it. */
export function SnapshotTools({ snapshot }: { snapshot: Snapshot }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [looking, setLooking] = useState(false);
  const [naming, setNaming] = useState(false);
  const namer = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  // Automatic ones have the same name.
  const which = { name: snapshot.name || t('history.automatic'), time: formatDateTime(snapshot.created_at, locale) };
  const endNaming = () => {
    flushSync(() => setNaming(false));
    namer.current?.focus();
  };
  return (
    <>
      {naming ? (
        <SnapshotName snapshot={snapshot} onDone={endNaming} />
      ) : (
        <Group gap={8}>
          <Button
            size="small"
            variant="ghost"
            aria-expanded={looking}
            aria-controls={panelId}
            aria-label={t('history.lookAt', which)}
            onClick={() => setLooking(!looking)}
          >
            {t('history.look')}
          </Button>
          <Button ref={namer} size="small" variant="ghost" aria-label={t('history.giveNameTo', which)} onClick={() => setNaming(true)}>
            {t('history.giveName')}
          </Button>
        </Group>
      )}
      <div id={panelId} hidden={!looking}>
        {looking ? <SnapshotView uuid={snapshot.uuid} /> : null}
      </div>
    </>
  );
}
