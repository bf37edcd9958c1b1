import * as z from 'zod/mini';

const accepted = /[\w.%+\-@]/;
const shape = /^(?=.{1,64}@)[\w%+-]+(?:\.[\w%+-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,63}$/;

/** ASCII letters, digits and `. _ % + - @` (decisions.md); the first other character is named with its place. */
export const EmailAddress = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(254),
  z.check((payload) => {
    const characters = [...payload.value];
    const at = characters.findIndex((each) => !accepted.test(each));
    if (at >= 0) {
      const params = { character: characters[at], position: at + 1 };
      payload.issues.push({ code: 'custom', message: 'email-character', input: payload.value, params });
    } else if (payload.value && !shape.test(payload.value)) {
      payload.issues.push({ code: 'custom', message: 'email-shape', input: payload.value });
    }
  }),
);
