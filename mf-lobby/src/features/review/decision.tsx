import type { ReviewComment } from '@meowtale/contracts/inputs/catalog/review';
import { SUBMIT_PARTS, type SubmitPart } from '@meowtale/contracts/states';
import { Button, Card, RadioGroup, Stack, Text, Title } from '@meowtale/ui';
import { type AppError, DraftNotice, formatDateTime, toAppError, useDraft, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { type ReviewedSubmit, type ReviewVariables, reviewSubmit, TOUCHES_REVIEW } from './documents.ts';
import { usePinned } from './pins.tsx';
import { NO_REFUSAL, type Refusal, RefuseForm } from './refuse-form.tsx';
import classes from './review.module.css';
import { TakenBy, useIsMine, useMayTakeOver } from './taken-by.tsx';

const STATES = { page: 'page_state', package: 'package_state' } as const satisfies Record<SubmitPart, keyof ReviewedSubmit>;

/** Returns the part that is decided while the other one isn't yet. */
const decidedPart = (submit: ReviewedSubmit): SubmitPart | null => {
  const decided = SUBMIT_PARTS.filter((part) => submit[STATES[part]] >= 4);
  return decided.length === 1 ? (decided[0] ?? null) : null;
};

const isPinned = ({ comments }: ReviewedSubmit, { path, text }: ReviewComment): boolean =>
  comments.some((comment) => comment.path === path && comment.text === text);

/** Renders the decision: take it, then accept or refuse it; only its reviewer decides. */
export function Decision({ submit }: { submit: ReviewedSubmit }) {
  const { t } = useTranslation();
  const { locale, navigation, notify } = useHost();
  const [{ fetching }, review] = useMutation(reviewSubmit);
  const pins = usePinned();
  const { comments } = pins;
  const draft = useDraft<Refusal>({ of: `refusal.${submit.uuid}`, saved: NO_REFUSAL });
  const refusal = draft.value;
  const [refusing, setRefusing] = useState(draft.isRestored);
  const mine = useIsMine(submit);
  const leftLying = useMayTakeOver(submit);
  const half = mine ? decidedPart(submit) : null;
  const unsent = mine && (refusal.memo.trim() !== '' || comments.some((comment) => !isPinned(submit, comment)));
  useEffect(() => navigation.guard(() => (unsent ? t('review.leave') : null)), [navigation, unsent, t]);
  const [part, setPart] = useState<SubmitPart | 'both'>('both');
  const [failure, setFailure] = useState<AppError | null>(null);

  /** Sends a decision with all pinned comments. */
  async function act(decision: Omit<ReviewVariables, 'uuid'>): Promise<void> {
    setFailure(null);
    const details = decision.action === 'take' ? {} : { ...(part !== 'both' && { part }), ...(comments.length > 0 && { comments }) };
    const { error } = await review({ uuid: submit.uuid, ...decision, ...details }, TOUCHES_REVIEW);
    setPart('both');
    if (error) return setFailure(toAppError(error));
    setRefusing(false);
    if (decision.action !== 'take') {
      draft.settle();
      // After the first of two parts the comments are still needed for the other one.
      if (part === 'both' || half) pins.clear();
    }
    const alone = part === 'both' ? SUBMIT_PARTS.find((each) => half !== null && each !== half) : part;
    notify(t(alone ? `timeline.action.${decision.action}-${alone}` : `review.done.${decision.action}`), 'success');
  }
  const both = { isRestored: draft.isRestored || pins.isRestored, isKept: draft.isKept && pins.isKept };
  function discard() {
    if (draft.isRestored) draft.settle();
    if (pins.isRestored) pins.clear();
  }
  return (
    <Card raised as="section" aria-labelledby="decision-title">
      <Stack gap={16}>
        <Title level={2} size={22} id="decision-title">
          {t('review.decision')}
        </Title>
        {submit.submitted_at ? <Text tone="muted">{t('submit.since', { when: formatDateTime(submit.submitted_at, locale) })}</Text> : null}
        <RefusalNotice failure={failure} />
        {mine ? <DraftNotice draft={both} onDiscard={discard} /> : null}
        <WhoDecides submit={submit} mine={mine} />
        {leftLying || (submit.status === 'submitted' && !submit.review.is_own) ? (
          <Button variant="primary" loading={fetching} onClick={() => act({ action: 'take' })}>
            {t('review.take')}
          </Button>
        ) : null}
        {mine && submit.page_state === 3 && submit.package_state === 3 ? (
          <RadioGroup
            label={t('review.part')}
            options={(['both', ...SUBMIT_PARTS] as const).map((value) => ({ value, label: t(`review.parts.${value}`) }))}
            value={part}
            onChange={(value) => setPart(SUBMIT_PARTS.find((known) => known === value) ?? 'both')}
          />
        ) : null}
        {half ? <HalfDecided submit={submit} part={half} /> : null}
        {mine && !refusing ? (
          <Stack gap={8}>
            {comments.length > 0 ? (
              <Text size="small" tone="muted">
                {t('review.pin.count', { number: comments.length })}
              </Text>
            ) : null}
            <Button variant="primary" loading={fetching} onClick={() => act({ action: 'pass' })}>
              {t('review.pass')}
            </Button>
            <Button disabled={fetching} onClick={() => setRefusing(true)}>
              {t('review.refuse')}
            </Button>
          </Stack>
        ) : null}
        {mine && refusing ? (
          <RefuseForm
            uuid={submit.uuid}
            refusal={refusal}
            onEdit={(change) => draft.change((before) => ({ ...before, ...change }))}
            sending={fetching}
            pinned={comments.length}
            onRefuse={(input) => act({ action: 'refuse', ...input })}
            onCancel={() => setRefusing(false)}
          />
        ) : null}
        {submit.decided_at ? <Decided submit={submit} when={formatDateTime(submit.decided_at, locale)} /> : null}
      </Stack>
    </Card>
  );
}

/** Renders why the reader can't decide, if so. */
function WhoDecides({ submit, mine }: { submit: ReviewedSubmit; mine: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {submit.review.is_own && !submit.decided_at ? <Text>{t('review.own')}</Text> : null}
      {submit.status === 'reviewing' && !mine ? (
        <Text>
          <TakenBy review={submit.review} />
        </Text>
      ) : null}
    </>
  );
}

function HalfDecided({ submit, part }: { submit: ReviewedSubmit; part: SubmitPart }) {
  const { t } = useTranslation();
  return (
    <div>
      <Text weight="medium">{t(`timeline.action.${submit[STATES[part]] === 4 ? 'pass' : 'refuse'}-${part}`)}</Text>
      <Text>{t('review.halfDecided')}</Text>
    </div>
  );
}

function Decided({ submit, when }: { submit: ReviewedSubmit; when: string }) {
  const { t } = useTranslation();
  const isRejected = submit.status === 'refused';
  return (
    <div>
      <Text weight="medium">{t(isRejected ? 'review.wasRefused' : 'review.wasPassed', { when })}</Text>
      {isRejected ? <Text>{t(`rejection.${submit.rejection_type ?? 'unknown'}`)}</Text> : null}
      {submit.memo ? (
        <p className={classes.words} dir="auto">
          {submit.memo}
        </p>
      ) : null}
    </div>
  );
}
