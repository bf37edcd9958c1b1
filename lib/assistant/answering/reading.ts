import { closenessOf } from '@/lib/passages/queries/closeness';
import { findPassagesFrom, type RankedPassage } from '@/lib/passages/queries/find-passages';
import { lessonPassages } from '@/lib/passages/queries/lesson-passages';
import { coverageOf } from '@/lib/passages/queries/question-coverage';
import type { Spoken } from '@/lib/passages/rules/question-words';
import { messagesOf } from '@/lib/platform/i18n/messages';
import { assistantWords } from '../prompts/assistant-words';
import { errorCard } from '../prompts/error-card';
import { guideAnswer, smallTalkAnswer } from '../prompts/guide-answer';
import { taskAnswer } from '../prompts/task-answer';
import { lessonNotes } from '../queries/lesson-notes';
import type { At } from '../queries/place';
import { readableFor } from '../queries/readable';
import { startersAt } from '../queries/starters';
import { errorIn } from '../rules/error-cards';
import { smallTalkOf } from '../rules/guide-small-talk';
import { spokenOf } from '../rules/leaning';
import { isOf } from '../rules/lesson-task';
import { passagesBesideMax, passagesMax } from '../rules/limits';
import type { HintStep, Reader, Said } from '../rules/reader';
import { whatNowOf } from '../rules/what-now';

type Asked = { readonly content: string; readonly history: readonly Said[]; readonly at: At; readonly reader: Reader };
type Guided = { readonly content: string; readonly fits: boolean };

/** Sections of the open lesson that answer who asks what to do in it. */
const taskSections = ['materials', 'activity', 'questions', 'steps'];

/**
 * What of the material answers a question, for who asks and where: what a model is given, and how the built-in guide
 * answers from the same. Who asks what to do reads the open lesson; a short question leans on those before it.
 */
export async function readFor({ content, history, at, reader }: Asked) {
  const talk = smallTalkOf(content);
  const error = errorIn(content);
  const now = error || reader.tipo !== 'aluno' ? undefined : whatNowOf(content);
  const spoken = spokenOf(content, history);
  const [among, suggestions, lesson] = await Promise.all([
    readableFor(reader.tipo, at),
    talk ? startersAt(at.near, reader.locale) : [],
    now && at.lesson ? lessonPassages(at.lesson) : [],
  ]);
  const wanted = { locale: reader.locale, among, max: passagesMax };
  const [[found = [], anywhere = []], coverage, notes] = await Promise.all([
    findPassagesFrom(spoken, at.near.length > 0 ? [at.near, []] : [[]], wanted),
    coverageOf(spoken),
    reader.tipo === 'aluno' && at.lesson && !talk && !now && !error ? notesFor(at.lesson, spoken) : undefined,
  ]);
  const passages = now
    ? lessonFirst(lesson, found)
    : withOthers(found, { begins: await beginningAmong([...found, ...anywhere]), anywhere });
  const question = spoken.map(({ text }) => text).join('\n');

  function guide(hint: HintStep | null): Guided {
    if (talk) return { content: smallTalkAnswer(talk, suggestions, reader), fits: false };
    if (now) return taskAnswer(now, numbered(passages).slice(0, lesson.length), reader);
    const said = guideAnswer({ question, passages, coverage: coverage(), reader, hint, notes: notes?.() });
    return error ? explained(error, said) : said;
  }

  /** The card says what it means; what the material says of it stands below. */
  function explained(found: NonNullable<typeof error>, said: Guided): Guided {
    const { text, ask } = errorCard(found, messagesOf(reader.locale).errorCards);
    const quotes = said.fits ? said.content.split('\n\n').filter((block) => block.startsWith('>')) : [];
    const beside = quotes.length > 0 ? [assistantWords(reader.locale)('guide.inMaterial'), ...quotes] : [];
    return { content: [text, ...beside, ask].join('\n\n'), fits: said.fits };
  }

  return { passages, guide };
}

/** How close the notes that a pupil may not read come, once it is asked for: of them this number alone goes on. */
async function notesFor(lesson: string, spoken: Spoken) {
  const [texts, closeness] = await Promise.all([lessonNotes(lesson), closenessOf(spoken)]);
  return () => ({ closest: closeness(texts), closeness });
}

function numbered(passages: readonly RankedPassage[]) {
  return passages.map((passage, at) => ({ passage, number: at + 1 }));
}

/** A topic's own page lists what can be asked there: what it begins with answers in its place. */
async function beginningAmong(found: readonly RankedPassage[]): Promise<RankedPassage[]> {
  const page = found.find(({ source, address }) => source === 'topic' && !address.includes('#'));
  if (!page) return [];
  const all = await lessonPassages(page.address);
  const [, first] = all.toSorted((one, other) => one.position - other.position);
  const { score, fit, isNear } = page;
  return first ? [{ ...first, score, fit, isNear }] : [];
}

/** Where one stands hides what explains the same elsewhere: the best of it follows. */
function withOthers(
  found: readonly RankedPassage[],
  { begins, anywhere }: Record<'begins' | 'anywhere', readonly RankedPassage[]>,
): RankedPassage[] {
  const isNew = ({ address }: RankedPassage, among: readonly RankedPassage[]) =>
    !among.some((passage) => passage.address === address);
  const first = [...found, ...begins.filter((passage) => isNew(passage, found))];
  return [...first, ...anywhere.filter((passage) => isNew(passage, first)).slice(0, passagesBesideMax)];
}

/** What else was found follows, as far as there is room. */
function lessonFirst(lesson: readonly RankedPassage[], found: readonly RankedPassage[]): RankedPassage[] {
  const own = lesson.filter(
    (passage) => !passage.address.includes('#') || taskSections.some((section) => isOf(passage, section)),
  );
  const others = found.filter(({ address }) => !own.some((passage) => passage.address === address));
  return [...own, ...others.slice(0, Math.max(0, passagesMax - own.length))];
}
