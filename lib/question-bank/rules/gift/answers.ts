import type * as z from 'zod/mini';
import type { Question } from '../../schemas/questions';
import { type Note, refuseItem } from '../imported';
import type { Format } from './formats';

type Drafted = z.input<typeof Question>;
export type Answered = Pick<Drafted, 'kind' | 'body' | 'right' | 'explanation'>;
export type Reading = { format: Format; notes: Note[]; tags: ReadonlyMap<string, string> };

/** One answer: whether it is right, its share of the whole in percent, its text and what is said of it. */
export type GiftAnswer = { mark: '=' | '~'; percent: number | null; text: string; feedback: string };

/** Between the key and the explanation of a written answer, both of which GIFT's one feedback holds. */
export const keyEnd = '\n\n***\n\n';

export function answersOf(written: string): GiftAnswer[] {
  const [stray = '', ...parts] = written.split(/(?=[=~])/).filter((part) => part.trim() !== '');
  const all = /^[=~]/.test(stray) ? [stray, ...parts] : refuseItem('braces');
  return all.map((part) => {
    const [, mark, percent, rest = ''] = /^([=~])\s*(?:%(-?\d{1,3}(?:\.\d*)?)%)?([\s\S]*)$/.exec(part) ?? [];
    const hash = rest.indexOf('#');
    return {
      mark: mark as '=' | '~',
      percent: percent === undefined ? null : Number(percent),
      text: (hash < 0 ? rest : rest.slice(0, hash)).trim(),
      feedback: hash < 0 ? '' : rest.slice(hash + 1).trim(),
    };
  });
}
