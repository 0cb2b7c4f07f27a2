import type { ShownModule } from './documents.ts';
import styles from './site-titles.module.css';

export interface ModuleProps {
  module: ShownModule;
  /** Of its title. */
  level: 1 | 2 | 3 | 4;
  /** Whether it is in the first screen. */
  first: boolean;
  /** The title of a profile without one. */
  fallbackTitle: string;
}

/** Renders a module's title, if it has one. */
export function ModuleTitle({ module, level }: Pick<ModuleProps, 'module' | 'level'>) {
  const Heading = `h${level}` as const;
  const { title, description } = module.element;
  return title || description ? (
    <div className={styles.moduleHead}>
      {title ? (
        <Heading className={styles.moduleTitle} dir="auto">
          {title}
        </Heading>
      ) : null}
      {description ? (
        <p className={styles.moduleText} dir="auto">
          {description}
        </p>
      ) : null}
    </div>
  ) : null;
}
