import { Button } from '@meowtale/ui';
import { toAppError, useHost, usePerson } from '@meowtale/web-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { ADD_LIKE, DEL_LIKE, STORE_LIKE, type StoreLike } from './documents.ts';
import { Thumb } from './thumb.tsx';

interface LikeButtonProps {
  storeId: string;
  /** The like count when the page was queried. */
  counted: number;
}

/** Renders the like button. A press is shown at once, and reverted after an error. */
export function LikeButton({ storeId, counted }: LikeButtonProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const person = usePerson();
  const [{ data }] = useQuery({ query: STORE_LIKE, variables: { id: storeId }, pause: !person });
  const known = (person && data?.findStoreLike) || { liked: false, like_count: counted };
  const { shown, toggle } = useLike(storeId, known);
  return (
    <Button
      variant={shown.liked ? 'secondary' : 'soft'}
      size="small"
      aria-pressed={shown.liked}
      leftIcon={<Thumb filled={shown.liked} />}
      onClick={() => void toggle()}
    >
      {t('like.like')}
      {shown.like_count > 0 ? ` · ${new Intl.NumberFormat(locale, { notation: 'compact' }).format(shown.like_count)}` : null}
    </Button>
  );
}

function useLike(storeId: string, known: StoreLike) {
  const host = useHost();
  const [pressed, setPressed] = useState<StoreLike | null>(null);
  const busy = useRef(false);
  const shown = pressed ?? known;

  async function toggle() {
    if (busy.current) return;
    busy.current = true;
    const wasGuest = host.session.get().status !== 'signed-in';
    if (await host.session.signIn()) {
      // A guest who signs in may have liked it before: that press must not remove the like.
      const liked = wasGuest || !shown.liked;
      setPressed({ liked, like_count: Math.max(0, shown.like_count + (liked ? 1 : -1)) });
      const answer = await host.urql.mutation<Record<string, StoreLike>>(liked ? ADD_LIKE : DEL_LIKE, { id: storeId }, {}).toPromise();
      setPressed(answer.error ? null : (Object.values(answer.data ?? {})[0] ?? null));
      if (answer.error) host.showError(toAppError(answer.error));
    }
    busy.current = false;
  }
  return { shown, toggle };
}
