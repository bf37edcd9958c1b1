import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as EXPORT } from '@/app/api/provas/versions/[id]/export/route';
import { POST as CHECK } from '@/app/api/provas/versions/[id]/import/check/route';
import { POST as IMPORT } from '@/app/api/provas/versions/[id]/import/route';
import { GET as READ, POST as SAVE } from '@/app/api/provas/versions/[id]/route';
import { db } from '@/lib/platform/db/client';
import { saidQuestion } from '@/lib/question-bank/rules/said-question';
import { sampleQuestions } from '@/lib/question-bank/rules/sample-questions';
import type { Question } from '@/lib/question-bank/schemas/questions';
import { type Editor, editor } from '@/tests/support/editor';
import { hostileZip } from '@/tests/support/hostile-archive';
import { packageOf } from '@/tests/support/question-package';
import { draftedModel, publishedModel } from '@/tests/support/test-models';

let admin: Editor;
let placa: Buffer;
beforeAll(async () => {
  admin = await editor();
  placa = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#ff7900' } })
    .png()
    .toBuffer();
});

const example = (name: string) => readFileSync(`tests/support/question-files/${name}`);
const at = (id: string, suffix: string) => ({ path: `/provas/versions/${id}${suffix}`, params: { id } });
const check = (id: string, body: Uint8Array) =>
  admin.post(CHECK, { ...at(id, '/import/check'), body: new Uint8Array(body) });
const importAs = (id: string, body: Uint8Array, { basis, revision }: Record<string, unknown>) =>
  admin.post(IMPORT, { ...at(id, `/import?basis=${basis}&revision=${revision}`), body: new Uint8Array(body) });
async function imported(id: string, body: Uint8Array) {
  return importAs(id, body, (await check(id, body)).body);
}
const questionsIn = async (id: string) =>
  ((await admin.get(READ, at(id, ''))).body as { questions: Question[] }).questions;
const gift = (text: string) => Buffer.from(text);

/** What an export sends, as its bytes. */
async function exported(id: string, format: string): Promise<Buffer> {
  const request = new Request(`http://localhost:3000/api/provas/versions/${id}/export?format=${format}`, {
    headers: { host: 'localhost:3000', authorization: `Bearer ${admin.bearer}` },
  });
  const response = await EXPORT(request, { params: Promise.resolve({ id }) });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe('a file of questions', () => {
  it('is told question by question first, and nothing of it is written', async () => {
    const { version } = await draftedModel();
    const { status, body } = await check(version.id, example('forms.gift.txt'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ format: 'gift', revision: 2 });
    const items = body.items as { kind: string | null; refusal: { code: string } | null; line: number }[];
    expect(items.filter(({ kind }) => kind)).toHaveLength(23);
    expect(items.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual([
      'no-answer',
      'no-right',
      'braces',
      'choices',
      'several-numbers',
    ]);
    expect(await questionsIn(version.id)).toHaveLength(7);
  });

  it('comes in behind what the draft has, whole, once, and on the draft that was checked', async () => {
    const { version } = await draftedModel();
    const file = example('forms.gift.txt');
    const { body } = await check(version.id, file);
    const answers = await Promise.all([importAs(version.id, file, body), importAs(version.id, file, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const questions = await questionsIn(version.id);
    expect(questions).toHaveLength(30);
    expect(questions.slice(0, 7).map(saidQuestion)).toEqual(Object.values(sampleQuestions).map(saidQuestion));
    const other = await importAs(version.id, gift('Outra coisa. {T}'), { ...body, revision: 3 });
    expect(other.body.code).toBe('request.changed-meanwhile');
  });

  it('is refused where the draft was saved meanwhile, is published, or would hold too many', async () => {
    const { version } = await draftedModel({ questions: [sampleQuestions.single] });
    const file = gift('Um byte tem oito bits. {T}');
    const { body } = await check(version.id, file);
    await admin.post(SAVE, {
      ...at(version.id, ''),
      body: { revision: 2, limitMinutes: null, practice: null, questions: [] },
    });
    expect((await importAs(version.id, file, body)).body.code).toBe('request.changed-meanwhile');
    const done = await publishedModel();
    expect((await check(done.version.id, file)).status).toBe(404);
    expect((await importAs(done.version.id, file, { ...body, revision: done.version.revision })).body.code).toBe(
      'test-version.published',
    );
    const ninety = gift('Um byte tem oito bits. {T}\n\n'.repeat(94));
    const full = await draftedModel();
    const refused = await imported(full.version.id, ninety);
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'file', code: 'questions-too-many', values: { maximum: 100 } }] },
    });
    expect(await questionsIn(full.version.id)).toHaveLength(7);
    expect((await check(full.version.id, gift('Um byte. {T}\n\n'.repeat(300)))).body.code).toBe('import.refused');
  });

  it('names a skill that is not defined here and leaves it out', async () => {
    const { version } = await draftedModel({ questions: [] });
    const file = gift('// [tag:skill=EF99CO99] [tag:weight=4]\nUm byte tem oito bits. {T}');
    const { body } = await check(version.id, file);
    expect(body.items).toMatchObject([
      { kind: 'trueFalse', notes: [{ code: 'skill-dropped', values: { code: 'EF99CO99' } }] },
    ]);
    expect((await importAs(version.id, file, body)).body.questions).toMatchObject([{ weight: 4, skillCode: null }]);
  });
});

