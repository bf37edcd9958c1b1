import hljs from 'highlight.js/lib/core';
import arduino from 'highlight.js/lib/languages/arduino';
import cpp from 'highlight.js/lib/languages/cpp';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import xml from 'highlight.js/lib/languages/xml';
import { escaped } from './escaped';
import { scratch } from './scratch-blocks';

/** The languages that the courses teach, with their short names (`js`, `py`, `html`, `ino`). */
const taught = { arduino, cpp, css, javascript, json, python, scratch, xml };

for (const [name, language] of Object.entries(taught)) hljs.registerLanguage(name, language);

/** Code with its parts marked by classes; of a language that is not taught, the code as it is. */
export function highlighted(code: string, language: string): string {
  if (!hljs.getLanguage(language)) return escaped(code);
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}
