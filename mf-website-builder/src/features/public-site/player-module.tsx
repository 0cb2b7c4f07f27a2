import { UserText } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { type ModuleProps, ModuleTitle } from './module-title.tsx';
import parts from './modules.module.css';
import styles from './site.module.css';
import titles from './site-titles.module.css';
import workStyles from './site-work.module.css';
import { useWork, WorkCover, type WorkInWords, WorkLink } from './work.tsx';

/** Renders works on a stage, side by side: a film where there is one, with a link to play. */
export function PlayerModule({ module, level, first }: ModuleProps) {
  const toWords = useWork();
  const slides = module.list.flatMap(({ cid, store, uid }) => (store ? [{ cid, work: toWords(store, uid) }] : []));
  const below = Math.min(level + (module.element.title ? 1 : 0), 6);
  return (
    <section className={styles.module}>
      <ModuleTitle module={module} level={level} />
      <ul className={slides.length > 1 ? parts.slides : undefined}>
        {slides.map(({ cid, work }, index) => (
          <li key={cid}>
            <Slide work={work} level={below} first={first && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slide({ work, level, first }: { work: WorkInWords; level: number; first: boolean }) {
  const { t } = useTranslation();
  const Heading = `h${level}` as 'h3';
  return (
    <article className={parts.stage}>
      {work.film ? (
        // biome-ignore lint/a11y/useMediaCaption: what was given as a screenshot is a film without words.
        <video
          className={parts.film}
          controls
          preload="none"
          playsInline
          poster={work.cover?.url}
          width={1280}
          height={720}
          aria-label={work.name}
        >
          <source src={work.film} type="video/webm" />
        </video>
      ) : (
        <WorkCover work={work} picture={work.cover} shape="wide" sizes="(max-width: 1100px) 100vw, 1040px" first={first} />
      )}
      <div className={parts.stageWords}>
        <Heading className={titles.workName} lang={work.language} dir="auto">
          {work.name}
        </Heading>
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
  );
}
