import { Card, Stack, Text } from '@meowtale/ui';
import { type AiDisclosure, AiSentences, useAiDisclosure } from '@meowtale/web-kit';

/** Renders the AI disclosure of a work; nothing without one. */
export function MadeWithAi({ disclosure }: { disclosure: readonly AiDisclosure[] }) {
  const madeWith = useAiDisclosure(disclosure);
  if (!madeWith) return null;
  return (
    <Card as="section" aria-label={madeWith.title}>
      <Stack gap={8}>
        <Text size="small" tone="muted">
          {madeWith.title}
        </Text>
        <AiSentences versions={madeWith.versions} />
      </Stack>
    </Card>
  );
}
