import type { AskedQuestion } from '@/lib/online-tests/schemas/taking';

type Said = { readonly true: string; readonly false: string; readonly how: string };

/** All that stands on the screen of a question but its program, as elements to be said: a line for each. */
export function spokenQuestion(question: AskedQuestion, said: Said): string {
  const lines = [said.how, ...optionsOf(question, said)];
  const picture = question.imageAlt ? `<p>${escaped(question.imageAlt)}</p>` : '';
  return `${question.prompt}${picture}${lines.map((line) => `<p>${escaped(line)}.</p>`).join('')}`;
}

function optionsOf(question: AskedQuestion, said: Said): string[] {
  switch (question.kind) {
    case 'single':
    case 'twoRight':
      return question.body.choices.map(({ text }) => text);
    case 'trueFalse':
      return [said.true, said.false];
    case 'order':
      return question.body.items.map(({ text }) => text);
    case 'match':
      return [...question.body.left, ...question.body.right].map(({ text }) => text);
    default:
      return [];
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
