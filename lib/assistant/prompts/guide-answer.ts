import type { Closeness } from '@/lib/passages/rules/closeness';
import type { QuestionCoverage } from '@/lib/passages/rules/question-coverage';
import { messagesOf } from '@/lib/platform/i18n/messages';
import { localized } from '@/lib/platform/links';
import { type Guided, guided } from '../rules/guide';
import { type AskedFor, askedFor } from '../rules/guide-asked';
import type { FoundPassage } from '../rules/guide-candidates';
import { closingOf } from '../rules/guide-closing';
import type { SmallTalk } from '../rules/guide-small-talk';
import type { Unit } from '../rules/guide-units';
import { type Compared, isForTheLeader, isHelpful, tells } from '../rules/leader-tells';
import { unitsForPupil } from '../rules/pupil-units';
import type { GivenPassage, HintStep, Reader } from '../rules/reader';
import { assistantWords } from './assistant-words';

type Asked = {
  question: string;
  passages: readonly FoundPassage[];
  /** How much of the question's words the library knows. */
  coverage: QuestionCoverage;
  reader: Reader;
  hint: HintStep | null;
  /** How close the notes for who leads the open lesson come, of which a pupil is told nothing. */
  notes?: { readonly closest: number; readonly closeness: Closeness } | undefined;
};

/** A pupil is shown more with each step. */
const unitsAt = { 1: 4, 2: 6, 3: 8 } as const satisfies Record<HintStep, number>;
const unitsForOthers = 8;

/** The built-in guide: what the material itself says, quoted and cited, without a model. The same for the same question. */
export function guideAnswer({ question, passages, coverage, reader, hint, notes }: Asked): {
  content: string;
  fits: boolean;
} {
  const t = assistantWords(reader.locale);
  const step = reader.tipo === 'aluno' ? (hint ?? 1) : null;
  const unitsMax = step ? unitsAt[step] : unitsForOthers;
  const found = guided({
    question,
    passages,
    coverage,
    unitsMax,
    locale: reader.locale,
    ...(step && { units: unitsForPupil }),
  });
  const asked = askedFor(question);
  const sides = compared(found, asked, { passages, coverage, notes });
  if (sides && isForTheLeader(asked, sides)) return ledToTheLeader(found, sides, reader);
  if (!found.fits) {
    const nearest = found.nearest.map((passage) => linked(passage, reader));
    const near = nearest.length > 0 ? [t('guide.nearest'), nearest.join('\n')] : [];
    return { content: [t('guide.nothing'), ...near, t('guide.askOtherwise')].join('\n\n'), fits: false };
  }
  const language = found.best.locale === 'en' ? 'InEnglish' : 'InPortuguese';
  const begin = t(`guide.${found.isSure ? 'found' : 'unsure'}${language}`);
  const end = found.isSure ? endOf(question, found.best, { reader, step }) : '';
  return { content: [begin, ...found.quotes.map(quoted), ...(end ? [end] : [])].join('\n\n'), fits: true };
}

/** What no pupil reads can be asked for; what may be read is quoted beside that where it helps. */
function ledToTheLeader(found: Guided<FoundPassage>, sides: Compared, reader: Reader) {
  const quote = found.fits && isHelpful(sides) ? found.quotes.slice(0, 1).map(quoted) : [];
  const beside = quote.length > 0 ? [assistantWords(reader.locale)('guide.beside'), ...quote] : [];
  return { content: [askTheLeader(reader), ...beside].join('\n\n'), fits: quote.length > 0 };
}

/** What stands in the notes, beside what may be read and what would be quoted of it; nothing where that is the very answer. */
function compared(
  found: Guided<FoundPassage>,
  asked: AskedFor,
  { passages, coverage, notes }: Pick<Asked, 'passages' | 'coverage' | 'notes'>,
): Compared | undefined {
  if (!notes || (found.fits && found.isAnswer)) return undefined;
  const told = passages.filter((passage) => tells(passage, asked));
  const quotes = found.fits ? found.quotes : [];
  return {
    notes: notes.closest,
    told: notes.closeness(told.flatMap((passage) => textsOf(passage, unitsForPupil(passage)))),
    quoted: notes.closeness(quotes.flatMap(({ number, units }) => textsOf(passages[number - 1], units))),
    known: coverage.share,
    isAnswered: found.fits && found.isSure && tells(found.best, asked),
  };
}

