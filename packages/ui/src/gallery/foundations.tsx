import { Anchor } from '../anchor.tsx';
import { Card } from '../card.tsx';
import { Grid } from '../grid.tsx';
import { Group } from '../group.tsx';
import { Kbd } from '../kbd.tsx';
import { Logo } from '../logo.tsx';
import { Section } from '../section.tsx';
import { SkipLink } from '../skip-link.tsx';
import { Stack } from '../stack.tsx';
import { Text } from '../text.tsx';
import { Title } from '../title.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

const sizes = [54, 46, 34, 28, 22, 17] as const;

/** Renders samples of type, tones, cards and the logo. */
export function Foundations() {
  return (
    <Section title="Type and surfaces">
      <SkipLink href="#main">Skip to content</SkipLink>
      <Stack gap={12}>
        {sizes.map((size) => (
          <Title key={size} level={3} size={size}>
            {size} · Der Zwischenspeicheraktualisierungsvorgang
          </Title>
        ))}
        <Title level={3} lang="zh-TW">
          在你選擇之前，有些門不會打開
        </Title>
        <Title level={3} lang="th">
          บางประตูจะเปิดเมื่อคุณเลือกเท่านั้น
        </Title>
        <Text size="large">A recipe has gone missing from the oldest stall in the market, and every cat on the street saw something.</Text>
        <Text>
          Normal text with <Anchor href="#a">a link</Anchor>,{' '}
          <Anchor href="#b" quiet>
            a quiet link
          </Anchor>{' '}
          and <Kbd>Ctrl</Kbd> <Kbd>Z</Kbd>.
        </Text>
        <Text size="small" tone="muted">
          Small and muted <VisuallyHidden>with words for screen readers</VisuallyHidden>
        </Text>
        <Group>
          {(['primary', 'gold', 'mint', 'danger'] as const).map((tone) => (
            <Text key={tone} tone={tone} weight="medium">
              {tone}
            </Text>
          ))}
          <Text weight="bold" tabular>
            1,234,567.89
          </Text>
        </Group>
        <Text lines={1}>{'One line only, however long it may get. '.repeat(8)}</Text>
        <Group gap={24}>
          <Logo name="Meowtale" href="#home" />
          <Logo name="Meowtale" markOnly />
        </Group>
        <Grid kind="cards">
          <Card>
            <Text weight="medium">Card</Text>
            <Text size="small" tone="muted">
              about 2 h each path
            </Text>
          </Card>
          <Card raised>
            <Text weight="medium">Raised card</Text>
          </Card>
          <Card selected>
            <Text weight="medium">Selected card</Text>
          </Card>
        </Grid>
      </Stack>
    </Section>
  );
}
