import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { failures } from '@/lib/failures';
import { locales } from '@/lib/platform/i18n/locales';
import { messagesOf } from '@/lib/platform/i18n/messages';
import { catalogueFaults, catalogueOf } from './messages/catalogues';
import { literalTexts } from './messages/literals';
import { unusedMessages } from './messages/usage';
import { realTree, tree } from './source/tree';

const codes = Object.keys(failures);

describe('the two languages', () => {
  const both = (one: object, two: object) =>
    catalogueFaults(
      tree({ 'messages/pt-BR/units.json': JSON.stringify(one), 'messages/en/units.json': JSON.stringify(two) }),
    );

  it.each([
    ['a missing key', { a: 'A', b: 'B' }, { a: 'A' }],
    ['an extra key', { a: 'A' }, { a: 'A', b: { c: 'C' } }],
    ['an empty sentence', { a: 'A' }, { a: '' }],
    ['another argument', { a: 'Oi, {name}' }, { a: 'Hi, {nome}' }],
    ['an argument of another kind', { a: '{n, number}' }, { a: '{n}' }],
    ['other cases of a choice', { a: '{k, select, one {a} other {b}}' }, { a: '{k, select, two {a} other {b}}' }],
    ['an argument lost inside a plural', { a: '{n, plural, other {{x} a}}' }, { a: '{n, plural, other {a}}' }],
    ['another tag', { a: '<b>a</b>' }, { a: '<i>a</i>' }],
    ['a sentence that does not parse', { a: 'A {' }, { a: 'A {' }],
    ['too many keys for a file', many(151), many(151)],
  ])('may not differ: %s', (_, one, two) => expect(both(one, two)).not.toEqual([]));

  it('may not differ in files', () => {
    expect(catalogueFaults(tree({ 'messages/pt-BR/units.json': '{}' }))).toEqual(['units: not in en']);
  });

  it('may differ in words, plurals and order', () => {
    const sentence = '{n, plural, =0 {nada} one {# dia de {who}} other {# dias de {who}}}';
    expect(both({ a: sentence, b: 'B' }, { b: 'B', a: '{who}: {n, plural, one {# day} other {# days}}' })).toEqual([]);
    expect(both(many(150), many(150))).toEqual([]);
  });

  it('agree in the product', () => expect(catalogueFaults(realTree())).toEqual([]));
});

describe('namespaces', () => {
  it.each(locales)('of %s are registered, each with its own file', (locale) => {
    const registered: Record<string, object> = messagesOf(locale);
    const onDisk = [...catalogueOf(realTree(), locale).keys()];
    expect(Object.keys(registered).sort()).toEqual(onDisk.sort());
    const file = (name: string) => JSON.parse(realTree().get(`messages/${locale}/${name}.json`) ?? '') as object;
    expect(onDisk.filter((name) => !isDeepStrictEqual(registered[name], file(name)))).toEqual([]);
  });
});

describe('failures', () => {
  it.each(locales)('have a sentence for each code and no other in %s', (locale) => {
    const keys = [...(catalogueOf(realTree(), locale).get('failures')?.keys() ?? [])];
    expect(keys.sort()).toEqual([...codes].sort());
  });
});

