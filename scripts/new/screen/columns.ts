import { StartFailure } from '@/lib/platform/env/start-failure';
import type { Model } from '../domain-facts';

/** One thing that the form asks for, and how it is written from the schema to the screen. */
export type Column = {
  name: string;
  /** What may be sent, and what is answered. */
  input: string;
  reply: string;
  /** In an empty form, and what tests send. */
  blank: string;
  sample: string;
  field: 'TextField' | 'OptionalTextField' | 'NumberField' | 'CheckField';
};

const text = 'z.string().check(z.trim(), z.minLength(1), z.maxLength(textLengthMax))';

const kinds: Readonly<Record<string, Omit<Column, 'name'>>> = {
  String: { input: text, reply: 'z.string()', blank: `''`, sample: 'randomUUID()', field: 'TextField' },
  'String?': {
    input: `z.nullable(${text})`,
    reply: 'z.nullable(z.string())',
    blank: 'null',
    sample: 'null',
    field: 'OptionalTextField',
  },
  Int: {
    input: 'z.int().check(z.minimum(0), z.maximum(1_000_000))',
    reply: 'z.int()',
    blank: '0',
    sample: '1',
    field: 'NumberField',
  },
  Boolean: { input: 'z.boolean()', reply: 'z.boolean()', blank: 'false', sample: 'true', field: 'CheckField' },
};

const ofKernel = ['id', 'schoolId', 'revision', 'createdAt', 'updatedAt'];

/** The columns of a table that a form can ask for. The first is a text that names the row. */
export function columnsOf({ name: model, fields }: Model): readonly Column[] {
  const columns = fields
    .filter(({ name }) => !ofKernel.includes(name))
    .flatMap(({ name, type, isOptional, hasDefault }): Column[] => {
      const kind = kinds[isOptional ? `${type}?` : type];
      if (kind) return [{ name, ...kind }];
      if (isOptional || hasDefault) return [];
      throw new StartFailure(
        `${model}.${name} is a ${type}: the generator makes fields of texts, numbers and yes or no.`,
      );
    });
  if (columns[0]?.field !== 'TextField' || !fields.some(({ name }) => name === 'revision')) {
    throw new StartFailure(`${model} needs a text that names the row as its first column, and a revision.`);
  }
  return columns;
}
