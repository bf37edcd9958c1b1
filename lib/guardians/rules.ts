export const relationships = ['mother', 'father', 'brother', 'grandfather', 'other'] as const;

/** §9. */
export const guardiansPerStudent = 2;

export const guardiansPerPage = 20;

/** A CPF's eleven digits, the last two of which are counted from the others; eleven times the same one is nobody's. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return [9, 10].every((length) => {
    const sum = [...digits.slice(0, length)].reduce((total, digit, at) => total + Number(digit) * (length + 1 - at), 0);
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
}

/** As people type it: with or without dots and hyphens. */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** What a guardian may allow for a child; what is not allowed is off. */
export const consentKinds = ['assistant', 'speech', 'photo'] as const;

/** Consents for so many pupils are recorded at once: a school year's intake, in one short transaction. */
export const consentStudentsMax = 500;
