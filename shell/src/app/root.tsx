import { pageTitle } from '@meowtale/contracts/page-title';
import { LoadingBar, SkipLink } from '@meowtale/ui';
import { useLocation } from '@meowtale/web-kit';
import { matchRoute } from '@meowtale/web-kit/routes';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Frame } from '../frames/frame.tsx';
import { OfflineNotice } from '../frames/offline-notice.tsx';
import { PreviewNotice } from '../frames/preview-notice.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { SliceDownPage } from '../pages/slice-down-page.tsx';
import { ConsentBanner } from '../tracking/consent-banner.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { pageKindOf } from './page-kind.ts';
import { RoutePage } from './route-page.tsx';
import { useShell } from './shell.ts';
import { useScrollMemory } from './use-entry.ts';

/** Sets the title and moves the focus to the content of another page. The first page's title is the server's, except for a missing page. */
function usePageChange(title: string, pathname: string, missing: boolean): void {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (missing) document.title = pageTitle(title);
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = pageTitle(title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [title, pathname, missing]);
}

/** Renders every page: finds its route in the plan, renders its frame, and leaves the rest to the slice that owns it. */
export function Root() {
  const { t } = useTranslation();
  const { plan, progress } = useShell();
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const waiting = useStore(progress, ({ pending }) => pending > 0);
  const matched = useMemo(() => matchRoute(plan.routes, pathname), [plan.routes, pathname]);
  const kind = pageKindOf(plan, { hasRoute: matched !== null, isFirst: pathname === first.current });
  const shown = kind === 'route' ? matched : null;
  const frame = shown?.route.frame ?? 'store';
  useScrollMemory();
  const title = shown?.route.title ?? t(kind === 'unreadable' ? 'sliceDown.title' : 'notFound.title');
  usePageChange(title, pathname, shown === null);
  return (
    <>
      <SkipLink href="#main">{t('nav.skip')}</SkipLink>
      <LoadingBar active={waiting} label={t('common.loading')} />
      <OfflineNotice />
      <PreviewNotice />
      {frame === 'bare' ? null : <ConsentBanner frame={frame} />}
      <Frame kind={frame}>
        {shown ? (
          <RoutePage route={shown.route} params={shown.params} />
        ) : kind === 'unreadable' ? (
          <SliceDownPage onRetry={() => location.reload()} />
        ) : (
          <NotFoundPage />
        )}
      </Frame>
      <LeaveGuard />
    </>
  );
}
