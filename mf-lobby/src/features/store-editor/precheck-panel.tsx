import { Button, Checkbox, Group, Section, Skeleton, Stack, StatusPill, Text, VisuallyHidden } from '@meowtale/ui';
import { FailureNotice, Link, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';
import type { Finding } from './check-documents.ts';
import classes from './editor.module.css';
import { addressOfTab } from './editor-bar.tsx';
import { placeOfField } from './field-name.ts';
import { fieldId } from './use-field-fault.ts';
import type { Precheck } from './use-precheck.ts';

interface PrecheckPanelProps {
  precheck: Precheck;
  /** The checked texts, in the order of their languages. */
  entries: readonly { language: string }[];
  /** The listing in whose editor the reader can correct the findings. */
  mendedAt?: string;
  /** The reader is a reviewer, who doesn't submit. */
  judging?: boolean;
}

/** Renders the findings before a review: errors to correct, warnings to check, with links to each. */
export function PrecheckPanel({ precheck, entries, mendedAt, judging }: PrecheckPanelProps) {
  const { t } = useTranslation();
  const { state, failure } = precheck;
  const findings = judging ? precheck.findings.filter(({ level }) => level !== 'advice') : precheck.findings;
  const clean = state === 'done' && findings.every(({ level }) => level === 'advice');
  const again = (
    <Button size="small" onClick={precheck.again}>
      {t('check.again')}
    </Button>
  );
  return (
    // Before submitting it is a part of that card.
    <Section
      level={judging ? 2 : 3}
      title={t(judging ? 'check.list' : 'check.title')}
      actions={state === 'done' && !clean ? again : undefined}
    >
      {state === 'waits' ? <Text tone="muted">{t('check.waits')}</Text> : null}
      {state === 'running' ? (
        <div>
          <VisuallyHidden role="status">{t('check.running')}</VisuallyHidden>
          <Skeleton lines={2} />
        </div>
      ) : null}
      {state === 'failed' ? (
        <FailureNotice
          title={t('check.failed')}
          failure={failure ?? { code: '9999' }}
          onRetry={precheck.again}
          retryLabel={t('check.again')}
          isShared
        />
      ) : null}
      {clean ? (
        <Group>
          <Text role="status">{t('check.none')}</Text>
          {again}
        </Group>
      ) : null}
      {state === 'done' && findings.length > 0 ? (
        <Findings {...{ precheck: { ...precheck, findings }, entries, mendedAt, judging }} />
      ) : null}
    </Section>
  );
}

function Findings({ precheck: { findings, errors, seen, setSeen }, entries, mendedAt, judging }: PrecheckPanelProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={16}>
      <ul className={classes.findings} aria-label={t('check.list')}>
        {findings.map((finding) => (
          <FindingLine key={`${finding.path} ${finding.key} ${JSON.stringify(finding.params)}`} {...{ finding, entries, mendedAt }} />
        ))}
      </ul>
      {errors === 0 && !judging && findings.some(({ level }) => level === 'warning') ? (
        <Checkbox label={t('check.acknowledge')} checked={seen} onChange={(event) => setSeen(event.currentTarget.checked)} />
      ) : null}
    </Stack>
  );
}

const TONES = { error: 'danger', warning: 'gold', advice: 'neutral' } as const;

interface FindingLineProps extends Pick<PrecheckPanelProps, 'entries' | 'mendedAt'> {
  finding: Finding;
}

function FindingLine({ finding: { level, path, key, params }, entries, mendedAt }: FindingLineProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  // A finding in a language's texts has their index, as their field does; its name has the language.
  const localizedPath = path.replace(
    /^(store_submit_info\.list)\.(\d+)/,
    (_whole, at, index) => `${at}.${entries[Number(index)]?.language ?? ''}`,
  );
  const { tab, language, name } = placeOfField(t, locale, localizedPath);
  const query = language ? `?lang=${language}` : '';
  return (
    <li className={classes.finding}>
      <StatusPill tone={TONES[level]}>{t(`check.${level}`)}</StatusPill>
      <div>
        <Text weight="medium" dir="auto">
          {name}
        </Text>
        <Text>{fieldSentence(t, { key, ...(params && { params }) }, locale)}</Text>
      </div>
      {mendedAt ? (
        <Button
          size="small"
          component={Link}
          to={`${addressOfTab(mendedAt, tab)}${query}#${fieldId(path)}`}
          aria-label={t('check.goNamed', { what: name })}
        >
          {t('check.go')}
        </Button>
      ) : null}
    </li>
  );
}
