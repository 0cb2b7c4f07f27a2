import { Button, IconSpeakerphone, Text } from '@meowtale/ui';
import { formatPercent, useHost, usePerson } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { StoreDetail } from './documents.ts';

/** Renders the button for a tracked link to a work whose creator shares its sales; for other works a notice to creators (SPEC §9). */
export function PromoteButton({ listing }: { listing: StoreDetail }) {
  const { t } = useTranslation();
  const { locale, openPopup, session } = useHost();
  const person = usePerson();
  const share = listing.cps_profit_share_ratio;
  if (listing.status !== 'on') return null;
  if (listing.cps_state !== 1 || share === 0) {
    return person?.roles.includes('creator') ? (
      <Text as="span" size="small" tone="muted">
        {t('share.noAd')}
      </Text>
    ) : null;
  }

  async function promote() {
    if (!person && !(await session.signIn())) return;
    await openPopup('lobby.promote', { storeId: listing.uuid });
  }
  return (
    <div>
      <Button leftIcon={<IconSpeakerphone size={18} aria-hidden="true" />} onClick={promote}>
        {t('share.promote', { share: formatPercent(share, locale) })}
      </Button>
    </div>
  );
}
