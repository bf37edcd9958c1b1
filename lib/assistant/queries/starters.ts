import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { screened } from '@/lib/care/rules/screening';
import { findPassages } from '@/lib/passages/queries/find-passages';
import { keptIndex } from '@/lib/passages/queries/kept-index';
import { coverageOf } from '@/lib/passages/queries/question-coverage';
import { remembered } from '@/lib/platform/cache/remembered';
import type { Locale } from '@/lib/platform/i18n/locales';
import { abilities } from '../abilities';
import { assistantWords } from '../prompts/assistant-words';
import { guided } from '../rules/guide';
import { passagesMax } from '../rules/limits';
import { ownQuestions } from '../rules/own-questions';
import { Division, ScreenLocale, Subject } from '../schemas/conversations';
import { placeOf } from './place';

const startersMax = 3;
/** Each costs a search; a part whose first questions find nothing shows fewer. */
const triesMax = 12;
/** Of a pupil's first answer. */
const unitsShown = 3;

/** Questions to begin with: the part's own, and only those that the part itself answers. */
export const starters = defineQuery({
  name: 'assistant.starters',
  hiddenWhileSeeing: true,
  may: abilities['assistant:ask'],
  input: z.object({ subject: Subject, division: Division, locale: ScreenLocale }),
  reply: z.object({ items: z.array(z.string()) }),
  run: async ({ actor, input: { subject, division, locale } }) => {
    const at = await placeOf(actor, { subject, division });
    return { items: at ? await startersAt(at.near, locale) : [] };
  },
});

/** Of what lies below these addresses, the same for everybody. */
export async function startersAt(near: readonly string[], locale: Locale): Promise<string[]> {
  const tag = near[0]?.startsWith('/lesson') ? 'courses' : 'knowledge-base';
  return [...(await remembered(tag, `assistant starters ${locale} ${near.join(' ')}`, () => chosenAt(near, locale)))];
}

async function chosenAt(near: readonly string[], locale: Locale): Promise<string[]> {
  const { library } = await keptIndex();
  const own = near.flatMap((beginning) =>
    library
      .filter(({ address }) => address.startsWith(beginning))
      .toSorted((one, other) => one.address.localeCompare(other.address, 'en', { numeric: true })),
  );
  const found: string[] = [];
  for (const question of [...ownQuestions(own), ...aboutActivities(own)].slice(0, triesMax)) {
    if (found.length < startersMax && (await isAnsweredAt(near, question, locale))) found.push(question);
  }
  return found;
}

/** Of a lesson that asks little: what is done in it. */
function aboutActivities(own: readonly { address: string; title: string; locale: Locale }[]): string[] {
  return own
    .filter(({ address }) => address.endsWith('#activity'))
    .map(({ title, locale }) => {
      const t = assistantWords(locale);
      return t('starter', { title });
    });
}

async function isAnsweredAt(near: readonly string[], question: string, locale: Locale): Promise<boolean> {
  if (screened(question)) return false;
  const [passages, coverage] = await Promise.all([
    findPassages(question, { locale, near, max: passagesMax }),
    coverageOf(question),
  ]);
  const told = guided({ question, passages, coverage: coverage(), unitsMax: unitsShown });
  return told.fits && near.some((beginning) => told.best.address.startsWith(beginning));
}
