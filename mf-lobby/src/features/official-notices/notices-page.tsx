import { NOTICE_AUDIENCES, OFFICIAL_TEXT_MAX } from '@meowtale/contracts/inputs/catalog/notice';
import { LOCALES } from '@meowtale/contracts/locales';
import { ROLES } from '@meowtale/contracts/roles';
import { Button, Card, ChipPicker, Notice, RadioGroup, Stack, Textarea } from '@meowtale/ui';
import { formatLanguageAlone, useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../app/language-tabs.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { useStaffDeed } from '../../app/use-staff-deed.ts';
import { addNotification } from './documents.ts';
import classes from './notices.module.css';

type Audience = (typeof NOTICE_AUDIENCES)[number];
interface Draft {
  to: Audience;
  roles: string[];
  people: string;
  texts: Partial<Record<string, string>>;
}
const EMPTY: Draft = { to: 'all', roles: [], people: '', texts: {} };
const UUIDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const peopleIn = (text: string): string[] => [...new Set(text.match(UUIDS) ?? [])];

/** `/lobby/staff/notifications`: an official notice to everybody, to roles or to people by name, in up to thirteen languages. */
export function NotificationsPage() {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [faults, setFaults] = useState<Partial<Record<'texts' | 'roles' | 'people', string>>>({});
  const [asking, setAsking] = useState(false);
  const { act, acting, failure, forget } = useStaffDeed(addNotification, ['Notification'], () => {
    setDraft(EMPTY);
    setAsking(false);
    notify(t('official.done'), 'success');
  });
  const texts = LOCALES.flatMap((language) => {
    const text = draft.texts[language]?.trim();
    return text ? [{ language, text }] : [];
  });
  const people = peopleIn(draft.people);

  function ask(event: FormEvent) {
    event.preventDefault();
    const found = {
      ...(draft.texts['en-US']?.trim() ? {} : { texts: t('official.englishFirst') }),
      ...(draft.to === 'roles' && draft.roles.length === 0 ? { roles: t('official.chooseRoles') } : {}),
      ...(draft.to === 'people' && people.length === 0 ? { people: t('official.namePeople') } : {}),
    };
    setFaults(found);
    forget();
    if (Object.keys(found).length === 0) setAsking(true);
  }
  const edit = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  return (
    <StaffFrame room="notifications" subtitle={t('official.words')}>
      <Card>
        <form noValidate onSubmit={ask} className={classes.form}>
          <Stack gap={24}>
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
                error={faults.roles}
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
                error={faults.people}
                value={draft.people}
                onChange={(event) => edit({ people: event.currentTarget.value })}
              />
            ) : null}
            <Texts
              texts={draft.texts}
              fault={faults.texts}
              onEdit={(language, text) => edit({ texts: { ...draft.texts, [language]: text } })}
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
          hint={t('staff.reasonKept')}
          confirmLabel={t('official.send')}
          acting={acting}
          failure={failure}
          onCancel={() => setAsking(false)}
          onConfirm={(reason) => act({ to: draft.to, roles: draft.roles, user_uuids: people, texts, reason })}
        >
          <Notice>{draft.texts['en-US']}</Notice>
        </ReasonDialog>
      ) : null}
    </StaffFrame>
  );
}

interface TextsProps {
  texts: Draft['texts'];
  fault: string | undefined;
  onEdit(language: string, text: string): void;
}

/** One text for each language; the ticked ones have theirs. */
function Texts({ texts, fault, onEdit }: TextsProps) {
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
          counter={t('counter', { used: write(text.length), max: write(OFFICIAL_TEXT_MAX) })}
          error={fault}
          value={text}
          onChange={(event) => onEdit(language, event.currentTarget.value)}
        />
      )}
    </LanguageTabs>
  );
}
