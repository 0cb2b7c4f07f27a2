import { RELEASE_TYPES } from '@meowtale/contracts/inputs/catalog/listing';
import { Button, Card, ConfirmDialog, RadioGroup, Section, Stack, Switch, Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { isOut } from '../stores/documents.ts';
import { setReleaseType, setSearch } from './documents.ts';
import { useEditor } from './editor-context.tsx';
import { useSubmitAction } from './use-submit-action.ts';

/** Renders the release type, and whether lists show the listing: both apply at once, without a review. */
export function OfferSection() {
  const { t } = useTranslation();
  const out = useEditor((state) => isOut(state.listing));
  return (
    <Section title={t('offer.title')}>
      <Card>
        <Stack gap={24}>
          {out ? <TypeOnceOut /> : <TypeBefore />}
          {out ? <ListedSwitch /> : null}
        </Stack>
      </Card>
    </Section>
  );
}

function useReleaseType() {
  const { t } = useTranslation();
  const { notify } = useHost();
  const settle = useEditor((state) => state.settle);
  const storeId = useEditor((state) => state.listing.uuid);
  const action = useSubmitAction(setReleaseType, ({ setStoreReleaseType: terms }) => {
    settle(terms);
    notify(t('offer.done'), 'success');
  });
  return { ...action, set: (release_type: string) => action.act({ store_id: storeId, release_type }) };
}

function TypeBefore() {
  const { t } = useTranslation();
  const type = useEditor((state) => state.listing.release_type);
  const { set, acting, waiting, failure } = useReleaseType();
  const options = RELEASE_TYPES.toReversed().map((value) => ({
    value,
    label: t(`offer.types.${value}`),
    description: t(`offer.typesHint.${value}`),
  }));
  return (
    <>
      <RadioGroup label={t('offer.type')} options={options} value={type} disabled={acting || waiting} onChange={(next) => void set(next)} />
      <RefusalNotice failure={failure} />
    </>
  );
}

/** Renders the release type after the release, when early access can only end. */
function TypeOnceOut() {
  const { t } = useTranslation();
  const type = useEditor((state) => state.listing.release_type);
  const { set, acting, waiting, failure } = useReleaseType();
  const [asking, setAsking] = useState(false);
  return (
    <Stack gap={12} align="start">
      <Text>
        {t('offer.type')}: {t(`offer.types.${type}`)}
      </Text>
      {type === 'early_access' ? (
        <Button disabled={waiting} onClick={() => setAsking(true)}>
          {t('offer.end')}
        </Button>
      ) : null}
      <RefusalNotice failure={failure} />
      <ConfirmDialog
        open={asking}
        loading={acting}
        title={t('offer.endTitle')}
        confirmLabel={t('offer.end')}
        cancelLabel={t('popup.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await set('official');
          setAsking(false);
        }}
      >
        {t('offer.endQuestion')}
      </ConfirmDialog>
    </Stack>
  );
}

function ListedSwitch() {
  const { t } = useTranslation();
  const storeId = useEditor((state) => state.listing.uuid);
  const listed = useEditor((state) => state.listing.search === 'list');
  const settle = useEditor((state) => state.settle);
  const { act, acting, failure } = useSubmitAction(setSearch, ({ setStoreStatus: terms }) => settle(terms));
  return (
    <>
      <Switch
        label={t('offer.listed')}
        description={t('offer.listedHint')}
        checked={listed}
        disabled={acting}
        onChange={(next) => void act({ store_id: storeId, status: next ? 'list' : 'unlist' })}
      />
      <RefusalNotice failure={failure} />
    </>
  );
}