describe('a package of QTI', () => {
  it('brings its pictures, goes out in both versions and comes in the same', async () => {
    const { version } = await draftedModel({ questions: [] });
    const names = ['choice-2.1.xml', 'match-2.1.xml', 'number-2.1.xml', 'order-3.0.xml', 'extended-text-3.0.xml'];
    const items = Object.fromEntries(names.map((name) => [`itens/${name}`, example(`qti/${name}`)]));
    const came = await imported(version.id, packageOf(items, { 'itens/images/placa.png': placa }));
    expect(came.status).toBe(200);
    const questions = await questionsIn(version.id);
    expect(questions.map(({ kind }) => kind)).toEqual(['single', 'match', 'number', 'order', 'shortText']);
    const [{ imageUrl }] = questions as [Question];
    expect(imageUrl).toMatch(/^\/api\/files\/content-images\/[\w-]{43}\.webp$/);
    const stored = { where: { key: String(imageUrl).slice('/api/files/'.length) } };
    expect(await db().storedFile.findFirst(stored)).toMatchObject({ purpose: 'content-image' });
    for (const format of ['qti21', 'qti30']) {
      const zip = await exported(version.id, format);
      expect(Object.keys(unzipSync(zip)).filter((name) => name.startsWith('images/'))).toHaveLength(1);
      const again = await draftedModel({ questions: [] });
      expect((await imported(again.version.id, zip)).status).toBe(200);
      const bare = (question: Question) => ({ ...saidQuestion(question), imageUrl: question.imageUrl !== null });
      expect((await questionsIn(again.version.id)).map(bare)).toEqual(questions.map(bare));
    }
  });

  it('says of each item why it stays out: no picture, no picture of ours, another kind, broken XML', async () => {
    const { version } = await draftedModel();
    const broken = Buffer.from('<assessmentItem>\n<itemBody>');
    const doctype = Buffer.from('<!DOCTYPE a SYSTEM "file:///etc/passwd">\n<assessmentItem/>');
    const choice = example('qti/choice-2.1.xml');
    const zip = packageOf(
      {
        'a/choice.xml': choice,
        'b/choice.xml': choice,
        'c.xml': example('qti/hotspot-2.1.xml'),
        'd.xml': broken,
        'e.xml': doctype,
      },
      { 'b/images/placa.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    );
    const { body } = await check(version.id, zip);
    expect(body.items).toMatchObject([
      { entry: 'a/choice.xml', refusal: { code: 'image-missing' } },
      { entry: 'b/choice.xml', refusal: { code: 'image-kind' } },
      { entry: 'c.xml', refusal: { code: 'kind', values: { name: 'hotspotInteraction' } } },
      { entry: 'd.xml', refusal: { code: 'unreadable', line: 2 } },
      { entry: 'e.xml', refusal: { code: 'doctype' } },
    ]);
    expect((await imported(version.id, zip)).status).toBe(422);
  });

  it('keeps weights and skills of a test in its order', async () => {
    const skill = await db().skill.findFirst({ select: { code: true } });
    const { version } = await draftedModel({
      questions: [{ ...sampleQuestions.number, weight: 5, skillCode: skill?.code ?? null }, sampleQuestions.order],
    });
    const again = await draftedModel({ questions: [] });
    await imported(again.version.id, await exported(version.id, 'qti21'));
    expect(await questionsIn(again.version.id)).toMatchObject([
      { kind: 'number', weight: 5, skillCode: skill?.code ?? null },
      { kind: 'order', weight: 1 },
    ]);
  });

  it('that is hostile is refused in a moment', async () => {
    const { version } = await draftedModel();
    const item = example('qti/order-3.0.xml');
    const manifest = (inside: string) => `<manifest>${inside}</manifest>`;
    const files = {
      'a bomb': hostileZip([{ name: 'imsmanifest.xml', bytes: Buffer.alloc(30_000_000) }]),
      'a lie': hostileZip([
        { name: 'imsmanifest.xml', bytes: Buffer.alloc(9_000_000, 'abcdefgh'), said: { bytes: 10 } },
      ]),
      'a way out': hostileZip([{ name: '../imsmanifest.xml' }]),
      'no manifest': hostileZip([{ name: 'a.xml', bytes: item }]),
      'a manifest with entities': packageOf({}, {}, `<!DOCTYPE m [<!ENTITY a "b">]>${manifest('&a;')}`),
      'an item that is not there': packageOf({}, {}, manifest('<resource type="imsqti_item_xmlv2p1" href="a.xml"/>')),
      'another file': hostileZip([{ name: 'xl/workbook.xml' }]),
      'half a file': packageOf({ 'a.xml': item }).subarray(0, -60),
      'words that are too many': gift('x'.repeat(1_100_000)),
      nothing: gift('// nada\n'),
      'one byte': gift('x'),
      zeros: Buffer.alloc(1000),
    };
    for (const [name, file] of Object.entries(files)) {
      const began = performance.now();
      const { status, body } = await check(version.id, file);
      const told = name === 'one byte' ? status === 200 : status === 422 && body.code === 'import.refused';
      expect({ name, told, isSlow: performance.now() - began > 3000 }).toEqual({ name, told: true, isSlow: false });
    }
  });
});

describe('GET /provas/versions/{id}/export', () => {
  it('refuses what is unfinished, and in GIFT what has no place there, each by its field', async () => {
    const { version } = await draftedModel({ questions: [{ ...sampleQuestions.single, right: null }] });
    const ask = (id: string, format: string) => admin.get(EXPORT, at(id, `/export?format=${format}`));
    expect((await ask(version.id, 'qti21')).body).toMatchObject({
      code: 'test-version.incomplete',
      fields: [{ path: 'questions.0.right' }],
    });
    const arrow = await draftedModel({
      questions: [
        {
          ...sampleQuestions.order,
          body: {
            items: [
              { id: 'o0', text: 'a -> b' },
              { id: 'o1', text: 'c' },
            ],
          },
          right: ['o0', 'o1'],
        },
      ],
    });
    expect((await ask(arrow.version.id, 'gift')).body.fields).toEqual([
      { path: 'questions.0.body', code: 'gift-arrow' },
    ]);
    expect((await ask(arrow.version.id, 'pdf')).status).toBe(422);
  });

  it('sends GIFT that comes in the same', async () => {
    const { version } = await draftedModel();
    const again = await draftedModel({ questions: [] });
    expect((await imported(again.version.id, await exported(version.id, 'gift'))).status).toBe(200);
    expect((await questionsIn(again.version.id)).map(saidQuestion)).toEqual(
      (await questionsIn(version.id)).map(saidQuestion),
    );
  });
});
