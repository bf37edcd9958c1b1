import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isFault, readXml, type Xml } from '@/lib/platform/text/read-xml';
import type { Question } from '../../schemas/questions';
import { saidQuestion } from '../said-question';
import { textIn } from '../texts/markdown-of-xhtml';
import { elementsIn, inOldNames } from './qti-names';
import { readItem } from './read-item';
import { writeItem } from './write-item';

/** 1EdTech lets its examples be used and not handed on, so that they stand in no repository of ours: tell where they lie. */
const folders = ['tests/support/question-files/qti', ...(process.env.QTI_EXAMPLES ? [process.env.QTI_EXAMPLES] : [])];
const pictures = {
  image: (source: string) =>
    `/api/files/content-images/${Buffer.from(source).toString('hex').padEnd(43, '0').slice(0, 43)}.webp`,
};

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
    .filter(([, text]) => /assessment-?item[\s>]/i.test(text.slice(0, 3000))),
);
const read = files.map(([name, text]) => ({ name, text, ...readItem(text, { entry: name }, pictures) }));
const of = (name: string) => read.find((item) => item.name === name) ?? expect.fail(name);

/** Words of two elements are never one. */
function spaced({ children }: Xml): string {
  return children.map((child) => (typeof child === 'string' ? child : ` ${spaced(child)} `)).join('');
}

/** Everything that an item's page says, and which alternatives its key names: told apart from our own reading. */
function saidBy(text: string) {
  const root = readXml(text);
  if (isFault(root)) return expect.fail('unreadable');
  const item = inOldNames(root);
  const all = elementsIn(item);
  const [body] = all.filter(({ name }) => name === 'itemBody');
  const shown = elementsIn(body as Xml).flatMap(({ attributes }) => attributes.get('alt') ?? []);
  const words = `${spaced(body as Xml)} ${shown.join(' ')}`.split(/\s+/).filter(Boolean);
  const byId = new Map(
    all.map((each) => [each.attributes.get('identifier'), textIn(each.children).replaceAll(/\s+/g, ' ').trim()]),
  );
  const [correct] = all.filter(({ name }) => name === 'correctResponse');
  const right = elementsIn(correct ?? { ...item, children: [] }).map(({ children }) =>
    textIn(children)
      .split(/\s+/)
      .map((id) => byId.get(id) ?? id)
      .join(' '),
  );
  return {
    words: words.toSorted(),
    right: all.some(({ name }) => name === 'orderInteraction') ? right : right.toSorted(),
  };
}

it('brings examples in, out and in again the same, in both versions', () => {
  for (const { question, name } of read.filter((item) => item.question)) {
    for (const version of ['2.1', '3.0'] as const) {
      const written = writeItem(question as Question, { identifier: 'q1', version, imageName: (address) => address });
      const again = readItem(written, { entry: null }, { image: (source) => source });
      expect({ name, said: again.question && saidQuestion(again.question), refusal: again.refusal }).toEqual({
        name,
        said: saidQuestion(question as Question),
        refusal: null,
      });
    }
  }
});

it('writes out what the example says, word by word, wherever nothing was told', () => {
  const clean = read.filter(({ question, notes }) => question && question.kind !== 'trueFalse' && notes.length === 0);
  expect(clean.length).toBeGreaterThanOrEqual(5);
  for (const { name, text, question } of clean) {
    const written = writeItem(question as Question, {
      identifier: 'q1',
      version: '2.1',
      imageName: (address) => address,
    });
    expect({ name, ...saidBy(written) }).toEqual({ name, ...saidBy(text) });
  }
});

it('reads each form as what it is, tells what is lost, and names what has no place here by its line', () => {
  expect(of('choice-2.1.xml')).toMatchObject({
    notes: [],
    question: {
      kind: 'single',
      prompt: 'Olhe a placa da **figura**.\n\nO que ela pede?',
      right: 'o1',
      imageAlt: 'Desligue o monitor ao sair',
    },
  });
  expect(of('choice-multiple-2.1.xml')).toMatchObject({
    notes: [{ code: 'picks-two' }, { code: 'partial-dropped' }],
    question: { kind: 'twoRight', right: ['o0', 'o2'] },
  });
  expect(of('match-2.1.xml')).toMatchObject({
    notes: [],
    question: { kind: 'match', right: { o0: 'o0', o1: 'o0', o2: 'o1' } },
  });
  expect(of('number-2.1.xml')).toMatchObject({
    notes: [],
    question: {
      kind: 'number',
      prompt: 'Em três segundos o robô andou _____ centímetros.',
      code: { language: 'python' },
      right: { value: 12.5, tolerance: 0.1 },
    },
  });
  expect(of('order-3.0.xml')).toMatchObject({ notes: [], question: { kind: 'order', right: ['o2', 'o0', 'o1'] } });
  expect(of('extended-text-3.0.xml')).toMatchObject({
    notes: [],
    question: { kind: 'shortText', right: 'Diz que se repete.' },
  });
  expect(of('true-false-3.0.xml')).toMatchObject({
    notes: [{ code: 'feedback-joined' }],
    question: { kind: 'trueFalse', right: true, explanation: '- Verdadeiro: Isso: oito.' },
  });
  expect(of('hotspot-2.1.xml').refusal).toEqual({ code: 'kind', values: { name: 'hotspotInteraction' }, line: 7 });
  expect(of('math-3.0.xml').refusal).toEqual({ code: 'content', values: { name: 'math' }, line: 6 });
  expect(of('adaptive-2.1.xml').refusal).toEqual({ code: 'adaptive' });
});

it('refuses hostile XML in a moment, by its line', () => {
  const deep = `<assessmentItem>${'<p>'.repeat(100_000)}`;
  const grown = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n<assessmentItem title="&b;"/>';
  const outside = '<?xml version="1.0"?>\n<!DOCTYPE x SYSTEM "file:///etc/passwd">\n<assessmentItem/>';
  const reasons = [deep, grown, outside, '<a>&unknown;</a>', '<a><b></a>', '<a b="1" b="2"/>'].map((text) => {
    const began = process.threadCpuUsage();
    const { refusal } = readItem(text, { entry: null }, pictures);
    expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000);
    return [refusal?.values?.reason, refusal?.line];
  });
  expect(reasons).toEqual([
    ['xml-too-deep', 1],
    ['xml-doctype', 1],
    ['xml-doctype', 2],
    ['xml-broken', 1],
    ['xml-broken', 1],
    ['xml-broken', 1],
  ]);
});
