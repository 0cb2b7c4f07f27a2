import { Text } from '@meowtale/ui';
import { flagOf, formatCountry, rendersFlagEmoji, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import classes from './editor.module.css';

let request: Promise<ReadonlyMap<string, string>> | undefined;

async function fetchNativeNames(): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch('/countries.json');
  if (!answer.ok) throw new Error(`countries.json: ${answer.status}`);
  const listed = (await answer.json()) as { alpha2Code: string; nativeName: string }[];
  return new Map(listed.map(({ alpha2Code, nativeName }) => [alpha2Code.toLowerCase(), nativeName]));
}

/** Fetches the countries' own names, once for the tab; without them ours are used. */
function useNativeNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let left = false;
    request ??= fetchNativeNames();
    request.then(
      (fetched) => !left && setNames(fetched),
      () => {
        request = undefined;
      },
    );
    return () => {
      left = true;
    };
  }, []);
  return names;
}

/** Renders a country by its flag and our name, and its own where it differs; by its letters where flags can't be rendered. */
export function CountryLabel({ code }: { code: string }) {
  const { locale } = useHost();
  const native = useNativeNames().get(code);
  const name = formatCountry(code, locale);
  const flags = rendersFlagEmoji();
  return (
    <span className={classes.country}>
      <span className={flags ? classes.flag : classes.letters} aria-hidden="true">
        {flags ? flagOf(code) : code.toUpperCase()}
      </span>
      <span>
        <Text as="span" weight="medium" dir="auto">
          {name}
        </Text>
        {native && native !== name ? <span className={classes.native}> {native}</span> : null}
      </span>
    </span>
  );
}
