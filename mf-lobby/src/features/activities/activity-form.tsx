import { ACTIVITY_STATE, DISCOUNT_PERCENT } from '@meowtale/contracts';
import { ACTIVITY_NAME_MAX, officialActivity } from '@meowtale/contracts/inputs/catalog/activity';
import { LOCALES } from '@meowtale/contracts/locales';
import { Button, Card, DateTimeInput, Notice, NumberInput, RadioGroup, Stack, TextInput } from '@meowtale/ui';
import { type AppError, DraftNotice, formatLanguageAlone, useDraft, useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { LanguageTabs } from '../../app/language-tabs.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { fieldSentence } from '../../app/sentences.ts';
import { useDateLabels } from '../../app/use-date-labels.ts';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { type Activity, addActivity, setActivity, TOUCHES_ACTIVITIES } from './documents.ts';

type Fields = NonNullable<AppError['fields']>;
interface Draft {
  names: Partial<Record<string, string>>;
  percentage_discount: number | null;
  started_at: string | null;
  ended_at: string | null;
  state: 0 | 1;
}
const { draft: DRAFT, scheduled: STANDS } = ACTIVITY_STATE;
const EMPTY: Draft = { names: {}, percentage_discount: 10, started_at: null, ended_at: null, state: DRAFT };

const draftOf = (activity: Activity): Draft => ({
  names: activity.names,
  percentage_discount: activity.percentage_discount,
  started_at: activity.started_at,
  ended_at: activity.ended_at,
  state: activity.state === DRAFT ? DRAFT : STANDS,
});
/** A draft with the revision that it was written over, so that a colleague's change meanwhile is a conflict. */
const storedDraft: z.ZodType<{ revision: number; fields: Draft }> = z.object({
  revision: z.number(),
  fields: z.object({
    names: z.record(z.string(), z.string()),
    percentage_discount: z.number().nullable(),
    started_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    state: z.union([z.literal(DRAFT), z.literal(STANDS)]),
  }),
});

const inputOf = (draft: Draft) => ({
  ...draft,
  names: LOCALES.flatMap((language) => {
    const name = draft.names[language]?.trim();
    return name ? [{ language, name }] : [];
  }),
});
const faultsOf = (draft: Draft): Fields =>
  (officialActivity.safeParse(inputOf(draft)).error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), key: message }));

/** Renders the form of a promotion, new or as it was when opened; after its start the percentage and the start can't be changed. */
export function ActivityForm({ activity, back }: { activity: Activity | null; back: string }) {
  const { t } = useTranslation();
  const { navigation, notify } = useHost();
  // A change by a colleague meanwhile must be a conflict, and not be overwritten unseen.
  const [seen] = useState(activity);
  const stored = useDraft({
    of: `activity.${seen?.uuid ?? 'new'}`,
    saved: { revision: seen?.revision ?? 0, fields: seen ? draftOf(seen) : EMPTY },
    parse: (found) => storedDraft.safeParse(found).data ?? null,
  });
  const { revision, fields: draft } = stored.value;
  // Errors are shown after the first attempt, and only while they apply.
  const [tried, setTried] = useState(false);
  const faults = tried ? faultsOf(draft) : [];
  const [asking, setAsking] = useState(false);
  function done() {
    stored.settle();
    notify(t('activities.saved'), 'success');
    navigation.push(back);
  }
  const adding = useStaffAction(addActivity, TOUCHES_ACTIVITIES, done);
  const setting = useStaffAction(setActivity, TOUCHES_ACTIVITIES, done);
  const { acting, failure, forget } = seen ? setting : adding;

  function ask(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    forget();
    if (faultsOf(draft).length === 0) setAsking(true);
  }
  async function save(reason: string) {
    const input = { ...officialActivity.parse(inputOf(draft)), reason };
    return seen ? setting.act({ ...input, uuid: seen.uuid, revision }) : adding.act(input);
  }
  return (
    <Card>
      <form noValidate onSubmit={ask}>
        <Stack gap={24}>
          <DraftNotice draft={stored} onDiscard={() => stored.settle()} />
          <ActivityFields
            draft={draft}
            begun={seen?.state === ACTIVITY_STATE.active}
            faults={[...faults, ...(failure?.fields ?? [])]}
            onEdit={(change) => {
              forget();
              stored.change((before) => ({ ...before, fields: { ...before.fields, ...change } }));
            }}
          />
          <div>
            <Button variant="primary" type="submit">
              {t('activities.save')}
            </Button>
          </div>
        </Stack>
      </form>
      {asking ? (
        <ReasonDialog
          title={t('activities.sure')}
          draftOf={`activity.${seen?.uuid ?? 'new'}`}
          hint={t('staff.reasonKept')}
          confirmLabel={t('activities.save')}
          acting={acting}
          failure={failure}
          onCancel={() => setAsking(false)}
          onConfirm={save}
        />
      ) : null}
    </Card>
  );
}

