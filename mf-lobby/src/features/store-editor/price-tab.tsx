import { Notice, Stack } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { DiscountForm } from './discount-form.tsx';
import { useEditor } from './editor-context.tsx';
import { PriceList } from './price-list.tsx';
import { RewardForm } from './reward-form.tsx';

/** Renders the price: by country where the platform sells, the minimum reward where the buyer chooses. */
export function PriceTab() {
  const { t } = useTranslation();
  const sells = useEditor((state) => state.listing.auth_type === 1);
  const reviewing = useEditor((state) => state.savedSubmit.status === 'reviewing');
  return (
    <Stack gap={24}>
      {reviewing ? <Notice tone="warning">{t('price.locked')}</Notice> : null}
      {sells ? (
        <div>
          <PriceList />
          <DiscountForm />
        </div>
      ) : (
        <RewardForm />
      )}
    </Stack>
  );
}
