import { Skeleton, Stack, useLateView } from '@meowtale/ui';
import { Failure, whenIdle } from '@meowtale/web-kit';
import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LaterPartProps<P extends object> {
  /** Fetches the view; the same function at every drawing. */
  fetchView: () => Promise<FunctionComponent<P>>;
  /** What the view is drawn with. */
  given: P;
}

/** How far below the window a part is fetched already. */
const NEAR = '600px';

/**
 * A part of a page that nobody sees first: fetched when the window comes near it, or when the browser has nothing else to do,
 * so that who goes by the keyboard finds it too. The server leaves it out. One that can't be fetched leaves the page standing.
 */
export function LaterPart<P extends object>({ fetchView, given }: LaterPartProps<P>) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const { View, isLost, retry } = useLateView(fetchView, wanted);

  useEffect(() => {
    let standing = true;
    const want = () => standing && setWanted(true);
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && want(), { rootMargin: NEAR });
    if (place.current) watch.observe(place.current);
    whenIdle(want);
    return () => {
      standing = false;
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
