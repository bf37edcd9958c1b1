import type { Xml } from '@/lib/platform/text/read-xml';
import type { Question } from '../../schemas/questions';
import type { Note } from '../imported';
import { childrenOf, elementsIn } from './qti-names';

const wholeOrNot = new Set([
  'responseCondition',
  'responseIf',
  'responseElse',
  'match',
  'equal',
  'variable',
  'correct',
  'setOutcomeValue',
  'baseValue',
]);

/** Ours is right or wrong as a whole, by what is marked as right. What a file reckons otherwise is told. */
export function judgeProcessing(item: Xml, kind: Question['kind'], notes: Note[]): void {
  const [processing] = childrenOf(item, 'responseProcessing');
  // What a person grades was never reckoned by the file alone.
  if (!processing || kind === 'shortText') return;
  const template = processing.attributes.get('template') ?? '';
  if (/match_correct(?:\.xml)?$/.test(template)) return;
  if (/map_response(?:\.xml)?$/.test(template)) notes.push({ code: 'partial-dropped' });
  else if (template !== '' || !isWholeOrNot(processing)) notes.push({ code: 'own-processing' });
}

/** One condition: the answer is the right one, or near enough. */
function isWholeOrNot(processing: Xml): boolean {
  const names = elementsIn(processing).map(({ name }) => name);
  const count = (wanted: RegExp) => names.filter((name) => wanted.test(name)).length;
  return names.every((name) => wholeOrNot.has(name)) && count(/^responseIf$/) === 1 && count(/^(?:match|equal)$/) === 1;
}