/** What answers a question says less of it than the heading that asks it, or names the fault. */
function textsOf(passage: GivenPassage | undefined, units: readonly Unit[]): string[] {
  return units.map(({ head = '', text }) => `${passage?.heading ?? ''} ${head} ${text}`);
}

/** Where a doubt is sent, in the words of that screen. */
function askTheLeader({ locale }: Reader): string {
  const { title, ownDoubts } = messagesOf(locale).seat;
  return assistantWords(locale)('guide.askTheLeader', {
    page: title,
    doubts: ownDoubts.title,
    send: ownDoubts.send,
  });
}

/** A pupil is asked back what leads on from just this question; a facilitator is led to the whole. */
function endOf(
  question: string,
  best: GivenPassage,
  { reader, step }: { reader: Reader; step: HintStep | null },
): string {
  const t = assistantWords(reader.locale);
  const name = nameOf(best);
  if (!step) return reader.tipo === 'instrutor' ? t('guide.lesson', { name }) : '';
  const closing = closingOf(askedFor(question), best.address, step);
  return closing ? t(`guide.closing.${closing}`, { name }) : '';
}

/** To who greets, thanks, or asks who answers: a friendly line, and what one can ask here. */
export function smallTalkAnswer(talk: SmallTalk, suggestions: readonly string[], { locale }: Reader): string {
  const t = assistantWords(locale);
  const examples = suggestions.map((question) => `- ${asWritten(question)}`).join('\n');
  return [t(`guide.talk.${talk}`), ...(examples ? [t('guide.talk.examples'), examples] : [])].join('\n\n');
}

/** What is not cited is led to by its name. */
function linked(passage: GivenPassage, { locale }: Reader): string {
  const name = nameOf(passage).replaceAll('\\[', '(').replaceAll(']', ')');
  return `- [${name}](<${localized(locale, passage.address)}>)`;
}

function nameOf({ title, heading }: GivenPassage): string {
  return asWritten([title, heading].filter(Boolean).join(' — '));
}

/** Items stand close together, what else there is on its own. */
export function quoted({ number, units }: { number: number; units: readonly Unit[] }): string {
  const lines = units.flatMap((unit, index) => {
    const before = units[index - 1];
    const isList = before?.kind === unit.kind && (unit.kind === 'step' || unit.kind === 'item' || unit.kind === 'row');
    return [...(index > 0 && !isList ? [''] : []), ...drawn(unit, number)];
  });
  return lines.map((line) => (line ? `> ${line}` : '>')).join('\n');
}

function drawn(unit: Unit, number: number): string[] {
  if (unit.kind === 'code') return ['```', ...unit.text.split('\n'), '```', `[${number}]`];
  if (unit.kind === 'step') return [`${unit.number}. ${asWritten(unit.text)} [${number}]`];
  if (unit.kind === 'row') return [`- ${rowOf(unit)} [${number}]`];
  return [`${unit.kind === 'item' ? '- ' : ''}${asWritten(unit.text)} [${number}]`];
}

/** Each cell behind the name of its column. */
function rowOf({ text, head = '' }: Unit): string {
  const names = head.split(' | ');
  const cells = text.split(' | ').map((cell, index) => {
    const name = names[index]?.trim();
    return [name && `**${asWritten(name)}:**`, asWritten(cell)].filter(Boolean).join(' ');
  });
  return cells.join(' · ');
}

/** A quoted sentence is text: what Markdown would read as a mark stands for itself. */
export function asWritten(text: string): string {
  return text
    .replace(/[\\`*_[<>$~|#]/g, '\\$&')
    .replace(/^([-+])(?=\s)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2');
}
