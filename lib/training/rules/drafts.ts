import { nameLengthMax } from '@/lib/knowledge-base/rules';
import { marksIn } from '@/lib/passages/rules/personal-marks';

/** A section to begin with: what was asked as its heading, what was answered as its text. Both come without people. */
export function draftSection({ question, answer }: { question: string; answer: string }): string {
  const heading = askedByAnybody(question, nameLengthMax);
  return [...(heading ? [`## ${heading}`] : []), asPassage(answer)].filter(Boolean).join('\n\n');
}

/** On one line, without the sentences that tell who asks, unless no other is there. */
export function askedByAnybody(question: string, lengthMax: number): string {
  const line = question
    .replace(/\s+/g, ' ')
    .replace(/^[\s#>*+-]+/, '')
    .trim();
  const sentences = line.split(/(?<=[.!?])\s/);
  const ofAnybody = sentences.filter((sentence) => marksIn(sentence).length === 0);
  return shortened((ofAnybody.length > 0 ? ofAnybody : sentences).join(' '), lengthMax);
}

function shortened(line: string, lengthMax: number): string {
  if (line.length <= lengthMax) return line;
  const cut = line.slice(0, lengthMax);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), lengthMax / 2));
}

const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;

/** Citations name the sources of that one answer, and a heading would begin another passage: neither is in code. */
function asPassage(answer: string): string {
  const parts = answer.split(code).map((part, index) => {
    if (index % 2 === 1) return part;
    return part
      .replace(/[ \t]?\[\d{1,2}(?:\s?[,;]\s?\d{1,2}){0,9}\](?![(:])/g, '')
      .replace(/^#{1,6}[ \t]+(\S[^\n]*)$/gm, (_found, words: string) => `**${words.replace(/[ \t]*#*[ \t]*$/, '')}**`);
  });
  return parts.join('').trim();
}

type Base = { readonly id: string; readonly topics: readonly { readonly id: string; readonly topic: string }[] };
type Talk = { readonly subject: string; readonly division: string };

/** Where what an answer lacked belongs: the base and topic that were talked of, else the base named `otherwise`. */
export function usualPlace<B extends Base>({ subject, division }: Talk, bases: readonly B[], otherwise: string) {
  const base = [subject, otherwise].flatMap((id) => bases.find((each) => each.id === id) ?? [])[0] ?? bases[0];
  const topic = base?.id === subject ? base.topics.find((each) => each.topic === division) : undefined;
  return base && { baseId: base.id, topicId: topic?.id };
}
