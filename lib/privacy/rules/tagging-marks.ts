import { personalMarks } from '@/lib/passages/rules/personal-marks';
import { meaningsOf } from './tagging-signs';
import type { Word } from './tagging-words';
import type { Mark } from './told-spans';

type Meaning = ReturnType<typeof meaningsOf>[number];

/** What the words before a piece speak of, with the mark that stands for what comes then; the nearest counts. */
const before: Readonly<Partial<Record<Meaning, Mark>>> = {
  secret: personalMarks.secret,
  net: personalMarks.profile,
  mail: personalMarks.email,
  phone: personalMarks.phone,
  register: personalMarks.register,
  postcode: personalMarks.postcode,
  born: personalMarks.birthDate,
  school: personalMarks.school,
  study: personalMarks.school,
  street: personalMarks.address,
  live: personalMarks.place,
  near: personalMarks.place,
  area: personalMarks.place,
  job: personalMarks.place,
  called: personalMarks.name,
  kin: personalMarks.name,
  friend: personalMarks.name,
  staff: personalMarks.name,
  illness: personalMarks.health,
};
/** What a piece itself speaks of. */
const own: Readonly<Partial<Record<Meaning, Mark>>> = {
  illness: personalMarks.health,
  remedy: personalMarks.health,
  belief: personalMarks.belief,
  school: personalMarks.school,
  sit: personalMarks.school,
  street: personalMarks.address,
  spot: personalMarks.place,
  area: personalMarks.place,
  city: personalMarks.place,
  hour: personalMarks.routine,
  alone: personalMarks.routine,
  month: personalMarks.birthDate,
};
const reach = 6;
const phoneMin = 8;

/** The mark of what was found by weighing: what it is itself, then what its clause speaks of. */
export function markOf(words: readonly Word[], from: number, to: number): Mark {
  const piece = words.slice(from, to);
  const written = piece.map(({ plain }) => plain).join(' ');
  if (/@\w+\.\w|\barroba\b/.test(written)) return personalMarks.email;
  const said = piece.flatMap(meaningsOf);
  const isOfDigits = /\d/.test(written) && !/[a-z]{3}/.test(written);
  if (isOfDigits || said.filter((one) => one === 'digit').length > 1) return ofDigits(words, from, written);
  for (const one of said) {
    const mark = own[one];
    if (mark) return mark;
  }
  return clauseMark(words, from) ?? (/[\d_@#]/.test(written) ? personalMarks.profile : personalMarks.name);
}

function ofDigits(words: readonly Word[], from: number, written: string): Mark {
  const mark = clauseMark(words, from);
  if (/^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?$|^\d{4}-\d\d-\d\d$/.test(written)) return personalMarks.birthDate;
  if (mark && mark !== personalMarks.name && mark !== personalMarks.health) return mark;
  return written.replace(/\D/g, '').length >= phoneMin ? personalMarks.phone : personalMarks.register;
}

function clauseMark(words: readonly Word[], from: number): Mark | undefined {
  for (const word of words.slice(Math.max(0, from - reach), from).reverse()) {
    for (const one of meaningsOf(word)) {
      const mark = before[one];
      if (mark) return mark;
    }
  }
  return undefined;
}
