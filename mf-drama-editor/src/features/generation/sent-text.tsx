import { Stack, Text, Title } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import classes from './generation.module.css';
import { useFieldName } from './influences.tsx';
import { isEmpty, readSent, type SentField } from './sent-messages.ts';

/** Renders what was sent: each message under its role; verbatim below, where that differs. */
export function SentText({ sent }: { sent: string }) {
  const { t } = useTranslation();
  const messages = readSent(sent);
  const isPlain = messages.every(({ role, fields }) => role === null && fields.every(({ name }) => name === null));
  return (
    <Stack gap={16}>
      {messages.map(({ role, fields }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place
        <Stack key={index} gap={8}>
          {role === null ? null : (
            <Title level={3} size={17}>
              {t(`proposal.role.${role}`)}
            </Title>
          )}
          {fields.map((field, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            <Field key={at} field={field} />
          ))}
        </Stack>
      ))}
      {isPlain ? null : (
        <details>
          <summary className={classes.summary}>{t('proposal.raw')}</summary>
          <pre className={classes.sent}>{sent}</pre>
        </details>
      )}
    </Stack>
  );
}

function Field({ field: { name, value } }: { field: SentField }) {
  const nameOf = useFieldName();
  if (name === null && typeof value === 'object') return <pre className={classes.sent}>{JSON.stringify(value, null, 2)}</pre>;
  return (
    <div>
      {name === null ? null : (
        <Text size="small" tone="muted" className={classes.flat}>
          {nameOf(name)}
        </Text>
      )}
      <Value value={value} />
    </div>
  );
}

/** Renders data as lists and name-value pairs, at any depth. */
function Value({ value }: { value: unknown }) {
  const nameOf = useFieldName();
  if (typeof value !== 'object' || value === null) return <div className={classes.said}>{String(value)}</div>;
  if (Array.isArray(value))
    return (
      <ul className={classes.values}>
        {value.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
          <li key={index}>
            <Value value={each} />
          </li>
        ))}
      </ul>
    );
  const filled = Object.entries(value).filter(([, each]) => !isEmpty(each));
  return (
    <dl className={classes.facts}>
      {filled.map(([name, each]) => (
        <div key={name} className={classes.pair}>
          <dt>{nameOf(name)}</dt>
          <dd>
            <Value value={each} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
