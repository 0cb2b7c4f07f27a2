import { UserText } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { type ModuleProps, ModuleTitle } from './module-title.tsx';
import parts from './modules.module.css';
import styles from './site.module.css';
import titles from './site-titles.module.css';
import workStyles from './site-work.module.css';
import { useWork, WorkCover, WorkLink } from './work.tsx';

/** Renders one work in detail. */
export function GameInfoModule({ module, level, first }: ModuleProps) {
  const { t } = useTranslation();
  const toWords = useWork();
  const { store, uid } = module.gameInfo ?? {};
  if (!store) return null;
  const work = toWords(store, uid ?? null);
  const Heading = `h${Math.min(level + (module.element.title ? 1 : 0), 6)}` as 'h3';
  return (
    <section className={styles.module}>
      <ModuleTitle module={module} level={level} />
      <article className={parts.told}>
        <WorkCover work={work} picture={work.tall ?? work.cover} shape="tall" sizes="(max-width: 640px) 70vw, 320px" first={first} />
        <div className={parts.toldWords}>
          <Heading className={titles.workName} lang={work.language} dir="auto">
            {work.name}
          </Heading>
          {work.endings ? <p className={workStyles.meta}>{t('site.endings', { count: work.endings })}</p> : null}
          {work.brief ? (
            <p className={workStyles.brief} lang={work.language} dir="auto">
              {work.brief}
            </p>
          ) : null}
          <WorkLink href={work.href} className={workStyles.act}>
            {t('site.play')}
            <span className={styles.unseen}>
              {' '}
              <UserText>{work.name}</UserText>
            </span>
          </WorkLink>
        </div>
      </article>
    </section>
  );
}
