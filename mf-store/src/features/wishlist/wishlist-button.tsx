import { Button, IconHeart, IconHeartFilled } from '@meowtale/ui';
import { useHost, usePerson } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { useAdLinkOf } from '../../app/use-ad-link-of.ts';
import { useSignedInAction } from '../../app/use-signed-in-action.ts';
import { ADD_WISH, DEL_WISH, TOUCHES_WISHLIST, WISHED } from './documents.ts';

/** Renders the button that adds a work to the wishlist and removes it. */
export function WishlistButton({ storeId }: { storeId: string }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const person = usePerson();
  const [{ data }] = useQuery({ query: WISHED, variables: { id: storeId }, pause: !person, context: TOUCHES_WISHLIST });
  const { act, acting } = useSignedInAction(TOUCHES_WISHLIST);
  const adLinkOf = useAdLinkOf();
  const wish = person ? data?.findWishlist.list[0] : undefined;

  async function toggle() {
    const isChanged = wish
      ? await act(DEL_WISH, { uuid: wish.uuid })
      : await act(ADD_WISH, async () => ({ id: storeId, uid: await adLinkOf(storeId) }));
    if (isChanged) notify(t(wish ? 'wishlist.removed' : 'wishlist.added'), 'success');
  }
  const Heart = wish ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="ghost"
      fullWidth
      aria-pressed={wish !== undefined}
      leftIcon={<Heart size={18} aria-hidden="true" />}
      loading={acting}
      onClick={toggle}
    >
      {t('wishlist.title')}
    </Button>
  );
}
