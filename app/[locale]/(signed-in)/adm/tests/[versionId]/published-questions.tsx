import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/markdown/markdown';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { ItemStatistics } from '@/lib/online-tests/rules/item-statistics';
import type { Option, Question } from '@/lib/question-bank/schemas/questions';

type Props = {
  questions: readonly Question[];
  /** In the same order. */
  statistics: readonly ItemStatistics[];
};

/** The questions of a version that stands, each with what is right in it, and how it did once pupils had taken it. */
export function PublishedQuestions({ questions, statistics }: Props) {
  const t = useTranslations('questionBank');
  return (
    <ol className="m-0 grid list-none gap-4 p-0">
      {questions.map((question, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is published never moves.
        <li key={at}>
          <Card
            title={t('questionTitle', { number: at + 1, kind: t(`kinds.${question.kind}`) })}
            lead={question.topic}
            actions={question.skillCode && <Badge>{question.skillCode}</Badge>}
          >
            <HowItDid statistics={statistics[at]} />
            <Markdown text={question.prompt} idPrefix={`q${at}`} />
            {question.imageUrl && (
              <img
                src={question.imageUrl}
                alt={question.imageAlt ?? ''}
                className="my-3 max-h-72 max-w-full rounded-md border border-line"
              />
            )}
            {question.code && <Markdown text={fenced(question.code)} idPrefix={`c${at}`} />}
            <ul className="mt-3 grid list-none gap-1 p-0">
              {linesOf(question, { true: t('true'), false: t('false') }).map(({ text, isRight }) => (
                <li key={text} className={isRight ? 'font-semibold text-success-ink' : undefined}>
                  {isRight ? '✓ ' : '· '}
                  {text}
                </li>
              ))}
            </ul>
            {question.explanation && (
              <div className="mt-3 text-ink-soft">
                <Markdown text={question.explanation} idPrefix={`e${at}`} />
              </div>
            )}
          </Card>
        </li>
      ))}
    </ol>
  );
}

function HowItDid({ statistics }: { statistics: ItemStatistics | undefined }) {
  const t = useTranslations('questionBank');
  if (!statistics || statistics.taken === 0) return null;
  const { taken, share, discrimination } = statistics;
  return (
    <p className="mb-3 text-ink-soft">
      {t('didWell', { taken, share })}
      {discrimination !== null && ` · ${t(discrimination < 0.1 ? 'tellsLittle' : 'tellsApart', { discrimination })}`}
    </p>
  );
}

function fenced({ language, source }: NonNullable<Question['code']>): string {
  const fence = '`'.repeat(12);
  return `${fence}${language}\n${source}\n${fence}`;
}

type Line = { text: string; isRight: boolean };

const textOf = (options: readonly Option[], id: string | undefined) =>
  options.find((option) => option.id === id)?.text ?? '';

function linesOf(question: Question, said: Record<'true' | 'false', string>): Line[] {
  switch (question.kind) {
    case 'single':
      return question.body.choices.map(({ id, text }) => ({ text, isRight: id === question.right }));
    case 'twoRight':
      return question.body.choices.map(({ id, text }) => ({ text, isRight: question.right?.includes(id) ?? false }));
    case 'trueFalse':
      return [{ text: said[question.right ? 'true' : 'false'], isRight: true }];
    case 'match':
      return question.body.left.map(({ id, text }) => ({
        text: `${text} → ${textOf(question.body.right, question.right?.[id])}`,
        isRight: true,
      }));
    case 'order':
      return (question.right ?? []).map((id, at) => ({
        text: `${at + 1}. ${textOf(question.body.items, id)}`,
        isRight: true,
      }));
    case 'number': {
      const { value = 0, tolerance = 0 } = question.right ?? {};
      const unit = question.body.unit ? ` ${question.body.unit}` : '';
      return [{ text: tolerance > 0 ? `${value}${unit} (± ${tolerance})` : `${value}${unit}`, isRight: true }];
    }
    case 'shortText':
      return [{ text: question.right ?? '', isRight: true }];
  }
}
