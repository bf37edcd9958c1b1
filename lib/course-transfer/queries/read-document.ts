import * as z from 'zod/mini';
import { type LinedJson, parseWithLines } from '@/lib/platform/archive/json-lines';
import { refuse } from '@/lib/platform/archive/refusal';
import { fieldFailures } from '@/lib/platform/errors/field-failures';
import { scriptLine } from '@/lib/platform/markdown/script-line';
import { contradiction } from '../rules/consistency';
import { CourseDocument, documentName, format } from '../rules/document';
import { mediaOf } from '../rules/media';

const entry = documentName;

export type ReadDocument = { document: CourseDocument; lineOf: LinedJson['lineOf'] };

/** The words of an archive as a course, or the first thing that is wrong with them. */
export function readDocument(text: string, mediaNames: ReadonlySet<string>): ReadDocument {
  const { value, lineOf } = parseWithLines(text, entry);
  const given = (value as { format?: unknown } | null)?.format;
  if (given !== format) refuse('import-format', { entry, line: lineOf(['format']), format });
  judgeTexts(value, [], lineOf);
  const parsed = z.safeParse(CourseDocument, value, { reportInput: true });
  if (!parsed.success) refuseIssue(parsed.error.issues[0] as z.core.$ZodIssue, lineOf);
  const document = parsed.data as CourseDocument;
  const found = contradiction(document);
  if (found) refuse(found.code, { entry, line: lineOf(found.path), name: found.name });
  judgeMedia(document, mediaNames, text);
  return { document, lineOf };
}

/** The first, with the field's own sentence where it has one (`reason` is a key of the same messages). */
function refuseIssue(issue: z.core.$ZodIssue, lineOf: LinedJson['lineOf']): never {
  const path = issue.path.map(String).join('.');
  const where = { entry, line: lineOf(issue.path) };
  if (issue.code === 'unrecognized_keys') {
    const name = String(issue.keys[0]);
    refuse('import-unknown-field', { entry, line: lineOf([...issue.path, name]), name });
  }
  const [failure] = fieldFailures([issue]);
  refuse('import-field', { ...where, name: path, reason: failure?.code ?? 'wrong-value', ...failure?.values });
}

type Json = LinedJson['value'];

function judgeTexts(value: Json, path: readonly PropertyKey[], lineOf: LinedJson['lineOf']): void {
  if (typeof value === 'string') judgeText(value, path, lineOf);
  if (value === null || typeof value !== 'object') return;
  const inner = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [name, each] of inner) judgeTexts(each, [...path, name], lineOf);
}

function judgeText(text: string, path: readonly PropertyKey[], lineOf: LinedJson['lineOf']): void {
  const where = { entry, line: lineOf(path), name: path.map(String).join('.') };
  if (text.includes('\0') || !text.isWellFormed()) refuse('import-character', where);
  const textLine = scriptLine(text);
  if (textLine) refuse('import-script', { ...where, textLine });
}

/** Every file that is named is there, and none is there that nobody names. */
function judgeMedia(document: CourseDocument, mediaNames: ReadonlySet<string>, text: string): void {
  const named = new Set(mediaOf(document).map(({ name }) => name));
  const lineOfName = (name: string) => text.slice(0, text.indexOf(name)).split('\n').length;
  for (const name of named) {
    if (!mediaNames.has(name)) refuse('import-media-missing', { entry, line: lineOfName(name), name });
  }
  for (const name of mediaNames) if (!named.has(name)) refuse('archive-unknown-entry', { entry: name });
  const foreign = /\/api\/files\/[\w/.-]*/.exec(text);
  if (foreign) {
    const line = text.slice(0, foreign.index).split('\n').length;
    refuse('import-media-missing', { entry, line, name: foreign[0] });
  }
}
