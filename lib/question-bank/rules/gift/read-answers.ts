import { optionId, optionsOf, refuseItem } from '../imported';
import { counts } from '../kinds';
import { plainOfMarkdown } from '../texts/plain-markdown';
import { type Answered, answersOf, type GiftAnswer, keyEnd, type Reading } from './answers';
import { asMarkdown, asPlain, textOf } from './formats';
import { numberOf } from './read-number';

/** What stands between the braces, by what it looks like: Moodle tells the kinds apart in the same order. */
export function readAnswers(written: string, reading: Reading): Answered {
  const general = written.lastIndexOf('####');
  const answers = general < 0 ? written : written.slice(0, general).trim();
  const feedback = general < 0 ? '' : asMarkdown(textOf(written.slice(general + 4), reading.format));
  if (answers === '') return essay(feedback, reading);
  if (answers.startsWith('#')) return numeric(answers.slice(1), feedback, reading);
  if (answers.includes('~')) return choice(answers, feedback, reading);
  if (answers.includes('=') && answers.includes('->')) return match(answers, feedback, reading);
  const [said = ''] = answers.split('#');
  if (/^(?:T|TRUE|F|FALSE)$/.test(said.trim())) return trueFalse(answers, feedback, reading);
  return shortAnswer(answers, feedback, reading);
}

/** Said of single answers, of which we keep one explanation for all. */
function explained(general: string, answers: readonly GiftAnswer[], { format, notes }: Reading): string | null {
  const said = answers.filter(({ feedback }) => feedback !== '');
  if (said.length === 0) return general || null;
  notes.push({ code: 'feedback-joined' });
  const lines = said.map(({ text, feedback }) => {
    const words = asMarkdown(textOf(feedback, format)).replaceAll('\n', ' ');
    const of = asMarkdown(textOf(text, format)).replaceAll('\n', ' ');
    return `- ${[of, words].filter(Boolean).join(': ')}`;
  });
  return [...(general ? [general] : []), lines.join('\n')].join('\n\n');
}

function essay(feedback: string, { notes }: Reading): Answered {
  const at = feedback.indexOf(keyEnd);
  const key = at < 0 ? feedback : feedback.slice(0, at);
  if (key === '') notes.push({ code: 'answer-missing' });
  return {
    kind: 'shortText',
    body: {},
    right: key === '' ? null : plainOfMarkdown(key).text,
    explanation: at < 0 ? null : feedback.slice(at + keyEnd.length),
  };
}

function numeric(written: string, feedback: string, reading: Reading): Answered {
  const answers = answersOf(/^\s*[=~]/.test(written) ? written : `=${written}`);
  const right = numberOf(answers, reading.notes);
  return { kind: 'number', body: { unit: null }, right, explanation: explained(feedback, answers, reading) };
}

/** The text of an alternative; markup in it is told of, since ours have none. */
function optionText({ text }: GiftAnswer, { format, notes }: Reading): string {
  const plain = asPlain(textOf(text, format));
  if (plain.isMarked && !notes.some(({ code }) => code === 'format-dropped')) notes.push({ code: 'format-dropped' });
  return plain.text;
}

function choice(written: string, feedback: string, reading: Reading): Answered {
  const answers = answersOf(written);
  const choices = optionsOf(answers.map((answer) => optionText(answer, reading)));
  const explanation = explained(feedback, answers, reading);
  const whole = answers.flatMap(({ mark, percent }, at) => (mark === '=' || percent === 100 ? [optionId(at)] : []));
  const halves = answers.flatMap(({ percent }, at) => (percent === 50 ? [optionId(at)] : []));
  if (answers.every(({ mark }) => mark === '~') && whole.length === 0 && halves.length === 2) {
    if (answers.some(({ percent }) => (percent ?? 0) !== 50 && (percent ?? 0) !== 0))
      reading.notes.push({ code: 'penalties-dropped' });
    judgeCount(choices.length, counts.twoRight);
    return { kind: 'twoRight', body: { choices }, right: halves, explanation };
  }
  const [right] = whole;
  if (right === undefined) refuseItem('no-right');
  if (whole.length > 1) refuseItem('right-count', { count: whole.length });
  if (answers.some(({ mark, percent }) => mark === '~' && (percent ?? 0) !== 0 && percent !== 100))
    reading.notes.push({ code: 'partial-dropped' });
  judgeCount(choices.length, counts.single);
  return { kind: 'single', body: { choices }, right, explanation };
}

function judgeCount(count: number, { fewest, most }: { fewest: number; most: number }): void {
  if (count < fewest || count > most) refuseItem('choices', { count, fewest, most });
}

function match(written: string, feedback: string, reading: Reading): Answered {
  const pairs = answersOf(written).map((answer) => {
    const arrow = answer.text.indexOf('->');
    if (answer.mark !== '=' || arrow < 0) return refuseItem('pairs');
    const left = optionText({ ...answer, text: answer.text.slice(0, arrow) }, reading);
    const right = asPlain({ format: 'plain', raw: answer.text.slice(arrow + 2) }).text;
    return { left, right };
  });
  const explanation = feedback || null;
  if (reading.tags.has('order') && pairs.every(({ right }, at) => right === String(at + 1))) {
    const items = optionsOf(pairs.map(({ left }) => left));
    judgeCount(items.length, counts.order);
    return { kind: 'order', body: { items }, right: items.map(({ id }) => id), explanation };
  }
  const asked = pairs.filter(({ left }) => left !== '');
  const rights = [...new Set(pairs.map(({ right }) => right))];
  judgeCount(asked.length, counts.match);
  judgeCount(rights.length, counts.match);
  const right = Object.fromEntries(asked.map((pair, at) => [optionId(at), optionId(rights.indexOf(pair.right))]));
  const body = { left: optionsOf(asked.map(({ left }) => left)), right: optionsOf(rights) };
  return { kind: 'match', body, right, explanation };
}

function trueFalse(written: string, feedback: string, reading: Reading): Answered {
  const [said = '', ...feedbacks] = written.split('#');
  const answers = feedbacks.map((each) => ({ mark: '=' as const, percent: null, text: '', feedback: each.trim() }));
  const right = /^T/.test(said.trim());
  return { kind: 'trueFalse', body: {}, right, explanation: explained(feedback, answers, reading) };
}

/** What is compared letter by letter elsewhere is read by a person here: the words that would do are the key. */
function shortAnswer(written: string, feedback: string, reading: Reading): Answered {
  const answers = answersOf(/^\s*=/.test(written) ? written : `=${written}`);
  reading.notes.push({ code: 'answers-by-person' });
  const accepted = answers.filter(({ percent }) => percent !== 0);
  const lines = accepted.map((answer) => {
    const text = optionText(answer, reading);
    return answer.percent === null || answer.percent === 100 ? text : `${text} (${answer.percent}%)`;
  });
  return { kind: 'shortText', body: {}, right: lines.join('\n'), explanation: explained(feedback, answers, reading) };
}
