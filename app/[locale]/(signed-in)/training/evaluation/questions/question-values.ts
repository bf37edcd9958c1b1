import type * as z from 'zod/mini';
import type { ComboboxOption } from '@/components/ui/use-combobox-options';
import type { QuestionDetail } from '@/lib/training/schemas/evaluation';
import { type ReaderValues, readerInput } from '../../reader-fields';

export type EditedQuestion = z.infer<typeof QuestionDetail>;

/** What the form holds: pages and phrases as they are typed, one a line. */
export type QuestionValues = ReaderValues & {
  question: string;
  subject: ComboboxOption | null;
  mustCite: string;
  mustSay: string;
  mustNotSay: string;
};

/** `nameOf`: what its subject is called; a form that is told of another save has only the code. */
export function questionValues(edited: EditedQuestion, nameOf = (subject: string) => subject): QuestionValues {
  const { question, subject, tipo, schoolYear, locale, mustCite, mustSay, mustNotSay } = edited;
  return {
    ...{ question, tipo, locale },
    schoolYear: schoolYear ?? '',
    subject: { value: subject, label: nameOf(subject) },
    mustCite: mustCite.join('\n'),
    mustSay: mustSay.join('\n'),
    mustNotSay: mustNotSay.join('\n'),
  };
}

export function questionInput({ question, subject, mustCite, mustSay, mustNotSay, ...reader }: QuestionValues) {
  return {
    question,
    subject: subject?.value ?? '',
    ...readerInput(reader),
    mustCite: linesOf(mustCite),
    mustSay: linesOf(mustSay),
    mustNotSay: linesOf(mustNotSay),
  };
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
