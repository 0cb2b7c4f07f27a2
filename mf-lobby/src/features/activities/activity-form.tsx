import { ACTIVITY_STATE, DISCOUNT_PERCENT } from '@meowtale/contracts';
import { ACTIVITY_NAME_MAX, officialActivity } from '@meowtale/contracts/inputs/catalog/activity';
import { Button, Card, DateTimeInput, Notice, NumberInput, RadioGroup, Stack, TextInput } from '@meowtale/ui';
import { DraftOverNotice, formatLanguageAlone, useDraftOver, useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../app/language-tabs.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { fieldSentence } from '../../app/sentences.ts';
import { useDateLabels } from '../../app/use-date-labels.ts';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { DRAFT, type Draft, draftOf, EMPTY, type Fields, faultsOf, inputOf, readDraft, STANDS } from './activity-draft.ts';
import { type Activity, addActivity, setActivity, TOUCHES_ACTIVITIES } from './documents.ts';
import { useDifferingFields } from './use-differing-fields.ts';

/** Renders the form of a promotion, new or as it is now; after its start the percentage and the start can't be changed. */
export function ActivityForm({ activity, back }: { activity: Activity | null; back: string }) {
  const { t } = useTranslation();
  const { navigation, notify } = useHost();
  const saved = activity ? draftOf(activity) : EMPTY;
  // A change by a colleague meanwhile is a conflict, and isn't overwritten unseen.
  const stored = useDraftOver({
    of: `activity.${activity?.uuid ?? 'new'}`,
    saved,
    version: activity && String(activity.revision),
    parse: readDraft,
  });
  const { value: draft, isConflict } = stored;
  const differing = useDifferingFields(draft, saved);
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
  const { acting, failure, forget } = activity ? setting : adding;

  function ask(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    forget();
    if (!isConflict && faultsOf(draft).length === 0) setAsking(true);
  }
  /** Continues after a conflict, which closed the question. */
  function choose(version: 'takeTheirs' | 'keepMine') {
    forget();
    setAsking(false);
    stored[version]();
  }
  const notice = { ...stored, takeTheirs: () => choose('takeTheirs'), keepMine: () => choose('keepMine') };
  async function save(reason: string) {
    const input = { ...officialActivity.parse(inputOf(draft)), reason };
    const { uuid, revision } = activity ?? {};
    return uuid && revision !== undefined ? setting.act({ ...input, uuid, revision }) : adding.act(input);
  }
  return (
    <Card>
      <form noValidate onSubmit={ask}>
        <Stack gap={24}>
          <DraftOverNotice draft={notice} differing={differing} onDiscard={() => stored.settle()} />
          <ActivityFields
            draft={draft}
            begun={activity?.state === ACTIVITY_STATE.active}
            faults={[...faults, ...(failure?.fields ?? [])]}
            onEdit={(change) => {
              forget();
              stored.change((before) => ({ ...before, ...change }));
            }}
          />
          <div>
            <Button variant="primary" type="submit" disabled={isConflict}>
              {t('activities.save')}
            </Button>
          </div>
        </Stack>
      </form>
      {asking && !isConflict ? (
        <ReasonDialog
          title={t('activities.sure')}
          draftOf={`activity.${activity?.uuid ?? 'new'}`}
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
