import { useTranslations } from 'next-intl';
import { Field, FieldError } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { counts } from '@/lib/question-bank/rules/kinds';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { OptionsEditor } from './options-editor';

type Props = {
  id: string;
  question: Question;
  onChange: (question: Question) => void;
  /** What is wrong at a path inside the question. */
  wordsAt: (path: string) => string | undefined;
};

/** What may be answered and what is right, by the kind of the question. */
export function AnswerEditor({ id, question, onChange, wordsAt }: Props) {
  const t = useTranslations('questionBank');
  const within = (path: string) => below(wordsAt, path);
  switch (question.kind) {
    case 'single':
    case 'twoRight':
      return <ChoicesRight id={id} question={question} onChange={onChange} wordsAt={wordsAt} />;
    case 'trueFalse':
      return (
        <RadioGroup
          id={`${id}-right`}
          name={`${id}-right`}
          legend={t('rightIs')}
          value={question.right === null ? '' : String(question.right)}
          options={[
            { value: 'true', label: t('true') },
            { value: 'false', label: t('false') },
          ]}
          error={wordsAt('right')}
          onChange={(event) => onChange({ ...question, right: event.target.value === 'true' })}
        />
      );
    case 'match':
      return <PairsRight id={id} question={question} onChange={onChange} wordsAt={wordsAt} />;
    case 'order':
      return (
        <OptionsEditor
          id={`${id}-items`}
          label={t('items')}
          options={question.body.items}
          most={counts.order.most}
          onChange={(items) => onChange({ ...question, body: { items }, right: items.map((item) => item.id) })}
          wordsAt={within('body.items')}
          before={(_, at) => <span className="w-6 text-end font-bold tabular-nums">{at + 1}.</span>}
        />
      );
    case 'number':
      return <NumberRight id={id} question={question} onChange={onChange} wordsAt={wordsAt} />;
    case 'shortText':
      return (
        <Field id={`${id}-right`} label={t('fullAnswer')} hint={t('fullAnswerHint')} error={wordsAt('right')}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={2000}
              value={question.right ?? ''}
              onChange={(event) => onChange({ ...question, right: event.target.value })}
            />
          )}
        </Field>
      );
  }
}

function NumberRight({ id, question, onChange, wordsAt }: Of<'number'>) {
  const t = useTranslations('questionBank');
  const { body, right } = question;
  const number = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')));
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field id={`${id}-value`} label={t('value')} error={wordsAt('right')}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            defaultValue={right ? String(right.value) : ''}
            onBlur={(event) => {
              const value = number(event.target.value);
              const isNumber = value !== null && Number.isFinite(value);
              onChange({ ...question, right: isNumber ? { value, tolerance: right?.tolerance ?? 0 } : null });
            }}
          />
        )}
      </Field>
      <Field id={`${id}-tolerance`} label={t('tolerance')}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            defaultValue={String(right?.tolerance ?? 0)}
            onBlur={(event) => {
              const tolerance = number(event.target.value) ?? 0;
              if (right && Number.isFinite(tolerance) && tolerance >= 0)
                onChange({ ...question, right: { ...right, tolerance } });
            }}
          />
        )}
      </Field>
      <Field id={`${id}-unit`} label={t('unit')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={20}
            value={body.unit ?? ''}
            onChange={(event) => onChange({ ...question, body: { unit: event.target.value || null } })}
          />
        )}
      </Field>
    </div>
  );
}

function below(wordsAt: Props['wordsAt'], path: string): Props['wordsAt'] {
  return (inner) => wordsAt(inner ? `${path}.${inner}` : path);
}

type Of<Kind extends Question['kind']> = Omit<Props, 'question'> & { question: Extract<Question, { kind: Kind }> };

function ChoicesRight({ id, question, onChange, wordsAt }: Of<'single' | 'twoRight'>) {
  const t = useTranslations('questionBank');
  const { kind, body, right } = question;
  const marked = kind === 'single' ? (right === null ? [] : [right]) : (right ?? []);
  const mark = (option: string) => {
    if (kind === 'single') return onChange({ ...question, right: option });
    const others = marked.filter((other) => other !== option);
    return onChange({ ...question, right: marked.includes(option) ? others : [...others, option].slice(-2) });
  };
  return (
    <>
      <OptionsEditor
        id={`${id}-choices`}
        label={t(kind === 'single' ? 'choices' : 'choicesTwo')}
        options={body.choices}
        most={counts[kind].most}
        onChange={(choices) => onChange({ ...question, body: { choices } })}
        wordsAt={below(wordsAt, 'body.choices')}
        before={(option, at) => (
          <input
            type={kind === 'single' ? 'radio' : 'checkbox'}
            name={`${id}-right`}
            aria-label={t('isRight', { number: at + 1 })}
            checked={marked.includes(option.id)}
            onChange={() => mark(option.id)}
            className={kind === 'single' ? 'choice-box rounded-full' : 'choice-box'}
          />
        )}
      />
      <FieldError id={`${id}-right-error`}>{wordsAt('right')}</FieldError>
    </>
  );
}

function PairsRight({ id, question, onChange, wordsAt }: Of<'match'>) {
  const t = useTranslations('questionBank');
  const { body, right } = question;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <OptionsEditor
        id={`${id}-left`}
        label={t('left')}
        options={body.left}
        most={counts.match.most}
        onChange={(left) => onChange({ ...question, body: { ...body, left } })}
        wordsAt={below(wordsAt, 'body.left')}
      />
      <OptionsEditor
        id={`${id}-right-side`}
        label={t('rightSide')}
        options={body.right}
        most={counts.match.most}
        onChange={(side) => onChange({ ...question, body: { ...body, right: side } })}
        wordsAt={below(wordsAt, 'body.right')}
      />
      {body.left.map((option, at) => (
        <Field
          key={option.id}
          id={`${id}-pair-${at}`}
          label={t('pairOf', { text: option.text || String(at + 1) })}
          error={wordsAt(`right.${option.id}`)}
        >
          {(control) => (
            <Select
              {...control}
              placeholder={t('pickPair')}
              value={right?.[option.id] ?? ''}
              options={body.right.map((other) => ({ value: other.id, label: other.text }))}
              onChange={(event) => onChange({ ...question, right: { ...right, [option.id]: event.target.value } })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
