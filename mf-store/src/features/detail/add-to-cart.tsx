import { Button } from '@meowtale/ui';
import { Link, paths, toAppError, useHost, useLocation, usePerson } from '@meowtale/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { useAdLinkOf } from '../../app/use-ad-link-of.ts';
import { ADD_TO_CART, CART, type CartData } from '../cart/documents.ts';

const CONTEXT = { additionalTypenames: ['CartStore'] };

/** Renders the button that adds a work to the cart; for one in it, a link to the cart. */
export function AddToCart({ storeId }: { storeId: string }) {
  const { t } = useTranslation();
  const { notify, session, showError } = useHost();
  const person = usePerson();
  const [{ data }] = useQuery<CartData>({ query: CART, pause: !person, context: CONTEXT });
  const [{ fetching }, add] = useMutation(ADD_TO_CART);
  const inCart = data?.findCartStore.list.some((row) => row.store_id === storeId) ?? false;

  const adLinkOf = useAdLinkOf();
  const cameByLink = new URLSearchParams(useLocation().search).has('uid');
  // A tracked link led here again: the work in the cart is updated, because the last link counts. Nothing waits for it.
  useEffect(() => {
    if (!inCart || !cameByLink) return;
    const sendAdd = async () => {
      const uid = await adLinkOf(storeId);
      if (uid !== null) await add({ storeId, uid }, CONTEXT);
    };
    void sendAdd().catch(() => {});
  }, [inCart, cameByLink, adLinkOf, add, storeId]);

  const link = useRef<HTMLAnchorElement>(null);
  const pressed = useRef(false);
  // The button disappears: the focus moves to the link in its place.
  useEffect(() => {
    if (inCart && pressed.current && document.activeElement === document.body) link.current?.focus();
  }, [inCart]);

  async function put() {
    pressed.current = true;
    if (!person && !(await session.signIn())) return;
    const { error } = await add({ storeId, uid: await adLinkOf(storeId) }, CONTEXT);
    if (error) showError(toAppError(error));
    else notify(t('cart.added'), 'success');
  }

  if (person && inCart)
    return (
      <Button ref={link} fullWidth component={Link} to={paths.cart()}>
        {t('cart.inCart')}
      </Button>
    );
  return (
    <Button fullWidth onClick={put} loading={fetching}>
      {t('cart.add')}
    </Button>
  );
}