describe('unused messages', () => {
  const unused = (messages: object, files: Record<string, string>, failureCodes: string[] = []) => {
    const catalogue = Object.entries(messages).map(([name, keys]) => [
      `messages/en/${name}.json`,
      JSON.stringify(keys),
    ]);
    return unusedMessages(tree(files), catalogueOf(tree(Object.fromEntries(catalogue)), 'en'), failureCodes);
  };
  const screen = (body: string) => ({ 'components/a.tsx': `export function A() {\n${body}\n}\n` });

  it('are found', () => {
    const used = screen("const t = useTranslations('units');\nreturn t('a');");
    expect(unused({ units: { a: 'A', b: 'B' }, other: { a: 'A' } }, used)).toEqual(['units.b', 'other.a']);
  });

  it('are found behind a prefix, in another scope and among failures and fields', () => {
    const prefixed = screen("const t = useTranslations('units');\nreturn t(`kind.${kind}`);");
    expect(unused({ units: { kind: { a: 'A' }, name: { a: 'A' } } }, prefixed)).toEqual(['units.name.a']);
    const scopes = {
      'components/a.tsx':
        "function A() {\nconst t = useTranslations('x');\nreturn t('a');\n}\nfunction B() {\nconst t = useTranslations('y');\nreturn t('b');\n}\n",
    };
    expect(unused({ x: { a: 'A', b: 'B' }, y: { a: 'A', b: 'B' } }, scopes)).toEqual(['x.b', 'y.a']);
    expect(unused({ failures: { a: { b: 'B' }, c: 'C' } }, {}, ['a.b'])).toEqual(['failures.c']);
    const field = { 'lib/units/rules.ts': "export const wrong = { code: 'too-late' };\n" };
    expect(unused({ fields: { 'too-late': 'A', 'too-soon': 'B' } }, field)).toEqual(['fields.too-soon']);
    const elsewhere = { 'app/a.ts': "export const wrong = { code: 'too-late', other: 'too-soon' };\n" };
    expect(unused({ fields: { 'too-late': 'A', 'too-soon': 'B' } }, elsewhere)).toEqual(['fields.too-soon']);
    const whole = { 'components/a.ts': "import words from '@/messages/en/error.json';\n" };
    expect(unused({ error: { a: 'A' }, other: { a: 'A' } }, whole)).toEqual(['other.a']);
  });

  it.each([
    ['by a nested namespace', "const t = useTranslations('units.list');\nreturn t('a');"],
    ['by an options object', "const t = await getTranslations({ locale, namespace: 'units' });\nreturn t('list.a');"],
    ['without a namespace', "const t = useTranslations();\nreturn t('units.list.a');"],
    ['among several', "const [x, t] = await Promise.all([f(), getTranslations('units')]);\nreturn t('list.a');"],
    ['as rich text', "const t = useTranslations('units');\nreturn t.rich('list.a', {});"],
    ['by a choice', "const t = useTranslations('units');\nreturn t(x ? 'list.b' : 'list.a');"],
    [
      'by a table in the file',
      "const t = useTranslations('units');\nconst keys = ['list.a'];\nreturn keys.map((key) => t(key));",
    ],
    ['by a translator that was handed in', "return ({ t }) => t('list.a');"],
    ['inside a function of the component', "const t = useTranslations('units');\nreturn items.map(() => t('list.a'));"],
  ])('are not those used %s', (_, body) =>
    expect(unused({ units: { list: { a: 'A' } } }, asyncScreen(body))).toEqual([]),
  );

  it('are not in the product', () => {
    expect(unusedMessages(realTree(), catalogueOf(realTree(), 'pt-BR'), codes)).toEqual([]);
  });
});

describe('words in screens', () => {
  const words = (jsx: string) => literalTexts(tree({ 'components/a.tsx': `export const a = ${jsx};\n` }));

  it.each([
    '<p>Olá</p>',
    "<p>{'Olá'}</p>",
    '<p>{`Olá ${name}`}</p>',
    "<p>{done ? 'Sim' : t('no')}</p>",
    "<p>{name || 'Ninguém'}</p>",
    '<>Olá</>',
    '<button aria-label="Fechar" type="button" />',
    '<input placeholder="Nome" />',
    '<img alt={`Foto de ${name}`} src={src} />',
    "<Card title={done ? 'Sim' : 'Não'} />",
    "{ title: 'Cursos' }",
  ])('are caught: %s', (jsx) => expect(words(jsx)).not.toEqual([]));

  it.each([
    '<p>{t("a")}</p>',
    '<p> · {count}%</p>',
    '<p className="Olá" id="x">{`${a} · ${b}`}</p>',
    '<code>npm start</code>',
    '<script>{`let a`}</script>',
    '<img alt="" src={src} />',
    '<p>&nbsp;</p>',
  ])('are not seen where there are none: %s', (jsx) => expect(words(jsx)).toEqual([]));

  it('are not in the product', () => expect(literalTexts(realTree())).toEqual([]));
});

function asyncScreen(body: string): Record<string, string> {
  return { 'components/a.tsx': `export async function A() {\n${body}\n}\n` };
}

function many(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 'A']));
}

describe('words that a browser reads as they stand', () => {
  /** The build turns a sentence with arguments into a list: put in by hand, they would break the page that shows it. */
  const plain = ['assistant', 'diagnostics', 'error', 'errorSteps', 'offline', 'syncState'] as const;

  it.each(plain)('take no arguments: %s', (name) => {
    for (const locale of locales) {
      const file = realTree().get(`messages/${locale}/${name}.json`) ?? '{ "": "{missing}" }';
      const sentences = JSON.stringify(Object.values(JSON.parse(file)));
      expect(sentences.match(/[^[,:]\{\w+/g)).toBeNull();
    }
  });
});
