import { NOTICE_AUDIENCES, OFFICIAL_TEXT_MAX } from '@meowtale/contracts/inputs/catalog/notice';
import { ROLES } from '@meowtale/contracts/roles';
import { countCharacters } from '@meowtale/contracts/text/characters';
import { Button, Card, ChipPicker, Notice, RadioGroup, Stack, Textarea } from '@meowtale/ui';
import { type AppError, DraftNotice, formatLanguageAlone, useDraft, useHost, useLocation } from '@meowtale/web-kit';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../app/language-tabs.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { addNotification } from './documents.ts';
import { type Draft, emptyDraft, type Fault, faultsOf, isBegun, peopleIn, readDraft, textsOf, withText } from './notice-draft.ts';
import classes from './notices.module.css';
import { SentWords } from './sent-words.tsx';

/** Renders `/lobby/staff/notifications`: an official notification to everyone, to roles or to people, in up to thirteen languages. */
export function NotificationsPage() {
  const person = new URLSearchParams(useLocation().search).get('to');
  return <Notifications key={person} person={person} />;
}

/** Returns the unknown people among those named. */
const strangersIn = (failure: AppError | null, people: readonly string[]): string[] =>
  (failure?.fields ?? []).flatMap(({ path }) => people[Number(/^user_uuids\.(\d+)$/.exec(path)?.[1])] ?? []);

function Notifications({ person }: { person: string | null }) {
  const { t } = useTranslation();
  const { locale, navigation, notify } = useHost();
  const stored = useDraft({ of: `notice.${person ?? 'new'}`, saved: emptyDraft(person), parse: readDraft });
  const draft = stored.value;
  // Errors are shown after the first attempt, and only while they apply.
  const [tried, setTried] = useState(false);
  const [englishMissed, setEnglishMissed] = useState(0);
  const [asking, setAsking] = useState(false);
  const { act, acting, failure, forget } = useStaffAction(addNotification, ['Notification'], () => {
    stored.settle();
    setTried(false);
    setAsking(false);
    notify(t('official.done'), 'success');
  });
  const people = peopleIn(draft);
  const begun = isBegun(draft, emptyDraft(person));
  useEffect(() => navigation.guard(() => (begun ? t('official.leave') : null)), [navigation, begun, t]);
  const faults = tried ? faultsOf(draft) : [];
  const saidOf = (fault: Fault) => (faults.includes(fault) ? t(`official.${fault}`) : undefined);
  const strangers = strangersIn(failure, people);
  const unknown = strangers.length > 0 ? t('official.unknown', { uuids: new Intl.ListFormat(locale).format(strangers) }) : undefined;

  function ask(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    forget();
    const found = faultsOf(draft);
    if (found.length === 0) setAsking(true);
    if (found.includes('englishFirst')) setEnglishMissed((times) => times + 1);
  }
  function edit(change: Partial<Draft>) {
    forget();
    stored.change((before) => ({ ...before, ...change }));
  }
  return (
    <StaffFrame room="notifications" subtitle={t('official.words')}>
      <Card>
        <form noValidate onSubmit={ask} className={classes.form}>
          <Stack gap={24}>
            <DraftNotice draft={stored} onDiscard={() => stored.settle()} />
            <RadioGroup
              label={t('official.to')}
              layout="row"
              options={NOTICE_AUDIENCES.map((value) => ({ value, label: t(`official.audience.${value}`) }))}
              value={draft.to}
              onChange={(value) => edit({ to: NOTICE_AUDIENCES.find((known) => known === value) ?? 'all' })}
            />
            {draft.to === 'roles' ? (
              <ChipPicker
                label={t('people.roles')}
                required
                error={saidOf('chooseRoles')}
                options={ROLES.map((value) => ({ value, label: t(`people.role.${value}`) }))}
                value={draft.roles}
                onChange={(roles) => edit({ roles })}
              />
            ) : null}
            {draft.to === 'people' ? (
              <Textarea
                label={t('official.people')}
                description={t('official.peopleHint', { number: people.length })}
                required
                rows={3}
                error={saidOf('namePeople') ?? unknown}
                value={draft.people}
                onChange={(event) => edit({ people: event.currentTarget.value })}
              />
            ) : null}
            <Texts
              // An attempt without English opens its field.
              key={englishMissed}
              texts={draft.texts}
              englishFault={saidOf('englishFirst')}
              onEdit={(language, text) => edit({ texts: withText(draft.texts, language, text) })}
            />
            <div>
              <Button variant="primary" type="submit">
                {t('official.send')}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      {asking ? (
        <ReasonDialog
          title={t(`official.sure.${draft.to}`)}
          draftOf={`notice.${person ?? 'new'}`}
          hint={t('staff.reasonKept')}
          confirmLabel={t('official.send')}
          acting={acting}
          failure={unknown ? null : failure}
          onCancel={() => setAsking(false)}
          onConfirm={(reason) => act({ to: draft.to, roles: draft.roles, user_uuids: people, texts: textsOf(draft), reason })}
        >
          {unknown ? (
            <Notice tone="danger" live>
              {unknown}
            </Notice>
          ) : null}
          <SentWords draft={draft} />
        </ReasonDialog>
      ) : null}
    </StaffFrame>
  );
}

interface TextsProps {
  texts: Draft['texts'];
  englishFault: string | undefined;
  onEdit(language: string, text: string): void;
}

/** Renders one text per language; languages with a text are ticked. */
function Texts({ texts, englishFault, onEdit }: TextsProps) {
  const { t, i18n } = useTranslation();
  const { locale } = useHost();
  const write = new Intl.NumberFormat(i18n.language).format;
  return (
    <LanguageTabs texts={texts}>
      {(language, text) => (
        <Textarea
          key={language}
          label={t('official.text', { language: formatLanguageAlone(language, locale) })}
          description={t('official.textHint')}
          required={language === 'en-US'}
          rows={6}
          lang={language}
          maxLength={OFFICIAL_TEXT_MAX}
          counter={t('counter', { used: write(countCharacters(text)), max: write(OFFICIAL_TEXT_MAX) })}
          error={language === 'en-US' ? englishFault : undefined}
          value={text}
          onChange={(event) => onEdit(language, event.currentTarget.value)}
        />
      )}
    </LanguageTabs>
  );
}
