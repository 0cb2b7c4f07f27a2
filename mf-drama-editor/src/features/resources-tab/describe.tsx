import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { Button, Group, Stack, Text } from '@meowtale/ui';
import { type AppError, FailureNotice, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorStore } from '../drama-editor/editor-context.tsx';
import { MarkedTextarea } from '../marked-text/marked-textarea.tsx';
import { setPart, settingIn } from '../story-edits/part-edits.ts';
import { Cost } from './cost.tsx';
import type { Offer } from './documents.ts';
import { blockedMarks, keywordsOf } from './keywords.ts';
import { useTranslate } from './use-translate.ts';

interface DescribeProps {
  id: string;
  offer: Offer | null;
  blocked: readonly string[];
  value: string;
  onChange(text: string): void;
}

/** Renders the description, in the story's own language; it is converted to keywords where a provider translates. */
export function Describe({ id, offer, blocked, value, onChange }: DescribeProps) {
  const { t } = useTranslation();
  const { errorText } = useHost();
  const store = useEditorStore();
  const { busy, translate } = useTranslate();
  const [failure, setFailure] = useState<AppError | null>(null);
  const { language } = settingIn(store.getState().draft);
  const isEnglish = language === 'en-US';
  const english = offer?.languages.find((each) => each.language === 'en-US');
  const translator = offer?.providers.find(({ is_connected, uses }) => is_connected && uses.some(({ use }) => use === 'translation'));
  const price = translator?.uses.find(({ use }) => use === 'translation')?.price_coins ?? 0;
  const canTranslate = isEnglish || english?.translates === true;
  const write = (text: string) => {
    const keywords = keywordsOf(text).slice(0, STORY_MAX.keywords);
    store.getState().change(setPart(store.getState().draft, 'resource', id, { keywords }));
  };
  async function make() {
    setFailure(null);
    if (isEnglish) return write(value);
    const translated = await translate(value.trim(), language);
    if (translated?.error) setFailure(translated.error);
    else if (translated?.text) write(translated.text);
  }
  return (
    <Stack gap={8}>
      <MarkedTextarea
        label={t('resources.description')}
        description={t('resources.descriptionHint')}
        maxLength={STORY_MAX.brief}
        lang={language}
        marks={blockedMarks(value, blocked)}
        value={value}
        onChange={onChange}
      />
      <Group gap={8}>
        <Button size="small" loading={busy} disabled={!canTranslate || value.trim() === ''} onClick={make}>
          {t('resources.toKeywords')}
        </Button>
        {canTranslate && !isEnglish ? <Cost coins={price} /> : null}
      </Group>
      {offer && !canTranslate ? (
        <Text size="small" tone="muted">
          {t('resources.noTranslator', { why: errorText({ code: english?.reason ?? 'ai/no-provider' }) })}
        </Text>
      ) : null}
      <FailureNotice failure={failure} />
    </Stack>
  );
}
