/** Signs that programs have and sentences have not. */
const code = /[(){}[\]=<>_;#"`\\]/;

/** An alternative that is a piece of a program keeps its letters as they are, whatever a pupil prefers. */
export function verbatim(text: string): { 'data-verbatim'?: ''; translate?: 'no' } {
  return code.test(text) ? { 'data-verbatim': '', translate: 'no' } : {};
}
