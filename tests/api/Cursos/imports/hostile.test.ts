import { beforeAll, expect, it } from 'vitest';
import type { CourseDocument } from '@/lib/course-transfer/rules/document';
import { db } from '@/lib/platform/db/client';
import {
  checked,
  exported,
  mediaName,
  opened,
  picture,
  wholeCourse,
  withDocument,
} from '@/tests/support/course-archive';
import { courseContent } from '@/tests/support/course-content';
import { type Editor, editor } from '@/tests/support/editor';
import { type HostileEntry, hostileZip } from '@/tests/support/hostile-archive';
import { courseData } from '@/tests/support/world';

let admin: Editor;
let zip: Uint8Array;
let course: string;
beforeAll(async () => {
  admin = await editor();
  course = (await wholeCourse(admin)).course.code;
  zip = await exported(admin, course);
});

/** How much there is of everything that an import could write. */
async function rows() {
  const counts = [db().course, db().courseModule, db().courseUnit, db().lesson, db().lessonPlan, db().supportItem];
  return Promise.all(counts.map((table) => (table as (typeof counts)[0] & { count(): Promise<number> }).count()));
}

type Line = { code: string; values: Record<string, string | number> };

/** The one line that a file is refused by; nothing is written. */
async function refusal(bytes: Uint8Array, codigo?: string): Promise<Line> {
  const before = await rows();
  const { status, body } = await checked(admin, bytes, codigo);
  expect(body).toMatchObject({ status: 422, code: 'import.refused' });
  expect(status).toBe(422);
  expect(await rows()).toEqual(before);
  const [line, ...more] = body.fields as Line[];
  expect(more).toEqual([]);
  if (!line) throw new Error('a line');
  return line;
}

const document: HostileEntry = { name: 'course.json', bytes: Buffer.from('{}') };
const million = Buffer.alloc(1_000_000);

it.each<[string, HostileEntry, string]>([
  ['a path out of it', { name: '../../etc/passwd' }, 'archive-path'],
  ['a path out of it by the other bar', { name: 'media\\..\\..\\x.webp' }, 'archive-path'],
  ['an absolute name', { name: '/etc/passwd' }, 'archive-path'],
  ['a name on a drive', { name: 'C:\\windows\\x' }, 'archive-path'],
  ['backslashes', { name: 'media\\x.webp' }, 'archive-entry-name'],
  ['a name that hides its end', { name: 'media/x.webp\0.exe' }, 'archive-entry-name'],
  ['a file that is no part of a course', { name: 'run.sh' }, 'archive-unknown-entry'],
  ['a ZIP within it', { name: 'media/inner.zip' }, 'archive-unknown-entry'],
  ['a link', { name: mediaName(Buffer.from('x'), 'webp'), said: { attributes: 0xa1ff0000 } }, 'archive-link'],
  ['a device', { name: mediaName(Buffer.from('x'), 'webp'), said: { attributes: 0x21ff0000 } }, 'archive-entry-kind'],
  ['an encrypted file', { name: mediaName(Buffer.from('x'), 'webp'), said: { flags: 0x801 } }, 'archive-entry-kind'],
  ['another packing', { name: mediaName(Buffer.from('x'), 'webp'), said: { method: 93 } }, 'archive-entry-kind'],
  [
    'two names for one file',
    { name: mediaName(Buffer.from('x'), 'webp'), said: { localName: 'evil' } },
    'archive-damaged',
  ],
  ['the same name twice', { name: 'COURSE.json'.toLowerCase() }, 'archive-entry-twice'],
  ['a bomb', { name: mediaName(million, 'webp'), bytes: million }, 'archive-bomb'],
])('refuses %s', async (_, entry, code) => {
  expect(await refusal(hostileZip([document, entry]))).toMatchObject({ code });
});

