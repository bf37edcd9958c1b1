import { element, xmlDocument, xmlText } from '@/lib/platform/text/write-xml';
import type { Question } from '../../schemas/questions';
import { aroundBlank, blank } from '../texts/blank';
import { xhtmlOfMarkdown } from '../texts/xhtml-of-markdown';
import type { QtiVersion } from './qti-names';
import { interactionOf, responseOf } from './write-interaction';
import { processingOf } from './write-processing';
import { type Write, writerOf } from './writer';

const namespaces = {
  '2.1': 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  '3.0': 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
} as const;

type Item = {
  identifier: string;
  version: QtiVersion;
  /** What the package calls a picture. */
  imageName: (address: string) => string;
};

const outcome = 'SCORE';
const feedback = 'EXPLANATION';

/** One question as an item. */
export function writeItem(question: Question, { identifier, version, imageName }: Item): string {
  const write = writerOf(version);
  const { explanation, topic } = question;
  const parts = [
    responseOf(question, write),
    write('outcomeDeclaration', { identifier: outcome, cardinality: 'single', baseType: 'float' }, zero(write)),
    ...(explanation
      ? [
          write(
            'outcomeDeclaration',
            { identifier: feedback, cardinality: 'single', baseType: 'identifier' },
            write('defaultValue', {}, write('value', {}, feedback)),
          ),
        ]
      : []),
    write('itemBody', {}, `\n${bodyOf(question, { write, version, imageName }).join('\n')}\n`),
    processingOf(question, { write, version }),
    ...(explanation ? [modal(wrapped(xhtmlOfMarkdown(explanation, imageName), { write, version }), write)] : []),
  ];
  const attributes = {
    xmlns: namespaces[version],
    'xml:lang': 'pt-BR',
    identifier,
    title: topic,
    adaptive: version === '2.1' ? false : undefined,
    timeDependent: false,
  };
  const content = parts.filter((part) => part !== '').map((part) => `\n${part}`);
  return xmlDocument(write('assessmentItem', attributes, ...content, '\n'));
}

function zero(write: Write): string {
  return write('defaultValue', {}, write('value', {}, '0'));
}

type In = { write: Write; version: QtiVersion };

/** 3.0 holds what is said in a body of its own. */
function wrapped(content: string, { write, version }: In): string {
  return version === '3.0' ? write('contentBody', {}, content) : content;
}

function modal(content: string, write: Write): string {
  return write(
    'modalFeedback',
    { outcomeIdentifier: feedback, identifier: feedback, showHide: 'show' },
    `\n${content}\n`,
  );
}

function bodyOf(question: Question, { imageName, ...own }: In & Pick<Item, 'imageName'>): string[] {
  const { prompt, code, imageUrl, imageAlt, kind } = question;
  const asked = xhtmlOfMarkdown(prompt, imageName);
  const interaction = interactionOf(question, own.write);
  const isGap = kind === 'number' && !question.body.unit && aroundBlank(prompt) !== null;
  const entry = kind === 'number' ? element('p', {}, interaction, ...unitOf(question.body.unit)) : interaction;
  return [
    isGap ? asked.replace(blank, () => interaction) : asked,
    ...(code ? [programOf(code)] : []),
    ...(imageUrl ? [element('p', {}, element('img', { src: imageName(imageUrl), alt: imageAlt ?? '' }))] : []),
    ...(isGap ? [] : [entry]),
    ...(kind === 'shortText' && question.right ? [keyOf(question.right, own)] : []),
  ].filter((part) => part !== '');
}

function unitOf(unit: string | null): string[] {
  return unit ? [` ${xmlText(unit)}`] : [];
}

function programOf({ language, source }: NonNullable<Question['code']>): string {
  return element('pre', {}, element('code', { class: `language-${language}` }, xmlText(`${source}\n`)));
}

/** What a full answer says, for the eyes of who grades. */
function keyOf(right: string, own: In): string {
  const paragraphs = right.split(/\n{2,}/).map((paragraph) => {
    return element('p', {}, paragraph.split('\n').map(xmlText).join('<br/>'));
  });
  const use = own.version === '3.0' ? 'scoring' : undefined;
  return own.write('rubricBlock', { view: 'scorer', use }, wrapped(paragraphs.join(''), own));
}
