import type { ShownModule } from './documents.ts';
import styles from './site.module.css';

export interface ModuleProps {
  module: ShownModule;
  /** Of its title. */
  level: 1 | 2 | 3 | 4;
  /** Whether it is what a visitor sees first. */
  first: boolean;
  /** Stands for a profile without a title. */
  fallbackTitle: string;
}

/** The title over a module, where it has one. */
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
