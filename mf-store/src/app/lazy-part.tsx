import { Skeleton, Stack, useLateView } from '@meowtale/ui';
import { Failure, whenIdle } from '@meowtale/web-kit';
import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LaterPartProps<P extends object> {
  /** Fetches the view; must be the same function at every render. */
  fetchView: () => Promise<FunctionComponent<P>>;
  /** The props of the view. */
  given: P;
}

/** Distance below the window at which a part is fetched. */
const NEAR = '600px';

/**
 * Renders a part below the first screen. It is fetched when the window comes near it or when the browser is idle, so that it is reachable
 * by keyboard too; the server leaves it out. A part that can't be fetched leaves the page usable.
 */
export function LazyPart<P extends object>({ fetchView, given }: LaterPartProps<P>) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const { View, isLost, retry } = useLateView(fetchView, wanted);

  useEffect(() => {
    let isMounted = true;
    const want = () => isMounted && setWanted(true);
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && want(), { rootMargin: NEAR });
    if (place.current) watch.observe(place.current);
    whenIdle(want);
    return () => {
      isMounted = false;
      watch.disconnect();
    };
  }, []);

  if (View) return <View {...given} />;
  if (isLost) return <Failure error={{ code: 'other/network-request-failed' }} title={t('part.failed')} onRetry={retry} autoRetry />;
  return (
    <div ref={place} role="status" aria-busy="true" aria-label={t('part.loading')}>
      <Stack gap={12}>
        <Skeleton lines={2} />
        <Skeleton lines={2} />
      </Stack>
    </div>
  );
}
