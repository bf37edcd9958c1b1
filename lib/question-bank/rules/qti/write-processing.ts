import type { Question } from '../../schemas/questions';
import type { QtiVersion } from './qti-names';
import type { Write } from './writer';

const templates = {
  '2.1': 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct',
  '3.0': 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
} as const;

/** Right or wrong as a whole. Nothing of a written answer, which a person grades. */
export function processingOf(question: Question, { write, version }: { write: Write; version: QtiVersion }): string {
  if (question.kind === 'shortText') return '';
  if (question.kind !== 'number' || !question.right?.tolerance) {
    return write('responseProcessing', { template: templates[version] });
  }
  const { tolerance } = question.right;
  const near = write(
    'equal',
    { toleranceMode: 'absolute', tolerance: `${tolerance} ${tolerance}` },
    write('variable', { identifier: 'RESPONSE' }),
    write('correct', { identifier: 'RESPONSE' }),
  );
  const score = (value: number) =>
    write('setOutcomeValue', { identifier: 'SCORE' }, write('baseValue', { baseType: 'float' }, String(value)));
  return write(
    'responseProcessing',
    {},
    write('responseCondition', {}, write('responseIf', {}, near, score(1)), write('responseElse', {}, score(0))),
  );
}
