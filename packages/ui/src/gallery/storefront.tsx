import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { BillingDetail } from '../billing-detail.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Chip, ChipGroup } from '../chip.tsx';
import { Coins } from '../coins.tsx';
import { Cover } from '../cover.tsx';
import { Divider } from '../divider.tsx';
import { Grid } from '../grid.tsx';
import { Group } from '../group.tsx';
import { IconButton } from '../icon-button.tsx';
import { IconHeart, IconHeartFilled } from '../icons.ts';
import { Price } from '../price.tsx';
import { Section } from '../section.tsx';
import { Stack } from '../stack.tsx';
import { StoreCard, StoreCardSkeleton } from '../store-card.tsx';
import { Text } from '../text.tsx';
import { Title } from '../title.tsx';

/** Renders samples of covers, cards, prices and the purchase panel. */
export function Storefront() {
  const [filter, setFilter] = useState('All');
  return (
    <>
      <Section>
        <Grid kind="halves" gap={36}>
          <Stack align="start" gap={16}>
            <Chip>Picked this week</Chip>
            <Title level={2} size={54}>
              Some doors open only when you choose.
            </Title>
            <Text size="large" tone="muted">
              Nine cats, one stolen recipe, and a night market that is different every time you walk through it.
            </Text>
            <Group>
              <Button variant="primary">Read the opening</Button>
              <Button>
                <Coins amount={240} unit="meow coins" local="≈ US$2.40" />
              </Button>
            </Group>
          </Stack>
          <Offer />
        </Grid>
      </Section>
      <Section
        title="New and noteworthy"
        actions={
          <ChipGroup label="Filters">
            {['All', 'On sale', 'Free', 'Finished', 'Deutsch', 'Price 0–500', 'More filters'].map((name) => (
              <Chip key={name} selected={name === filter} onClick={() => setFilter(name)}>
                {name}
              </Chip>
            ))}
          </ChipGroup>
        }
      >
        <Grid kind="covers" gap={24}>
          <Works />
        </Grid>
      </Section>
      <Section title="Prices, coins and people">
        <Group gap={24}>
          <Coins amount={1240} unit="meow coins" />
          <Coins amount={300} unit="silver" variant="silver" muted />
          <Coins amount={184220} unit="meow coins" size="figure" />
          <Coins amount={192} unit="meow coins" size="small" local="= US$1.92" />
          <Coins amount={240} unit="meow coins" struck struckLabel="before:" />
          <Price amount={192} unit="meow coins" original={240} percentOff={20} originalLabel="before:" />
          <Price amount={0} unit="meow coins" freeLabel="Free" />
          <Avatar name="tide_reader" size="small" />
          <Avatar name="Lamplight Press" />
          <Avatar name="Kitsu Studio" size="large" alt="Kitsu Studio" />
          <Avatar name="North Yard" size="huge" />
        </Group>
      </Section>
    </>
  );
}

function Works() {
  const [wished, setWished] = useState(true);
  return (
    <>
      <StoreCard
        href="#lantern"
        title="The Lantern Keeper"
        meta="Lamplight Press · 7 endings"
        cover={{ src: null }}
        price={<Price amount={180} unit="meow coins" />}
        action={
          <IconButton
            label="On your wishlist"
            pressed={wished}
            icon={wished ? <IconHeartFilled size={20} /> : <IconHeart size={20} />}
            onClick={() => setWished(!wished)}
          />
        }
      />
      <StoreCard
        href="#letters"
        target="_blank"
        newTabLabel="opens in a new tab"
        title="Letters to the Tide"
        meta="Paperboat Studio · 12 languages"
        cover={{ src: null }}
        badges={
          <Badge tone="gold" solid>
            3 days left
          </Badge>
        }
        price={<Price amount={192} unit="meow coins" original={240} percentOff={20} originalLabel="before:" />}
      />
      <StoreCard
        href="#ferry"
        title="Die letzte Fähre nach Hause und andere Geschichten von der Küste"
        meta="Küstenlichterverlagsgesellschaft · fortlaufend"
        cover={{ src: null }}
        badges={<Badge solid>Owned</Badge>}
        price="Name your price"
      />
      <StoreCard href="#osaka" title="大阪の九匹の猫と消えたレシピ" meta="北野工房 · 9 つの結末" cover={{ src: null }} price="無料" />
      <StoreCard
        href="#thai"
        title="ห้องที่หันหน้าไปทางทิศเหนือ"
        meta="โรงพิมพ์แสงโคม · 4 ตอนจบ"
        cover={{ src: null }}
        price={<Price amount={320} unit="meow coins" />}
      />
      <StoreCardSkeleton />
      <Cover title="Square" alt="A drawn square cover" shape="square" />
      <Cover title="Screenshot" alt="A drawn wide cover" shape="wide" />
    </>
  );
}

function Offer() {
  return (
    <Card raised>
      <Stack gap={12}>
        <Price size="hero" amount={192} unit="meow coins" original={240} originalLabel="before:" percentOff={20} />
        <Text tone="muted">≈ US$1.92 · ends in 3 days · lowest in 30 days 192</Text>
        <Button variant="primary" size="large" fullWidth>
          Buy now
        </Button>
        <Group wrap={false}>
          <Button fullWidth>Add to cart</Button>
          <IconButton outline label="Add to wishlist" icon={<IconHeart size={20} />} />
        </Group>
        <Button variant="soft" fullWidth>
          Play the opening
        </Button>
        <Divider />
        <Group justify="between">
          <Text tone="muted">You have</Text>
          <Group gap={12}>
            <Coins amount={140} unit="meow coins" />
            <Coins amount={40} unit="silver" variant="silver" />
          </Group>
        </Group>
        <BillingDetail
          caption="An example of a bill"
          items={[
            {
              key: 'work',
              label: 'Night market',
              value: <Coins amount={192} unit="meow coins" />,
              struck: <Coins amount={240} unit="meow coins" struck struckLabel="before:" />,
            },
          ]}
          totals={[{ key: 'total', label: 'Total', value: <Coins amount={192} unit="meow coins" />, strong: true }]}
        />
        <Text size="small" tone="muted">
          70 of every 100 coins go to the creator. Refund within 14 days while under 20% is read.
        </Text>
      </Stack>
    </Card>
  );
}
