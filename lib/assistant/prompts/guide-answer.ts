import { guided } from '../rules/guide';
import type { GivenPassage, HintStep, Reader } from '../rules/reader';
import { assistantWords } from './assistant-words';

type Asked = { question: string; passages: readonly GivenPassage[]; reader: Reader; hint: HintStep | null };

/** A pupil is shown more with each step. */
const sentencesAt = { 1: 2, 2: 3, 3: 5 } as const satisfies Record<HintStep, number>;
const sentencesForOthers = 5;

/** The built-in guide: what the material itself says, quoted and cited, without a model. The same for the same question. */
export function guideAnswer({ question, passages, reader, hint }: Asked): { content: string; fits: boolean } {
  const t = assistantWords(reader.locale);
  const step = reader.tipo === 'aluno' ? (hint ?? 1) : null;
  const found = guided(question, passages, step ? sentencesAt[step] : sentencesForOthers);
  if (!found.fits) {
    const nearest = found.nearest.flatMap((number) => {
      const passage = passages[number - 1];
      return passage ? [`- ${nameOf(passage)} [${number}]`] : [];
    });
    const near = nearest.length > 0 ? [t('guide.nearest'), nearest.join('\n')] : [t('guide.askOtherwise')];
    return { content: [t('guide.nothing'), ...near].join('\n\n'), fits: false };
  }
  const quotes = found.quotes.map(({ number, sentences }) =>
    sentences.map((sentence) => `> ${asWritten(sentence)} [${number}]`).join('\n>\n'),
  );
  const name = nameOf(found.best);
  const end = step
    ? t(`guide.step.${step}`, { name })
    : reader.tipo === 'instrutor'
      ? t('guide.lesson', { name })
      : null;
  return { content: [t('guide.found'), ...quotes, ...(end ? [end] : [])].join('\n\n'), fits: true };
}

function nameOf({ title, heading }: GivenPassage): string {
  return asWritten([title, heading].filter(Boolean).join(' — '));
}

/** A quoted sentence is text: what Markdown would read as a mark stands for itself. */
function asWritten(text: string): string {
  return text
    .replace(/[\\`*_[<>$~|#]/g, '\\$&')
    .replace(/^([-+])(?=\s)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2');
}
