import { VisuallyHidden } from '@meowtale/ui';
import { Link, paths, useHost } from '@meowtale/web-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffCounts } from './staff-counts.ts';
import classes from './staff-nav.module.css';

const GROUPS = {
  listings: ['queues', 'stores', 'home', 'activities'],
  people: ['people', 'comments', 'notifications'],
  money: ['refunds', 'payment-differences', 'payouts', 'silver', 'plans'],
  system: ['releases', 'dead-letters', 'audit'],
} as const;
type Group = keyof typeof GROUPS;
export type StaffPage = (typeof GROUPS)[Group][number];

/** Renders links to the staff pages, grouped by topic, with the count of each queue. */
export function StaffNav({ room }: { room: StaffPage }) {
  const { t } = useTranslation();
  const counts: Partial<Record<StaffPage, number | undefined>> = useStaffCounts();
  const id = useId();
  return (
    <nav className={classes.nav} aria-label={t('staff.rooms')}>
      {Object.entries(GROUPS).map(([group, rooms]) => (
        <div key={group} className={classes.group}>
          <p id={`${id}-${group}`} className={classes.title}>
            {t(`staff.group.${group}`)}
          </p>
          <ul aria-labelledby={`${id}-${group}`} className={classes.rooms}>
            {rooms.map((each) => (
              <li key={each}>
                <RoomLink room={each} isCurrent={each === room} waiting={counts[each] ?? 0} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function RoomLink({ room, isCurrent, waiting }: { room: StaffPage; isCurrent: boolean; waiting: number }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const number = new Intl.NumberFormat(locale).format(waiting);
  return (
    <Link
      className="mt-tab"
      to={room === 'queues' ? paths.lobbyStaff() : paths.lobbyStaff(room)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {t(`staff.room.${room}`)}
      {waiting > 0 ? (
        <>
          {' '}
          <span className="mt-tab__count" aria-hidden="true">
            {number}
          </span>
          <VisuallyHidden>{t('staff.waiting', { number })}</VisuallyHidden>
        </>
      ) : null}
    </Link>
  );
}
