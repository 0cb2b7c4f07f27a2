import { appearancesOf } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import { Stack, Text, Title } from '@meowtale/ui';
import { Link } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paragraphName } from '../columns/paragraph-name.ts';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { tabPath } from '../drama-editor/tab-path.ts';
import classes from './characters.module.css';

/** Renders the paragraphs in which a character is present, speaks or is mentioned. */
export function Appearances({ id, story }: { id: string; story: Story }) {
  const { t } = useTranslation();
  const uuid = useEditor((state) => state.saved.uuid);
  const found = useMemo(() => appearancesOf(story), [story]).get(id) ?? [];
  const titleOf = (part: string) => paragraphName(story, part, t);
  return (
    <Stack gap={8} as="section" aria-labelledby="appears">
      <Title level={3} size={17} id="appears">
        {t('character.appears')}
      </Title>
      {found.length === 0 ? (
        <Text size="small" tone="muted">
          {t('character.appearsNowhere')}
        </Text>
      ) : (
        <ul className={classes.appears}>
          {found.map(({ part, present, speaks, named }) => (
            <li key={part}>
              <Link className="mt-anchor" to={`${tabPath(uuid, 'dialog')}?at=${encodeURIComponent(part)}`}>
                {titleOf(part)}
              </Link>{' '}
              <Text as="span" size="small" tone="muted">
                {[
                  present && t('character.present'),
                  speaks.length > 0 && t('character.speaks', { count: speaks.length }),
                  named.length > 0 && t('character.named', { count: named.length }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