interface ActivityFieldsProps {
  draft: Draft;
  begun: boolean;
  faults: Fields;
  onEdit(change: Partial<Draft>): void;
}

function ActivityFields({ draft, begun, faults, onEdit }: ActivityFieldsProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const labels = useDateLabels();
  const fault = (path: string) => {
    const found = faults.find((field) => field.path === path);
    return found ? fieldSentence(t, found, locale) : undefined;
  };
  return (
    <>
      {begun ? <Notice>{t('activities.begun')}</Notice> : null}
      <Names draft={draft} faults={faults} onEdit={onEdit} />
      <NumberInput
        label={t('discount.percent')}
        description={t('discount.hint', DISCOUNT_PERCENT)}
        required
        {...DISCOUNT_PERCENT}
        disabled={begun}
        value={draft.percentage_discount}
        error={fault('percentage_discount')}
        onChange={(percentage_discount) => onEdit({ percentage_discount })}
      />
      <DateTimeInput
        label={t('activities.from')}
        required
        labels={labels}
        disabled={begun}
        value={draft.started_at}
        error={fault('started_at')}
        onChange={(started_at) => onEdit({ started_at })}
      />
      <DateTimeInput
        label={t('activities.to')}
        description={t('activities.toHint')}
        required
        labels={labels}
        value={draft.ended_at}
        error={fault('ended_at')}
        onChange={(ended_at) => onEdit({ ended_at })}
      />
      {begun ? null : (
        <RadioGroup
          label={t('activities.state')}
          options={[DRAFT, STANDS].map((state) => ({
            value: String(state),
            label: t(`activities.choice.${state}`),
            description: t(`activities.choiceHint.${state}`),
          }))}
          value={String(draft.state)}
          error={fault('state')}
          onChange={(value) => onEdit({ state: value === String(STANDS) ? STANDS : DRAFT })}
        />
      )}
    </>
  );
}

/** Renders a name for each language, English required. */
function Names({ draft, faults, onEdit }: Omit<ActivityFieldsProps, 'begun'>) {
  const { t } = useTranslation();
  const { locale } = useHost();
  function faultOf(language: string): string | undefined {
    if (faults.some(({ path }) => path === 'names')) return t('activities.englishFirst');
    const index = inputOf(draft).names.findIndex((entry) => entry.language === language);
    const found = faults.find(({ path }) => path === `names.${index}.name`);
    return found ? fieldSentence(t, found, locale) : undefined;
  }
  return (
    <LanguageTabs texts={draft.names}>
      {(language, name) => (
        <TextInput
          key={language}
          label={t('activities.nameIn', { language: formatLanguageAlone(language, locale) })}
          required={language === 'en-US'}
          lang={language}
          maxLength={ACTIVITY_NAME_MAX}
          error={faultOf(language)}
          value={name}
          onChange={(event) => onEdit({ names: { ...draft.names, [language]: event.currentTarget.value } })}
        />
      )}
    </LanguageTabs>
  );
}
