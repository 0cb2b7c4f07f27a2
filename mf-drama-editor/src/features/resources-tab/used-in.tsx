import type { Story } from '@meowtale/story/model';
import { Stack, Text, Title } from '@meowtale/ui';
import { Link } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { paragraphName } from '../columns/paragraph-name.ts';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { tabPath } from '../drama-editor/tab-path.ts';
import type { ResourceUse } from './resource-uses.ts';
import classes from './resources.module.css';

/** Renders where a picture is shown, with links. */
export function UsedIn({ uses, story }: { uses: readonly ResourceUse[]; story: Story }) {
  const { t } = useTranslation();
  const uuid = useEditor((state) => state.saved.uuid);
  const nameOf = ({ what, part }: ResourceUse) => (what === 'character' ? story.characters.get(part)?.name : paragraphName(story, part, t));
  return (
    <Stack gap={8} as="section" aria-labelledby="used-in">
      <Title level={3} size={17} id="used-in">
        {t('resources.usedIn')}
      </Title>
      {uses.length === 0 ? (
        <Text size="small" tone="muted">
          {t('resources.usedNowhere')}
        </Text>
      ) : (
        <ul className={classes.uses}>
          {uses.map((use) => (
            <li key={`${use.what} ${use.part} ${use.what === 'line' ? use.number : ''}`}>
              <Link
                className="mt-anchor"
                to={`${tabPath(uuid, use.what === 'character' ? 'character' : 'dialog')}?at=${encodeURIComponent(use.part)}`}
              >
                {nameOf(use)}
              </Link>{' '}
              <Text as="span" size="small" tone="muted">
                {t(`resources.use.${use.what}`, { number: use.what === 'line' ? use.number : 0 })}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
