import type { Xml } from '@/lib/platform/text/read-xml';
import { type Note, optionId, optionsOf, refuseItem } from '../imported';
import { counts } from '../kinds';
import { inlineOf, type Pictures } from '../texts/markdown-of-xhtml';
import { plainOfMarkdown } from '../texts/plain-markdown';
import type { Answered, Declared } from './answered';
import { childrenOf, elementsIn } from './qti-names';
import { readEntry } from './read-entry';

const noPictures: Pictures = { image: (_source, line) => refuseItem('content', { name: 'img' }, line) };

export function readInteraction(item: Xml, interaction: Xml, notes: Note[]): Answered {
  const declared = declarationOf(item, interaction);
  switch (interaction.name) {
    case 'choiceInteraction':
      return choice(interaction, declared, notes);
    case 'orderInteraction':
      return order(interaction, declared, notes);
    case 'matchInteraction':
      return match(interaction, declared, notes);
    case 'textEntryInteraction':
    case 'extendedTextInteraction':
      return { ...readEntry(item, interaction, declared, notes), remarks: [] };
    default:
      return refuseItem('kind', { name: interaction.name }, interaction.line);
  }
}

function declarationOf(item: Xml, interaction: Xml): Declared {
  const id = interaction.attributes.get('responseIdentifier');
  const declaration = childrenOf(item, 'responseDeclaration').find((each) => each.attributes.get('identifier') === id);
  if (!declaration) return refuseItem('no-right', undefined, interaction.line);
  const values = childrenOf(declaration, 'correctResponse').flatMap((correct) => childrenOf(correct, 'value'));
  const entries = elementsIn(declaration).filter(({ name }) => name === 'mapEntry');
  return {
    cardinality: declaration.attributes.get('cardinality') ?? 'single',
    baseType: declaration.attributes.get('baseType') ?? 'identifier',
    correct: values.map(({ children }) =>
      children
        .filter((child) => typeof child === 'string')
        .join('')
        .trim(),
    ),
    mapped: new Map(
      entries.map(({ attributes }) => [attributes.get('mapKey') ?? '', Number(attributes.get('mappedValue') ?? 0)]),
    ),
  };
}

type Choice = { identifier: string; text: string; remarks: string[] };

function note(notes: Note[], code: Note['code']): void {
  if (!notes.some((each) => each.code === code)) notes.push({ code });
}

/** An alternative as plain text, and what is said of it once it was chosen. */
function choiceOf({ attributes, children }: Xml, notes: Note[]): Choice {
  const isRemark = (child: Xml | string): child is Xml => typeof child !== 'string' && child.name === 'feedbackInline';
  const own = children.filter((child) => !isRemark(child));
  const flat = own.flatMap((child) =>
    typeof child !== 'string' && /^(?:p|div)$/.test(child.name) ? child.children : [child],
  );
  const { text, isMarked } = plainOfMarkdown(inlineOf(flat, noPictures));
  if (isMarked) note(notes, 'format-dropped');
  if (attributes.get('fixed') === 'true') note(notes, 'fixed-dropped');
  const said = children.filter(isRemark).map((remark) => inlineOf(remark.children, noPictures));
  const remarks = said.filter(Boolean).map((remark) => `${inlineOf(flat, noPictures)}: ${remark}`);
  return { identifier: attributes.get('identifier') ?? '', text: text.replaceAll(/\s*\n\s*/g, ' '), remarks };
}

function judgeCount(count: number, { fewest, most }: { fewest: number; most: number }, line: number): void {
  if (count < fewest || count > most) refuseItem('choices', { count, fewest, most }, line);
}

function choice(interaction: Xml, { cardinality, correct }: Declared, notes: Note[]): Answered {
  const choices = childrenOf(interaction, 'simpleChoice').map((each) => choiceOf(each, notes));
  const remarks = choices.flatMap((each) => each.remarks);
  const right = correct.map((id) => choices.findIndex(({ identifier }) => identifier === id));
  if (right.length === 0 || right.includes(-1)) refuseItem('no-right', undefined, interaction.line);
  const options = optionsOf(choices.map(({ text }) => text));
  const most = Number(interaction.attributes.get('maxChoices') ?? (cardinality === 'single' ? 1 : 0));
  if (cardinality === 'single' || (right.length === 1 && most === 1)) {
    const truth = truthOf(choices, right[0] ?? -1);
    if (truth !== null) return { kind: 'trueFalse', body: {}, right: truth, remarks };
    judgeCount(choices.length, counts.single, interaction.line);
    return { kind: 'single', body: { choices: options }, right: optionId(right[0] ?? 0), remarks };
  }
  if (new Set(right).size !== 2) refuseItem('right-count', { count: right.length }, interaction.line);
  judgeCount(choices.length, counts.twoRight, interaction.line);
  if (most !== 2) note(notes, 'picks-two');
  return { kind: 'twoRight', body: { choices: options }, right: right.map(optionId), remarks };
}

const truths: readonly RegExp[] = [/^(?:verdadeir[oa]|true|certo)$/i, /^(?:fals[oa]|false|errado)$/i];

/** Two that say true and false, in whatever order, are our kind of their own. */
function truthOf(choices: readonly Choice[], right: number): boolean | null {
  if (choices.length !== 2) return null;
  const said = choices.map(({ text }) => truths.findIndex((pattern) => pattern.test(text.trim())));
  return said.includes(0) && said.includes(1) ? said[right] === 0 : null;
}

function order(interaction: Xml, { correct }: Declared, notes: Note[]): Answered {
  const choices = childrenOf(interaction, 'simpleChoice').map((each) => choiceOf(each, notes));
  const right = correct.map((id) => choices.findIndex(({ identifier }) => identifier === id));
  const isWhole = right.length === choices.length && new Set(right).size === right.length && !right.includes(-1);
  if (!isWhole) refuseItem(right.length === 0 ? 'no-right' : 'order', undefined, interaction.line);
  judgeCount(choices.length, counts.order, interaction.line);
  const items = optionsOf(choices.map(({ text }) => text));
  return {
    kind: 'order',
    body: { items },
    right: right.map(optionId),
    remarks: choices.flatMap((each) => each.remarks),
  };
}

/** Each on the left has one on the right, which may be the pair of several. */
function match(interaction: Xml, { correct }: Declared, notes: Note[]): Answered {
  const sets = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice').map((each) => choiceOf(each, notes)),
  );
  const [left = [], right = []] = sets;
  if (correct.length === 0) refuseItem('no-right', undefined, interaction.line);
  const pairs = new Map<string, string>();
  for (const pair of correct) {
    const [from = '', to = ''] = pair.split(/\s+/);
    const [at, of] = [
      left.findIndex((each) => each.identifier === from),
      right.findIndex((each) => each.identifier === to),
    ];
    if (at < 0 || of < 0 || pairs.has(optionId(at))) refuseItem('pairs', undefined, interaction.line);
    pairs.set(optionId(at), optionId(of));
  }
  if (pairs.size !== left.length) refuseItem('pairs', undefined, interaction.line);
  for (const side of [left, right]) judgeCount(side.length, counts.match, interaction.line);
  const body = { left: optionsOf(left.map(({ text }) => text)), right: optionsOf(right.map(({ text }) => text)) };
  return {
    kind: 'match',
    body,
    right: Object.fromEntries(pairs),
    remarks: sets.flat().flatMap((each) => each.remarks),
  };
}
