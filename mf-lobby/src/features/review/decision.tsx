import { SUBMIT_PARTS, type SubmitPart } from '@meowtale/contracts/states';
import { Button, Card, RadioGroup, Stack, Text, Title } from '@meowtale/ui';
import { type AppError, formatDateTime, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { type ReviewedSubmit, type ReviewVariables, reviewSubmit, TOUCHES_REVIEW } from './documents.ts';
import { usePinned } from './pins.tsx';
import { RefuseForm } from './refuse-form.tsx';
import classes from './review.module.css';

/** Take it, then pass or refuse it; who took it decides. */
export function Decision({ submit }: { submit: ReviewedSubmit }) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const [{ fetching }, review] = useMutation(reviewSubmit);
  const comments = usePinned();
  const [refusing, setRefusing] = useState(false);
  const [part, setPart] = useState<SubmitPart | 'both'>('both');
  const [failure, setFailure] = useState<AppError | null>(null);

  async function act(decision: Omit<ReviewVariables, 'uuid'>): Promise<void> {
    setFailure(null);
    const one = decision.action !== 'take' && part !== 'both' ? { part } : {};
    const { error } = await review({ uuid: submit.uuid, ...decision, ...one }, TOUCHES_REVIEW);
    setPart('both');
    if (error) return setFailure(toAppError(error));
    setRefusing(false);
    notify(t(`review.done.${decision.action}`), 'success');
  }
  return (
    <Card raised as="section" aria-labelledby="decision-title">
      <Stack gap={16}>
        <Title level={2} size={22} id="decision-title">
          {t('review.decision')}
        </Title>
        {submit.submitted_at ? <Text tone="muted">{t('submit.since', { when: formatDateTime(submit.submitted_at, locale) })}</Text> : null}
        <RefusalNotice failure={failure} />
        {submit.status === 'submitted' ? (
          <Button variant="primary" loading={fetching} onClick={() => act({ action: 'take' })}>
            {t('review.take')}
          </Button>
        ) : null}
        {submit.status === 'reviewing' && submit.page_state === 3 && submit.package_state === 3 ? (
          <RadioGroup
            label={t('review.part')}
            options={(['both', ...SUBMIT_PARTS] as const).map((value) => ({ value, label: t(`review.parts.${value}`) }))}
            value={part}
            onChange={(value) => setPart(SUBMIT_PARTS.find((known) => known === value) ?? 'both')}
          />
        ) : null}
        {submit.status === 'reviewing' && submit.page_state !== submit.package_state ? <Text>{t('review.halfDecided')}</Text> : null}
        {submit.status === 'reviewing' && !refusing ? (
          <Stack gap={8}>
            <Button variant="primary" loading={fetching} onClick={() => act({ action: 'pass' })}>
              {t('review.pass')}
            </Button>
            <Button disabled={fetching} onClick={() => setRefusing(true)}>
              {t('review.refuse')}
            </Button>
          </Stack>
        ) : null}
        {submit.status === 'reviewing' && refusing ? (
          <RefuseForm
            uuid={submit.uuid}
            sending={fetching}
            pinned={comments.length}
            onRefuse={(words) => act({ action: 'refuse', ...words, ...(comments.length > 0 && { comments }) })}
            onCancel={() => setRefusing(false)}
          />
        ) : null}
        {submit.decided_at ? <Decided submit={submit} when={formatDateTime(submit.decided_at, locale)} /> : null}
      </Stack>
    </Card>
  );
}

function Decided({ submit, when }: { submit: ReviewedSubmit; when: string }) {
  const { t } = useTranslation();
  const refused = submit.status === 'refused';
  return (
    <div>
      <Text weight="medium">{t(refused ? 'review.wasRefused' : 'review.wasPassed', { when })}</Text>
      {refused ? <Text>{t(`rejection.${submit.rejection_type ?? 'unknown'}`)}</Text> : null}
      {submit.memo ? <p className={classes.words}>{submit.memo}</p> : null}
    </div>
  );
}
