import { Button, Card, Group, Page, Stack, Text, Title } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';
import classes from './adult-gate-page.module.css';

/** Where a person under 18 is sent (SPEC §2: an external government site). */
const LEAVE_TO = 'https://www.gov.tw/';

/** The gate's own words are Traditional Chinese by SPEC §2, in every interface language; that language's stand beneath. */
const QUESTION = '你是否已年滿 18 歲？';
const NOTICE = '本頁內容依法僅供年滿 18 歲之成年人瀏覽。';
const CONFIRM = '是，我已年滿 18 歲';
const LEAVE = '否，離開';

export function AdultGatePage() {
  const { t } = useTranslation();
  const { plan, adultGate } = useShell();
  const readsThem = plan.locale === 'zh-TW';
  const confirm = readsThem ? null : t('adultGate.confirm');
  const leave = readsThem ? null : t('adultGate.leave');
  return (
    <Page width="narrow">
      <Card raised>
        <Stack gap={24}>
          <Stack gap={8}>
            <Title level={1} size={28} lang="zh-TW">
              {QUESTION}
            </Title>
            <Text lang="zh-TW">{NOTICE}</Text>
          </Stack>
          {readsThem ? null : (
            <Stack gap={8}>
              <Title level={2} size={22}>
                {t('adultGate.question')}
              </Title>
              <Text>{t('adultGate.notice')}</Text>
            </Stack>
          )}
          <Group gap={12}>
            <Button variant="primary" onClick={() => adultGate.getState().confirm()}>
              <BothWords theirs={CONFIRM} own={confirm} />
            </Button>
            <Button href={LEAVE_TO}>
              <BothWords theirs={LEAVE} own={leave} />
            </Button>
          </Group>
        </Stack>
      </Card>
    </Page>
  );
}

/** Renders both languages; where they don't fit in a line, it breaks between them. */
function BothWords({ theirs, own }: { theirs: string; own: string | null }) {
  return (
    <span>
      <span lang="zh-TW">{theirs}</span>
      {own ? (
        <>
          {'\u00a0· '}
          <span className={classes.own}>{own}</span>
        </>
      ) : null}
    </span>
  );
}
