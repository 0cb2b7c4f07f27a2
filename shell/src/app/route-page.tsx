import { DESKTOP_MIN_WIDTH_PX } from '@meowtale/contracts';
import { useLocation, useSession } from '@meowtale/web-kit';
import type { RouteParams } from '@meowtale/web-kit/routes';
import { memo, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { NotAllowedPage, SignInFirstPage } from '../pages/access-pages.tsx';
import { AdultGatePage } from '../pages/adult-gate-page.tsx';
import { DesignPage } from '../pages/design-page.tsx';
import { DesktopOnlyPage } from '../pages/desktop-only-page.tsx';
import { PublicPage } from '../pages/public-page.tsx';
import { ResetPasswordPage } from '../pages/reset-password-page.tsx';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { SliceDownPage } from '../pages/slice-down-page.tsx';
import { VerifyEmailPage } from '../pages/verify-email-page.tsx';
import type { PlannedRoute } from '../plan.ts';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { RemotePage } from '../remotes/remote-view.tsx';
import { asksForAdult } from './adult-gate.ts';
import { useShell } from './shell.ts';
import { useMedia } from './use-media.ts';
import { Waiting } from './waiting.tsx';
import { WaitingPage } from './waiting-page.tsx';

/** Returns what is shown instead of a page that this person may not open; null when they may. */
function useRefusal(route: PlannedRoute): ReactNode {
  const session = useSession();
  if (!route.roles) return null;
  if (session.status === 'loading') return route.frame === 'store' ? <WaitingPage /> : <Waiting />;
  if (session.status === 'guest') return <SignInFirstPage />;
  return route.roles.some((role) => session.person.roles.includes(role)) ? null : <NotAllowedPage />;
}

function useAdultGate(route: PlannedRoute): boolean {
  const { adultGate } = useShell();
  const { pathname, search } = useLocation();
  const { confirmed, requiredPaths } = useStore(adultGate);
  if (!route.adultAware || confirmed) return false;
  return asksForAdult(search) || requiredPaths.includes(pathname);
}

function OwnPage({ id }: { id: string }) {
  switch (id) {
    case 'sign-in':
      return <SignInPage mode="sign-in" />;
    case 'sign-up':
      return <SignInPage mode="sign-up" />;
    case 'verify-email':
      return <VerifyEmailPage />;
    case 'reset-password':
      return <ResetPasswordPage />;
    case 'about':
    case 'employment':
    case 'privacy':
    case 'terms':
    case 'mobileTip':
      return <PublicPage id={id} />;
    case 'design':
      return <DesignPage />;
    default:
      return null;
  }
}

/** Renders one page: checks roles, the window's width and the age gate, then renders the slice's page. */
export function RoutePage({ route, params }: { route: PlannedRoute; params: RouteParams }) {
  // The lobby and the editors are for desktops (SPEC §1); a slice may require more width.
  const minWidth = route.minWidth ?? (route.frame === 'lobby' || route.frame === 'editor' ? DESKTOP_MIN_WIDTH_PX : 0);
  const roomy = useMedia(`(min-width: ${minWidth}px)`);
  const refusal = useRefusal(route);
  const gated = useAdultGate(route);
  const framed = useFramed();
  const opened = useOpened(route.id, roomy);
  if (!opened) return <DesktopOnlyPage minWidth={minWidth} />;
  if (refusal) return refusal;
  if (gated) return <AdultGatePage />;
  const page = <PageOfRoute route={route} params={params} framed={framed} />;
  if (minWidth === 0) return page;
  return (
    <>
      {roomy ? null : <DesktopOnlyPage minWidth={minWidth} />}
      <div style={{ display: roomy ? 'contents' : 'none' }}>{page}</div>
    </>
  );
}

/** Returns whether the page was rendered before: then it stays hidden while the window is too small, so that its input isn't lost. */
function useOpened(id: string, roomy: boolean): boolean {
  const [openedId, setOpenedId] = useState(roomy ? id : null);
  if (roomy && openedId !== id) setOpenedId(id);
  return roomy || openedId === id;
}

/**
 * Returns whether the surrounding frame is hydrated. It changes once, which makes React hydrate the page at once; otherwise hydration waits
 * until React is idle and its effects even longer. A person found before that brings a new GraphQL client, and urql would render the page
 * endlessly, because the delayed effects never run.
 */
function useFramed(): boolean {
  const [framed, setFramed] = useState(false);
  useEffect(() => startTransition(() => setFramed(true)), []);
  return framed;
}

interface PageOfRouteProps {
  route: PlannedRoute;
  params: RouteParams;
  framed: boolean;
}

/**
 * Doesn't render again with its surroundings: a server-rendered page is hydrated in small pieces, which a change from outside would
 * interrupt.
 */
const PageOfRoute = memo(function PageOfRoute({ route, params }: PageOfRouteProps) {
  const { plan } = useShell();
  if (route.slice === 'shell') {
    return (
      <RemoteBoundary key={route.id} name="shell" fallback={() => <SliceDownPage onRetry={() => location.reload()} />}>
        <Suspense fallback={<Waiting />}>
          <OwnPage id={route.id} />
        </Suspense>
      </RemoteBoundary>
    );
  }
  // A slice that is switched off isn't in this tab's plan, but may be in the next page's.
  if (!plan.slices.some(({ name }) => name === route.slice)) return <SliceDownPage onRetry={() => location.reload()} />;
  return (
    <RemoteBoundary key={route.slice} name={route.slice} fallback={(retry) => <SliceDownPage onRetry={retry} />}>
      <Suspense key={route.id} fallback={<Waiting />}>
        <RemotePage name={route.slice} routeId={route.id} params={params} />
      </Suspense>
    </RemoteBoundary>
  );
});
