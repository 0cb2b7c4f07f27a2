import { Picture } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { ShownCard } from './documents.ts';
import { type ModuleProps, ModuleTitle } from './module-title.tsx';
import parts from './modules.module.css';
import styles from './site.module.css';
import titles from './site-titles.module.css';
import workStyles from './site-work.module.css';
import { useWork, WorkCover, type WorkInWords, WorkLink } from './work.tsx';

/** How many items of a grid may be in the first screen. */
const SEEN_FIRST = 4;

/** Renders works and articles side by side: as tall covers, or as wide ones with their text beside them. */
export function GridModule({ module, level, first }: ModuleProps) {
  const toWords = useWork();
  const shape = module.type === 'grid-rectangle' ? 'wide' : 'tall';
  const below = Math.min(level + (module.element.title ? 1 : 0), 6);
  return (
    <section className={styles.module}>
      <ModuleTitle module={module} level={level} />
      <ul className={shape === 'wide' ? parts.rectangles : parts.cards}>
        {module.list.map(({ cid, store, uid, article }, index) => {
          const seen = first && index < SEEN_FIRST;
          if (store) return <li key={cid}>{<WorkCard work={toWords(store, uid)} shape={shape} level={below} first={seen} />}</li>;
          return article ? <li key={cid}>{<ArticleCard card={article} shape={shape} level={below} />}</li> : null;
        })}
      </ul>
    </section>
  );
}

interface CardProps {
  shape: 'tall' | 'wide';
  level: number;
  first?: boolean;
}

const SIZES = { tall: '(max-width: 640px) 46vw, 240px', wide: '(max-width: 760px) 100vw, 500px' } as const;

function WorkCard({ work, shape, level, first }: CardProps & { work: WorkInWords }) {
  const { t } = useTranslation();
  const Heading = `h${level}` as 'h3';
  return (
    <article className={parts.card}>
      <WorkCover
        work={work}
        picture={shape === 'wide' ? work.cover : (work.tall ?? work.cover)}
        shape={shape}
        sizes={SIZES[shape]}
        first={first}
      />
      <div className={parts.cardWords}>
        <Heading className={titles.workName} lang={work.language} dir="auto">
          <WorkLink href={work.href} className={parts.wholeLink}>
            {work.name}
          </WorkLink>
        </Heading>
        {work.brief ? (
          <p className={workStyles.brief} lang={work.language} dir="auto">
            {work.brief}
          </p>
        ) : null}
        {work.endings ? <p className={workStyles.meta}>{t('site.endings', { count: work.endings })}</p> : null}
      </div>
    </article>
  );
}

function ArticleCard({ card, shape, level }: CardProps & { card: ShownCard }) {
  const { navigation } = useHost();
  const Heading = `h${level}` as 'h3';
  const { cover, headline, excerpt, uuid } = card;
  return (
    <article className={parts.card}>
      <span className={`${workStyles.cover} ${workStyles[shape]} ${cover ? '' : workStyles.blank}`} aria-hidden={cover ? undefined : true}>
        {cover ? (
          <Picture src={cover.url} alt="" sizes={SIZES[shape]} largest={1280} width={cover.width ?? 1280} height={cover.height ?? 720} />
        ) : (
          '¶'
        )}
      </span>
      <div className={parts.cardWords}>
        <Heading className={titles.workName} dir="auto">
          <a href={navigation.href(`/articles/${uuid}`)} className={parts.wholeLink}>
            {headline}
          </a>
        </Heading>
        {excerpt ? (
          <p className={workStyles.brief} dir="auto">
            {excerpt}
          </p>
        ) : null}
      </div>
    </article>
  );
}
