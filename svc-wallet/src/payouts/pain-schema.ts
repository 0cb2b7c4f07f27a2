import { readFile } from 'node:fs/promises';
import { DomainError } from '@meowtale/service-kit';
import type { XmlDocument, XsdValidator } from 'libxml2-wasm';

type Library = typeof import('libxml2-wasm');
type Detail = { message: string; xpath?: string };

/** Where a file breaks its schema. It has no value of the file, because files contain bank data. */
interface SchemaError {
  element: string;
  /** The violated facet, like `pattern`; `structure` for a missing or unexpected element. */
  rule: string;
  /** The withdrawal's uuid without hyphens; empty outside payments. */
  reference: string;
}
type FindSchemaErrors = (xml: string) => SchemaError[];

/** Reads an XSD. The library is loaded at the first call, because that takes 0.2 s. @throws when the file is no valid schema */
export async function openSchema(file: URL | string): Promise<FindSchemaErrors> {
  const library = await import('libxml2-wasm');
  const source = library.XmlDocument.fromBuffer(await readFile(file));
  try {
    const validator = library.XsdValidator.fromDoc(source);
    return (xml) => findErrors(library, validator, xml);
  } finally {
    source.dispose();
  }
}

function findErrors({ XmlDocument, XmlParseError, XmlValidateError }: Library, validator: XsdValidator, xml: string): SchemaError[] {
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromString(xml);
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlParseError || error instanceof XmlValidateError)) throw error;
    return error.details.map((detail) => toSchemaError(detail, document));
  } finally {
    document?.dispose();
  }
}

function toSchemaError({ message, xpath }: Detail, document: XmlDocument | undefined): SchemaError {
  const payment = "ancestor-or-self::*[local-name() = 'CdtTrfTxInf']//*[local-name() = 'InstrId']";
  return {
    element: /^Element '(?:\{[^}]*\})?(\w+)'/.exec(message)?.[1] ?? 'Document',
    rule: /\[facet '(\w+)'\]/.exec(message)?.[1] ?? 'structure',
    reference: (xpath && document?.get(`${xpath}/${payment}`)?.content) || '',
  };
}

let schema: Promise<FindSchemaErrors> | undefined;

/**
 * Asserts that a file is valid against `pain.001.001.09.subset.xsd`, whose rules are ISO 20022's or stricter.
 * @throws DomainError `payout/file-invalid`, which is logged with the errors
 */
export async function assertPain001(xml: string): Promise<void> {
  schema ??= openSchema(new URL('./pain.001.001.09.subset.xsd', import.meta.url));
  const errors = (await schema)(xml);
  if (errors.length === 0) return;
  const list = errors.slice(0, 20).map(({ element, rule, reference }) => `${element}: ${rule} ${reference}`.trim());
  throw new DomainError('payout/file-invalid', { cause: new Error(`${errors.length} schema errors: ${list.join('; ')}`) });
}
