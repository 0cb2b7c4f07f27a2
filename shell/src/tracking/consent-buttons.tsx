import { Button } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';

/** Renders both choices as equal buttons. */
export function ConsentButtons({ onAnswer }: { onAnswer(): void }) {
  const { t } = useTranslation();
  const { tracking } = useShell();
  return (['refused', 'granted'] as const).map((answer) => (
    <Button
      key={answer}
      onClick={() => {
        tracking.answer(answer);
        onAnswer();
      }}
    >
      {t(`consent.answer.${answer}`)}
    </Button>
  ));
}
