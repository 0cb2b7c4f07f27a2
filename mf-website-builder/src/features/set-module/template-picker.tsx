import type { WebsiteModuleType } from '@meowtale/contracts/inputs/catalog/site-module';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './set-module.module.css';

interface TemplatePickerProps {
  templates: readonly WebsiteModuleType[];
  value: WebsiteModuleType;
  onPick(type: WebsiteModuleType): void;
}

/** Renders the templates of a kind as outlines. */
export function TemplatePicker({ templates, value, onPick }: TemplatePickerProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.templates}>
      <legend className="mt-label">{t('setModule.templates')}</legend>
      <div className={styles.templateRow}>
        {templates.map((type) => (
          <label key={type} className={styles.template}>
            <input
              type="radio"
              className={styles.templateRadio}
              name={name}
              value={type}
              checked={type === value}
              onChange={() => onPick(type)}
            />
            <Outline type={type} />
            <span>{t(`template.${type}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Box = [x: number, y: number, width: number, height: number];

/** Positions of pictures and text, on a sheet of 160 by 90. */
const OUTLINES: Record<WebsiteModuleType, { pictures: Box[]; words: Box[] }> = {
  profile: {
    pictures: [
      [0, 0, 160, 34],
      [66, 20, 28, 28],
    ],
    words: [
      [50, 56, 60, 7],
      [36, 68, 88, 4],
      [44, 76, 72, 4],
    ],
  },
  player: {
    pictures: [[12, 8, 136, 58]],
    words: [
      [12, 72, 60, 6],
      [118, 70, 30, 10],
    ],
  },
  'grid-card': {
    pictures: [
      [8, 10, 32, 46],
      [46, 10, 32, 46],
      [84, 10, 32, 46],
      [122, 10, 32, 46],
    ],
    words: [
      [8, 62, 26, 5],
      [46, 62, 22, 5],
      [84, 62, 28, 5],
      [122, 62, 20, 5],
    ],
  },
  'grid-rectangle': {
    pictures: [
      [8, 8, 70, 34],
      [82, 8, 70, 34],
      [8, 54, 70, 28],
      [82, 54, 70, 28],
    ],
    words: [
      [8, 45, 44, 4],
      [82, 45, 50, 4],
    ],
  },
  'game-info': {
    pictures: [[12, 10, 50, 70]],
    words: [
      [70, 14, 60, 8],
      [70, 30, 78, 4],
      [70, 38, 74, 4],
      [70, 46, 62, 4],
      [70, 64, 36, 12],
    ],
  },
  article: {
    pictures: [[34, 34, 92, 26]],
    words: [
      [34, 8, 72, 8],
      [34, 22, 92, 4],
      [34, 28, 80, 3],
      [34, 66, 92, 4],
      [34, 74, 84, 4],
      [34, 82, 60, 4],
    ],
  },
};

function Outline({ type }: { type: WebsiteModuleType }) {
  const { pictures, words } = OUTLINES[type];
  const key = (box: Box) => box.join(' ');
  return (
    <svg className={styles.outline} viewBox="0 0 160 90" aria-hidden="true">
      {pictures.map((box) => (
        <rect key={key(box)} x={box[0]} y={box[1]} width={box[2]} height={box[3]} rx="3" className={styles.outlinePicture} />
      ))}
      {words.map((box) => (
        <rect key={key(box)} x={box[0]} y={box[1]} width={box[2]} height={box[3]} rx="2" className={styles.outlineWords} />
      ))}
    </svg>
  );
}
