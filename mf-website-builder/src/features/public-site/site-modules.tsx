import { WEBSITE_THEME_DEFAULT, WEBSITE_THEMES } from '@meowtale/contracts/inputs/catalog/site';
import type { ReactNode } from 'react';
import { ArticleModule } from './article-module.tsx';
import type { ShownModule } from './documents.ts';
import { GameInfoModule } from './game-info-module.tsx';
import { GridModule } from './grid-module.tsx';
import type { ModuleProps } from './module-title.tsx';
import { PlayerModule } from './player-module.tsx';
import { ProfileModule } from './profile-module.tsx';
import styles from './site.module.css';
import themes from './themes.module.css';

const KINDS: Readonly<Record<string, (props: ModuleProps) => ReactNode>> = {
  profile: ProfileModule,
  player: PlayerModule,
  'grid-card': GridModule,
  'grid-rectangle': GridModule,
  'game-info': GameInfoModule,
  article: ArticleModule,
};

/** Returns whether a module has no content left, so that it is left out. */
function isEmpty({ type, list, article, gameInfo }: ShownModule): boolean {
  if (type === 'article') return !article?.article;
  if (type === 'game-info') return !gameInfo?.store;
  return type !== 'profile' && !list.some(({ store, article: card }) => store ?? card);
}

/** Renders a site's theme and language around its content. */
export function SiteLook({ theme, language, children }: { theme: string; language: string; children: ReactNode }) {
  const known = WEBSITE_THEMES.find((each) => each === theme) ?? WEBSITE_THEME_DEFAULT;
  return (
    <div className={`${styles.site} ${themes[known]}`} lang={language}>
      {children}
    </div>
  );
}

interface SiteModulesProps {
  modules: readonly ShownModule[];
  fallbackTitle: string;
  /** Of the first title: 1 on the site itself, lower in the editor's preview. */
  level: 1 | 3;
}

/** Renders a site's modules; the editor's preview uses it too, within a `SiteLook`. */
export function SiteModules({ modules, fallbackTitle, level }: SiteModulesProps) {
  const shown = modules.filter((module) => module.type in KINDS && !isEmpty(module));
  const profileAt = shown.findIndex(({ type }) => type === 'profile');
  return (
    <div className={styles.modules}>
      {shown.map((module, index) => {
        const Kind = KINDS[module.type] as (props: ModuleProps) => ReactNode;
        const below = level === 1 ? 2 : 4;
        return (
          <Kind
            key={module.cid}
            module={module}
            level={index === profileAt ? level : below}
            first={index === 0}
            fallbackTitle={fallbackTitle}
          />
        );
      })}
    </div>
  );
}
