import { isAdultCategory } from '@meowtale/contracts/categories';
import { Button, Checkbox, cx, FoldedText, Group, IconButton, IconTrash, Stack, StaffBadge, Text, VisuallyHidden } from '@meowtale/ui';
import { formatDateTime, Link, toAppError, useAdultConfirmed, useHost } from '@meowtale/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { LABEL_NOTICE, type NoticeLabel, type Notification, TOUCHES_NOTICES } from './documents.ts';
import styles from './notices.module.css';
import { placeOf } from './place-of.ts';
import { rejectionOf } from './sentence.ts';
import { useSentence } from './use-sentence.ts';

interface NoticeRowProps {
  notice: Notification;
  selected: boolean;
  onSelect(selected: boolean): void;
  /** Called before it is removed from the list. */
  onDelete(): void;
}

/** Renders one notification with its actions. Following its link marks it as read. */
export function NoticeRow({ notice, selected, onSelect, onDelete }: NoticeRowProps) {
  const { t } = useTranslation();
  const { locale, showError } = useHost();
  const [{ fetching }, label] = useMutation(LABEL_NOTICE);
  const confirmed = useAdultConfirmed();
  const { store_id, category, text } = notice.params;
  const row = useRef<HTMLLIElement>(null);
  const unread = !notice.notification_user_label.some((label) => label.label === 'read');
  const place = placeOf(notice.key, store_id);
  const sentence = useSentence()(notice);
  const reason = rejectionOf(notice, t);
  // The beginning of an adult work's update is hidden like its brief (ADR 10).
  const needsConfirmation = notice.key === 'update' && !confirmed && isAdultCategory(category ?? undefined);

  const wasUnread = useRef(unread);
  useEffect(() => {
    // The button that marked it as read disappeared: the focus stays with the notification.
    if (wasUnread.current && !unread && document.activeElement === document.body) row.current?.focus();
    wasUnread.current = unread;
  }, [unread]);

  async function mark(as: NoticeLabel) {
    if (fetching) return;
    if (as === 'delete') onDelete();
    const { error } = await label({ uuid: notice.uuid, label: as }, TOUCHES_NOTICES);
    if (error) showError(toAppError(error));
  }
  return (
    <li ref={row} tabIndex={-1} className={cx(styles.row, unread && styles.unread)}>
      <Checkbox
        label={t('selectNamed', { sentence })}
        hideLabel
        checked={selected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <Stack gap={4}>
        <span className={styles.sentence}>
          {unread ? <VisuallyHidden>{t('isUnread')} </VisuallyHidden> : null}
          {place ? (
            <Link className="mt-anchor mt-anchor--quiet" to={place} onClick={() => unread && void mark('read')}>
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </span>
        {reason ? (
          <Text as="span" dir="auto">
            {reason}
          </Text>
        ) : null}
        {text && !needsConfirmation ? <FoldedText text={text} moreLabel={t('unfold')} lessLabel={t('fold')} /> : null}
        <Group gap={8}>
          {notice.type === 'official' ? <StaffBadge>{t('official')}</StaffBadge> : null}
          <Text as="span" size="small" tone="muted">
            <time dateTime={notice.created_at}>{formatDateTime(notice.created_at, locale)}</time>
          </Text>
        </Group>
      </Stack>
      <Group gap={4} wrap={false}>
        {unread ? (
          <Button
            variant="ghost"
            size="small"
            loading={fetching}
            onClick={() => void mark('read')}
            aria-label={t('readNamed', { sentence })}
          >
            {t('read')}
          </Button>
        ) : null}
        <IconButton
          label={t('deleteNamed', { sentence })}
          tooltip={false}
          icon={<IconTrash size={18} aria-hidden="true" />}
          aria-disabled={fetching}
          onClick={() => void mark('delete')}
        />
      </Group>
    </li>
  );
}
