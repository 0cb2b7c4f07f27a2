import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts/locales';
import type { Words } from './words.ts';

interface LanguageSelectProps {
  languages: readonly string[];
  /** The story's current language. */
  value: string | null;
  onChange: (language: string) => void;
  words: Pick<Words, 'readIn'>;
}

/** Renders the choice of a story's language, where no framing page has one. */
export function LanguageSelect({ languages, value, onChange, words }: LanguageSelectProps) {
  if (languages.length < 2) return null;
  return (
    <select
      className="language"
      aria-label={words.readIn}
      value={value ?? languages[0]}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {LOCALE_NATIVE_NAMES[language as Locale] ?? language}
        </option>
      ))}
    </select>
  );
}
