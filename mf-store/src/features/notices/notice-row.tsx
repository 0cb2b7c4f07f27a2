import { isAdultCategory } from '@meowtale/contracts/categories';
import { Button, cx, Group, IconButton, IconTrash, Stack, Text, VisuallyHidden } from '@meowtale/ui';
import { formatDateTime, Link, paths, toAppError, useAdultConfirmed, useHost } from '@meowtale/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { LABEL_NOTICE, type Notification, TOUCHES_NOTICES } from './documents.ts';
import styles from './notices.module.css';

const KEYS = ['release', 'update'] as const;

interface NoticeRowProps {
  notice: Notification;
  /** It is about to be taken from the list. */
  onDelete(): void;
}

/** One notice: what happened, and what can be done with it. Going where it leads reads it. */
export function NoticeRow({ notice, onDelete }: NoticeRowProps) {
  const { t } = useTranslation();
  const { locale, showError } = useHost();
  const [{ fetching }, label] = useMutation(LABEL_NOTICE);
  const confirmed = useAdultConfirmed();
  const { name = '', author = '', store_id, category, text } = notice.params;
  const row = useRef<HTMLLIElement>(null);
  const unread = !notice.notification_user_label.some((kept) => kept.label === 'read');
  const key = KEYS.find((known) => known === notice.key) ?? 'other';
  const sentence = t(`notices.say.${key}`, { name, author });
  // How an update of an adult work begins is its words, as its brief is (ADR 10).
  const held = !confirmed && isAdultCategory(category);

  const wasUnread = useRef(unread);
  useEffect(() => {
    // The button that read it is gone; whoever pressed it stays with the notice.
    if (wasUnread.current && !unread && document.activeElement === document.body) row.current?.focus();
    wasUnread.current = unread;
  }, [unread]);

  async function mark(as: 'read' | 'delete') {
    if (fetching) return;
    if (as === 'delete') onDelete();
    const { error } = await label({ uuid: notice.uuid, label: as }, TOUCHES_NOTICES);
    if (error) showError(toAppError(error));
  }
  return (
    <li ref={row} tabIndex={-1} className={cx(styles.row, unread && styles.unread)}>
      <Stack gap={4}>
        <span>
          {unread ? <VisuallyHidden>{t('notices.isUnread')} </VisuallyHidden> : null}
          {store_id ? (
            <Link className="mt-anchor mt-anchor--quiet" to={paths.store(store_id)} onClick={() => unread && void mark('read')}>
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </span>
        {text && !held ? (
          <p className={styles.text} lang="">
            {text}
          </p>
        ) : null}
        <Text as="span" size="small" tone="muted">
          {notice.type === 'official' ? `${t('notices.official')} · ` : ''}
          <time dateTime={notice.created_at}>{formatDateTime(notice.created_at, locale)}</time>
        </Text>
      </Stack>
      <Group gap={4} wrap={false}>
        {unread ? (
          <Button
            variant="ghost"
            size="small"
            loading={fetching}
            onClick={() => void mark('read')}
            aria-label={t('notices.readNamed', { sentence })}
          >
            {t('notices.read')}
          </Button>
        ) : null}
        <IconButton
          label={t('notices.deleteNamed', { sentence })}
          tooltip={false}
          icon={<IconTrash size={18} aria-hidden="true" />}
          aria-disabled={fetching}
          onClick={() => void mark('delete')}
        />
      </Group>
    </li>
  );
}
