import { isAdultCategory } from '@meowtale/contracts/categories';
import { ACCOUNT_NOTICES, WORK_NOTICES } from '@meowtale/contracts/inputs/catalog/notice';
import { Button, cx, Group, IconButton, IconTrash, Stack, Text, VisuallyHidden } from '@meowtale/ui';
import { formatCoinsAsUsd, formatDateTime, formatPercent, Link, paths, toAppError, useAdultConfirmed, useHost } from '@meowtale/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { LABEL_NOTICE, type Notification, TOUCHES_NOTICES } from './documents.ts';
import styles from './notices.module.css';

const KEYS = ['release', 'update', 'official', ...WORK_NOTICES, ...ACCOUNT_NOTICES] as const;

/** Where a notice leads: to the room in which one goes on, or to the work. */
function placeOf(key: string, id: string): string {
  if (key === 'agent-asked') return paths.lobbyAgent({ store: id });
  if (key === 'store-overridden') return paths.setStore(id);
  if (key.startsWith('review-')) return paths.setStore(id, 'submit');
  if (key === 'agent-submitted' || key === 'agent-cancelled') return paths.setStore(id, 'submit');
  return key.startsWith('agent-') ? paths.setStore(id, 'publishing-check') : paths.store(id);
}

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
  const { author = '', who = '', rate = 0, store_id, category, text, rejection_type: reason } = notice.params;
  const name = notice.params.name || t('notices.untitled');
  const row = useRef<HTMLLIElement>(null);
  const unread = !notice.notification_user_label.some((kept) => kept.label === 'read');
  const key = KEYS.find((known) => known === notice.key) ?? 'other';
  const until = notice.params.until ? formatDateTime(notice.params.until, locale) : '';
  const coins = formatCoinsAsUsd(notice.params.coins ?? 0, locale);
  const sentence = t(`notices.say.${key}`, { name, author, who, until, coins, rate: formatPercent(rate, locale) });
  // How an update of an adult work begins is its words, as its brief is (ADR 10).
  const held = key === 'update' && !confirmed && isAdultCategory(category);

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
            <Link className="mt-anchor mt-anchor--quiet" to={placeOf(key, store_id)} onClick={() => unread && void mark('read')}>
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </span>
        {reason ? <Text as="span">{t([`notices.rejection.${reason}`, 'notices.rejection.unknown'])}</Text> : null}
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
