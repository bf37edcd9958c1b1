import { useFormatter, useTranslations } from 'next-intl';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { Badge } from '@/components/ui/badge';
import type { openAnswerKeyOp } from '@/lib/online-tests/contract';
import type { AskedQuestion } from '@/lib/online-tests/schemas/taking';
import type { ReplyOf } from '@/lib/platform/http/operation';

type Line = NonNullable<ReplyOf<typeof openAnswerKeyOp>['key']>[number];

/** One question with what was answered beside what is right, in words. */
export function KeyLine({ line, number, of }: { line: Line; number: number; of: number }) {
  const t = useTranslations('onlineTest');
  const { question, value, right, explanation, score } = line;
  const format = useFormatter();
  const said = {
    true: t('true'),
    false: t('false'),
    none: t('noAnswer'),
    number: (value: number) => format.number(value, { maximumFractionDigits: 6 }),
  };
  const tone = score === null ? 'neutral' : score === 100 ? 'success' : score === 0 ? 'danger' : 'warning';
  return (
    <section className="card grid gap-3 p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold text-ink-soft">{t('questionOf', { number, of })}</h3>
        <Badge tone={tone}>{t(verdictOf(score), { score: score ?? 0 })}</Badge>
      </div>
      <DrawnHtml html={question.prompt} />
      {question.code && (
        <div data-verbatim translate="no">
          <DrawnHtml html={question.code.html} />
        </div>
      )}
      <dl className="grid gap-2 sm:grid-cols-2">
        <div>
          <dt className="font-semibold">{t('yours')}</dt>
          <dd className="m-0 whitespace-pre-line wrap-anywhere">{inWords(question, value, said)}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t(question.kind === 'shortText' ? 'fullAnswer' : 'rightOne')}</dt>
          <dd className="m-0 whitespace-pre-line wrap-anywhere">{inWords(question, right, said)}</dd>
        </div>
      </dl>
      {explanation && <DrawnHtml html={explanation} className="text-ink-soft" />}
    </section>
  );
}

function verdictOf(score: number | null) {
  if (score === null) return 'waitsForGrade' as const;
  if (score === 100) return 'right' as const;
  return score === 0 ? ('wrong' as const) : ('partly' as const);
}

type Said = Record<'true' | 'false' | 'none', string> & { number: (value: number) => string };

/** An answer or what is right, as a person reads it: ids say nothing. */
function inWords(question: AskedQuestion, value: Line['right'], said: Said): string {
  if (value === null || value === '') return said.none;
  if (typeof value === 'boolean') return said[value ? 'true' : 'false'];
  const options = optionsOf(question);
  const textOf = (id: string) => options.find((option) => option.id === id)?.text ?? id;
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) {
    return (
      value.map((id, at) => (question.kind === 'order' ? `${at + 1}. ${textOf(id)}` : textOf(id))).join('\n') ||
      said.none
    );
  }
  if (question.kind === 'number') {
    const { value: number, tolerance } = value as { value: number; tolerance: number };
    const unit = question.body.unit ? ` ${question.body.unit}` : '';
    const right = `${said.number(number)}${unit}`;
    return tolerance > 0 ? `${right} (± ${said.number(tolerance)})` : right;
  }
  if (question.kind !== 'match') return said.none;
  const { left, right } = question.body;
  const pairs = value as Record<string, string>;
  return left
    .map(({ id, text }) => `${text} → ${right.find((option) => option.id === pairs[id])?.text ?? said.none}`)
    .join('\n');
}

function optionsOf(question: AskedQuestion): readonly { id: string; text: string }[] {
  if (question.kind === 'single' || question.kind === 'twoRight') return question.body.choices;
  return question.kind === 'order' ? question.body.items : [];
}
