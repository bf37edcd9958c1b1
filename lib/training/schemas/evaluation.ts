import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { questionLengthMax, subjectLengthMax } from '@/lib/assistant/rules/limits';
import { passageLocales } from '@/lib/passages/rules/search';
import { canonicalAddress, isPhrase } from '../rules/evaluation';
import { addressesMax, phraseLengthMax, phrasesMax, schoolYears } from '../rules/limits';

const SchoolYear = z.enum(schoolYears);
/** As whom a question is asked. */
export const asReader = {
  tipo: z._default(z.enum(tipos), 'instrutor'),
  schoolYear: z._default(z.nullable(SchoolYear), null),
  locale: z._default(z.enum(passageLocales), 'pt-BR'),
};

export const AskedText = z.string().check(z.trim(), z.minLength(1), z.maxLength(questionLengthMax));
export const Subject = z.string().check(z.trim(), z.minLength(1), z.maxLength(subjectLengthMax));

const phrase = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(phraseLengthMax),
  z.refine((typed) => isPhrase(typed), { message: 'phrase-words' }),
);

const phrases = z._default(z.array(phrase).check(z.maxLength(phrasesMax)), []);

/** Stored as passages name their pages, however it was pasted. */
const address = z.pipe(
  z.string().check(
    z.maxLength(500),
    z.refine((typed) => canonicalAddress(typed) !== undefined, { message: 'page-address' }),
  ),
  z.transform((typed) => canonicalAddress(typed) ?? typed),
);

const criteria = {
  mustCite: z._default(z.array(address).check(z.maxLength(addressesMax)), []),
  mustSay: phrases,
  mustNotSay: phrases,
};

type Criteria = { mustCite: string[]; mustSay: string[]; mustNotSay: string[] };
/** A question that nothing is asked of would pass whatever is answered. */
const hasCriterion = z.refine<Criteria>(
  ({ mustCite, mustSay, mustNotSay }) => mustCite.length + mustSay.length + mustNotSay.length > 0,
  { path: ['mustCite'], message: 'no-criterion' },
);

const content = { question: AskedText, subject: Subject, ...asReader, ...criteria };

export const NewQuestion = z.object({ id: z.optional(z.uuid()), ...content }).check(hasCriterion);
/** `revision` is the one that the form was opened on. */
export const QuestionChanges = z.object({ id: z.uuid(), revision: z.int(), ...content }).check(hasCriterion);
export const QuestionDetail = z.object({
  id: z.uuid(),
  question: z.string(),
  subject: z.string(),
  tipo: z.enum(tipos),
  schoolYear: z.nullable(SchoolYear),
  locale: z.enum(passageLocales),
  mustCite: z.array(z.string()),
  mustSay: z.array(z.string()),
  mustNotSay: z.array(z.string()),
  revision: z.int(),
  updatedAt: z.string(),
});
