import type { FieldError } from '@meowtale/contracts';
import { HOME_MAX } from '@meowtale/contracts/inputs/catalog/home';
import { Button, FormErrorSummary, Group, Notice, Section, Stack, Text } from '@meowtale/ui';
import { DraftNotice, Failure, formatDateTime, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { fieldSentence } from '../../app/sentences.ts';
import { AutomaticRows } from './automatic-rows.tsx';
import type { HomeSetup } from './documents.ts';
import type { HomeRow } from './home-draft.ts';
import { PickList } from './pick-list.tsx';
import { Rows } from './rows.tsx';
import { useHomeForm } from './use-home-form.ts';
import { useRowName } from './use-row-name.ts';

interface HomeFormProps {
  platform: string;
  /** The page as it is now. */
  latest: HomeSetup;
}

/** Renders a platform's carousel and rows for editing; a colleague's change meanwhile is a conflict that keeps what was arranged. */
export function HomeForm({ platform, latest }: HomeFormProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const form = useHomeForm(platform, latest);
  const { page, picks, faults, isChanged, isOutdated } = form;
  const faultAt = (path: string) => {
    const found = faults.find((fault) => fault.path === path);
    return found && fieldSentence(t, found, locale);
  };
  return (
    <Stack gap={24}>
      <DraftNotice draft={form.draft} onDiscard={form.discard} />
      {isOutdated ? <Conflict latest={latest} onTheirs={form.discard} onMine={form.keepMine} /> : null}
      {picks.error ? <Failure title={t('homePage.failed')} error={picks.error} onRetry={picks.retry} /> : null}
      <Summary key={form.attempts} faults={faults} rows={page.rows} />
      <Section title={t('homePage.carousel')}>
        <Stack gap={12}>
          <Text tone="muted">{t('homePage.carouselHint')}</Text>
          <PickList
            name={t('homePage.carousel')}
            path="carousel"
            max={HOME_MAX.carousel}
            uuids={page.carousel}
            onChange={(change) => form.change(({ carousel }) => ({ carousel: change(carousel) }))}
            {...{ platform, picks, faultAt }}
          />
        </Stack>
      </Section>
      <Rows
        rows={page.rows}
        attempts={form.attempts}
        onChange={(change) => form.change(({ rows }) => ({ rows: change(rows) }))}
        {...{ platform, picks, faultAt }}
      />
      {page.rows.length + page.carousel.length === 0 ? <AutomaticRows platform={platform} /> : null}
      {isChanged ? null : <Text tone="muted">{t('override.unchanged')}</Text>}
      <Group>
        <Button variant="primary" disabled={!isChanged || isOutdated} onClick={form.ask}>
          {t('homePage.save')}
        </Button>
        {isChanged ? <Button onClick={form.discard}>{t('homePage.discard')}</Button> : null}
      </Group>
      {form.asking ? (
        <ReasonDialog
          title={t('homePage.sure', { platform: t(`platform.${platform}.name`) })}
          draftOf={`home.${platform}`}
          hint={t('staff.reasonKept')}
          confirmLabel={t('homePage.save')}
          acting={form.acting}
          failure={form.failure}
          onCancel={form.cancel}
          onConfirm={form.save}
        />
      ) : null}
    </Stack>
  );
}

function Conflict({ latest, onTheirs, onMine }: { latest: HomeSetup; onTheirs(): void; onMine(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Notice
      tone="warning"
      live
      title={t('homePage.conflict')}
      actions={
        <Group>
          <Button onClick={onTheirs}>{t('conflict.takeTheirs')}</Button>
          <Button onClick={onMine}>{t('conflict.keepMine')}</Button>
        </Group>
      }
    >
      {t('homePage.conflictHint', { when: latest.updated_at ? formatDateTime(latest.updated_at, locale) : '' })}
    </Notice>
  );
}

/** Lists all errors with their places, because a row of the page may be far from the button. */
function Summary({ faults, rows }: { faults: readonly FieldError[]; rows: readonly HomeRow[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const nameOf = useRowName();
  function placeOf(path: string): string {
    const index = Number(/^rows\.(\d+)/.exec(path)?.[1]);
    const row = rows[index];
    return row ? nameOf(row, index) : t(path.startsWith('rows') ? 'homePage.rows' : 'homePage.carousel');
  }
  const errors = faults.map((fault) => ({
    message: t('homePage.faultAt', { place: placeOf(fault.path), fault: fieldSentence(t, fault, locale) }),
  }));
  return <FormErrorSummary title={t('homePage.faults')} errors={errors} />;
}
