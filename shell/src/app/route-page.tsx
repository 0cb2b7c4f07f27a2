import { DESK_MIN_WIDTH_PX } from '@meowtale/contracts';
import { useLocation, useSession } from '@meowtale/web-kit';
import type { RouteParams } from '@meowtale/web-kit/routes';
import { memo, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { NotAllowedPage, SignInFirstPage } from '../pages/access-pages.tsx';
import { AdultGatePage } from '../pages/adult-gate-page.tsx';
import { DesignPage } from '../pages/design-page.tsx';
import { DeskOnlyPage } from '../pages/desk-only-page.tsx';
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

/** What stands in for the page when this person may not open it; null when they may. */
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

/** One page: who may see it, how much room it needs, whether it asks for age, and then the slice that draws it. */
export function RoutePage({ route, params }: { route: PlannedRoute; params: RouteParams }) {
  // The lobby and the editors are for a desk (SPEC §1); a slice may ask for more room than this.
  const minWidth = route.minWidth ?? (route.frame === 'lobby' || route.frame === 'editor' ? DESK_MIN_WIDTH_PX : 0);
  const roomy = useMedia(`(min-width: ${minWidth}px)`);
  const refusal = useRefusal(route);
  const gated = useAdultGate(route);
  const framed = useFramed();
  const opened = useOpened(route.id, roomy);
  if (!opened) return <DeskOnlyPage minWidth={minWidth} />;
  if (refusal) return refusal;
  if (gated) return <AdultGatePage />;
  const page = <PageOfRoute route={route} params={params} framed={framed} />;
  if (minWidth === 0) return page;
  return (
    <>
      {roomy ? null : <DeskOnlyPage minWidth={minWidth} />}
      <div style={{ display: roomy ? 'contents' : 'none' }}>{page}</div>
    </>
  );
}

/** Whether a page was drawn already: one that was stays, out of sight, while its window is too small, and what was typed in it with it. */
function useOpened(id: string, roomy: boolean): boolean {
  const [openedId, setOpenedId] = useState(roomy ? id : null);
  if (roomy && openedId !== id) setOpenedId(id);
  return roomy || openedId === id;
}

/**
 * Whether what stands around the page is alive. Changes once, and with it React takes over at once what the server drew there.
 * By itself it would do so when it has nothing else to do, and do what the page's effects want even later: a person who is found
 * before that brings a new GraphQL client, and urql draws the page for ever, as it never gets to what was put off.
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

/** Not drawn anew with what is around it: a page that the server drew is taken over in small pieces, and a change from outside would hurry that. */
const PageOfRoute = memo(function PageOfRoute({ route, params }: PageOfRouteProps) {
  if (route.slice === 'shell') {
    return (
      <RemoteBoundary key={route.id} name="shell" fallback={() => <SliceDownPage onRetry={() => location.reload()} />}>
        <Suspense fallback={<Waiting />}>
          <OwnPage id={route.id} />
        </Suspense>
      </RemoteBoundary>
    );
  }
  return (
    <RemoteBoundary key={route.slice} name={route.slice} fallback={(retry) => <SliceDownPage onRetry={retry} />}>
      <Suspense key={route.id} fallback={<Waiting />}>
        <RemotePage name={route.slice} routeId={route.id} params={params} />
      </Suspense>
    </RemoteBoundary>
  );
});
