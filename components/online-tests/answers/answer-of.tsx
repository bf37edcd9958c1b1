import type { AnswerValue } from '@/lib/online-tests/schemas/answers';
import type { AskedQuestion } from '@/lib/online-tests/schemas/taking';
import type { OnAnswer } from './answer-props';
import { SingleAnswer, TrueFalseAnswer, TwoRightAnswer } from './choice-answer';
import { MatchAnswer } from './match-answer';
import { OrderAnswer } from './order-answer';
import { NumberAnswer, ShortTextAnswer } from './typed-answer';

type Props = {
  question: AskedQuestion;
  value: AnswerValue;
  onChange: OnAnswer;
  disabled: boolean;
};

/** What may be answered, by the kind of the question. */
export function AnswerOf({ question, ...given }: Props) {
  switch (question.kind) {
    case 'single':
      return <SingleAnswer question={question} {...given} />;
    case 'twoRight':
      return <TwoRightAnswer question={question} {...given} />;
    case 'trueFalse':
      return <TrueFalseAnswer question={question} {...given} />;
    case 'match':
      return <MatchAnswer question={question} {...given} />;
    case 'order':
      return <OrderAnswer question={question} {...given} />;
    case 'number':
      return <NumberAnswer question={question} {...given} />;
    case 'shortText':
      return <ShortTextAnswer question={question} {...given} />;
  }
}
