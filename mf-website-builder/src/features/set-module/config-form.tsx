import { PROFILE_TITLE_MAX } from '@meowtale/contracts/inputs/catalog/site-module';
import { countCharacters } from '@meowtale/contracts/text/characters';
import { Stack, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { ShownArticle } from '../public-site/documents.ts';
import type { SiteModule } from '../site-editor/documents.ts';
import { faultOf } from '../site-editor/module-input.ts';
import { ArticleField } from './article-field.tsx';
import { ListField } from './list-field.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { WorkField } from './work-field.tsx';

export interface ConfigProps {
  module: SiteModule;
  /** Number of works and articles that the site may still contain. */
  room: number;
  onChange(changed: Partial<SiteModule>): void;
  /** Called when an article was created or changed. */
  onWritten(article: ShownArticle): void;
}

/** Renders the fields of a module's kind. Every kind may have a title. */
export function ConfigForm(props: ConfigProps) {
  const { t, i18n } = useTranslation();
  const { module, onChange } = props;
  const { element } = module;
  const write = new Intl.NumberFormat(i18n.language).format;
  const fault = faultOf(module, 'element.title');
  return (
    <Stack gap={16}>
      <TextInput
        label={t(module.type === 'profile' ? 'profile.title' : 'setModule.title')}
        value={element.title}
        onChange={(event) => onChange({ element: { ...element, title: event.currentTarget.value } })}
        counter={`${write(countCharacters(element.title))} / ${write(PROFILE_TITLE_MAX)}`}
        error={fault ? t(fault) : undefined}
      />
      <Fields {...props} />
    </Stack>
  );
}

function Fields(props: ConfigProps) {
  switch (props.module.type) {
    case 'profile':
      return <ProfileFields {...props} />;
    case 'article':
      return <ArticleField {...props} />;
    case 'game-info':
      return <WorkField {...props} />;
    default:
      return <ListField {...props} />;
  }
}
