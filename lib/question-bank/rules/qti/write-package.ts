import { element, xmlDocument, xmlText } from '@/lib/platform/text/write-xml';
import type { Question } from '../../schemas/questions';
import type { QtiVersion } from './qti-names';
import { manifestName } from './read-manifest';
import { writeItem } from './write-item';
import { writerOf } from './writer';

const kinds = {
  '2.1': {
    packaging: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    metadata: 'http://ltsc.ieee.org/xsd/LOM',
    schema: ['QTIv2.1 Package', '1.0.0'],
    item: 'imsqti_item_xmlv2p1',
    test: 'imsqti_test_xmlv2p1',
    tests: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  },
  '3.0': {
    packaging: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    metadata: 'http://ltsc.ieee.org/xsd/LOM',
    schema: ['QTI Package', '3.0.0'],
    item: 'imsqti_item_xmlv3p0',
    test: 'imsqti_test_xmlv3p0',
    tests: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  },
} as const;

export type Written = { name: string; text: string };

const itemName = (at: number) => `item-${String(at + 1).padStart(3, '0')}`;

/** A version's questions as the texts of a package: an item each, a test with their order and weights, the manifest. */
export function writePackage(
  questions: readonly Question[],
  { title, version, imageName }: { title: string; version: QtiVersion; imageName: (address: string) => string },
): Written[] {
  const items = questions.map((question, at) => ({
    name: `${itemName(at)}.xml`,
    text: writeItem(question, { identifier: itemName(at), version, imageName }),
    images: [...new Set(imagesOf(question).map(imageName))],
    question,
  }));
  return [
    { name: manifestName, text: manifestOf(items, version) },
    { name: 'test.xml', text: testOf(items, { title, version }) },
    ...items.map(({ name, text }) => ({ name, text })),
  ];
}

export function imagesOf({ imageUrl, prompt, explanation }: Question): string[] {
  const named = `${prompt}\n${explanation ?? ''}`.match(/\/api\/files\/content-images\/[\w-]{43}\.webp/g) ?? [];
  return [...(imageUrl ? [imageUrl] : []), ...named];
}

type Item = Written & { images: string[]; question: Question };

function manifestOf(items: readonly Item[], version: QtiVersion): string {
  const { packaging, metadata, schema, item, test } = kinds[version];
  const resources = items.map(({ name, images, question }) =>
    element(
      'resource',
      { identifier: `res-${name.replace('.xml', '')}`, type: item, href: name },
      ...(question.skillCode ? [skillOf(question.skillCode)] : []),
      ...[name, ...images].map((href) => element('file', { href })),
    ),
  );
  const [name, schemaVersion] = schema;
  const testResource = element(
    'resource',
    { identifier: 'res-test', type: test, href: 'test.xml' },
    element('file', { href: 'test.xml' }),
    ...items.map((each) => element('dependency', { identifierref: `res-${each.name.replace('.xml', '')}` })),
  );
  return xmlDocument(
    element(
      'manifest',
      { xmlns: packaging, 'xmlns:lom': metadata, identifier: 'manifest' },
      element('metadata', {}, element('schema', {}, name), element('schemaversion', {}, schemaVersion)),
      element('organizations', {}),
      element('resources', {}, ...[testResource, ...resources].map((each) => `\n${each}`), '\n'),
    ),
  );
}

/** A skill of the BNCC as metadata of learning objects say it. */
function skillOf(code: string): string {
  const text = (words: string) => element('lom:string', {}, words);
  const purpose = element('lom:purpose', {}, element('lom:value', {}, 'competency'));
  const taxon = element(
    'lom:taxon',
    {},
    element('lom:id', {}, xmlText(code)),
    element('lom:entry', {}, text(xmlText(code))),
  );
  const path = element('lom:taxonPath', {}, element('lom:source', {}, text('BNCC')), taxon);
  return element('metadata', {}, element('lom:lom', {}, element('lom:classification', {}, purpose, path)));
}

function testOf(items: readonly Item[], { title, version }: { title: string; version: QtiVersion }): string {
  const write = writerOf(version);
  const refs = items.map(({ name, question }) =>
    write(
      'assessmentItemRef',
      { identifier: name.replace('.xml', ''), href: name },
      write('weight', { identifier: 'WEIGHT', value: question.weight }),
    ),
  );
  const section = write(
    'assessmentSection',
    { identifier: 'section', title, visible: true },
    ...refs.map((ref) => `\n${ref}`),
    '\n',
  );
  const part = write(
    'testPart',
    { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
    section,
  );
  return xmlDocument(write('assessmentTest', { xmlns: kinds[version].tests, identifier: 'test', title }, part));
}
