import { shortened } from '@/lib/care/rules/shortened';
import { asData, withoutMarks } from './data-marks';
import { instructionsFor } from './instructions';
import { failedAnswer, historyMax, historyMessageLengthMax, passageLengthMax, promptLengthMax } from './limits';
import type { GivenPassage, HintStep, Place, Reader, Said } from './reader';

export type PromptMessage = { role: 'system' | 'user' | 'assistant'; content: string };

type Asked = {
  reader: Reader;
  place: Place;
  passages: readonly GivenPassage[];
  /** Oldest first, without the question. */
  history: readonly Said[];
  question: string;
  /** Of a pupil's question. */
  hint: HintStep | null;
  /** Of a pupil: what the model writes where it sees danger. */
  careMark?: string | null;
  charactersMax?: number;
};

/** A shorter piece of a passage says nothing. */
const pieceLengthMin = 120;

/**
 * What a model is sent. The numbers of the passages are their places in the list, so `[n]` in the answer means
 * `passages[n - 1]`. What does not fit goes: the oldest messages first, then ends of passages, then the last passages.
 */
export function promptFor(asked: Asked): PromptMessage[] {
  const { reader, place, passages, history, question, hint, careMark = null, charactersMax = promptLengthMax } = asked;
  const system = [instructionsFor(reader, hint, careMark), ...placeLines(place)].join('\n\n');
  const end = asData('question', question);
  const room = charactersMax - system.length - end.length - seams;
  const material = fitting(passages, room);
  const kept = lastOf(history, room - material.length);
  return [{ role: 'system', content: system }, ...kept, { role: 'user', content: `${material || nothing}\n\n${end}` }];
}

const nothing = '(No passage of the material matches.)';
const seams = nothing.length + 2;

const placeNames = {
  course: 'Course',
  module: 'Module',
  lesson: 'Lesson',
  base: 'Knowledge base',
  topic: 'Topic',
} as const;
const factLengthMax = 300;
const factsMax = 6;

function placeLines(place: Place): string[] {
  const lines = Object.entries(placeNames).flatMap(([key, label]) => {
    const named = place[key as keyof Place];
    if (!named) return [];
    const facts = (named.facts ?? []).slice(0, factsMax).map((fact) => `  - ${shortened(fact, factLengthMax)}`);
    return [`${label}: ${shortened(named.name, factLengthMax)}`, ...facts];
  });
  return lines.length > 0 ? [`The reader has this open:\n${asData('place', lines.join('\n'))}`] : [];
}

function fitting(passages: readonly GivenPassage[], room: number): string {
  const drawn = (lengthMax: number) =>
    passages.map((passage, index) => drawnPassage(passage, index + 1, lengthMax)).join('\n');
  const whole = drawn(passageLengthMax);
  if (whole.length <= room || passages.length === 0) return whole;
  const bare = drawn(0).length;
  const each = Math.floor((room - bare) / passages.length);
  return each >= pieceLengthMin ? drawn(each) : fitting(passages.slice(0, -1), room);
}

const nameLengthMax = 200;

function drawnPassage({ title, heading, text }: GivenPassage, number: number, lengthMax: number): string {
  const name = shortened([title, heading].filter(Boolean).join(' — '), nameLengthMax);
  return asData(`passage ${number}`, `${name}\n${shortened(text, lengthMax)}`);
}

/** The last messages that fit; a failed answer was none. */
function lastOf(history: readonly Said[], room: number): PromptMessage[] {
  const said = history.filter(({ content }) => content.trim() !== '' && content !== failedAnswer).slice(-historyMax);
  const kept: PromptMessage[] = [];
  let left = room;
  for (const { role, content } of said.reverse()) {
    const short = shortened(content, historyMessageLengthMax);
    const message = { role, content: role === 'user' ? asData('question', short) : withoutMarks(short) };
    left -= message.content.length;
    if (left < 0) break;
    kept.unshift(message);
  }
  return kept;
}
