import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import type { AiUse } from '@meowtale/contracts/inputs/drama/generation';
import { Coins, Notice, Select, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { Offer, OfferedProvider } from './documents.ts';
import { priceOf, whoCan } from './use-step.ts';

/** Returns the function that gives a provider's display name. */
export function useProviderName(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => t(`generation.providers.${name}`, { defaultValue: name });
}

interface StepOfferProps {
  use: AiUse;
  able: readonly OfferedProvider[];
  chosen: OfferedProvider | undefined;
  onChoose(name: string | null): void;
}

/** Renders the provider, the price, and the duration of a whole story by a model (SPEC §9). */
export function StepOffer({ use, able, chosen, onChoose }: StepOfferProps) {
  const { t } = useTranslation();
  const nameOf = useProviderName();
  if (!chosen) return null;
  const called = ({ name, model }: OfferedProvider) =>
    name === 'draft' || !model ? nameOf(name) : t('generation.providerModel', { provider: nameOf(name), model });
  const price = priceOf(chosen, use);
  return (
    <>
      {able.length > 1 ? (
        <Select
          label={t('generation.provider')}
          options={able.map((each) => ({ value: each.name, label: called(each) }))}
          value={chosen.name}
          onChange={onChoose}
        />
      ) : (
        <Text size="small">{t('generation.by', { provider: called(chosen) })}</Text>
      )}
      {price === 0 ? (
        <Text weight="medium">{t(chosen.name === 'draft' ? 'generation.freeDraft' : 'generation.free')}</Text>
      ) : (
        <Text>
          {t('generation.price')} <Coins amount={price} unit={t('generation.coin', { count: price })} />{' '}
          <Text as="span" size="small" tone="muted">
            {t('generation.givenBack')}
          </Text>
        </Text>
      )}
      {use === 'all' && chosen.name !== 'draft' ? <Text size="small">{t('generation.takes')}</Text> : null}
    </>
  );
}

/** Renders languages without a provider, and why. */
export function NotOffered({ offer, use, target }: { offer: Offer; use: AiUse; target: Locale }) {
  const { t } = useTranslation();
  const isMissing = (language: Locale) => whoCan(offer, use, language).length === 0;
  const reasonOf = (language: Locale) =>
    offer.languages.find((each) => each.language === language)?.reason === 'ai/no-provider' ||
    offer.providers.every(({ is_connected, uses }) => !is_connected || uses.every((each) => each.use !== use))
      ? 'generation.noProvider'
      : 'generation.noLanguage';
  const missing = offer.languages.map(({ language }) => language).filter(isMissing);
  if (isMissing(target))
    return (
      <Notice tone="warning" live>
        {t(reasonOf(target), { language: LOCALE_NATIVE_NAMES[target] })}
      </Notice>
    );
  if (missing.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {t('generation.notOffered', { languages: missing.map((language) => LOCALE_NATIVE_NAMES[language]) })}
    </Text>
  );
}
