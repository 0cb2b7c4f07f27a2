import { EmptyState, Grid, Page, PageHeader, Skeleton, Stack } from '@meowtale/ui';
import { Failure, Link, toAppError } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { Timeline } from '../store-editor/timeline.tsx';
import { SubmitStatus } from '../stores/submit-status.tsx';
import { Decision } from './decision.tsx';
import { DifferenceList } from './difference-list.tsx';
import { findReviewed, TOUCHES_REVIEW } from './documents.ts';
import { PinProvider } from './pins.tsx';
import classes from './review.module.css';
import { type ReviewAddress, reviewAddress } from './review-address.ts';
import { ReviewedContent } from './reviewed-content.tsx';
import { SubmitFindings } from './submit-findings.tsx';

/** It was taken back, or the address is invalid: a retry doesn't help. */
const NOT_THERE: readonly string[] = ['store/not-found', 'input/invalid'];
/** Findings matter until the decision. */
const UNDECIDED: readonly string[] = ['submitted', 'reviewing'];

interface ReviewedPageProps {
  store: string;
  submit: string;
  /** The queue from which it was opened. */
  address: ReviewAddress;
}

/** Renders one submission with everything needed for a review, and the decision beside it. */
export function ReviewedPage({ store, submit, address }: ReviewedPageProps) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findReviewed,
    variables: { store, uuid: submit },
    context: TOUCHES_REVIEW,
    requestPolicy: 'cache-and-network',
  });
  const reviewed = data?.findStoreSubmit.list[0];
  const back = (
    <Link className="mt-anchor" to={reviewAddress({ ...address, open: null })}>
      {t('review.back')}
    </Link>
  );
  const failure = error && !NOT_THERE.includes(toAppError(error).code) ? error : null;
  if (!reviewed || (error && !failure)) {
    return (
      <Page width="wide">
        <Stack gap={24}>
          <div>{back}</div>
          {fetching ? <Skeleton shape="block" /> : null}
          {!fetching && failure ? (
            <Failure level={1} title={t('review.failedOne')} error={failure} onRetry={() => ask({ requestPolicy: 'network-only' })} />
          ) : null}
          {!fetching && !failure ? (
            <EmptyState kind="search" level={1} title={t('review.gone')}>
              {t('review.goneHint')}
            </EmptyState>
          ) : null}
        </Stack>
      </Page>
    );
  }
  const { store_submit_info: info } = reviewed.data;
  const localized = info.list.find(({ language }) => language === info.default_lang) ?? info.list[0];
  return (
    <Page width="wide">
      <PageHeader eyebrow={back} title={localized?.name || t('stores.untitled')} actions={<SubmitStatus status={reviewed.status} />} />
      <PinProvider submit={reviewed}>
        <Grid kind="aside" gap={36}>
          <div>
            {UNDECIDED.includes(reviewed.status) ? (
              <div className={classes.findings}>
                <SubmitFindings submit={reviewed} />
              </div>
            ) : null}
            <div className={classes.differences}>
              <DifferenceList submit={reviewed} />
            </div>
            <Stack gap={36}>
              <ReviewedContent submit={reviewed} />
              <Timeline storeId={store} />
            </Stack>
          </div>
          <div className={classes.side}>
            <Decision submit={reviewed} />
          </div>
        </Grid>
      </PinProvider>
    </Page>
  );
}
