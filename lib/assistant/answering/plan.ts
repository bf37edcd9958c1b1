import { randomBytes } from 'node:crypto';
import type { Actor } from '@/lib/access/actor';
import { keyed } from '@/lib/access/rate-limit';
import { careAnswer } from '@/lib/care/prompts/care-answer';
import type { Screened } from '@/lib/care/rules/care-sign';
import { screened } from '@/lib/care/rules/screening';
import { toldOn } from '@/lib/care/rules/told-on';
import type { RankedPassage } from '@/lib/passages/queries/find-passages';
import type { Chat } from '@/lib/platform/ai/stream-chat';
import { peopleAround } from '@/lib/privacy/queries/class-people';
import { withoutContacts } from '@/lib/privacy/rules/personal-data';
import { namesIn } from '@/lib/privacy/rules/told-names';
import { modelFor } from '@/lib/school-ai/queries/model-for';
import { keptAnswer } from '@/lib/verified-answers/queries/kept-answers';
import { refuseUnless } from '../failures';
import { assistantWords } from '../prompts/assistant-words';
import { verifiedAnswer } from '../prompts/verified-answer';
import type { question } from '../queries/question';
import { solutionsAround } from '../queries/solutions';
import { type answerChecker, noSolutions } from '../rules/answer-check';
import { careMarkOf } from '../rules/care-mark';
import { isUsedUp } from '../rules/daily-most';
import { hintFor } from '../rules/hint-steps';
import { promptFor } from '../rules/prompt';
import type { HintStep } from '../rules/reader';
import type { Source } from '../rules/sources';
import { unsigned } from '../rules/unsigned';
import { cleanerOf } from './cleaner';
import { withPicture } from './picture';
import { readFor } from './reading';

export type Asked = Awaited<ReturnType<typeof question>>;

/** Of a question, what its answer is made from. */
export type Material = Pick<
  Asked,
  | 'content'
  | 'at'
  | 'subject'
  | 'division'
  | 'locale'
  | 'history'
  | 'schoolYear'
  | 'guardians'
  | 'isAllowedOut'
  | 'isOffInLesson'
  | 'isOffInTest'
  | 'classIds'
  | 'knownClassIds'
  | 'schools'
  | 'image'
  | 'usedQuestions'
  | 'usedImages'
  | 'isSchoolUsedUp'
  | 'justTold'
>;
type Person = Pick<Actor, 'id' | 'tipo' | 'schoolId' | 'name' | 'login'>;

/** What is said without a model. */
export type Fixed = {
  origin: 'care' | 'guide' | 'verified';
  sources: Source[];
  hint: HintStep | null;
  text: string;
  /** What it was made from, in the order of the sources. */
  passages: readonly RankedPassage[];
  /** An adult hears of the question. */
  care?: Screened | undefined;
};

/** Why the guide answers where a model was to. */
export type Instead = 'own' | 'school' | 'failed' | 'cut' | 'solution' | 'unsafe';

/** What a model is asked, what its answer is held against, and what is said instead of it. */
export type Asking = {
  origin: 'model';
  sources: Source[];
  hint: HintStep | null;
  passages: readonly RankedPassage[];
  chat: Chat;
  /** What the model writes where it sees danger in a pupil's question. */
  careMark: string | null;
  check: Parameters<typeof answerChecker>[0];
  instead: (why: Instead) => Fixed;
};

const answerTokensMax = 1500;

/** How a question is answered: with care, as somebody who teaches answered it, by the school's model, or by the guide. */
export async function planned(actor: Person, asked: Material): Promise<Fixed | Asking> {
  const { locale, content } = asked;
  const { tipo } = actor;
  const care = screened(content) ?? toldOn(content, asked.justTold);
  if (care) {
    const text = careAnswer(care.topic, locale, tipo);
    return { origin: 'care', sources: [], passages: [], hint: null, text, care };
  }
  refuseUnless(!asked.isOffInTest, 'assistant.off-in-test');
  refuseUnless(!asked.isOffInLesson, 'assistant.off-in-lesson');
  return (await verified(actor, asked)) ?? fromMaterial(actor, asked);
}

