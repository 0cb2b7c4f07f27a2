import { firstGrapheme } from '@meowtale/contracts/text/characters';
import { Picture } from '@meowtale/ui';
import type { ModuleProps } from './module-title.tsx';
import styles from './site-profile.module.css';
import titles from './site-titles.module.css';

/** Renders the profile of the site's creator. */
export function ProfileModule({ module, level, first, fallbackTitle }: ModuleProps) {
  const { title, description, backgroundImg, avatar } = module.element;
  const Heading = `h${level}` as const;
  const name = title.trim() || fallbackTitle;
  return (
    <header className={styles.profile}>
      <div className={styles.banner}>
        {backgroundImg ? (
          <Picture src={backgroundImg.url} alt="" sizes="100vw" largest={480} width={256} height={80} eager={first} />
        ) : null}
      </div>
      <div className={styles.face}>
        {avatar ? (
          <span className={styles.avatar}>
            <Picture src={avatar.url} alt="" sizes="128px" largest={256} width={120} height={120} eager={first} />
          </span>
        ) : (
          <span className={`${styles.avatar} ${styles.initial}`} aria-hidden="true">
            {firstGrapheme(name)}
          </span>
        )}
        <Heading className={titles.name} dir="auto">
          {name}
        </Heading>
        {description ? (
          <p className={styles.about} dir="auto">
            {description}
          </p>
        ) : null}
        {module.links.length > 0 ? (
          <ul className={styles.links}>
            {module.links.map(({ cid, title: label, url }) => (
              <li key={cid}>
                <a href={url} target="_blank" rel="me nofollow ugc noopener noreferrer" dir="auto">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </header>
  );
}
