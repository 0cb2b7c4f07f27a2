import { Card, Stack, Title } from '@meowtale/ui';
import { useTimeZone } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { Notification } from './documents.ts';
import { groupByDay } from './group-by-day.ts';
import { NoticeRow } from './notice-row.tsx';
import styles from './notices.module.css';

interface NoticeListProps {
  notices: readonly Notification[];
  selected: ReadonlySet<string>;
  onSelect(uuid: string, selected: boolean): void;
  /** Called before the notification at this index is removed. */
  onDelete(index: number): void;
}

/** Renders notifications grouped by day. */
export function NoticeList({ notices, selected, onSelect, onDelete }: NoticeListProps) {
  const { t } = useTranslation();
  const groups = groupByDay(notices, new Date(), useTimeZone());
  return (
    <Stack gap={24}>
      {groups.map(([stretch, list]) => (
        <Stack key={stretch} gap={8} as="section" aria-label={t(`stretch.${stretch}`)}>
          <Title level={2} size={17}>
            {t(`stretch.${stretch}`)}
          </Title>
          <Card flush>
            <ul className={styles.list}>
              {list.map((notice) => (
                <NoticeRow
                  key={notice.uuid}
                  notice={notice}
                  selected={selected.has(notice.uuid)}
                  onSelect={(isSelected) => onSelect(notice.uuid, isSelected)}
                  onDelete={() => onDelete(notices.indexOf(notice))}
                />
              ))}
            </ul>
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}
