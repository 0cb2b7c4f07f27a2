import { Button, Checkbox, ConfirmDialog, Group } from '@meowtale/ui';
import { toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { LABEL_NOTICES, type NoticeLabel, type NoticesFound, TOUCHES_NOTICES } from './documents.ts';
import styles from './notices.module.css';
import { askedBy, type Filter } from './notices-query.ts';
import type { Selection } from './use-selection.ts';

interface ToolbarProps {
  found: NoticesFound;
  filter: Filter;
  selection: Selection;
}

/** Renders the actions on the selected notifications, or on all. */
export function Toolbar({ found, filter, selection }: ToolbarProps) {
  const { t } = useTranslation();
  const { showError, notify } = useHost();
  const [{ fetching }, label] = useMutation(LABEL_NOTICES);
  const [doing, setDoing] = useState<NoticeLabel | null>(null);
  const [asking, setAsking] = useState(false);
  const { chosen } = selection;
  const some = chosen.size > 0;

  async function mark(as: NoticeLabel) {
    if (fetching) return;
    setDoing(as);
    const all = { uuids: null, until: found.latest_at, type: askedBy(filter).type };
    const { data, error } = await label({ ...(some ? { uuids: [...chosen], until: null, type: null } : all), label: as }, TOUCHES_NOTICES);
    setDoing(null);
    setAsking(false);
    if (error) return showError(toAppError(error));
    selection.chooseAll(false);
    notify(t(as === 'read' ? 'doneRead' : 'doneDelete', { count: data?.addNotificationUserLabels ?? 0 }), 'success');
  }
  return (
    <div className={styles.toolbar}>
      <Checkbox
        label={some ? t('selected', { count: chosen.size }) : t('selectAll')}
        checked={chosen.size === found.list.length}
        indeterminate={some && chosen.size < found.list.length}
        onChange={(event) => selection.chooseAll(event.currentTarget.checked)}
      />
      <Group gap={8}>
        {some || found.unreadCount > 0 ? (
          <Button size="small" loading={doing === 'read'} onClick={() => void mark('read')}>
            {t(some ? 'readSelected' : 'readAll')}
          </Button>
        ) : null}
        {some || filter !== 'unread' ? (
          <Button size="small" variant="ghost" loading={doing === 'delete' && !asking} onClick={() => setAsking(true)}>
            {t(some ? 'deleteSelected' : 'deleteAll')}
          </Button>
        ) : null}
      </Group>
      <ConfirmDialog
        open={asking}
        title={some ? t('deleteTitle', { count: chosen.size }) : t(`deleteAllTitle.${askedBy(filter).type ?? 'all'}`)}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        danger
        loading={doing === 'delete'}
        onConfirm={() => void mark('delete')}
        onCancel={() => setAsking(false)}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </div>
  );
}