/** What was just said is not said twice: asked again, it was not what the pupil wanted to know. */
async function verified(actor: Person, { image, classIds, content, history, locale }: Material): Promise<Fixed | null> {
  const kept = image ? undefined : await keptAnswer(actor, classIds, content);
  if (!kept) return null;
  const text = verifiedAnswer(kept, locale);
  if (history.some((said) => said.content === text)) return null;
  const source = { number: 1, title: kept.lesson.name, heading: '', address: kept.lesson.address };
  return { origin: 'verified', sources: [source], passages: [], hint: null, text };
}

async function fromMaterial(actor: Person, asked: Material): Promise<Fixed | Asking> {
  const { locale, content, history } = asked;
  const { tipo, schoolId } = actor;
  const { place, near } = asked.at;
  const reader = { tipo, schoolYear: asked.schoolYear, locale };
  const [model, { passages, guide: guideBy }, others] = await Promise.all([
    modelFor(schoolId),
    readFor({ content, history, at: asked.at, reader }),
    peopleAround(actor, asked.knownClassIds),
  ]);
  const hint = tipo === 'aluno' ? hintFor(history, content) : null;
  const sources = passages.map(({ title, heading, address }, index) => ({
    number: index + 1,
    title,
    heading,
    address,
  }));
  const guide = (notice?: Instead | 'noPictures' | 'notAllowed'): Fixed => {
    const said = guideBy(hint);
    const t = assistantWords(locale);
    // Who wanted a program finds nothing less by being told that there is nothing.
    const told = notice === 'solution' && !said.fits ? t(`withheld.${hint ?? 1}`) : said.content;
    const text = notice ? `${t(`notice.${notice}`)}\n\n${told}` : told;
    return { origin: 'guide', sources: said.fits ? sources : [], passages, hint, text };
  };
  if (asked.image && !model?.seesImages) return guide('noPictures');
  if (!model) return guide();
  if (!asked.isAllowedOut) return guide('notAllowed');
  // Known before anything is asked of a model; counted again when the answer takes its place.
  const used = { questions: asked.usedQuestions, images: asked.usedImages };
  if (isUsedUp(tipo, used, asked.image ? 1 : 0)) return guide('own');
  if (asked.isSchoolUsedUp) return guide('school');
  const found = [...near, ...passages.map(({ address }) => address)];
  const solutions = hint === null ? noSolutions : await solutionsAround(found);
  const own = { names: [actor.name, ...asked.guardians], login: actor.login, schools: asked.schools };
  const inMaterial = namesIn(passages.map(({ title, heading, text }) => `${title} ${heading} ${text}`).join('\n'));
  const clean = cleanerOf(own, others);
  const careMark = tipo === 'aluno' ? careMarkOf(randomBytes(6).toString('hex')) : null;
  const messages = promptFor({
    reader,
    place,
    passages,
    history: history.filter(isHarmless).map((said) => ({
      ...said,
      content: wasOfModel(said) ? clean.answer(said.content) : clean.question(unsigned(said), inMaterial),
    })),
    question: clean.question(content, inMaterial),
    hint,
    careMark,
  });
  const { source: _, seesImages: __, ...upstream } = model;
  const chat = {
    ...upstream,
    messages: asked.image ? await withPicture(messages, asked.image) : messages,
    maxTokens: answerTokensMax,
    user: keyed(`assistant ${actor.id}`),
  };
  const check = { hint, solutions, clean: withoutContacts };
  return { origin: 'model', sources, passages, hint, chat, careMark, check, instead: guide };
}

/** The guide repeats what an error names, and who teaches writes of whom he likes: those are read as a question is. */
function wasOfModel({ role, origin }: Asked['history'][number]): boolean {
  return role === 'assistant' && origin === 'model';
}

/** What tells of danger leaves the server with no later question; what was answered was found harmless before that. */
function isHarmless({ role, content, isAnswered }: Asked['history'][number]): boolean {
  return role === 'assistant' || isAnswered || !screened(content);
}
