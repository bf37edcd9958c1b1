import { contentImagesIn } from '@/lib/files/rules';
import type { Option, Question } from '../../schemas/questions';
import type { Fault } from '../faults';
import { aroundBlank } from '../texts/blank';
import { joinCode } from '../texts/code-fence';
import { plainAsMarkdown } from '../texts/plain-markdown';
import { keyEnd } from './answers';
import { escapedText } from './escapes';
import { formatOf, plainIn } from './formats';

/** What keeps a whole question from being written in GIFT, which has no pictures and no way to write an arrow. */
export function giftFaults(question: Question): Fault[] {
  const { kind, imageUrl, prompt, explanation, body } = question;
  const hasImage = imageUrl !== null || contentImagesIn(`${prompt}\n${explanation ?? ''}`).length > 0;
  const sides = kind === 'match' ? body.left : kind === 'order' ? body.items : [];
  const hasArrow = sides.some(({ text }) => text.includes('->'));
  return [
    ...(hasImage ? [{ path: 'imageUrl', code: 'gift-image' }] : []),
    ...(hasArrow ? [{ path: 'body', code: 'gift-arrow' }] : []),
  ];
}

export function writeGift(questions: readonly Question[]): string {
  return `${questions.map(written).join('\n\n')}\n`;
}

type In = 'moodle' | 'markdown';

function written(question: Question): string {
  const { topic, kind, weight, skillCode } = question;
  const tags = [
    ...(kind === 'order' ? ['[tag:order]'] : []),
    ...(weight === 1 ? [] : [`[tag:weight=${weight}]`]),
    ...(skillCode ? [`[tag:skill=${skillCode}]`] : []),
  ];
  const prompt = joinCode(question);
  const format = formatOf(prompt);
  const prefix = format === 'markdown' ? '[markdown]' : '';
  const name = topic ? `::${escapedText(topic)}::` : '';
  const answers = `{${answersOf(question, format)}${feedbackOf(question, format)}}`;
  const gap = kind === 'number' && question.body.unit ? null : aroundBlank(prompt);
  const asked = gap
    ? `${escapedText(gap[0])}${answers}${escapedText(gap[1])}`
    : `${escapedText(prompt)}${prompt ? ' ' : ''}${answers}${unitOf(question)}`;
  return `${tags.length > 0 ? `// ${tags.join(' ')}\n` : ''}${name}${prefix}${asked}`;
}

function unitOf(question: Question): string {
  return question.kind === 'number' && question.body.unit ? ` ${escapedText(question.body.unit)}` : '';
}

function optionIn(format: In, { text }: Pick<Option, 'text'>): string {
  return escapedText(plainIn(format, text));
}

/** What `%` begins would be read as a share. */
const share = /^%-?\d{1,3}(?:\.\d*)?%/;

function choiceIn(format: In, option: Option, mark: string): string {
  const text = optionIn(format, option);
  return `\n\t${mark === '~' && share.test(text) ? '~%0%' : mark}${text}`;
}

function answersOf(question: Question, format: In): string {
  switch (question.kind) {
    case 'single':
      return `${question.body.choices.map((each) => choiceIn(format, each, each.id === question.right ? '=' : '~')).join('')}\n`;
    case 'twoRight':
      return `${question.body.choices
        .map((each) => choiceIn(format, each, question.right?.includes(each.id) ? '~%50%' : '~'))
        .join('')}\n`;
    case 'trueFalse':
      return question.right ? 'TRUE' : 'FALSE';
    case 'match':
      return pairsOf(question, format);
    case 'order':
      return `${(question.right ?? [])
        .map((id, at) => `\n\t=${optionIn(format, textWith(question.body.items, id))} -> ${at + 1}`)
        .join('')}\n`;
    case 'number': {
      const { value, tolerance } = question.right ?? { value: 0, tolerance: 0 };
      return tolerance > 0 ? `#${value}:${tolerance}` : `#${value}`;
    }
    case 'shortText':
      return '';
  }
}

function textWith(options: readonly Option[], id: string | undefined): Pick<Option, 'text'> {
  return options.find((option) => option.id === id) ?? { text: '' };
}

/** What belongs to nothing on the left is a pair of nothing, as Moodle writes it. */
function pairsOf({ body, right }: Extract<Question, { kind: 'match' }>, format: In): string {
  const used = new Set(Object.values(right ?? {}));
  const pairs = body.left.map((left) => [optionIn(format, left), textWith(body.right, right?.[left.id]).text] as const);
  const extra = body.right.filter(({ id }) => !used.has(id)).map(({ text }) => ['', text] as const);
  return `${[...pairs, ...extra].map(([left, to]) => `\n\t=${left} -> ${escapedText(to)}`).join('')}\n`;
}

function feedbackOf(question: Question, format: In): string {
  const explanation = question.explanation ?? '';
  const key = question.kind === 'shortText' ? plainAsMarkdown(question.right ?? '') : '';
  const feedback = key && explanation ? `${key}${keyEnd}${explanation}` : key || explanation;
  if (feedback === '') return '';
  const prefix = format === 'moodle' && formatOf(feedback) === 'markdown' ? '[markdown]' : '';
  return `####${prefix}${escapedText(feedback)}`;
}
