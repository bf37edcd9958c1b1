import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { codeLanguages, weightMax } from '@/lib/question-bank/rules/kinds';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { AnswerEditor } from './answer-editor';
import { QuestionImage } from './question-image';

type Props = {
  question: Question;
  at: number;
  of: number;
  onChange: (question: Question) => void;
  /** It arrives while others are typed. */
  onPicture: (address: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  wordsAt: (path: string) => string | undefined;
};

/** One question as who writes it sees it. */
export function QuestionEditor({ question, at, of, onChange, onPicture, onMove, onRemove, wordsAt }: Props) {
  const t = useTranslations('questionBank');
  const id = `q${at}`;
  const { code } = question;
  const number = at + 1;
  return (
    <Card
      title={t('questionTitle', { number, kind: t(`kinds.${question.kind}`) })}
      actions={
        <>
          <IconButton
            icon="arrow-up"
            label={t('moveUp', { number })}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            icon="arrow-down"
            label={t('moveDown', { number })}
            disabled={at === of - 1}
            onClick={() => onMove(at + 1)}
          />
          <IconButton icon="trash" label={t('remove', { number })} onClick={onRemove} />
        </>
      }
    >
      <div className="grid gap-4">
        <Field id={`${id}-prompt`} label={t('prompt')} hint={t('markdown')} error={wordsAt('prompt')}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={4000}
              value={question.prompt}
              onChange={(event) => onChange({ ...question, prompt: event.target.value })}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-[1fr_3fr]">
          <Field id={`${id}-language`} label={t('language')}>
            {(control) => (
              <Select
                {...control}
                placeholder={t('noCode')}
                value={code?.language ?? ''}
                options={codeLanguages.map((value) => ({ value, label: value }))}
                onChange={(event) => {
                  const language = codeLanguages.find((each) => each === event.target.value);
                  onChange({ ...question, code: language ? { language, source: code?.source ?? '' } : null });
                }}
              />
            )}
          </Field>
          {code && (
            <Field id={`${id}-code`} label={t('code')} error={wordsAt('code.source')}>
              {(control) => (
                <Textarea
                  {...control}
                  spellCheck={false}
                  maxLength={4000}
                  className="font-mono"
                  value={code.source}
                  onChange={(event) => onChange({ ...question, code: { ...code, source: event.target.value } })}
                />
              )}
            </Field>
          )}
        </div>
        <QuestionImage id={id} question={question} onChange={onChange} onPicture={onPicture} wordsAt={wordsAt} />
        <AnswerEditor id={id} question={question} onChange={onChange} wordsAt={wordsAt} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Field id={`${id}-topic`} label={t('topic')} error={wordsAt('topic')}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={80}
                value={question.topic}
                onChange={(event) => onChange({ ...question, topic: event.target.value })}
              />
            )}
          </Field>
          <Field id={`${id}-weight`} label={t('weight')}>
            {(control) => (
              <Select
                {...control}
                value={String(question.weight)}
                options={Array.from({ length: weightMax }, (_, index) => {
                  const value = String(index + 1);
                  return { value, label: value };
                })}
                onChange={(event) => onChange({ ...question, weight: Number(event.target.value) })}
              />
            )}
          </Field>
          <Field id={`${id}-skill`} label={t('skill')} error={wordsAt('skillCode')}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={20}
                value={question.skillCode ?? ''}
                onChange={(event) => onChange({ ...question, skillCode: event.target.value.trim() || null })}
              />
            )}
          </Field>
        </div>
        <Field id={`${id}-explanation`} label={t('explanation')} error={wordsAt('explanation')}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={question.explanation ?? ''}
              onChange={(event) => onChange({ ...question, explanation: event.target.value || null })}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
