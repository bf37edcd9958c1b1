import type * as z from 'zod/mini';
import { isFault, readXml, type Xml } from '@/lib/platform/text/read-xml';
import type { Question } from '../../schemas/questions';
import { type Imported, imported, type Note, refuseItem, titled, unsaid } from '../imported';
import { splitCode } from '../texts/code-fence';
import { markdownOfXhtml, type Pictures } from '../texts/markdown-of-xhtml';
import type { Answered } from './answered';
import { childrenOf, elementsIn, inOldNames } from './qti-names';
import { readBody } from './read-body';
import { readInteraction } from './read-interaction';
import { judgeProcessing } from './read-processing';

type Drafted = z.input<typeof Question>;

export type ItemPlace = { entry: string | null; weight?: number; skillCode?: string | null };

/** One item of QTI 2.x or 3.0 as a question. What stands in it and would be lost is told or keeps it out. */
export function readItem(text: string, { entry, weight, skillCode }: ItemPlace, pictures: Pictures): Imported {
  const root = readXml(text);
  if (isFault(root)) {
    const refusal = {
      code: root.code === 'xml-doctype' ? 'doctype' : 'unreadable',
      values: { reason: root.code },
      line: root.line,
    } as const;
    return { entry, line: root.line, title: entry ?? '', notes: [], question: null, refusal };
  }
  const item = inOldNames(root);
  const title = (item.attributes.get('title') ?? item.attributes.get('identifier') ?? '').slice(0, 80);
  const place = { entry, line: item.line, title };
  return imported(place, (notes) => ({
    ...readQuestion(item, notes, pictures),
    ...(skillCode && { skillCode }),
    ...weighed(weight, notes),
  }));
}

function weighed(weight: number | undefined, notes: Note[]) {
  if (weight === undefined || (Number.isInteger(weight) && weight >= 1 && weight <= 10)) return { weight: weight ?? 1 };
  notes.push({ code: 'weight-changed', values: { weight: String(weight) } });
  return { weight: 1 };
}

function readQuestion(item: Xml, notes: Note[], pictures: Pictures): Drafted {
  if (item.name !== 'assessmentItem') refuseItem('kind', { name: item.name });
  if (item.attributes.get('adaptive') === 'true') refuseItem('adaptive');
  const template = childrenOf(item, 'templateDeclaration')[0];
  if (template) refuseItem('template', undefined, template.line);
  const body = childrenOf(item, 'itemBody')[0] ?? refuseItem('no-answer');
  const interactions = elementsIn(body).filter(({ name }) => name.endsWith('Interaction'));
  const [interaction, ...others] = interactions;
  if (!interaction) refuseItem('no-answer');
  if (others.length > 0) refuseItem('several-interactions', { count: interactions.length }, others[0]?.line);
  const answered = readInteraction(item, interaction, notes);
  judgeProcessing(item, answered.kind, notes);
  const { blocks, image, unit, key } = readBody(body, interaction, { pictures, notes });
  const { prompt, code } = splitCode(blocks.join('\n\n'));
  const topic = titled(item.attributes.get('title') ?? '', notes);
  const { remarks, ...answers } = answered;
  return {
    ...unsaid,
    topic,
    prompt,
    code,
    ...(image && { imageUrl: image.url, imageAlt: image.alt || null }),
    ...withOwn(answers, { unit, key, notes }),
    explanation: explanationOf(item, remarks, { pictures, notes }),
  } as Drafted;
}

/** What the body says of the answer: a unit behind a number, a key that only who grades sees. */
function withOwn(answered: Omit<Answered, 'remarks'>, own: { unit: string | null; key: string | null; notes: Note[] }) {
  if (answered.kind === 'number') return { ...answered, body: { unit: own.unit } };
  if (answered.kind !== 'shortText') {
    if (own.key !== null) own.notes.push({ code: 'rubric-dropped' });
    return answered;
  }
  const right = [own.key, answered.right].filter(Boolean).join('\n') || null;
  if (right === null) own.notes.push({ code: 'answer-missing' });
  return { ...answered, right };
}

type In = { pictures: Pictures; notes: Note[] };

/** Feedback of all kinds as one explanation, since ours is one. */
function explanationOf(item: Xml, remarks: readonly string[], { pictures, notes }: In): string | null {
  const modal = childrenOf(item, 'modalFeedback').map(({ children }) => markdownOfXhtml(children, pictures));
  const said = modal.filter((text) => text !== '');
  if (said.length + remarks.length > 1 || remarks.length > 0) notes.push({ code: 'feedback-joined' });
  return (
    [...said, ...(remarks.length > 0 ? [remarks.map((remark) => `- ${remark}`).join('\n')] : [])].join('\n\n') || null
  );
}