it.each<[string, HostileEntry, string]>([
  ['a bomb that says that it is small', { name: 'course.json', bytes: million, said: { bytes: 10 } }, 'archive-bomb'],
  ['a file that says that it is larger', { ...document, said: { bytes: 3000 } }, 'archive-damaged'],
  ['damaged bytes', { ...document, said: { crc: 1 } }, 'archive-damaged'],
  ['no text at all', { name: 'course.json', bytes: Buffer.from([0xff, 0xfe, 0xfd]) }, 'archive-damaged'],
])('refuses %s', async (_, entry, code) => {
  expect(await refusal(hostileZip([entry]))).toMatchObject({ code, values: { entry: 'course.json' } });
});

it('refuses what tells more than it holds: a total over the limit, and too many files', async () => {
  const noise = Buffer.alloc(2_000_000, 'aabacadaeafagahaiajakal');
  const large = Array.from({ length: 3 }, (_, index) => ({
    name: mediaName(Buffer.from([index]), 'webp'),
    bytes: noise,
    said: { bytes: 90 * 1024 * 1024 },
  }));
  expect(['archive-too-large', 'archive-bomb']).toContain((await refusal(hostileZip([document, ...large]))).code);
  const many = Array.from({ length: 2001 }, (_, index) => ({ name: mediaName(Buffer.from(`${index}`), 'webp') }));
  expect(await refusal(hostileZip(many))).toMatchObject({ code: 'archive-too-many', values: { maximum: 2000 } });
});

it('refuses bytes before, between and behind its files', async () => {
  const good = hostileZip([document]);
  expect((await refusal(Buffer.concat([good, Buffer.from('x')]))).code).toBe('archive-not-whole');
  expect((await refusal(good.subarray(0, good.length - 1))).code).toBe('archive-not-whole');
});

const changed = (change: (document: CourseDocument) => void) => {
  const { document: copy } = opened(zip);
  change(copy);
  return withDocument(zip, copy);
};
const lessonOf = ({ modules }: CourseDocument) => {
  const lesson = modules[0]?.units[0]?.lessons[0];
  if (!lesson?.published) throw new Error('a lesson');
  return lesson as typeof lesson & { published: NonNullable<(typeof lesson)['published']> };
};

it.each([
  '<script>alert(1)</script>',
  'Veja <img src=x onerror=alert(1)>',
  '[aqui](javascript:alert(1))',
  '[aqui](java&#115;cript:alert(1))',
  '[aqui](JaVaScRiPt&colon;alert(1))',
  '<javascript:alert(1)>',
  '[aqui]: vbscript:x',
  '![](data:text/html;base64,xx)',
  '<svg onload=alert(1)>',
])('refuses the script %s, and says its line', async (script) => {
  const bytes = changed((each) => {
    lessonOf(each).published.steps = `# Um\n\nDois.\n\n${script}\n`;
  });
  const line = await refusal(bytes);
  expect(line).toMatchObject({ code: 'import-script', values: { entry: 'course.json', textLine: 5 } });
  expect(line.values.name).toBe('modules.0.units.0.lessons.0.published.steps');
  const said = new TextDecoder().decode(opened(bytes).files['course.json']).split('\n')[Number(line.values.line) - 1];
  expect(said).toContain('"steps"');
});

it('takes code that is shown as code, and words that only look so', async () => {
  const bytes = changed((each) => {
    lessonOf(each).published.steps =
      'Em JavaScript: use `<script>`.\n\n```html\n<script>alert(1)</script>\n```\n\n1 < 2, e dados: x.';
  });
  expect((await checked(admin, bytes)).status).toBe(200);
});

