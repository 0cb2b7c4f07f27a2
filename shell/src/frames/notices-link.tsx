import { IconBell } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import classes from './store-header.module.css';
import { useUnreadNotices } from './use-unread-notices.ts';

/** Renders the link to the notifications, with the number of unread ones. */
export function NoticesLink() {
  const { t } = useTranslation();
  const unread = useUnreadNotices();
  return (
    <Link to={paths.notices()} className={`${classes.link} ${classes.bell}`}>
      <IconBell size={20} aria-hidden />
      <span className={classes.bellText}>{unread > 0 ? t('header.noticesWith', { count: unread }) : t('header.notices')}</span>
      {unread > 0 ? (
        <span className={`${classes.linkCount} ${classes.bellCount}`} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </Link>
  );
}
