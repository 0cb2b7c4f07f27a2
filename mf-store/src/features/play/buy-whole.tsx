import { Button, type ButtonProps } from '@meowtale/ui';
import type { StoreDetail } from '../detail/documents.ts';
import { useBuy } from '../detail/use-buy.ts';

interface BuyWholeProps extends Pick<ButtonProps, 'variant' | 'size'> {
  listing: StoreDetail;
  onBought(): void;
}

/** Renders the purchase button for the work whose opening is played, with the same label as on its page. */
export function BuyWhole({ listing, onBought, ...look }: BuyWholeProps) {
  const { label, buy } = useBuy(listing, onBought);
  return (
    <Button {...look} onClick={buy}>
      {label}
    </Button>
  );
}