it.each<[string, (text: string) => string, object]>([
  ['broken JSON', (text) => text.replace('"skills": [', '"skills": ,['), { code: 'json-broken' }],
  ['JSON that ends', (text) => text.slice(0, 900), { code: 'json-broken' }],
  [
    'a name that stands twice',
    (text) => text.replace('"format": 1', '"format": 1, "format": 1'),
    { code: 'json-twice' },
  ],
  ['depth without end', () => '['.repeat(50_000), { code: 'json-broken' }],
  [
    'an unknown format',
    (text) => text.replace('"format": 1', '"format": 2'),
    { code: 'import-format', values: { entry: 'course.json', line: 2, format: 1 } },
  ],
  [
    'an unknown field',
    (text) => text.replace('"format": 1', '"format": 1,\n  "admin": true'),
    { code: 'import-unknown-field', values: { entry: 'course.json', line: 3, name: 'admin' } },
  ],
  [
    'a field of every object',
    (text) => text.replace('"format": 1', '"format": 1,\n  "__proto__": {}'),
    { code: 'import-unknown-field' },
  ],
  [
    'a wrong type',
    (text) => text.replace('"minutes": 50', '"minutes": "50"'),
    { code: 'import-field', values: { reason: 'wrong-value' } },
  ],
  ['half a character', (text) => text.replace('"Projeto do jogo"', '"\\ud800"'), { code: 'import-character' }],
  [
    'a character that nothing keeps',
    (text) => text.replace('"Projeto do jogo"', '"\\u0000"'),
    { code: 'import-character' },
  ],
])('refuses %s', async (_, change, line) => {
  const text = new TextDecoder().decode(opened(zip).files['course.json']);
  expect(await refusal(withDocument(zip, change(text)))).toMatchObject(line);
});

it('refuses codes that stand twice, cannot be made, or are of another course', async () => {
  const twice = changed(({ modules }) => {
    const [first, second] = modules[0]?.units[0]?.lessons ?? [];
    if (first && second) second.code = first.code;
  });
  expect((await refusal(twice)).code).toBe('import-lesson-twice');
  const odd = changed((each) => {
    lessonOf(each).code = 'a/b';
  });
  expect((await refusal(odd)).code).toBe('import-code');
  const other = await courseContent();
  const theirs = other.lessons[0]?.code ?? '';
  const taken = changed((each) => {
    lessonOf(each).code = theirs;
  });
  expect(await refusal(taken)).toMatchObject({
    code: 'import-lesson-elsewhere',
    values: { name: theirs, course: other.course.code },
  });
  expect((await refusal(zip, 'sem espaço')).code).toBe('import-code');
});

it('refuses a file that is named and missing, one that nobody names, and one that is not what it is called', async () => {
  const png = await picture('#00ff00');
  const missing = changed(({ modules }) => {
    if (modules[0]) modules[0].notebookCover = mediaName(png, 'png');
  });
  expect(await refusal(missing)).toMatchObject({
    code: 'import-media-missing',
    values: { entry: 'course.json', name: mediaName(png, 'png') },
  });
  const { document: same } = opened(zip);
  expect((await refusal(withDocument(zip, same, { [mediaName(png, 'png')]: png }))).code).toBe('archive-unknown-entry');
  same.course.photo = mediaName(png, 'webp');
  const lying = withDocument(zip, same, { [mediaName(png, 'webp')]: new Uint8Array(await picture('#0000ff')) });
  expect((await refusal(lying)).code).toBe('archive-media-name');
});

it.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'svg'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'webp'],
  ['a ZIP', Buffer.from(hostileZip([document])), 'webp'],
  ['the head of a picture', Buffer.from('\x89PNG\r\n\x1a\n and nothing more', 'latin1'), 'png'],
])('refuses %s as a picture', async (_, bytes, ending) => {
  const { document: same } = opened(zip);
  const name = mediaName(bytes, ending);
  same.course.photo = name;
  const line = await refusal(withDocument(zip, same, { [name]: new Uint8Array(bytes) }), courseData().code);
  expect(line).toMatchObject({ code: 'archive-media-type', values: { entry: name } });
});

it('refuses an address of ours in a text: what lies behind it is not in the file', async () => {
  const bytes = changed((each) => {
    lessonOf(each).published.steps = `![x](/api/files/content-images/${'a'.repeat(43)}.webp)`;
  });
  expect((await refusal(bytes)).code).toBe('import-media-missing');
});
