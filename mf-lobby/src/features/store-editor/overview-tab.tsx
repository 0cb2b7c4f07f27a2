import { Button, Card, Grid, Section, Stack, Text } from '@meowtale/ui';
import { formatDateTime, Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../app/fact-list.tsx';
import { Journal } from '../journal/journal.tsx';
import { isOut } from '../stores/documents.ts';
import { SubmitStatus } from '../stores/submit-status.tsx';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { OfferSection } from './offer-section.tsx';
import { PromotersSection } from './promoters-section.tsx';
import { RequirementList } from './requirement-list.tsx';
import { Timeline } from './timeline.tsx';
import { useRequirements } from './use-requirements.ts';

/** Renders the state of the listing, what it still needs, and its public updates. */
export function OverviewTab() {
  const { t } = useTranslation();
  const id = useEditor((state) => state.listing.uuid);
  const editable = useEditor(isEditable);
  const passed = useEditor((state) => state.savedSubmit.status === 'passed');
  const { complete } = useRequirements();
  return (
    <Stack gap={36}>
      <Grid kind="aside" gap={36}>
        <Section title={t(complete ? 'overview.complete' : 'overview.needs')}>
          <Stack gap={24}>
            <RequirementList />
            {editable || passed ? (
              <div>
                <Button variant={passed ? 'primary' : 'secondary'} component={Link} to={paths.setStore(id, 'submit')}>
                  {t(passed ? 'overview.toRelease' : 'overview.toSubmit')}
                </Button>
              </div>
            ) : null}
          </Stack>
        </Section>
        <Section title={t('overview.stands')}>
          <Facts />
        </Section>
      </Grid>
      <Grid kind="halves" gap={36}>
        <OfferSection />
        <PromotersSection />
      </Grid>
      <Grid kind="aside" gap={36}>
        <Journal storeId={id} />
        <Timeline storeId={id} />
      </Grid>
    </Stack>
  );
}

function Facts() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const listing = useEditor((state) => state.listing);
  const submit = useEditor((state) => state.savedSubmit);
  const when = (time: string | null) => (time ? formatDateTime(time, locale) : t('overview.notYet'));
  const facts = [
    { name: t('stores.platform'), value: t(`platform.${listing.platform_key}.name`) },
    { name: t('stores.status'), value: <SubmitStatus status={submit.status} /> },
    { name: t('overview.page'), value: t(`partState.${submit.page_state}`) },
    { name: t('overview.package'), value: t(`partState.${submit.package_state}`) },
    { name: t('overview.submitted'), value: when(submit.submitted_at) },
    { name: t('overview.decided'), value: when(submit.decided_at) },
    { name: t(listing.released_at && !isOut(listing) ? 'overview.comesOut' : 'overview.released'), value: when(listing.released_at) },
  ];
  return (
    <Card>
      <Stack gap={16}>
        <FactList facts={facts} />
        <Text size="small" tone="muted">
          {t(`platform.${listing.platform_key}.words`)}
        </Text>
      </Stack>
    </Card>
  );
}
