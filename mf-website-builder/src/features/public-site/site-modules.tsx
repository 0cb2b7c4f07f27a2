import { Avatar, Picture, Text, Title } from '@meowtale/ui';
import type { SiteModule } from '../site-editor/documents.ts';
import styles from './site-modules.module.css';

interface SiteModulesProps {
  modules: readonly SiteModule[];
  /** Stands for a profile without a title. */
  fallbackTitle: string;
  /** Of the first title: 1 on the site itself, lower in the editor's preview. */
  level: 1 | 3;
}

/** A site as visitors see it; the editor's preview draws the very same. */
export function SiteModules({ modules, fallbackTitle, level }: SiteModulesProps) {
  return (
    <div className={styles.site}>
      {modules.map((module, index) => (
        <Profile key={module.cid} module={module} fallbackTitle={fallbackTitle} level={index === 0 ? level : level === 1 ? 2 : 4} />
      ))}
    </div>
  );
}

function Profile({ module, fallbackTitle, level }: { module: SiteModule; fallbackTitle: string; level: 1 | 2 | 3 | 4 }) {
  const { title, description, backgroundImg, avatar } = module.element;
  const name = title.trim() || fallbackTitle;
  return (
    <section className={styles.profile}>
      {backgroundImg ? (
        <Picture
          className={styles.background}
          src={backgroundImg.url}
          alt=""
          sizes="100vw"
          largest={480}
          width={256}
          height={80}
          eager
          first
        />
      ) : (
        <div className={styles.blank} />
      )}
      <div className={styles.words}>
        <Avatar src={avatar?.url} name={name} size="huge" />
        <Title level={level} size={34}>
          {name}
        </Title>
        {description ? (
          <Text size="large" className={styles.description}>
            {description}
          </Text>
        ) : null}
      </div>
    </section>
  );
}
