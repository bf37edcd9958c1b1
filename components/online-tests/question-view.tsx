import { useTranslations } from 'next-intl';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import type { AnswerValue } from '@/lib/online-tests/schemas/answers';
import type { AskedQuestion } from '@/lib/online-tests/schemas/taking';
import { AnswerOf } from './answers/answer-of';
import type { OnAnswer } from './answers/answer-props';

type Props = {
  question: AskedQuestion;
  number: number;
  of: number;
  value: AnswerValue;
  onChange: OnAnswer;
  disabled?: boolean;
};

/** One question with what may be answered: the same for who takes the test, previews it or reads the answer key. */
export function QuestionView({ question, number, of, value, onChange, disabled = false }: Props) {
  const t = useTranslations('onlineTest');
  const { prompt, code, imageUrl, imageAlt, kind } = question;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-ink-soft">{t('questionOf', { number, of })}</legend>
      <DrawnHtml html={prompt} className="max-w-[65ch] text-lg" />
      {imageUrl && (
        <img
          src={imageUrl}
          alt={imageAlt ?? ''}
          className="my-3 max-h-[50vh] max-w-full rounded-md border border-line"
        />
      )}
      {code && (
        <div data-verbatim translate="no" className="my-3">
          <DrawnHtml html={code.html} />
        </div>
      )}
      <p className="mt-4 mb-2 font-semibold">{t(`how.${kind}`)}</p>
      <AnswerOf key={question.id} question={question} value={value} onChange={onChange} disabled={disabled} />
    </fieldset>
  );
}
