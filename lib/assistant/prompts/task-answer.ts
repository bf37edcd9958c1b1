import { type Numbered, taskQuotes } from '../rules/lesson-task';
import type { Reader } from '../rules/reader';
import type { WhatNow } from '../rules/what-now';
import { assistantWords } from './assistant-words';
import { asWritten, quoted } from './guide-answer';

/** To who asks what to do: what the open lesson says, quoted and cited; without a lesson, how to open one. */
export function taskAnswer(
  asked: WhatNow,
  lesson: readonly Numbered[],
  { locale }: Reader,
): { content: string; fits: boolean } {
  const t = assistantWords(locale);
  const quotes = taskQuotes(asked, lesson);
  const [first] = lesson;
  if (!first || quotes.length === 0) return { content: t('guide.task.none'), fits: false };
  const name = asWritten(first.passage.title);
  const said = [t(`guide.task.${asked.kind}`, { name }), ...quotes.map(quoted), t(`guide.task.then.${asked.kind}`)];
  return { content: said.join('\n\n'), fits: true };
}
